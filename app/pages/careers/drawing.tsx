import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { HiringStep } from "#content/pages/careers.ts";
import depthLines from "./depth-lines.at-build.ts";
import { depths } from "./depth-lines.ts";
import { type LayoutName, layouts, type Point } from "./layouts.ts";

/** Returns a smooth curve through all stations (Catmull–Rom as cubic Béziers). */
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
  /** Puts labels at the right instead of above. */
  beside: boolean;
}) {
  const { stations, above } = layouts[name];
  const text = name === "wide" ? labelAcross : labelNarrow;
  const figure = name === "wide" ? "text-[28px]" : "text-[24px]";
  return (
    <>
      <g transform={`translate(0 ${above})`}>
        {depthLines[name].map((line, index) => (
          <path
            key={depths[index]}
            d={line}
            className="fill-tint stroke-secondary"
            fillOpacity="0.45"
            strokeOpacity="0.5"
          />
        ))}
        <path
          d={course(stations)}
          className="stroke-accent"
          strokeWidth="2"
          strokeDasharray="10 6"
        />
      </g>
      {steps.map((step, index) => {
        const [x, depth] = stations[index] ?? [0, 0];
        const y = depth + above;
        const words = beside
          ? ({ x: 204, y: y - 8, textAnchor: "start" } as const)
          : ({ x, y: 18, textAnchor: "middle" } as const);
        return (
          <g key={step.title}>
            <path
              d={beside ? `M${x + 14} ${y}H194` : `M${x} ${above - 10}V${y - 14}`}
              className="stroke-text-soft"
            />
            <path d={`M${x} ${y - 9}l9 9-9 9-9-9Z`} className="fill-accent" />
            <text {...words} className={`fill-text-soft ${text}`}>
              <tspan className="fill-accent">{index + 1}</tspan>
              {step.byDay === 0 ? "  DAY 0" : `  BY DAY ${step.byDay}`}
            </text>
            <text
              {...words}
              y={words.y + (beside ? 26 : 32)}
              className={`fill-text font-bold font-display ${figure}`}
            >
              {`${step.minutes} min`}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The hiring process as a nautical chart: the deeper the water, the more of an applicant's time a station takes. */
export function HiringChart({ steps, label }: { steps: readonly HiringStep[]; label: string }) {
  const sheet = (name: LayoutName) => ({
    width: layouts[name].width,
    height: layouts[name].above + layouts[name].height,
    drawing: <Chart name={name} steps={steps} beside={name === "narrow"} />,
  });
  return (
    <TwoSheets
      label={label}
      wide={sheet("wide")}
      middle={sheet("middle")}
      narrow={sheet("narrow")}
      sequence
    />
  );
}
