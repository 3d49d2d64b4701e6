import { cx } from "#app/ui/cx.ts";
import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { type Fate, laneNames, roads } from "./road-plan.ts";

const panel = {
  height: 396,
  left: 4,
  right: 336,
  gate: 186,
  top: 66,
  lane: 58,
  gap: 5,
};
/** Below the foot of the keel. */
const archiveY = panel.top + 5 * panel.lane + 24;

/** Eases a fraction from 0 to 1 (smoothstep). */
const ease = (t: number) => t * t * (3 - 2 * t);

/**
 * Returns the height at `x` of a line that begins at `y`; lines draw together at the crossing, as a hull's sections
 * do at the keel.
 */
function heightAt(x: number, y: number): number {
  const waist = panel.top + 2.5 * panel.lane + (y - (panel.top + 2.5 * panel.lane)) * 0.8;
  const t = 1 - Math.min(1, Math.abs(x - panel.gate) / 130);
  return y + (waist - y) * ease(t);
}

function lineOf(y: number, fate: Fate): string {
  const { left, right, gate } = panel;
  const along = (from: number, to: number) =>
    polyline(range(from, to, 24).map((x) => [x, heightAt(x, y)]));
  switch (fate) {
    case "crosses":
      return along(left, right);
    case "ends":
      return along(left, gate - 66);
    case "new":
      return along(gate + 12, right);
    case "archive": {
      const turn = gate - 78;
      return `${along(left, turn)}C${turn + 34} ${heightAt(turn, y).toFixed(1)} ${turn + 30} ${archiveY} ${turn + 62} ${archiveY}`;
    }
  }
}

const stroke: Record<Fate, string> = {
  crosses: "stroke-text",
  ends: "stroke-text-soft",
  archive: "stroke-text-soft",
  new: "stroke-secondary",
};

function Panel({ road }: { road: (typeof roads)[number] }) {
  const { left, right, gate, top, lane, gap } = panel;
  const lines = laneNames.flatMap((name, laneIndex) =>
    road.lanes[name].map((fate, index) => ({
      key: `${name} ${index}`,
      fate,
      y: top + laneIndex * lane + 18 + index * gap,
    })),
  );
  const floor = top + 5 * lane + 4;
  return (
    <g>
      <text x={left} y="14" className="fill-text font-display" fontSize="19" fontWeight="700">
        {road.name}
      </text>
      <g className="fill-text-soft font-mono" fontSize="13.5">
        <text x={left} y="40">
          ECC
        </text>
        <text x={right} y="40" textAnchor="end">
          S/4HANA
        </text>
        <text x={gate} y="40" textAnchor="middle" className="fill-accent">
          {road.gate}
        </text>
        {laneNames.map((name, index) => (
          <text key={name} x={left + 8} y={top + index * lane + 10}>
            {name}
          </text>
        ))}
      </g>
      <path
        d={`M${left} 50V${floor}M${right} 50V${floor}`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      {lines.map((line) => (
        <g key={line.key}>
          <path
            d={lineOf(line.y, line.fate)}
            className={stroke[line.fate]}
            strokeWidth={line.fate === "new" ? 1.5 : 1.1}
            strokeOpacity={line.fate === "ends" || line.fate === "archive" ? 0.7 : 1}
          />
        </g>
      ))}
      {lines
        .filter(({ fate }) => fate === "ends" || fate === "new")
        .map((line) => {
          const at = line.fate === "ends" ? gate - 66 : gate + 12;
          const markY = tenth(heightAt(at, line.y));
          return line.fate === "ends" ? (
            <path
              key={line.key}
              d={`M${at} ${tenth(markY - 2.2)}v4.4`}
              className="stroke-text-soft"
            />
          ) : (
            <circle key={line.key} cx={at} cy={markY} r="1.9" className="fill-secondary" />
          );
        })}
      <path d={`M${gate} 50V${floor}`} className="stroke-accent" strokeWidth="2" />
      <path d={`M${gate} ${floor - 2}l6 6-6 6-6-6Z`} className="fill-accent" />
      {lines.some(({ fate }) => fate === "archive") ? (
        <>
          <path
            d={`M${gate - 18} ${archiveY}H${gate + 34}`}
            className="stroke-text-soft"
            strokeDasharray="2 4"
          />
          <text x={gate + 42} y={archiveY + 4} className="fill-text-soft font-mono" fontSize="13.5">
            archive
          </text>
        </>
      ) : null}
    </g>
  );
}

const marks = [
  { fate: "crosses", text: "crosses" },
  { fate: "new", text: "starts new" },
  { fate: "ends", text: "stays behind or is deleted" },
  { fate: "archive", text: "kept in the archive" },
] as const satisfies readonly { fate: Fate; text: string }[];

const sample: Record<Fate, string> = {
  crosses: "M2 12H46",
  new: "M8 12H46",
  ends: "M2 12H34M34 8v8",
  archive: "M2 6H16C26 6 24 18 34 18H46",
};

/** The meanings of the line ends: on wide screens in the column of the questions that the table below asks. */
function Key() {
  return (
    <ul className="flex flex-col gap-x-10 gap-y-1 self-center md:max-lg:flex-row md:max-lg:flex-wrap lg:order-first lg:gap-y-6">
      {marks.map(({ fate, text }) => (
        <li
          key={fate}
          className="flex items-center gap-3 text-text-soft text-small lg:flex-col lg:items-start lg:gap-1"
        >
          <svg aria-hidden="true" width="48" height="24" viewBox="0 0 48 24" fill="none">
            <path d={sample[fate]} className={stroke[fate]} strokeWidth="1.5" />
            {fate === "new" ? <circle cx="8" cy="12" r="3" className="fill-secondary" /> : null}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/**
 * Three ways to S/4HANA, by what crosses, what ends, and what starts new. On wide screens each stands above its column of
 * the table (roads.tsx): the last column has no space after it, so the others are wider by that.
 */
export function SapDrawing() {
  return (
    <div className="grid max-w-sm gap-y-5 md:max-w-none md:max-lg:gap-x-12 md:grid-cols-2 md:gap-y-10 lg:grid-cols-[12%_30%_30%_28%]">
      {roads.map((road, index) => (
        <svg
          key={road.name}
          // Its outermost lines are at its edges.
          viewBox={`${panel.left - 0.75} 0 ${panel.right - panel.left + 1.5} ${panel.height - 8}`}
          role="img"
          aria-label={road.description}
          className={cx("h-auto w-full", index < roads.length - 1 && "lg:w-14/15")}
          fill="none"
        >
          <Panel road={road} />
        </svg>
      ))}
      <Key />
    </div>
  );
}
