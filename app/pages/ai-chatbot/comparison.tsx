import { useState } from "react";
import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import { messageDays } from "./message-day.ts";
import { MessageDay } from "./message-day-drawing.tsx";

const { slides } = aiChatbot.comparison;

/** The index goes round: after the last comes the first, before the first the last. */
const wrap = (index: number) => (index + slides.length) % slides.length;

const arrow =
  "grid size-12 place-items-center rounded-sm border-[1.5px] border-text hover:bg-text hover:text-background active:bg-text active:text-background";

/** Three-slide comparison with arrows and dots. All slides lie in one cell, so the height never jumps. */
export function Comparison() {
  const [current, setCurrent] = useState(0);
  return (
    <Section id="comparison" label="Comparison" title={aiChatbot.comparison.title}>
      <section aria-roledescription="carousel" aria-label="Comparison">
        <div className="grid">
          {slides.map((slide, index) => (
            <article
              key={slide.name}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${slide.name}`}
              aria-hidden={index !== current}
              className={cx(
                "col-start-1 row-start-1 print:row-auto noscript:row-auto grid gap-x-12 gap-y-6 border-text border-t-[1.5px] border-b py-8 transition-opacity lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]",
                index === current
                  ? "opacity-100"
                  : // On paper and without scripts all three stand below one another.
                    "invisible opacity-0 print:visible print:opacity-100 noscript:visible noscript:opacity-100",
              )}
            >
              <div>
                <p className="label text-text-soft">
                  {index + 1} / {slides.length}
                </p>
                <h3 className="mt-3 text-h3">{slide.name}</h3>
                <p className="mt-2 text-text-soft">{slide.summary}</p>
              </div>
              <figure className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <MessageDay messages={messageDays[index] ?? []} />
                <figcaption className="mt-3 max-w-[60ch] text-text-soft text-small">
                  {slide.day}
                </figcaption>
              </figure>
              <ul className="grid content-start gap-3">
                {slide.points.map(({ good, text }) => (
                  <li key={text} className="flex gap-3">
                    <Icon
                      name={good ? "check" : "minus"}
                      size={18}
                      className={cx("mt-1", good ? "text-secondary" : "text-text-soft")}
                    />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <div className="no-print mt-6 flex items-center gap-3 noscript:hidden">
          <button
            type="button"
            aria-label="Previous comparison"
            className={arrow}
            onClick={() => setCurrent((index) => wrap(index - 1))}
          >
            <Icon name="caret-left" />
          </button>
          <button
            type="button"
            aria-label="Next comparison"
            className={arrow}
            onClick={() => setCurrent((index) => wrap(index + 1))}
          >
            <Icon name="caret-right" />
          </button>
          <div className="ml-2 flex">
            {slides.map((slide, index) => (
              <button
                key={slide.name}
                type="button"
                aria-label={`Show ${slide.name}`}
                aria-current={index === current}
                onClick={() => setCurrent(index)}
                className="group grid size-10 place-items-center"
              >
                <span className="size-2.5 rotate-45 border-[1.5px] border-text group-aria-current:solid group-aria-current:border-accent group-aria-current:bg-accent" />
              </button>
            ))}
          </div>
        </div>
      </section>
    </Section>
  );
}
