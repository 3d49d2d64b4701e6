import type { PrintKind } from "./print.ts";
import { type SpecimenAnchor, specimenPrints } from "./sheets.ts";

const typeOf: Readonly<Record<PrintKind, string>> = {
  head: "fill-text font-display font-semibold text-[8.5px]",
  strong: "fill-text font-sans font-semibold text-[7.25px]",
  text: "fill-text-soft font-sans text-[7px]",
  code: "fill-text font-mono text-[6.5px]",
  label: "fill-text-soft font-mono text-[6px]",
  mark: "fill-accent font-mono text-[7.5px]",
  sum: "fill-accent font-sans font-semibold text-[7.25px]",
};

/** Height of the crop, and of the break line at its foot. */
const height = 133;
const edge = height - 5;

/** A specimen's thumbnail: the first lines of its sheet, with its actual words, down to a break line. */
export function SpecimenSheet({ anchor }: { anchor: SpecimenAnchor }) {
  const { prints, rules, tint } = specimenPrints[anchor]();
  return (
    <svg
      aria-hidden="true"
      viewBox={`13 13 174 ${height - 13}`}
      className="h-auto w-full"
      fill="none"
    >
      <path
        d={`M13.5 ${edge}V13.5H186.5V${edge}H106l-4 3-4-7-4 4Z`}
        strokeWidth=".75"
        className="fill-surface stroke-text"
      />
      {tint === undefined ? null : <path d={tint} className="fill-tint" />}
      <path d={rules} className="stroke-text" strokeOpacity="0.5" strokeWidth="0.75" />
      {/* At this size, letters are spaced correctly only without hinting. */}
      <g textRendering="geometricPrecision">
        {prints.map(({ kind, x, y, words, end }) =>
          y > edge - 6 ? null : (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y}
              textAnchor={end ? "end" : undefined}
              className={typeOf[kind]}
            >
              {words}
            </text>
          ),
        )}
      </g>
    </svg>
  );
}
