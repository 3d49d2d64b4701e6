import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { Figures } from "./figures.tsx";
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
        <div className="mt-8">
          <Figures items={figures} className="lg:grid-cols-3" leads />
        </div>
      </div>
    </SectionPart>
  );
}
