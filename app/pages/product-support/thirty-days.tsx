import { daysOf } from "#app/service-page/days-of.ts";
import { range, tenth } from "#app/ui/drawing/geometry.ts";
import { productSupport as page } from "#content/services/product-support.ts";

const { steps } = page.takeover;

/** Thirty days as one scale, from which each step hangs by a line; below wide screens each step has a scale of its own. */
export function ThirtyDays() {
  return (
    <>
      <Scale />
      <ol className="grid gap-x-8 gap-y-6 md:max-lg:grid-cols-2 lg:grid-cols-6">
        {steps.map((step) => (
          <li key={step.title} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-1.5">
            <p className="label text-text-soft">{step.when}</p>
            <OwnScale days={daysOf(step.when)} />
            <h3 className="text-h4 max-lg:mt-3">{step.title}</h3>
            <p className="measure text-text-soft max-lg:mt-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns the marks of thirty days, of which every fifth is a tall one, above a line. */
const ticks = (dayWidth: number, base: number, tall: number): string =>
  range(0, 30, 30)
    .map((at) => `M${tenth(at * dayWidth)} ${base - (at % 5 === 0 ? tall : 6)}V${base}`)
    .join("");

const [width, day, line] = [1240, 1240 / 30, 34];
/** Distance of the columns' left edges: their gap is 32 units. */
const column = (width + 32) / steps.length;

function Scale() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 112`}
      className="mb-2 h-auto w-full max-lg:hidden"
      fill="none"
    >
      <path d={ticks(day, line, 12)} className="stroke-text-soft" />
      <g className="fill-text-soft font-mono" fontSize="13" textAnchor="middle">
        {[5, 10, 15, 20, 25].map((at) => (
          <text key={at} x={tenth(at * day)} y="14">
            {at}
          </text>
        ))}
      </g>
      {steps.map((step, index) => {
        const [first, last] = daysOf(step.when);
        const middle = tenth(((first - 1 + last) / 2) * day);
        const foot = tenth(index * column) + 1;
        return (
          <g key={step.when}>
            <rect
              x={tenth((first - 1) * day) + 1}
              y={line}
              width={tenth((last - first + 1) * day) - 2}
              height="14"
              className="fill-text"
            />
            <path d={`M${middle} ${line + 14}V62L${foot} 92V112`} className="stroke-accent" />
          </g>
        );
      })}
    </svg>
  );
}

function OwnScale({ days: [first, last] }: { days: readonly [number, number] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 22"
      className="mt-2 h-auto w-full max-w-md lg:hidden"
      fill="none"
    >
      <path d={ticks(12, 17, 11)} className="stroke-text-soft" strokeOpacity="0.6" />
      <path d="M0 17H360" className="stroke-text" />
      <rect
        x={(first - 1) * 12}
        y="12"
        width={(last - first + 1) * 12}
        height="10"
        className="fill-accent"
      />
    </svg>
  );
}
