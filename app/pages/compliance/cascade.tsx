import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";

/** Weeks across the page: the calendar’s, and room for what comes after it. */
const [weeks, across] = [28, 34];

/** The first and the last week that a step’s label names; none for what recurs. */
function weeksOf(when: string): { first: number; last: number } | undefined {
  const [first, last] = (when.match(/\d+/g) ?? []).map(Number);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Place of the text of a step: below the beginning of its bar, as far as it fits the page. */
const places = ["", "lg:ml-[8.8%]", "lg:ml-[14.7%]", "lg:ml-[38.2%]", "lg:ml-[57%]", "lg:ml-[57%]"];

/** The weeks as bars that overlap as the work does, one below the other to the lower right. */
export function Cascade() {
  return (
    <Section label="Calendar" title={page.process.title} lede={page.process.intro}>
      <ol className="grid gap-y-8">
        {page.process.steps.map((step, index) => {
          const span = weeksOf(step.when);
          return (
            <li key={step.title}>
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
              <div className={cx("mt-3 max-w-[52ch]", places[index])}>
                <p className="label text-text-soft">{step.when}</p>
                <h3 className="mt-1 text-h3">{step.title}</h3>
                <p className="mt-1.5 text-text-soft">{step.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
