import { range } from "#app/ui/drawing/geometry.ts";
import { day, inWords } from "./attack-tree.ts";
import { effortAt, type Frame, placed, rowAt } from "./drawing-layout.ts";

const lines = [1, 2, 4, day, 2 * day, 5 * day, 10 * day];
const named = [1, 4, 2 * day, 10 * day];

/** Where the scale’s line is, and the words above it. */
const level = 60;

/** Efforts from which the words stand before the mark, because after it they would leave the drawing. */
const late = 4 * day;

/** A logarithmic scale of efforts, with a mark for each leaf. */
export function EffortScale({ frame, bottom }: { frame: Frame; bottom: number }) {
  const x = (hours: number) => effortAt(frame, hours);
  return (
    <>
      <path
        d={lines.map((hours) => `M${x(hours)} ${level}V${bottom}`).join("")}
        className="stroke-line"
      />
      <path
        d={`M${x(1)} ${level}H${x(10 * day)}${[...range(1, day, 7), ...range(day, 10 * day, 9)]
          .map((hours) => `M${x(hours)} ${level}v-6`)
          .join("")}`}
        className="stroke-text-soft"
      />
      {placed.map((branch) =>
        branch.leaves.map(({ text, hours, row }) => (
          <g key={text} className={branch.cheap ? "stroke-accent" : "stroke-text"}>
            <path d={`M${x(1)} ${rowAt(frame, row)}H${x(hours)}`} strokeWidth="1.5" />
            <path
              d={`M${x(hours)} ${rowAt(frame, row) - 6}l6 6l-6 6l-6 -6Z`}
              className={branch.cheap ? "fill-accent" : "fill-text"}
            />
          </g>
        )),
      )}
      <g className={frame.small}>
        {named.map((hours) => (
          <text
            key={hours}
            x={x(hours)}
            y={level - 14}
            textAnchor={hours === 1 ? "start" : hours === 10 * day ? "end" : "middle"}
            className="fill-text-soft"
          >
            {inWords(hours)}
          </text>
        ))}
        {placed.map((branch) =>
          branch.leaves.map(({ text, hours, row }) => (
            <text
              key={text}
              x={hours < late ? x(hours) + 15 : x(hours) - 12}
              y={rowAt(frame, row) + (hours < late ? 5 : -9)}
              textAnchor={hours < late ? "start" : "end"}
              className={branch.cheap ? "fill-accent" : "fill-text"}
            >
              {inWords(hours)}
            </text>
          )),
        )}
      </g>
    </>
  );
}
