import { range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";
import type { ScaleDrawing } from "./scale-drawing.tsx";

const [width, height] = [1240, 232];
/** Half the distance of the two lines, and the room at their ends for half a mark. */
const [half, inset] = [6, 11];

/** Distances from the line: end of a leader, and base lines of a label and of a figure above it and below it. */
const distance = {
  leader: 26,
  above: { label: 36, figure: 60, end: 22 },
  below: { figure: 62, label: 86, end: 32 },
} as const;

const lettering = "font-mono text-[16px] xl:text-[14px]";

/** Two scales on one pair of lines, each with its marks on its own side. */
export function OneLine({ above, below }: { above: ScaleDrawing; below: ScaleDrawing }) {
  return (
    <Sheet label={`${above.label} ${below.label}`} width={width} height={height}>
      <Side scale={above} side="above" />
      <Side scale={below} side="below" />
      <path
        d={[-half, half].map((from) => `M0 ${height / 2 + from}H${width}`).join("")}
        className="stroke-text"
        strokeWidth="1.5"
      />
    </Sheet>
  );
}

function Side({ scale, side }: { scale: ScaleDrawing; side: "above" | "below" }) {
  const { name, from, to, step, span, marks, ends } = scale;
  const sign = side === "above" ? -1 : 1;
  const line = height / 2 + sign * half;
  const y = (from: number) => line + sign * from;
  const x = (value: number) => Math.round(1 + ((value - from) / (to - from)) * (width - 1 - inset));
  const { label, figure, end } = distance[side];
  const ticks = range(from, to, Math.round((to - from) / step));
  return (
    <g>
      <path
        d={ticks.map((at, index) => `M${x(at)} ${line}V${y(index % 2 === 0 ? 12 : 7)}`).join("")}
        className="stroke-text-soft"
      />
      <path
        d={`M${x(span[0])} ${y(4)}H${x(span[1])}`}
        className="stroke-secondary"
        strokeWidth="8"
        strokeLinecap="butt"
      />
      {marks.map(({ at, when, what, accent }) => {
        const anchor = at === to ? "end" : "middle";
        return (
          <g key={when}>
            <path
              d={`M${x(at)} ${line}V${y(distance.leader)}`}
              className={accent ? "stroke-accent" : "stroke-text"}
              strokeWidth="1.5"
            />
            <path
              d={`M${x(at) - 9} ${line}L${x(at)} ${y(11)}L${x(at) + 9} ${line}Z`}
              className={accent ? "fill-accent stroke-accent" : "fill-background stroke-text"}
              strokeWidth="1.5"
            />
            <text
              x={at === to ? width : x(at)}
              y={y(figure)}
              textAnchor={anchor}
              className={`font-bold font-display text-[38px] tracking-tight ${accent ? "fill-accent" : "fill-text"}`}
            >
              {when}
            </text>
            <text
              x={at === to ? width : x(at)}
              y={y(label)}
              textAnchor={anchor}
              className={`fill-text-soft ${lettering}`}
            >
              {what}
            </text>
          </g>
        );
      })}
      <text x="0" y={y(figure)} className="fill-text font-display font-semibold text-[20px]">
        {name}
      </text>
      <text x="0" y={y(end)} className={`fill-text-soft ${lettering}`}>
        {ends[0]}
      </text>
      <text x={width} y={y(end)} textAnchor="end" className={`fill-text-soft ${lettering}`}>
        {ends[1]}
      </text>
    </g>
  );
}
