import { polyline, range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

const width = 480;
const height = 400;
const surface = 84;
const boat = 214;
/** Y coordinate of the end of the line; the drawing has no seabed that it could reach. */
const leadAt = 356;

/** Larger between 1024 and 1280 px, where the column is narrowest. */
const lettering = "font-mono text-[19px] sm:text-[14px] lg:text-[16px] xl:text-[13px]";

/** Fathoms of line paid out at each mark, as on a hand lead. */
const marks = [2, 3, 5, 7, 10, 13, 15];
const fathom = (leadAt - 30 - surface) / 15;

const sea = polyline(
  range(18, width - 18, 90).map((x) => [x, surface + 2.6 * Math.sin(x / 17)] as const),
);

/** Draws the last known seabed at one side, which falls away from the line and is not drawn further. */
const shelf = (from: number, to: number, deep: number) =>
  polyline(
    range(0, 1, 40).map(
      (t) => [from + (to - from) * t, deep + 150 * t ** 2.4 + 5 * Math.sin(t * 9)] as const,
    ),
  );
const floors = [shelf(18, 112, 210), shelf(width - 18, 348, 246)];

/** A boat taking a sounding in water of unknown depth: the hand lead is out to its last mark and touches nothing. */
export function NotFoundDrawing({ className }: { className?: string }) {
  return (
    <Sheet
      label="A small boat takes a sounding. The line is paid out to its last mark, fifteen fathoms, and the lead hangs free: the charted bottom falls away on both sides."
      width={width}
      height={height}
      {...(className === undefined ? {} : { className })}
    >
      <g className="stroke-line" strokeWidth="1">
        {range(130, 370, 6).map((y) => (
          <path key={y} d={`M18 ${y}H${width - 18}`} />
        ))}
      </g>
      <path d={sea} className="stroke-secondary" strokeWidth="1.75" />
      <path
        d={`M${boat - 92} ${surface - 24}c12 34 38 42 72 42h62c30 0 52-18 62-50-20 8-44 11-72 11h-58c-26 0-48-1-66-3Z`}
        className="fill-background stroke-text"
        strokeWidth="1.75"
      />
      <path
        d={`M${boat - 84} ${surface - 8}c50 6 128 6 182-6`}
        className="stroke-text-soft"
        strokeWidth="1"
      />
      <path
        d={`M${boat} ${surface - 21}V22m0 2 46 12-46 12`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      {floors.map((d) => (
        <path key={d} d={d} className="stroke-text" strokeWidth="2" />
      ))}
      <path
        d={`M${boat + 40} ${surface - 12}V${leadAt - 22}`}
        className="animate-draw stroke-accent"
        pathLength={1}
        strokeDasharray="1"
        strokeWidth="1.75"
      />
      <path
        d={`M${boat + 36} ${leadAt - 22}h8l4 32h-16Z`}
        className="fill-accent stroke-accent"
        strokeWidth="1"
      />
      {marks.map((depth) => (
        <path
          key={depth}
          d={`M${boat + 34} ${(surface + depth * fathom).toFixed(1)}h12`}
          className="stroke-accent"
          strokeWidth="1.5"
        />
      ))}
      <g
        className={`fill-text-soft stroke-[5px] stroke-background [paint-order:stroke] ${lettering}`}
      >
        {[5, 10, 15].map((depth) => (
          <text key={depth} x={boat + 56} y={surface + depth * fathom} dy="0.35em">
            {depth} fm
          </text>
        ))}
        <text x={boat + 22} y={leadAt - 2} textAnchor="end">
          no bottom
        </text>
      </g>
    </Sheet>
  );
}
