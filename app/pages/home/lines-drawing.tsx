import { range } from "#app/ui/drawing/geometry.ts";
import {
  type HullFrame,
  halfBreadthPlan,
  sheerPlan,
  stationX,
} from "#app/ui/drawing/hull-lines.ts";
import { labelNarrow, Sheet } from "#app/ui/drawing/sheet.tsx";

/** A group of adjacent stations, from stern to bow. */
export type StationGroup = { title: string; count: number };

type Composition = {
  side: HullFrame;
  above: HullFrame;
  width: number;
  /** Height of the station numbers, and of the brackets of the groups. */
  numbers: number;
  brackets: number;
};

const wide: Composition = {
  side: { x: 20, y: 152, length: 1200, rise: 100 },
  above: { x: 20, y: 182, length: 1200, rise: 96 },
  width: 1240,
  numbers: 20,
  brackets: 300,
};

const narrow: Composition = {
  side: { x: 4, y: 88, length: 312, rise: 48 },
  above: { x: 4, y: 102, length: 312, rise: 46 },
  width: 320,
  numbers: 14,
  brackets: 160,
};

/** Larger on screens that show the wide drawing at little more than half its size. */
const labelWide = "font-mono text-[20px] lg:text-[15px] xl:text-[13px]";

/** The lines plan above the list of services: a station for each service, a bracket for each group. */
export function ServiceLines({
  label,
  groups,
}: {
  label: string;
  groups: readonly StationGroup[];
}) {
  return (
    <>
      <Sheet label={label} width={wide.width} height={336} className="max-md:hidden">
        <Lines at={wide} groups={groups} text={labelWide} titles />
      </Sheet>
      <Sheet label={label} width={narrow.width} height={152} className="md:hidden">
        <Lines at={narrow} groups={groups} text={labelNarrow} />
      </Sheet>
    </>
  );
}

function Lines({
  at,
  groups,
  text,
  titles = false,
}: {
  at: Composition;
  groups: readonly StationGroup[];
  text: string;
  titles?: boolean;
}) {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const stations = range(-0.9, 0.9, count - 1).map((e) => Math.round(stationX(at.side, e)));
  const half = (at.side.length * 0.9) / (count - 1) / 2;
  const plan = sheerPlan(at.side);
  const waterlines = halfBreadthPlan(at.above);
  const waterline = at.side.y - at.side.rise * 0.62;
  const spans = groups.map((group, index) => {
    const before = groups.slice(0, index).reduce((sum, { count: size }) => sum + size, 0);
    const from = (stations[before] ?? 0) - half + 6;
    const to = (stations[before + group.count - 1] ?? 0) + half - 6;
    return { title: group.title, from: Math.round(from), to: Math.round(to) };
  });

  return (
    <>
      <path
        d={stations.map((x) => `M${x} ${at.numbers + 8}V${at.brackets - 12}`).join("")}
        className="stroke-line"
      />
      <path
        d={`M0 ${waterline}H${at.width}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="9 5"
      />
      <g className="stroke-text" strokeOpacity="0.5">
        {[...plan.buttocks, ...waterlines.slice(0, -1)].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth={titles ? 2 : 1.5}>
        {[plan.deck, plan.profile, ...waterlines.slice(-1)].map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={`M0 ${at.above.y}H${at.width}`} className="stroke-accent" strokeWidth="1.75" />
      <g className={`fill-text ${text}`} textAnchor="middle">
        {stations.map((x, index) => (
          <text key={x} x={x} y={at.numbers}>
            {index + 1}
          </text>
        ))}
      </g>
      {/* A bracket without room for its title says nothing. */}
      {titles
        ? spans.map(({ title, from, to }) => (
            <g key={title}>
              <path
                d={`M${from} ${at.brackets - 6}v6H${to}v-6`}
                className="stroke-text"
                strokeWidth="1.5"
              />
              <text
                // The last title would overflow the drawing where letters are largest.
                x={Math.min((from + to) / 2, at.width - title.length * 6)}
                y={at.brackets + 24}
                textAnchor="middle"
                className={`fill-text-soft ${text}`}
              >
                {title}
              </text>
            </g>
          ))
        : null}
    </>
  );
}
