import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import type { demoData } from "#content/pages/demo-data.ts";

type Words = (typeof demoData)["drawing"];

/** The source of an answer: four printed sheets, and a plumb line from one row to the answer it became. */
export function PrintedSheets({ words, printed }: { words: Words; printed: readonly string[] }) {
  return (
    <TwoSheets
      label={words.title}
      wide={{ width: 1100, height: 362, drawing: <Wide words={words} printed={printed} /> }}
      narrow={{ width: 320, height: 352, drawing: <Narrow words={words} /> }}
    />
  );
}

/** Lengths of the printed rows, as shares of a sheet's width. */
const rows = [0.82, 0.64, 0.9, 0.72, 0.86, 0.58, 0.78];

function PrintedSheet({
  x,
  y,
  width,
  name,
  text,
  accent,
}: {
  x: number;
  y: number;
  width: number;
  name: string;
  text: string;
  /** Index of the quoted row. */
  accent?: number;
}) {
  const step = 17;
  return (
    <g>
      <path d={`M${x + width / 2} ${y - 22}v22`} className="stroke-text" />
      <circle cx={x + width / 2} cy={y - 22} r="3.5" className="fill-background stroke-text" />
      <path
        d={`M${x} ${y}h${width}v${44 + rows.length * step}h${-width}z`}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      <text x={x + 12} y={y + 24} className={`fill-text ${text}`}>
        {name}
      </text>
      <path d={`M${x + 12} ${y + 33}h${width - 24}`} className="stroke-text" strokeOpacity="0.5" />
      {rows.map((share, index) => (
        <path
          // The rows are constant.
          key={share}
          d={`M${x + 12} ${y + 50 + index * step}h${(width - 24) * share}`}
          className={index === accent ? "stroke-accent" : "stroke-line"}
          strokeWidth={index === accent ? 4 : 3}
        />
      ))}
    </g>
  );
}

function Bubble({
  x,
  y,
  width,
  words,
  text,
  questionX = x + width,
}: {
  x: number;
  y: number;
  width: number;
  words: Words;
  text: string;
  /** Right edge of the question. */
  questionX?: number;
}) {
  return (
    <g>
      <text x={questionX} y={y - 14} textAnchor="end" className={`fill-text-soft ${text}`}>
        {words.question}
      </text>
      <path d={`M${x} ${y}h${width}v66h${-width}z`} className="fill-tint" />
      <path d={`M${x} ${y}v66`} className="stroke-secondary" strokeWidth="3" />
      <text x={x + 16} y={y + 27} className={`fill-text ${text}`}>
        {words.answer}
      </text>
      <text x={x + 16} y={y + 50} className={`fill-accent ${text}`}>
        {words.from}
      </text>
    </g>
  );
}

/** The quoted sheet, large enough to read: the names of its rows, and the answer in one of them. */
function QuotedSheet({
  x,
  y,
  width,
  name,
  printed,
  answer,
}: {
  x: number;
  y: number;
  width: number;
  name: string;
  printed: readonly string[];
  answer: string;
}) {
  return (
    <g className={labelAcross}>
      <path d={`M${x + width / 2} ${y - 22}v22`} className="stroke-text" />
      <circle cx={x + width / 2} cy={y - 22} r="3.5" className="fill-background stroke-text" />
      <path
        d={`M${x} ${y}h${width}v${rowAt(printed.length)}h${-width}z`}
        className="fill-surface stroke-text"
        strokeWidth="1.75"
      />
      <text x={x + 20} y={y + 28} className="fill-text font-semibold">
        {name}
      </text>
      {printed.map((label, index) => {
        const rowY = y + rowAt(index);
        const isQuoted = index === quotedRow;
        return (
          <g key={label}>
            <path d={`M${x + 20} ${rowY - 24}h${width - 40}`} className="stroke-line" />
            <text x={x + 20} y={rowY - 3} className={isQuoted ? "fill-accent" : "fill-text-soft"}>
              {label}
            </text>
            {isQuoted ? (
              <text x={x + 180} y={rowY - 3} className="fill-accent">
                {answer}
              </text>
            ) : (
              <path
                d={`M${x + 180} ${rowY - 8}h${(width - 200) * (rows[index] ?? 0.7)}`}
                className="stroke-line"
                strokeWidth="4"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Returns the bottom of a row, measured from the top of the quoted sheet. */
const rowAt = (index: number) => 66 + index * 33;

/** Index of the quoted row among those shown. */
const quotedRow = 3;

/** Returns the names of the rows around the quoted one. */
export function rowsAround(entries: readonly { id: string; label: string }[], id: string) {
  const at = entries.findIndex((entry) => entry.id === id);
  if (at < quotedRow) throw new Error(`The sheet has no row “${id}” with ${quotedRow} before it.`);
  return entries.slice(at - quotedRow, at + rows.length - quotedRow).map(({ label }) => label);
}

function Wide({ words, printed }: { words: Words; printed: readonly string[] }) {
  const top = 62;
  const quoted = { x: 230, width: 430 };
  const edge = quoted.x + quoted.width;
  const rowY = top + rowAt(quotedRow) - 8;
  const [shop = "", hotel = "", ...others] = words.sheets;
  return (
    <>
      <path d={`M0 ${top - 22}H1100`} className="stroke-text" strokeWidth="1.5" />
      {Array.from({ length: 56 }, (_tick, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: constant ticks
          key={index}
          d={`M${index * 20} ${top - 22}v${index % 5 === 0 ? -12 : -6}`}
          className="stroke-text"
          strokeOpacity="0.45"
        />
      ))}
      <PrintedSheet x={1} y={top} width={180} name={shop} text={labelAcross} />
      {others.map((name, index) => (
        <PrintedSheet
          key={name}
          x={709 + index * 215}
          y={top}
          width={175}
          name={name}
          text={labelAcross}
        />
      ))}
      <QuotedSheet {...quoted} y={top} name={hotel} printed={printed} answer={words.answer} />
      <path
        d={`M${edge - 20} ${rowY}H${edge + 24}V303H${edge + 82}`}
        className="stroke-accent"
        strokeWidth="1.75"
      />
      <path d={`M${edge + 80} 298l13 5-13 5z`} className="fill-accent" />
      <Bubble x={edge + 98} y={270} width={340} words={words} text={labelAcross} />
    </>
  );
}

function Narrow({ words }: { words: Words }) {
  const width = 128;
  const quoted = 3;
  const top = 40;
  const rowY = top + 50 + quoted * 17;
  const start = 176 + 12 + (width - 24) * (rows[quoted] ?? 0);
  return (
    <>
      <path d="M0 18H320" className="stroke-text" strokeWidth="1.5" />
      {Array.from({ length: 17 }, (_tick, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: constant ticks
          key={index}
          d={`M${index * 20} 18v${index % 5 === 0 ? -12 : -6}`}
          className="stroke-text"
          strokeOpacity="0.45"
        />
      ))}
      <PrintedSheet x={16} y={top} width={width} name={words.sheets[0] ?? ""} text={labelNarrow} />
      <PrintedSheet
        x={176}
        y={top}
        width={width}
        name={words.sheets[1] ?? ""}
        text={labelNarrow}
        accent={quoted}
      />
      <path d={`M${start} ${rowY}H312V268`} className="stroke-accent" strokeWidth="1.5" />
      <path d="M307 264l5 13 5-13z" className="fill-accent" />
      <text x="16" y="232" className={`fill-text-soft ${labelNarrow}`}>
        {`+ ${words.sheets.slice(2).join(", ").toLowerCase()}`}
      </text>
      <Bubble x={16} y={278} width={300} words={words} text={labelNarrow} questionX={290} />
    </>
  );
}
