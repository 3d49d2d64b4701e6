import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { cx } from "#app/ui/cx.ts";
import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { HeldBack } from "./held-back-drawing.tsx";

const { title, lede, sheet, figures } = page.impact;

/** The sheet of the acceptance test: the questions that were asked, and the six aims. */
export function Impact() {
  return (
    <SectionPart id="impact" title={title} lede={lede} tone="tint">
      <div className="border-[1.5px] border-text bg-surface p-5 md:p-8">
        <p className="mb-6 flex items-start justify-between gap-4 font-display font-semibold text-h3 tracking-tight">
          {sheet.title}
          <SpecimenMark />
        </p>
        <HeldBack />
        <dl className="mt-10 grid gap-5 lg:grid-cols-[2fr_repeat(5,1fr)]">
          {figures.map(({ value, label, text }, index) => (
            <div
              key={label}
              className="grid grid-cols-[7rem_1fr] md:grid-cols-[10rem_1fr] lg:flex lg:flex-col"
            >
              <dt className="col-start-2 font-semibold">{label}</dt>
              <dd className="col-start-2 mt-1 text-text-soft">{text}</dd>
              <dd
                className={cx(
                  "row-span-2 row-start-1 font-bold font-display tracking-tight lg:-order-1 lg:flex lg:h-20 lg:items-end lg:pb-3",
                  index === 0 ? "text-accent text-display leading-none" : "text-h3",
                )}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionPart>
  );
}
