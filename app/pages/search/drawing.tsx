import { around, polyline, range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

const width = 480;
const height = 372;

/** The ship's position: the one point where all three bearings meet. */
const fix = [214, 256] as const;
const rose = { inner: 70, outer: 82 };

/** Marks on the coast, as on a chart, and what they stand for here. */
const marks = [
  { at: [74, 66], name: "SERVICES", anchor: "start", dx: -46 },
  { at: [286, 44], name: "POSTS", anchor: "middle", dx: 0 },
  { at: [428, 74], name: "QUESTIONS", anchor: "end", dx: 46 },
] as const;

/** Formats a bearing: degrees from north, clockwise, in three digits. */
const bearing = ([x, y]: readonly [number, number]) => {
  const degrees = (Math.atan2(x - fix[0], fix[1] - y) * 180) / Math.PI;
  return `${String(Math.round((degrees + 360) % 360)).padStart(3, "0")}°`;
};

/** How far a bearing extends beyond the ship. */
const beyond = 34;
const lineOf = ([x, y]: readonly [number, number]) => {
  const length = Math.hypot(fix[0] - x, fix[1] - y);
  const over = (length + beyond) / length;
  const under = 22 / length;
  const at = (share: number) =>
    `${(x + (fix[0] - x) * share).toFixed(1)} ${(y + (fix[1] - y) * share).toFixed(1)}`;
  return `M${at(under)}L${at(over)}`;
};

/** Draws the coast, or a contour line at a distance from it. */
const coast = (offshore: number) =>
  polyline(
    range(0, width, 60).map(
      (x) =>
        [
          x,
          84 +
            offshore * (1 + 0.25 * Math.sin(x / 90)) +
            (15 + offshore / 12) * Math.sin(x / 64 + 0.8) +
            5 * Math.sin(x / 19) * Math.exp(-offshore / 30),
        ] as const,
    ),
  );

// Drawn once: this page is rendered again for every search.
const shore = coast(0);
const contours = [26, 56, 92].map(coast);

const ticks = Array.from({ length: 72 }, (_, index) => {
  const from = index % 6 === 0 ? rose.inner - 5 : index % 2 === 0 ? rose.inner : rose.inner + 5;
  const at = (radius: number) => around(fix, radius, index / 72).join(" ");
  return `M${at(from)}L${at(rose.outer)}`;
}).join("");

const lettering = "font-mono text-[19px] sm:text-[14px] lg:text-[16px] xl:text-[13px]";

/** A position fix from three bearings: every start leads to the same page. */
export function SearchDrawing({ className = "" }: { className?: string }) {
  return (
    <Sheet
      label="A chart: bearings to three marks on the coast, named services, articles and questions, cross at one point, where the ship is."
      width={width}
      height={height}
      className={className}
    >
      <g className="stroke-line" strokeWidth="1">
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </g>
      <path d={shore} className="stroke-text" strokeWidth="1.75" />
      <path d={ticks} className="stroke-text-soft" strokeOpacity="0.7" />
      <circle cx={fix[0]} cy={fix[1]} r={rose.outer} className="stroke-text-soft" />
      <path d={`M${fix[0]} ${fix[1] - rose.outer - 14}l5 12h-10Z`} className="fill-text-soft" />
      <g className="stroke-secondary" strokeWidth="1.5" strokeDasharray="9 5">
        {marks.map(({ at, name }) => (
          <path key={name} d={lineOf(at)} />
        ))}
      </g>
      {marks.map(({ at: [x, y], name, anchor, dx }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="13" className="fill-background stroke-text" strokeWidth="1.5" />
          <path d={`M${x} ${y - 7}l6.5 11h-13Z`} className="fill-text" />
          <text x={x + dx} y={y - 24} textAnchor={anchor} className={`fill-text-soft ${lettering}`}>
            {name} {bearing([x, y])}
          </text>
        </g>
      ))}
      <circle cx={fix[0]} cy={fix[1]} r="10" className="stroke-accent" strokeWidth="2" />
      <circle cx={fix[0]} cy={fix[1]} r="3.5" className="fill-accent" />
    </Sheet>
  );
}
