import { polyline, range, tenth } from "#app/ui/drawing/geometry.ts";
import { deck, end, start } from "./drawing-layout.ts";

/** Flatter than that of the compartments, which have more to show. */
const keel = 314;

type Curve = readonly [number, number, number, number];

const at = ([a, b, c, d]: Curve, t: number): number =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;

/** The hull’s ends, as in the drawing of its compartments: from the deck to the keel. */
const stern = {
  x: [start - 22, start - 18, start - 6, start + 40],
  y: [deck(start - 22), 205, 275, keel],
} as const;
const stem = {
  x: [end + 58, end + 40, end + 16, end - 74],
  y: [deck(end + 58), 199, 275, keel],
} as const;

const pointsOf = ({ x, y }: { x: Curve; y: Curve }) =>
  range(0, 1, 60).map((t) => [at(x, t), at(y, t)] as const);
const [aft, forward] = [pointsOf(stern), pointsOf(stem)];

/** Returns where one of the ends is at a height. */
const edgeAt = (points: typeof aft, height: number): number =>
  points.find(([, y]) => y >= height)?.[0] ?? start;

const water = range(220, keel - 14, 6);

/** Where the leaks are: above the beginnings of the four texts. The first is in the stern. */
const leaks = [10, 294, 578, 862].map(
  (x) => [x, aft.find(([of, y]) => of >= x && y > deck(start))?.[1] ?? keel] as const,
);
const bottom = 352;

/** The same hull without bulkheads: whatever comes in at one of four places is everywhere. */
export function OneHull({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 112 1100 ${bottom - 112}`}
      role="img"
      aria-label="One account: the ship without bulkheads, with water everywhere from four leaks."
      fill="none"
      strokeLinejoin="round"
      className={className}
    >
      <path
        d={`${polyline([
          ...range(start - 22, end + 58, 48).map((x) => [x, deck(x)] as const),
          ...forward,
          ...aft.toReversed(),
        ])}Z`}
        className="fill-surface stroke-text"
        strokeWidth="2"
      />
      <path
        d={water
          .map((y) => `M${tenth(edgeAt(aft, y) + 3)} ${tenth(y)}H${tenth(edgeAt(forward, y) - 3)}`)
          .join("")}
        className="stroke-accent"
        strokeWidth="1.5"
        strokeOpacity="0.55"
      />
      <text
        x={(start + end) / 2}
        y="195"
        textAnchor="middle"
        className="fill-text font-display font-semibold"
        fontSize="34"
      >
        One account for everything
      </text>
      <g className="stroke-accent" strokeWidth="2">
        {leaks.map(([x, y]) => (
          <path
            key={x}
            d={`M${x} ${bottom}V${tenth(y + 9)}M${x + 4} ${tenth(y - 6)}c6 -22 16 -30 32 -32M${x + 4} ${tenth(y - 6)}c2 -26 8 -40 18 -46`}
          />
        ))}
      </g>
      {leaks.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={tenth(y)}
          r="7"
          className="fill-tint stroke-accent"
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}
