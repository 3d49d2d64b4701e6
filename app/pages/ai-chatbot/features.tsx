import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

/**
 * Each feature as the exchange that demonstrates it: question at the right, answer at the left, as in the chat
 * itself.
 */
export function Features() {
  return (
    <Section id="features" title={page.features.title} lede={page.features.lede}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe on a phone, which the keyboard has to reach */}
      <ul tabIndex={0} className="grid gap-x-10 gap-y-8 swipes md:grid-cols-2 lg:grid-cols-3">
        {page.features.items.map((feature) => (
          <li key={feature.title} className="flex flex-col">
            <h3 className="text-h4">{feature.title}</h3>
            <p className="mt-2 ml-8 self-end bg-text px-4 py-2 text-background">
              <span className="sr-only">Asked: </span>
              {feature.asked}
            </p>
            <div className="mt-2 mr-8 border-secondary border-l-2 bg-tint px-4 py-2">
              <p>
                <span className="sr-only">Answered: </span>
                {feature.answered}
              </p>
              {"source" in feature ? (
                <p className="mt-1.5 font-mono text-small text-text-soft">from {feature.source}</p>
              ) : (
                <p className="mt-1.5 text-secondary text-small">{feature.mark}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
