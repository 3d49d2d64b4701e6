import type { Point } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

/** Which windows are lit at 23:40: floor by floor, from the left. */
const lit = ["000100100", "010000010", "001000000"];
const windowXs = Array.from({ length: 9 }, (_, index) => 92 + index * 54);
const floors = [96, 150, 204];

/** The outline of the roofs and the upper floor, from one edge of the drawing to the other. */
export const roofLine: readonly Point[] = [
  [0, 150],
  [78, 150],
  [78, 78],
  [66, 78],
  [96, 40],
  [150, 40],
  [150, 22],
  [170, 22],
  [170, 40],
  [470, 40],
  [470, 22],
  [490, 22],
  [490, 40],
  [544, 40],
  [574, 78],
  [562, 78],
  [562, 150],
  [640, 150],
];

/** Elevation of the sample hotel on its quay. */
export function HotelElevation({ label }: { label: string }) {
  return (
    <Sheet label={label} width={640} height={330}>
      {/* Roof with dormers and chimneys. */}
      <path
        d="M66 78L96 40H544L574 78Z"
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <path d="M150 40V22H170V40M470 40V22H490V40" className="stroke-text" strokeWidth="1.5" />
      <path
        d="M200 72V54L216 44L232 54V72M304 72V54L320 44L336 54V72M408 72V54L424 44L440 54V72"
        className="fill-background stroke-text"
        strokeWidth="1.25"
      />
      <path d="M78 266V78H562V266" className="fill-surface stroke-text" strokeWidth="1.75" />
      <path d="M70 78H570M78 134H562M78 188H562" className="stroke-text" strokeOpacity="0.4" />
      {floors.map((y, floor) =>
        windowXs.map((x, index) =>
          // The door is in the middle of the ground floor.
          floor === 2 && index === 4 ? null : (
            <g key={`${y}-${x}`}>
              <rect
                x={x}
                y={y}
                width="24"
                height="32"
                className={
                  lit[floor]?.[index] === "1" ? "fill-accent stroke-text" : "fill-tint stroke-text"
                }
                fillOpacity={lit[floor]?.[index] === "1" ? 0.55 : 1}
                strokeWidth="1.25"
              />
              <path
                d={`M${x + 12} ${y}v32M${x} ${y + 14}h24M${x - 3} ${y + 36}h30`}
                className="stroke-text"
                strokeOpacity="0.5"
              />
            </g>
          ),
        ),
      )}
      <path
        d="M300 266V216H340V266"
        className="fill-accent stroke-text"
        fillOpacity="0.2"
        strokeWidth="1.5"
      />
      <path d="M320 216V266M292 212H348L340 202H300Z" className="stroke-text" strokeWidth="1.25" />
      {/* Quay, bollards, a boat and the water. */}
      <path d="M0 266H640M0 280H640" className="stroke-text" strokeWidth="1.5" />
      <path d="M0 280H640V330H0Z" className="fill-tint" />
      <path
        d="M52 266v-10h12v10M576 266v-10h12v10M430 266v-10h12v10"
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path
        d="M454 296Q530 306 612 290L596 316H474Z"
        className="fill-background stroke-text"
        strokeWidth="1.5"
      />
      <path d="M532 298V248M532 252L568 288H532" className="stroke-text" strokeWidth="1.25" />
      <path d="M436 258Q470 276 474 298" className="stroke-text" strokeOpacity="0.5" />
      <path
        d="M20 300h60M110 312h90M240 298h50M330 316h80"
        className="stroke-secondary"
        strokeOpacity="0.6"
      />
      {/* Scale of heights at the side of the house. */}
      <path d="M36 266V78M30 78h12M32 134h8M32 188h8M30 266h12" className="stroke-text-soft" />
    </Sheet>
  );
}
