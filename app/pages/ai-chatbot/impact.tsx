import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The six figures, each with how it is measured. */
export function Impact() {
  return (
    <SectionPart id="impact" title={page.impact.title} lede={page.impact.lede} tone="tint">
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {page.impact.figures.map((figure) => (
          <div
            key={figure.label}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-6 lg:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="col-start-2 font-semibold">{figure.label}</dt>
            <dd className="col-start-1 row-span-2 row-start-1 whitespace-nowrap font-bold font-display text-h2 tracking-tight">
              {figure.value}
            </dd>
            <dd className="col-start-2 text-text-soft">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </SectionPart>
  );
}
