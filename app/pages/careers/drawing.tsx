import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { HiringStep } from "#content/pages/careers.ts";
import depthLines from "./depth-lines.at-build.ts";
import { depths } from "./depth-lines.ts";
import { type LayoutName, layouts, type Point } from "./layouts.ts";

/** The lines of the chart end around letters, as on a printed one. */
const haloed = "stroke-[5px] stroke-background [paint-order:stroke]";

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
  name,
  steps,
  beside,
}: {
  name: LayoutName;
  steps: readonly HiringStep[];
  /** Words right of the stations in place of above and below them. */
  beside: boolean;
}) {
  const { stations } = layouts[name];
  const text = name === "wide" ? labelAcross : labelNarrow;
  const figure = name === "wide" ? "text-[28px]" : "text-[24px]";
  return (
    <>
      {depthLines[name].map((line, index) => (
        <path
          key={depths[index]}
          d={line}
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
      wide={{ ...layouts.wide, drawing: <Chart name="wide" steps={steps} beside={false} /> }}
      middle={{ ...layouts.middle, drawing: <Chart name="middle" steps={steps} beside={false} /> }}
      narrow={{ ...layouts.narrow, drawing: <Chart name="narrow" steps={steps} beside={true} /> }}
    />
  );
}
