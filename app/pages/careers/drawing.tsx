import { contours } from "#app/ui/drawing/contours.ts";
import { polyline } from "#app/ui/drawing/geometry.ts";
import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { HiringStep } from "#content/pages/careers.ts";

type Point = readonly [x: number, y: number];

const wide = {
  width: 1100,
  height: 400,
  spread: 92,
  stations: [
    [96, 264],
    [318, 150],
    [546, 250],
    [782, 148],
    [1004, 236],
  ] as readonly Point[],
};

const middle: typeof wide = {
  width: 700,
  height: 300,
  spread: 62,
  stations: [
    [64, 196],
    [202, 112],
    [348, 190],
    [498, 108],
    [636, 176],
  ],
};

const narrow: typeof wide = {
  width: 320,
  height: 600,
  spread: 62,
  stations: [
    [70, 64],
    [104, 180],
    [66, 296],
    [116, 412],
    [78, 528],
  ],
};

/** The lines of the chart end around letters, as on a printed one. */
const haloed = "stroke-[5px] stroke-background [paint-order:stroke]";

/** Depth lines of the chart, in minutes of an applicant’s own time. */
const soundings = [1, 3, 8, 20, 45, 100, 160];
const depthOf = (minutes: number) => Math.log2(1 + minutes);
const cell = 10;
/** Cells around the sheet in which the ground rises to the shore, so that every line closes. */
const margin = 14;

/** The water is as deep at a station as its step is long; between stations it is shallow. */
function seabed(stations: readonly Point[], minutes: readonly number[], spread: number) {
  return (x: number, y: number) =>
    Math.max(
      ...stations.map(([sx, sy], index) => {
        const distance2 = ((x - sx) / 1.15) ** 2 + (y - sy) ** 2;
        // A little swell, so that the lines look surveyed: it does not touch the depth at the station itself.
        const swell = 1 + 0.13 * Math.sin(3 * Math.atan2(y - sy, x - sx) + index * 2);
        return depthOf(minutes[index] ?? 0) * Math.exp(-distance2 / (2 * (spread * swell) ** 2));
      }),
    );
}

/** A curve through all stations, rounded at each (Catmull–Rom as cubic Béziers). */
function course(stations: readonly Point[]): string {
  return stations
    .map(([x, y], index) => {
      const before = stations[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const earlier = stations[index - 2] ?? before;
      const next = stations[index + 1] ?? ([x, y] as const);
      return `C${before[0] + (x - earlier[0]) / 6} ${before[1] + (y - earlier[1]) / 6} ${x - (next[0] - before[0]) / 6} ${y - (next[1] - before[1]) / 6} ${x} ${y}`;
    })
    .join("");
}

function Chart({
  layout,
  steps,
  beside,
}: {
  layout: typeof wide;
  steps: readonly HiringStep[];
  /** Words right of the stations in place of above and below them. */
  beside: boolean;
}) {
  const { width, height, stations, spread } = layout;
  const field = seabed(
    stations,
    steps.map((step) => step.minutes),
    spread,
  );
  const columns = Math.ceil(width / cell) + 2 * margin;
  const rows = Math.ceil(height / cell) + 2 * margin;
  const text = layout === wide ? labelAcross : labelNarrow;
  const figure = layout === wide ? "text-[28px]" : "text-[24px]";
  return (
    <>
      {soundings.map((minutes) => (
        <path
          key={minutes}
          d={contours(
            (column, row) =>
              column === 0 || row === 0 || column === columns || row === rows
                ? 0
                : field((column - margin) * cell, (row - margin) * cell),
            columns,
            rows,
            depthOf(minutes),
          )
            .map((line) =>
              polyline(line.map(([x, y]) => [(x - margin) * cell, (y - margin) * cell] as const)),
            )
            .join("")}
          className="fill-tint stroke-secondary"
          fillOpacity="0.45"
          strokeOpacity="0.5"
        />
      ))}
      <path d={course(stations)} className="stroke-accent" strokeWidth="2" strokeDasharray="10 6" />
      {steps.map((step, index) => {
        const [x, y] = stations[index] ?? [0, 0];
        const day = step.byDay === 0 ? "DAY 0" : `BY DAY ${step.byDay}`;
        return (
          <g key={step.title}>
            <path d={`M${x} ${y - 9}l9 9-9 9-9-9Z`} className="fill-accent" />
            {beside ? (
              <>
                <text x={x + 84} y={y - 14} className={`fill-text-soft ${haloed} ${text}`}>
                  {day}
                </text>
                <text
                  x={x + 84}
                  y={y + 14}
                  className={`fill-text font-bold font-display ${haloed} ${figure}`}
                >
                  {`${step.minutes} min`}
                </text>
              </>
            ) : (
              <>
                <text
                  x={x}
                  y={y - 26}
                  textAnchor="middle"
                  className={`fill-text-soft ${haloed} ${text}`}
                >
                  {day}
                </text>
                <text
                  x={x}
                  y={y + 42}
                  textAnchor="middle"
                  className={`fill-text font-bold font-display ${haloed} ${figure}`}
                >
                  {`${step.minutes} min`}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The hiring process as a chart: the deeper the water, the more of your time a station takes. */
export function HiringChart({ steps, label }: { steps: readonly HiringStep[]; label: string }) {
  return (
    <TwoSheets
      label={label}
      wide={{ ...wide, drawing: <Chart layout={wide} steps={steps} beside={false} /> }}
      middle={{ ...middle, drawing: <Chart layout={middle} steps={steps} beside={false} /> }}
      narrow={{ ...narrow, drawing: <Chart layout={narrow} steps={steps} beside={true} /> }}
    />
  );
}
