import { SpecimenStamp } from "#app/service-page/specimen.tsx";
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
          <SpecimenStamp />
        </p>
        <HeldBack />
        <dl className="mt-8 grid gap-x-14 lg:grid-cols-2">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="grid content-start grid-cols-[5.5rem_minmax(0,1fr)] border-line border-t py-3"
            >
              <dt className="col-start-2 font-semibold">{figure.label}</dt>
              <dd className="col-start-2 text-text-soft">{figure.text}</dd>
              <dd className="row-span-2 row-start-1 font-bold font-display text-h3 tracking-tight">
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionPart>
  );
}
