import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { deckHeight, halfBreadth } from "#app/ui/drawing/hull.ts";

/** The part of the sheet that is shown: from the caps of the upper labels, which are level with those of the headline. */
const view = { x: 27, y: 35, width: 527, height: 386 };
const centre = 270;
const keelY = 372;
const depth = 272;
const halfBeam = 214;

const pointOf = (e: number, t: number): readonly [number, number] => {
  const side = e < 0 ? -1 : 1;
  return [centre + side * halfBeam * halfBreadth(e, t), keelY - depth * t * deckHeight(e)];
};

/** Positions of the sections, closer together towards the ends, where a hull's shape changes most. */
const stern = [-0.93, -0.86, -0.76, -0.63, -0.45, -0.24, -0.02];
const bow = [0.9, 0.8, 0.69, 0.57, 0.44, 0.27, 0.02];

const section = (e: number) => polyline(range(0, 1, 40).map((t) => pointOf(e, t ** 1.6)));
/** The midship section below a waterline, as an area. */
const underbody = (y: number) =>
  polyline(
    [-0.02, 0.02].flatMap((e, index) => {
      const points = range(0, (keelY - y) / (depth * deckHeight(e)), 30).map((t) => pointOf(e, t));
      return index === 0 ? points.toReversed() : points;
    }),
  );
const sheer = (from: number, to: number) => polyline(range(from, to, 24).map((e) => pointOf(e, 1)));

/** The sections of each side and its sheer line, from the middle outwards. */
const sections = [...stern.toReversed(), ...bow.toReversed()].map((e) => ({
  e,
  d: section(e),
  midship: Math.abs(e) < 0.1,
}));
const sheers = [sheer(-0.02, -0.93), sheer(0.02, 0.9)];

const designWaterline = 0;
const waterlines = [2, 1, 0, -1, -2, -3, -4].map((level) => ({
  level,
  y: Math.round((keelY - depth * (0.155 * (level + 4))) * 10) / 10,
}));
const waterlineY = waterlines.find(({ level }) => level === designWaterline)?.y ?? keelY;
const buttocks = range(centre - 220, centre + 220, 8);
const ticks = range(centre - 240, centre + 240, 40);

/**
 * Diagonals: planes along which a draughtsman checks that the sections are fair. Their slope is 2 in 3 on both sides.
 */
const diagonals = [
  { rise: 112, out: 156 },
  { rise: 192, out: 222 },
]
  .flatMap(({ rise, out }) =>
    [-1, 1].map((side) => `M${centre} ${keelY - rise}l${side * out} ${Math.round((out * 2) / 3)}`),
  )
  .join("");

/** Larger on narrow screens, where the whole drawing is small; level marks are hidden there. */
const label = "fill-text-soft font-mono text-[21px] sm:text-[13px] xl:text-[11.5px]";

/** Body plan of the hull: stern sections left, bow sections right, waterlines, and the keel in the accent colour. */
export function BodyPlan({ className }: { className?: string }) {
  return (
    <svg
      viewBox={Object.values(view).join(" ")}
      role="img"
      aria-label="Body plan of a hull: the cross-sections of stern and bow meet at the keel, which is drawn in red."
      className={className}
      fill="none"
      strokeLinejoin="round"
    >
      <path d={underbody(waterlineY)} className="fill-tint" />
      <g className="stroke-text-soft" strokeOpacity="0.35">
        {buttocks.map((x) => (
          <path key={x} d={`M${x} 74V${keelY + 16}`} />
        ))}
        {waterlines.map(({ level, y }) => (
          <path key={level} d={`M30 ${y}H510`} />
        ))}
      </g>
      <path d={diagonals} className="stroke-text-soft" strokeDasharray="2 4" />
      {waterlines.map(({ level, y }) =>
        level === designWaterline ? (
          <g key={level}>
            <path
              d={`M30 ${y}H510`}
              className="stroke-secondary"
              strokeWidth="1.5"
              strokeDasharray="9 5"
            />
            <text x="516" y={y} dy="0.35em" className={label}>
              DWL
            </text>
          </g>
        ) : (
          <text key={level} x="516" y={y} dy="0.35em" className={`max-sm:hidden ${label}`}>
            {level > 0 ? `+${level}` : `−${-level}`}
          </text>
        ),
      )}
      <g className={label}>
        <text x="30" y="52">
          STERN
        </text>
        <text x="510" y="52" textAnchor="end">
          BOW
        </text>
        <text x={centre + 14} y={keelY + 46}>
          KEEL
        </text>
      </g>
      <g className="stroke-text">
        {sections.map(({ e, d, midship }) => (
          <path key={e} d={d} strokeWidth={midship ? 2 : 1.5} />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="2">
        {sheers.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path
        d={ticks.map((x, index) => `M${x} ${keelY + 18}v${index % 5 === 0 ? 9 : 5}`).join("")}
        className="stroke-text-soft"
      />
      <path d={`M${centre} 40V${keelY + 34}`} className="stroke-accent" strokeWidth="2" />
      <circle cx={centre} cy={keelY + 38} r="4.5" className="fill-accent" />
    </svg>
  );
}
