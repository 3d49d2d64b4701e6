import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { SwipeCount } from "./swipe-count.tsx";

const { items } = page.features;

/**
 * A sheet of six specimens, each a feature as the exchange that demonstrates it: question at the right, answer at the
 * left, as in the chat itself. On a phone they are cards to swipe, numbered so that it shows how many there are.
 */
export function Features() {
  return (
    <Section id="features" title={page.features.title} lede={page.features.lede}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe on a phone, which the keyboard has to reach
        tabIndex={0}
        className="grid gap-px border border-line bg-line swipes md:grid-cols-2 lg:grid-cols-3"
      >
        {items.map((feature, index) => (
          <li key={feature.title} className="flex flex-col bg-surface p-5">
            <SwipeCount index={index} of={items.length} />
            <h3 className="mb-4 text-h4">{feature.title}</h3>
            <p className="ml-8 self-end bg-text px-4 py-2 text-background">
              <span className="sr-only">Asked: </span>
              {feature.asked}
            </p>
            <div className="mt-2 mr-8 border-secondary border-l-2 bg-tint px-4 py-2">
              <p>
                <span className="sr-only">Answered: </span>
                {feature.answered}
              </p>
              {"source" in feature ? (
                <p className="mt-1 font-mono text-small text-text-soft">from {feature.source}</p>
              ) : (
                <p className="mt-1 text-secondary text-small">{feature.mark}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
