import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Impact() {
  return (
    <Section id="impact" label="Impact" title={page.impact.title} tone="inverse">
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {page.impact.figures.map((figure) => (
          <div key={figure.label} className="flex flex-col border-line border-t pt-5">
            <dt className="order-2 mt-2 font-semibold">{figure.label}</dt>
            <dd className="order-1 font-bold font-display text-display tracking-tight">
              {figure.value}
            </dd>
            <dd className="order-3 mt-1 max-w-[36ch] text-text-soft">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
