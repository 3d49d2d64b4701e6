import { cx } from "#app/ui/cx.ts";
import type { Paper } from "#content/pages/home.ts";

/** Widths of a sheet: that of a column, and that of the wide one. */
const [narrow, wide] = [245, 420];
const height = 236;
const margin = 16;
/** Base line of the first row, and distance of the rows. */
const [firstRow, pitch] = [70, 34];
/** Length of a bar for a share of 1. */
const longest = 46;
/** Side of the folded corner. */
const fold = 22;

const texts = {
  narrow: { row: "text-[14.5px]", value: "text-[13px]", small: "text-[13px]" },
  wide: { row: "text-[18px]", value: "text-[17px]", small: "text-[15px]" },
} as const;

type PaperSheetProps = Paper & {
  /** A wide sheet has larger letters. */
  isWide?: boolean;
  className?: string;
};

/** A small sheet with actual words. Decorative: the text beside it says what the client keeps. */
export function PaperSheet({ rows, foot, isWide = false, className, ...head }: PaperSheetProps) {
  const width = isWide ? wide : narrow;
  const right = width - margin;
  const text = isWide ? texts.wide : texts.narrow;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={cx("h-auto w-full", className)}
      fill="none"
    >
      {head.window ? (
        <WindowHead title={head.title} width={width} />
      ) : (
        <PageHead title={head.title} note={head.note} width={width} />
      )}
      {rows.map((row, index) => {
        const y = firstRow + index * pitch;
        return (
          <g key={row.text}>
            <text x={margin} y={y} className={`fill-text font-sans ${text.row}`}>
              {row.text}
            </text>
            {row.value === undefined ? null : (
              <text
                x={right}
                y={y}
                textAnchor="end"
                className={`font-mono ${text.value} ${row.yours ? "fill-accent" : "fill-secondary"}`}
              >
                {row.value}
              </text>
            )}
            {index === rows.length - 1 ? null : (
              <path d={`M${margin} ${y + 12}H${right}`} className="stroke-line" />
            )}
            {row.share === undefined ? null : (
              <path
                d={`M${right} ${y - 5}h${-Math.round(longest * row.share)}`}
                className="stroke-accent"
                strokeWidth="9"
              />
            )}
          </g>
        );
      })}
      <path d={`M${margin} ${height - 42}H${right}`} className="stroke-text" strokeOpacity="0.5" />
      <text x={margin} y={height - 18} className={`fill-text-soft font-sans ${text.small}`}>
        {foot}
      </text>
    </svg>
  );
}

/** A browser's window with its address. */
const WindowHead = ({ title, width }: { title: string; width: number }) => (
  <>
    <path
      d={`M.75.75H${width - 0.75}V${height - 0.75}H.75ZM.75 42H${width - 0.75}`}
      className="fill-surface stroke-text"
      strokeWidth="1.5"
    />
    <path
      d="M16 21h.01M27 21h.01M38 21h.01"
      className="stroke-text-soft"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d={`M50 10H${width - margin}v22H50Z`} className="stroke-line" />
    <text
      x="56"
      y="25"
      className={`fill-text-soft font-mono ${width === wide ? "text-[13px]" : "text-[10px]"}`}
    >
      {title}
    </text>
  </>
);

/** A sheet with a folded corner, its title and its day. */
const PageHead = ({ title, note, width }: { title: string; note: string; width: number }) => (
  <>
    <path
      d={`M.75.75H${width - fold}l21.25 21.25V${height - 0.75}H.75Z`}
      className="fill-surface stroke-text"
      strokeWidth="1.5"
    />
    <path
      d={`M${width - fold} .75v21.25h21.25`}
      className="fill-tint stroke-text"
      strokeWidth="1.25"
    />
    <text x={margin} y="32" className="fill-text font-bold font-display text-[19px] tracking-tight">
      {title}
    </text>
    <text
      x={width - margin - 14}
      y="32"
      textAnchor="end"
      className="fill-text-soft font-mono text-[12.5px]"
    >
      {note}
    </text>
    <path d={`M${margin} 44H${width - margin}`} className="stroke-text" strokeWidth="1.5" />
  </>
);
