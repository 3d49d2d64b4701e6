import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { HiringStep } from "#content/pages/careers.ts";
import charts from "./depth-lines.at-build.ts";
import { depths, figuredDepths } from "./depth-lines.ts";
import { columns, type LayoutName, layouts, type Point } from "./layouts.ts";

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
        {charts[name].lines.map((line, index) => (
          <path
            key={depths[index]}
            d={line}
            className="fill-tint stroke-secondary"
            fillOpacity="0.5"
            strokeOpacity={figuredDepths.includes(depths[index] ?? 0) ? 1 : 0.55}
          />
        ))}
        <g
          className={`fill-secondary ${labelNarrow}`}
          strokeWidth="5"
          paintOrder="stroke"
          textAnchor="middle"
        >
          {charts[name].figures.map(([x = 0, y = 0], index) => (
            <text
              key={figuredDepths[index]}
              x={x}
              y={y + 4}
              className={index === 0 ? "stroke-background" : "stroke-tint"}
            >
              {figuredDepths[index]}
            </text>
          ))}
        </g>
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
          : name === "wide"
            ? ({ x: columns[index] ?? 0, y: 18, textAnchor: "start" } as const)
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
