import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";
import { SwipeCount } from "./swipe-count.tsx";

const { items } = page.features;

/**
 * One transcript of six exchanges, each with the feature that it demonstrates as a note in the margin: question at the
 * right, answer at the left, as in the chat itself. On a phone they are cards to swipe, numbered so that it shows how
 * many there are.
 */
export function Features() {
  return (
    <Section id="features" title={page.features.title} lede={page.features.lede}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe on a phone, which the keyboard has to reach
        tabIndex={0}
        className="swipes"
      >
        {items.map((feature, index) => (
          <li
            key={feature.title}
            className="border-line border-t py-5 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-x-14"
          >
            <div className="lg:order-1">
              <SwipeCount index={index} of={items.length} />
              <h3 className="text-h4">{feature.title}</h3>
              <p className="mt-1 text-secondary text-small">{feature.mark}</p>
            </div>
            <div className="flex flex-col max-lg:mt-4">
              <p
                className={cx(
                  "ml-8 self-end px-4 py-2",
                  "large" in feature
                    ? "bg-text font-display font-semibold text-background text-h3"
                    : "border",
                )}
              >
                <span className="sr-only">Asked: </span>
                {feature.asked}
              </p>
              <div className="mt-4 border-secondary border-l-2 pl-5">
                <p>
                  <span className="sr-only">Answered: </span>
                  {feature.answered}
                </p>
                {"source" in feature ? (
                  <p className="mt-1 font-mono text-small text-text-soft">from {feature.source}</p>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
