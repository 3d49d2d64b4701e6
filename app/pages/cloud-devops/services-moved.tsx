import { range } from "#app/ui/drawing/geometry.ts";

const services = 10;
const width = 1240;
const top = 34;
const pitch = 10;

/** Widths of the columns below, in which the first service moves, and the others after it. */
const column = width / 5;
const [first, ...others] = [column * 1.5, ...range(column * 3.06, column * 3.9, services - 2)].map(
  (x) => Math.round(x),
);

/** From the inside out, as a stream widens: in which row each service is. */
const rowOf = (index: number) =>
  Math.floor(services / 2) + Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
const moves = [first ?? 0, ...others].map((x, index) => [x, top + rowOf(index) * pitch] as const);
const middle = top + (services / 2) * pitch;

/** Ten services over the weeks: each leaves its old way for the new line, one first and the others together. */
export function ServicesMoved({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${top + services * pitch + 24}`}
      role="img"
      aria-label="Of ten services, one moves to the new line in weeks 2 and 3, and nine in weeks 8 to 10."
      fill="none"
      className={className}
    >
      <path
        d={moves.map(([x, y]) => `M0 ${y}H${x}`).join("")}
        className="stroke-text-soft"
        strokeDasharray="3 6"
      />
      <path
        d={moves.map(([x, y]) => `M${x} ${y}H${width}`).join("")}
        className="stroke-accent"
        strokeWidth="3"
      />
      <path
        d={moves.map(([x, y]) => `M${x} ${y - 4}l4 4l-4 4l-4 -4Z`).join("")}
        className="fill-accent"
      />
      <path d={`M${first} ${top - 6}V${middle}`} className="stroke-accent" />
      <g fontSize="17" className="fill-text font-semibold">
        <text y={top - 12}>ten services, the old way</text>
        <text x={first} y={top - 12} className="fill-accent">
          one on the new line
        </text>
        <text x={width} y={top - 12} textAnchor="end" className="fill-accent">
          all ten
        </text>
      </g>
    </svg>
  );
}
