import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";
import { duration, readings } from "./clock.ts";

const { ticket, process } = page;

/** What the clock read at two of the stations, by their numbers. */
const { response, wall, paused, relief } = readings(ticket.clock);
const clock: Record<number, { term: string; figure: number; text: string }> = {
  1: {
    term: "Response",
    figure: response,
    text: `from ${ticket.clock.received} to ${ticket.clock.answered}`,
  },
  3: {
    term: "Relief",
    figure: relief,
    text: `${duration(wall)}, less ${duration(paused)} of waiting for your answer`,
  },
};

/**
 * The stations at the left, with what the clock read at them, and beside each the entries of one ticket’s log, as one
 * long slip.
 */
export function TicketLog() {
  return (
    <Section id="ticket" title={page.process.title} lede={page.process.intro}>
      <ol>
        {process.steps.map((step, index) => {
          const entry = ticket.log[index];
          return (
            <li
              key={step.title}
              className="grid gap-x-14 gap-y-3 max-lg:pb-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
            >
              <div
                className={cx(
                  "grid content-start gap-x-8 gap-y-1 lg:grid-cols-[9rem_auto_minmax(0,1fr)] lg:py-4 lg:after:-mr-20 lg:after:-ml-2 lg:after:mt-3.5 lg:after:border-text-soft lg:after:border-t-[1.5px] lg:after:border-dotted",
                  // The first entry starts below the head of the slip.
                  index === 0 && "lg:pt-[4.5rem]",
                )}
              >
                <p className="label pt-1.5 text-accent">{step.when}</p>
                <h3 className="text-h3">{step.title}</h3>
                <Reading {...clock[index]} />
              </div>
              <div
                className={cx(
                  "border-text bg-surface px-6 py-4 max-lg:border-l-[1.5px] lg:border-x-[1.5px]",
                  index === 0 && "lg:border-t-[1.5px]",
                  index === process.steps.length - 1 ? "lg:border-b-[1.5px]" : "lg:pb-0",
                )}
              >
                {index === 0 ? (
                  <p className="mb-5 flex items-baseline justify-between gap-6 border-line border-b pb-3 font-display font-semibold text-h4 tracking-tight">
                    {ticket.subject}
                    <span className="font-mono font-normal text-accent">{ticket.severity}</span>
                  </p>
                ) : null}
                <p className="font-mono text-label text-secondary">{entry?.at}</p>
                <p className="mt-1 max-w-[48ch]">{entry?.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What the clock read at a station, below its name: nothing where it was not read. */
function Reading({ term, figure, text }: Partial<(typeof clock)[number]>) {
  if (figure === undefined) return null;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3 lg:order-1 lg:col-span-2 lg:col-start-2">
      <dt className="sr-only">{term}</dt>
      <dd className="font-bold font-display text-accent text-h3 tracking-tight">
        {duration(figure)}
      </dd>
      <dd className="text-text-soft">{text}</dd>
    </dl>
  );
}
