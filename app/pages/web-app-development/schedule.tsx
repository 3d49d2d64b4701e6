import { Section } from "#app/ui/section.tsx";
import {
  webAppDevelopment as page,
  type StepWeeks,
} from "#content/services/web-app-development.ts";

const { process, schedule } = page;
const { shortest, longest } = schedule;

/** Where a week ends on the scale. */
const at = (week: number) => `${(week / longest) * 100}%`;

const columns =
  "lg:grid lg:grid-cols-[11rem_minmax(0,1fr)_21rem] lg:gap-x-10 xl:grid-cols-[13rem_minmax(0,1fr)_27rem]";

/** The steps as rows beside one scale of weeks: solid for a short project, hollow for as long as one may take. */
export function Schedule() {
  return (
    <Section title={process.title} lede={process.intro}>
      <div className={`${columns} items-end pb-2 font-mono text-label text-text-soft`}>
        <p className="flex flex-wrap gap-x-6 gap-y-1 max-lg:pb-2 lg:col-span-2">
          {[schedule.solid, schedule.hollow].map((text, index) => (
            <span key={text} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={
                  index === 0
                    ? "solid h-2.5 w-6 bg-secondary"
                    : "h-2.5 w-6 border-[1.5px] border-secondary"
                }
              />
              {text}
            </span>
          ))}
          <span aria-hidden="true" className="ml-auto max-lg:hidden">
            week
          </span>
        </p>
        <p aria-hidden="true" className="grid auto-cols-fr grid-flow-col text-center max-lg:hidden">
          {Array.from({ length: longest }, (_, index) => index + 1).map((week) => (
            <span
              key={week}
              className={
                week === shortest || week === longest ? "font-bold text-accent" : undefined
              }
            >
              {week}
            </span>
          ))}
        </p>
      </div>
      <ol className="border-text border-t-[1.5px]">
        {process.steps.map((step) => (
          <li key={step.title} className={`${columns} border-line border-b`}>
            <div className="pt-5 lg:pb-5">
              <p className="label text-text-soft">{step.when}</p>
              <h3 className="mt-1.5 text-h4">{step.title}</h3>
            </div>
            <p className="max-w-[29.3em] text-text-soft max-lg:mt-1.5 lg:py-5">{step.text}</p>
            <Bar {...step.weeks} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A line between weeks; as wide as the scale is divided. */
const grid =
  "border-line border-r bg-[linear-gradient(to_right,var(--color-line)_1px,transparent_1px)] bg-[length:6.25%_100%]";

/** A step on the scale: a bar, or for a date a mark on the first day and one on the last that it may fall on. */
function Bar({ from, to, latest = to }: StepWeeks) {
  return (
    <div className={`relative max-lg:mt-4 max-lg:h-9 ${grid}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible stroke-secondary"
        strokeWidth="1.5"
      >
        {from === to ? (
          <g className="stroke-accent">
            <line x1={at(from)} x2={at(latest)} y1="50%" y2="50%" strokeDasharray="2 5" />
            {[from, latest].map((week) => (
              <svg key={week} aria-hidden="true" x={at(week)} y="50%" overflow="visible">
                <path
                  d="M0-9l9 9-9 9-9-9Z"
                  className={week === from ? "fill-accent" : "fill-background"}
                />
              </svg>
            ))}
          </g>
        ) : (
          <g transform="translate(0 -7)">
            {latest > to ? <Stretch from={to} to={latest} className="fill-background" /> : null}
            <Stretch from={from} to={to} className="fill-secondary" />
          </g>
        )}
      </svg>
    </div>
  );
}

type StretchProps = { from: number; to: number; className: string };

const Stretch = ({ from, to, className }: StretchProps) => (
  <rect x={at(from)} y="50%" width={at(to - from)} height="14" className={className} />
);
