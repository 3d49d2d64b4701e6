import { inWords } from "./attack-tree.ts";
import { effortAt, type Frame, placed, rowAt } from "./drawing-layout.ts";
import { goal } from "./drawing-parts.ts";

const colour = (cheap: boolean, other = "fill-text") => (cheap ? "fill-accent" : other);

/** The goal, the ways and what each needs, below the heads of their columns. */
export function Words({ frame, goalAt }: { frame: Frame; goalAt: number }) {
  const { sizes, way, words } = frame;
  return (
    <>
      <g className="fill-text font-display font-semibold" fontSize={sizes.goal}>
        {goal.map((line, index) => (
          <text key={line} y={goalAt + sizes.goal * (index - 1) * 1.06 + sizes.goal * 0.3}>
            {line}
          </text>
        ))}
      </g>
      {placed.map((branch) => (
        <g key={branch.name} className={colour(branch.cheap)}>
          <text
            x={way}
            y={rowAt(frame, branch.row) - 11}
            fontSize={sizes.way}
            className="font-semibold"
          >
            {branch.name}
          </text>
          <text x={way} y={rowAt(frame, branch.row) + 24} className={frame.small}>
            {inWords(branch.hours)}
          </text>
          {branch.leaves.map(({ text, row }) => (
            <text key={text} x={words} y={rowAt(frame, row) + 5.5} fontSize={sizes.leaf}>
              {text}
            </text>
          ))}
        </g>
      ))}
      <g className={`fill-text-soft ${frame.small}`}>
        <text y="18">GOAL</text>
        <text x={way} y="18">
          ANY ONE WILL DO
        </text>
        <text x={words} y="18">
          WHAT IT NEEDS
        </text>
        {frame.scale === undefined ? null : (
          <text x={effortAt(frame, 1)} y="18">
            EFFORT FOR A SKILLED OUTSIDER
          </text>
        )}
      </g>
    </>
  );
}

/** The efforts in words, where there is no scale. */
export function Efforts({ frame }: { frame: Frame }) {
  const x = frame.width - 2;
  return (
    <g className={`fill-text-soft ${frame.small}`} textAnchor="end">
      <text x={x} y="18">
        EFFORT
      </text>
      {placed.map((branch) =>
        branch.leaves.map((leaf) => (
          <text
            key={leaf.text}
            x={x}
            y={rowAt(frame, leaf.row) + 5}
            className={colour(branch.cheap)}
          >
            {inWords(leaf.hours)}
          </text>
        )),
      )}
    </g>
  );
}

/** The marks and their meanings. */
export function Legend({ frame, top }: { frame: Frame; top: number }) {
  return (
    <g className={`fill-text-soft ${frame.small}`} transform={`translate(0 ${top})`}>
      <path d="M2 0q14 10 0 20" className="fill-none stroke-text" strokeWidth="1.25" />
      <text x="22" y="15">
        all are needed
      </text>
      <path d="M172 10h34" className="stroke-accent" strokeWidth="10" strokeOpacity="0.2" />
      <path d="M172 10h34" className="stroke-accent" strokeWidth="3.2" />
      <text x="218" y="15">
        cheapest way
      </text>
      <path d="M362 -2l-9 24m15 -24l-9 24" className="stroke-secondary" strokeWidth="2.5" />
      <text x="382" y="15">
        where one repair cuts it
      </text>
    </g>
  );
}
