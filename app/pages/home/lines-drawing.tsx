import { range } from "#app/ui/drawing/geometry.ts";
import {
  type HullFrame,
  halfBreadthPlan,
  sheerPlan,
  stationX,
} from "#app/ui/drawing/hull-lines.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

/** A group of adjacent stations, from stern to bow. */
export type StationGroup = { title: string; count: number };

const side: HullFrame = { x: 20, y: 132, length: 1200, rise: 100 };
const above: HullFrame = { x: 20, y: 162, length: 1200, rise: 96 };
const width = 1240;
/** Height of the brackets of the groups. */
const brackets = 280;

/** Larger on screens that show the drawing at little more than half its size. */
const text = "font-mono text-[20px] lg:text-[15px] xl:text-[13px]";

/** The lines plan above the list of services: a station for each service, a bracket for each group. */
export function ServiceLines({
  label,
  groups,
  className,
}: {
  label: string;
  groups: readonly StationGroup[];
  className: string;
}) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const stations = range(-0.9, 0.9, count - 1).map((e) => Math.round(stationX(side, e)));
  const half = (side.length * 0.9) / (count - 1) / 2;
  const plan = sheerPlan(side);
  const waterlines = halfBreadthPlan(above);
  const spans = groups.map((group, index) => {
    const before = groups.slice(0, index).reduce((sum, { count: size }) => sum + size, 0);
    const from = (stations[before] ?? 0) - half + 6;
    const to = (stations[before + group.count - 1] ?? 0) + half - 6;
    return { title: group.title, from: Math.round(from), to: Math.round(to) };
  });

  return (
    <Sheet label={label} width={width} height={316} className={className}>
      <path d={stations.map((x) => `M${x} 8V${brackets - 12}`).join("")} className="stroke-line" />
      <path
        d={`M0 ${side.y - side.rise * 0.62}H${width}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />
      <g className="stroke-text" strokeOpacity="0.5">
        {[...plan.buttocks, ...waterlines.slice(0, -1)].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="2">
        {[plan.deck, plan.profile, ...waterlines.slice(-1)].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={`M0 ${above.y}H${width}`} className="stroke-accent" strokeWidth="1.75" />
      {spans.map(({ title, from, to }) => (
        <g key={title}>
          <path
            d={`M${from} ${brackets - 6}v6H${to}v-6`}
            className="stroke-text"
            strokeWidth="1.5"
          />
          <text
            // The last title would overflow the drawing where letters are largest.
            x={Math.min((from + to) / 2, width - title.length * 6)}
            y={brackets + 24}
            textAnchor="middle"
            className={`fill-text-soft ${text}`}
          >
            {title}
          </text>
        </g>
      ))}
    </Sheet>
  );
}
