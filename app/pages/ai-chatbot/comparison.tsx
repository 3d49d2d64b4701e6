import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";
import ComparisonControls from "./comparison-controls.island.tsx";
import { messageDays } from "./message-day.ts";
import { MessageDay } from "./message-day-drawing.tsx";

const { slides } = aiChatbot.comparison;

/** Three-slide comparison with arrows and dots. All slides share one grid cell, so the height never jumps. */
export function Comparison() {
  return (
    <Section id="comparison" title={aiChatbot.comparison.title} tone="tint">
      <section aria-roledescription="carousel" aria-label="Comparison" className="relative">
        <div className="grid">
          {slides.map((slide, index) => (
            <article
              key={slide.name}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${slide.name}`}
              data-slide=""
              aria-hidden={index > 0 || undefined}
              className={cx(
                "col-start-1 row-start-1 print:row-auto noscript:row-auto grid content-start gap-x-14 gap-y-6 transition-opacity md:bg-background md:p-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
                // In print and without scripts, all three slides are shown one below the other.
                "aria-hidden:invisible aria-hidden:opacity-0 print:visible! print:opacity-100! noscript:visible! noscript:opacity-100!",
              )}
            >
              <div>
                <p className="label text-text-soft">
                  {index + 1} / {slides.length}
                </p>
                <h3 className="mt-2 text-h3">{slide.name}</h3>
                <p className="mt-2 text-text-soft">{slide.summary}</p>
              </div>
              <ul className="grid content-start gap-3 md:grid-cols-2">
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
              <figure className="min-w-0 lg:col-span-2">
                <MessageDay messages={messageDays[index] ?? []} />
                <figcaption className="mt-3 text-text-soft text-small">{slide.day}</figcaption>
              </figure>
            </article>
          ))}
        </div>
        <ComparisonControls slides={slides.map(({ name }) => name)} />
      </section>
    </Section>
  );
}
