import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";

/** Number of weeks in the calendar, and in the chart's width, which has room for what follows. */
const [weeks, across] = [28, 34];

/** Parses the first and the last week from a step’s label; undefined for recurring steps. */
function weeksOf(when: string): { first: number; last: number } | undefined {
  const [first, last] = (when.match(/\d+/g) ?? []).map(Number);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** The weeks as bars that overlap as the work does, descending to the right, each beside its step's name. */
export function Cascade() {
  return (
    <Section title={page.process.title} lede={page.process.intro}>
      <ol className="grid gap-y-5">
        {page.process.steps.map((step) => {
          const span = weeksOf(step.when);
          return (
            <li
              key={step.title}
              className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <div>
                <p className="label text-text-soft">{step.when}</p>
                <h3 className="mt-1 text-h3">{step.title}</h3>
              </div>
              <div>
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${across} 10`}
                  preserveAspectRatio="none"
                  className="h-3 w-full"
                >
                  <path
                    d={`M0 9.5H${across}`}
                    className="stroke-line"
                    vectorEffect="non-scaling-stroke"
                  />
                  {span === undefined ? (
                    <path
                      d={`M${weeks} 5H${across}`}
                      className="stroke-secondary"
                      strokeWidth="5"
                      strokeDasharray="10 6"
                      vectorEffect="non-scaling-stroke"
                    />
                  ) : (
                    <rect
                      x={span.first - 1}
                      width={span.last - span.first + 1}
                      height="10"
                      className="fill-accent"
                    />
                  )}
                </svg>
                <p className="mt-3 text-text-soft">{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
