import { range, tenth } from "#app/ui/drawing/geometry.ts";
import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";

const { sheet } = aiChatbot.impact;

/** Marks for all questions in rows from the top left, `across` in each; the wrong ones are left out. */
function field(across: number, pitch: readonly [x: number, y: number], height: number) {
  const place = (number: number) => {
    const index = number - 1;
    return { x: (index % across) * pitch[0] + 2, y: Math.floor(index / across) * pitch[1] };
  };
  const wrong = sheet.wrong.map((each) => ({ ...each, ...place(each.number) }));
  const numbers: ReadonlySet<number> = new Set(wrong.map(({ number }) => number));
  const right = range(1, sheet.of, sheet.of - 1)
    .map(Math.round)
    .filter((number) => !numbers.has(number))
    .map((number) => {
      const { x, y } = place(number);
      return `M${tenth(x)} ${y}v${height}`;
    })
    .join("");
  return { right, wrong };
}

/** The questions held back from training as marks, and what went wrong with some of them. */
export function HeldBack() {
  return (
    <TwoSheets
      label={sheet.drawing}
      wide={{ width: 1172, height: 268, drawing: <Wide /> }}
      narrow={{ width: 262, height: 362, drawing: <Narrow /> }}
    />
  );
}

function Wide() {
  const height = 23;
  const { right, wrong } = field(100, [11.8, 32], height);
  return (
    <>
      <path d={right} className="stroke-text" strokeWidth="1.5" strokeOpacity="0.55" />
      {wrong.map(({ number, cause, mended, x, y }) => (
        <g key={number}>
          <path d={`M${x} ${y - 2}V240`} className="stroke-accent" strokeWidth="2" />
          <path d={`M${x} ${y - 1}v${height + 2}`} className="stroke-accent" strokeWidth="6" />
          <path d={`M${x - 5} 238h10l3 16h-16z`} className="fill-accent" />
          <g className={`fill-text-soft ${labelAcross}`}>
            <text x={x + 14} y="196" className="fill-accent">
              {number}
            </text>
            <text x={x + 14} y="220" className="fill-text font-sans font-semibold text-[15px]">
              {cause}
            </text>
            <text x={x + 14} y="242">
              {mended}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}

/** The numbers stand beside the rows of their marks, at the ends of lines below these rows. */
function Narrow() {
  const height = 5;
  const { right, wrong } = field(25, [9.3, 10], height);
  const below = 222;
  return (
    <>
      <path d={right} className="stroke-text" strokeWidth="1.25" strokeOpacity="0.55" />
      {wrong.map(({ number, cause, mended, x, y }, index) => (
        <g key={number}>
          <path d={`M${x} ${y - 1}v${height + 2}`} className="stroke-accent" strokeWidth="6" />
          <path d={`M${x - 3} ${y + 7.5}H235`} className="stroke-accent" />
          <text x="262" y={y + 9} textAnchor="end" className={`fill-accent ${labelNarrow}`}>
            {number}
          </text>
          <g
            transform={`translate(0 ${below + index * 38})`}
            className={`fill-text-soft ${labelNarrow}`}
          >
            <text className="fill-accent">{number}</text>
            <text x="36" className="fill-text font-sans font-semibold text-[14px]">
              {cause}
            </text>
            <text x="36" y="16">
              {mended}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}
