import { daysOf } from "#app/service-page/days-of.ts";
import { range, tenth } from "#app/ui/drawing/geometry.ts";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

/** Parts for what follows at a time not set. */
const after = 4;

const spans = page.process.steps.slice(0, -1).map(({ when }) => daysOf(when));
const days = spans.at(-1)?.[1] ?? 1;
/** The days on which the two work apart: those of the longest step. */
const [from, to] = spans.reduce((longest, span) =>
  span[1] - span[0] > longest[1] - longest[0] ? span : longest,
);

/** The days of each step, and the parts of what follows, as the widths of their columns. */
export const parts = [...spans.map(([first, last]) => last - first + 1), after];

const width = 1240;
const x = (day: number) => tenth((day / (days + after)) * width);
const middle = 62;
const apart = 40;
const together = 4;
const axis = 138;

/** Returns a tester’s course: with the other one, then on one side, from halfway on the other, and back. */
function course(side: 1 | -1): string {
  const near = middle + together * side;
  const far = (half: 1 | -1) => middle + apart * side * half;
  const half = (from - 1 + to) / 2;
  const bend = (start: number, startAt: number, end: number, endAt: number) => {
    const turn = (x(start) + x(end)) / 2;
    return `H${x(start)}C${turn} ${startAt} ${turn} ${endAt} ${x(end)} ${endAt}`;
  };
  return `M0 ${near}${bend(from - 1, near, from + 0.4, far(1))}${bend(half - 0.8, far(1), half + 0.8, far(-1))}${bend(to - 1.4, far(-1), to, near)}H${x(days)}`;
}

/** Two testers on the scale of a test’s days: each takes half of the branches, and they swap halfway. */
export function TestersDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${axis + 10}`}
      role="img"
      aria-label={`The testers’ course on a scale of ${days} days: together until day ${from - 1}, then on two sides, which they swap halfway, and together again from day ${to + 1}. The retest is on no set date.`}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <path
        d={`M0 ${axis}H${x(days)}${range(0, days, days)
          .map((day) => `M${x(day)} ${axis}v-7`)
          .join("")}`}
        className="stroke-text-soft"
        strokeWidth="1.5"
      />
      <path
        d={`M${x(days)} ${axis}H${width}M${x(days)} ${middle}H${width - 22}`}
        className="stroke-text-soft"
        strokeWidth="1.5"
        strokeDasharray="7 6"
      />
      <path d={course(1)} className="stroke-secondary" strokeWidth="3" />
      <path d={course(-1)} className="stroke-accent" strokeWidth="3" />
      <path
        d={`M${width - 12} ${middle - 11}l11 11l-11 11l-11 -11Z`}
        className="stroke-accent"
        strokeWidth="3"
      />
      {spans.map(([first]) => (
        <path
          key={first}
          d={`M${x(first - 1)} ${axis - 8}l8 8l-8 8l-8 -8Z`}
          className="fill-accent"
        />
      ))}
      <path d={`M${x(days)} ${axis - 8}l8 8l-8 8l-8 -8Z`} className="fill-accent" />
      <g fontSize="17" className="font-semibold">
        <text x={x(from + 0.6)} y={middle - apart - 10} className="fill-accent">
          first tester
        </text>
        <text x={x(from + 0.6)} y={middle + apart + 24} className="fill-secondary">
          second tester
        </text>
        <text
          x={x((from - 1 + to) / 2)}
          y={middle - apart - 10}
          textAnchor="middle"
          className="fill-text"
        >
          swap
        </text>
        <text x={width - 36} y={middle - 18} textAnchor="end" className="fill-text">
          the same tester
        </text>
      </g>
    </svg>
  );
}
