import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { hatching, legend, title } from "./drawing-parts.ts";
import { type Compartment, units } from "./landing-zone.ts";

const rowHeight = 44;
const rows = units.flatMap((unit) =>
  unit.compartments.map((compartment, index) => ({ unit: unit.name, index, ...compartment })),
);
// In a plan view with the bow at the top, the sandbox comes first and security last.
const fromBow = rows.toReversed();
const top = 92;
const bottom = top + fromBow.length * rowHeight;
const centre = 132;
const beam = 122;
const bow = top - 46;
const stern = bottom + 4;
/** Returns the deck's half-breadth at a vertical position: narrow at the bow, cut off by a transom at the stern. */
const half = (y: number) => {
  const e = 1 - (1.93 * (y - bow)) / (stern - bow);
  return beam * (1 - Math.abs(e) ** (e > 0 ? 2.3 : 5.4)) ** 0.7;
};
const heights = range(0, 1, 80).map((part) => bow + part ** 1.6 * (stern - bow));
const outline = polyline([
  ...heights.map((y) => [centre - half(y), y] as const),
  ...heights.toReversed().map((y) => [centre + half(y), y] as const),
]);
const y = (index: number) => top + index * rowHeight;
/** Puts a short name on one line. */
const lines = ({ name }: Compartment) => (name.join(" ").length < 8 ? [name.join(" ")] : name);
const pipe = centre + 56;
const fixed = (length: number) => length.toFixed(1);

/** Returns the water in the compartment that begins at a vertical position. */
function water(from: number): string {
  const breadth = half(from + rowHeight / 2);
  return hatching(centre - breadth, centre + breadth, from, from + rowHeight);
}

export function DeckPlan({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 320 ${bottom + 140}`}
      role="img"
      aria-label={title}
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <g className="stroke-line">
        {range(10, 254, 4).map((x) => (
          <path key={x} d={`M${x} 30V${bottom + 12}`} />
        ))}
      </g>
      <path d={`${outline}Z`} className="fill-surface" />
      {fromBow.map((row, index) =>
        row.flooded ? (
          <path
            key={row.name.join()}
            d={water(y(index))}
            className="stroke-accent"
            strokeWidth="1.5"
            opacity="0.5"
          />
        ) : null,
      )}
      {fromBow.map((row, index) =>
        index === 0 ? null : (
          <path
            key={row.name.join()}
            d={`M${fixed(centre - half(y(index)))} ${y(index)}H${fixed(centre + half(y(index)))}`}
            className="stroke-text"
            strokeWidth={fromBow[index - 1]?.unit === row.unit ? 1 : 2}
          />
        ),
      )}
      <path d={`${outline}Z`} className="stroke-text" strokeWidth="2" />
      <path d={`M${centre} 18V${bottom + 14}`} className="stroke-accent" strokeWidth="2.5" />
      <path
        d={`M${pipe} ${y(0) + 24}V${bottom - 22}`}
        className="stroke-secondary"
        strokeWidth="1.75"
      />
      <path
        d={`M${pipe - 5} ${bottom - 31}l5 9l5 -9`}
        className="stroke-secondary"
        strokeWidth="1.75"
      />
      {fromBow.slice(0, -1).map((row, index) => (
        <circle
          key={row.name.join()}
          cx={pipe}
          cy={y(index) + 24}
          r="2.75"
          className="fill-secondary"
        />
      ))}
      <Words />
      <Legend />
    </svg>
  );
}

/** Names of the accounts, with a bracket for each unit. */
function Words() {
  return (
    <g className="font-mono" fontSize="12.5">
      {fromBow.map((row, index) => (
        <g key={row.name.join()}>
          {row.flooded ? (
            // Between the water and the name, which would be hard to read on its hatching.
            <path
              d={`M${centre - 10} ${y(index) + 12}v21h-${10 + 7.6 * row.name.join(" ").length}v-21Z`}
              className="fill-surface"
            />
          ) : null}
          {lines(row).map((line, part, all) => (
            <text
              key={line}
              x={centre - 14}
              y={y(index) + (all.length === 1 ? 27 : 19 + part * 16)}
              textAnchor="end"
              paintOrder="stroke"
              strokeWidth="5"
              className={row.flooded ? "fill-accent stroke-surface" : "fill-text stroke-surface"}
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      <text x={centre + 10} y="22" className="fill-accent">
        KEEL: POLICIES
      </text>
      {/* Units as brackets on the right */}
      {units.map((unit) => {
        const from = fromBow.findIndex((row) => row.unit === unit.name);
        const y0 = from === 0 ? bow + 14 : y(from) + 5;
        const y1 = y(from + unit.compartments.length) - 5;
        return (
          <g key={unit.name}>
            <path d={`M264 ${y0}h8V${y1}h-8`} className="stroke-text-soft" />
            <text
              transform={`translate(288 ${(y0 + y1) / 2}) rotate(90)`}
              textAnchor="middle"
              className="fill-text-soft"
            >
              {unit.name}
            </text>
          </g>
        );
      })}
      <rect
        x="10"
        y={bottom + 26}
        width="244"
        height="52"
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <text x="20" y={bottom + 47} className="fill-text">
        Management account
      </text>
      <text x="20" y={bottom + 66} className="fill-text-soft">
        on deck, no workload
      </text>
    </g>
  );
}

/** The line styles and their meanings. */
function Legend() {
  const at = bottom + 106;
  return (
    <g className="fill-text-soft font-mono" fontSize="12.5">
      <path d={`M10 ${at - 4}h26`} className="stroke-secondary" strokeWidth="1.75" />
      <text x="46" y={at}>
        {legend.logs}
      </text>
      <path
        d={hatching(10, 36, at + 11, at + 25)}
        className="stroke-accent"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <text x="46" y={at + 22}>
        {legend.mistake}
      </text>
    </g>
  );
}
