import { SectionPart } from "#app/ui/section-part.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** The six figures in one row, each with how it is measured. */
export function Impact() {
  return (
    <SectionPart id="impact" title={page.impact.title} lede={page.impact.lede} tone="tint">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3 xl:grid-cols-6">
        {page.impact.figures.map((figure) => (
          <div key={figure.label} className="flex flex-col">
            <dt className="order-2 font-semibold">{figure.label}</dt>
            <dd className="order-3 text-text-soft text-small">{figure.text}</dd>
            <dd className="order-1 font-bold font-display text-h2 tracking-tight">
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </SectionPart>
  );
}
