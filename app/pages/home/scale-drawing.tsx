import { range } from "#app/ui/drawing/geometry.ts";
import { Sheet } from "#app/ui/drawing/sheet.tsx";

export type ScaleDrawing = {
  label: string;
  name: string;
  from: number;
  to: number;
  step: number;
  ends: readonly [first: string, last: string];
  /** The highlighted part of the scale, such as the hours with two dates. */
  span: readonly [from: number, to: number];
  marks: readonly { at: number; when: string; what: string; accent?: true }[];
};

/** The line begins at the column’s edge; its end leaves room for half a mark. */
const [left, right] = [0.5, 471.5];
const line = 42;
const levelHeight = 25;

/** Smaller as the drawing gets larger: it has the width of the page, and from 1,024 px that of a column. */
const lettering =
  "font-mono text-[18px] sm:text-[13px] md:text-[10.5px] lg:text-[13px] xl:text-[10.5px]";
const figures =
  "font-bold font-display tracking-tight text-[24px] sm:text-[20px] md:text-[18px] lg:text-[20px] xl:text-[18px]";

/** A time scale with marks. Later marks are higher, so that no leader crosses a label. */
export function TimeScale({ label, from, to, step, span, marks }: ScaleDrawing) {
  const x = (value: number) =>
    Math.round(left + ((value - from) / (to - from)) * (right - left) - 0.5) + 0.5;
  const ticks = range(from, to, Math.round((to - from) / step));
  return (
    <Sheet label={label} width={480} height={line + 14 + marks.length * levelHeight}>
      <path
        d={ticks.map((at, index) => `M${x(at)} ${line}v${index % 2 === 0 ? -9 : -5}`).join("")}
        className="stroke-text-soft"
      />
      <path
        d={`M${x(span[0])} ${line}H${x(span[1])}`}
        className="stroke-secondary"
        strokeWidth="7"
      />
      <path d={`M${left} ${line}H${right}`} className="stroke-text" strokeWidth="1.5" />
      {marks.map((mark, index) => {
        const level = line + 22 + (marks.length - 1 - index) * levelHeight;
        const late = mark.at > from + (to - from) * 0.75;
        const atEnd = mark.at === to;
        const colour = mark.accent ? "stroke-accent fill-accent" : "stroke-text fill-background";
        return (
          <g key={mark.when}>
            <path
              d={`M${x(mark.at)} ${line}V${level - 1}`}
              className={mark.accent ? "stroke-accent" : "stroke-text"}
              strokeOpacity={mark.accent ? 1 : 0.6}
            />
            <path
              d={`M${x(mark.at)} ${line - 7}l7 7-7 7-7-7Z`}
              className={colour}
              strokeWidth="1.5"
            />
            <text
              x={atEnd ? x(mark.at) + 8 : x(mark.at)}
              y={line - 18}
              textAnchor={atEnd ? "end" : "middle"}
              className={`${mark.accent ? "fill-accent" : "fill-text"} ${figures}`}
            >
              {mark.when}
            </text>
            <text
              x={x(mark.at) + (late ? -9 : 9)}
              y={level}
              textAnchor={late ? "end" : "start"}
              className={`fill-text-soft ${lettering}`}
            >
              {mark.what}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}
