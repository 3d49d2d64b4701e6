import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/** All figures in one band, each with a line about its basis. */
export function Impact() {
  return (
    <Section id="impact" title={page.impact.title} tone="inverse">
      <dl className="grid gap-y-5 lg:gap-y-3">
        {page.impact.figures.map((figure) => (
          <div
            key={figure.label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-6 lg:grid-cols-[12rem_minmax(0,4fr)_minmax(0,7fr)]"
          >
            <dt className="order-2 font-semibold lg:text-lead">{figure.label}</dt>
            <dd className="order-1 font-bold font-display whitespace-nowrap text-h2 leading-tight tracking-tight">
              {figure.value}
            </dd>
            <dd className="order-3 text-text-soft max-lg:col-start-2">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
