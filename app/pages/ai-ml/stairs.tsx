import { range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

const { weeks, items } = page.stops;

const share = (after: number) => `${Math.round((after / weeks) * 100)}%`;

/** The steps as stairs: the height of each shows how much has been spent if one stops there. */
export function Stairs() {
  return (
    <Section title={page.process.title} lede={`${page.process.intro} ${page.stops.intro}`}>
      <Flight />
      <ol className="grid gap-y-12 lg:grid-cols-5 lg:gap-y-0">
        {page.process.steps.map((step, index) => {
          const stop = items[index];
          return (
            <li
              key={step.title}
              className="grid content-start lg:row-span-4 lg:grid-rows-subgrid lg:pr-6"
            >
              {stop === undefined ? null : <Stair after={stop.after} />}
              <p className="label pt-4 text-text-soft">{step.when}</p>
              <h3 className="mt-2 text-h4">{step.title}</h3>
              <p className="mt-1.5 max-w-[37.3em] text-text-soft">{step.text}</p>
              {stop === undefined ? null : (
                <p className="mt-4 max-w-[37.3em] border-secondary border-l-2 pl-4">
                  <span className="label block text-secondary">Stop here and keep</span>
                  {stop.keep}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** All stairs in one flight, each above its column, with a line for each week. */
function Flight() {
  const [column, rise, floor] = [248, 24, 250];
  const y = (week: number) => floor - week * rise;
  const right = column * items.length;
  const edge = items.map(({ after }, index) => `V${y(after)}H${column * (index + 1)}`).join("");
  return (
    <Sheet
      label={`Share of the eight weeks spent if you stop after each step: ${items.map(({ after }) => share(after)).join(", ")}.`}
      width={column * (items.length + 1)}
      height={floor + 2}
      className="hidden overflow-visible lg:block"
    >
      <path d={`M0 ${floor}${edge}V${floor}Z`} className="fill-tint" />
      {range(1, weeks, weeks - 1).map((week) => {
        const first = items.findIndex(({ after }) => after > week);
        return first < 0 ? null : (
          <path
            key={week}
            d={`M${first * column} ${y(week)}H${right}`}
            className="stroke-control-border"
            strokeOpacity="0.5"
          />
        );
      })}
      <path d={`M0 ${floor}${edge}`} className="stroke-accent" strokeWidth="2.5" />
      <path
        d={`M${right} ${y(weeks)}H${right + column - 14}M${right + column - 22} ${y(weeks) - 6}l8 6l-8 6`}
        className="stroke-secondary"
        strokeWidth="2.5"
      />
      <path d={`M0 ${floor}H${right + column}`} className="stroke-text" strokeWidth="1.5" />
      {items.map(({ after }, index) => (
        <text
          key={after}
          x={column * index}
          y={y(after) - 14}
          fontSize="40"
          className="fill-accent font-bold font-display tracking-tight"
        >
          {share(after)}
        </text>
      ))}
      <text
        x={right + 12}
        y={y(weeks) - 14}
        fontSize="40"
        className="fill-secondary font-bold font-display tracking-tight"
      >
        on duty
      </text>
    </Sheet>
  );
}

/** A single stair, drawn horizontally for narrow screens. */
function Stair({ after }: { after: number }) {
  return (
    <div className="lg:hidden">
      <p className="font-bold font-display text-h2 text-accent tracking-tight">{share(after)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks} 1`}
        preserveAspectRatio="none"
        className="mt-2 h-3 w-full border-text border-b-[1.5px]"
      >
        <rect width={after} height="1" className="fill-accent" />
      </svg>
    </div>
  );
}
