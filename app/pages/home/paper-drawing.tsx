import type { Paper } from "#content/pages/home.ts";

const [width, height] = [290, 214];
const [left, right] = [18, width - 18];
/** Distance of the rows. */
const pitch = 29;
/** Length of a bar for a share of 1. */
const longest = 76;

/** A small sheet with actual words. Decorative: the text beside it says what the client keeps. */
export function PaperSheet({ title, note, window, rows, foot }: Paper) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full"
      fill="none"
    >
      <path
        d={`M.75.75H${width - (window ? 0.75 : 22)}${window ? "" : "l21.25 21.25"}V${height - 0.75}H.75Z`}
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      {window ? (
        <>
          <path d={`M.75 40H${width - 0.75}`} className="stroke-text" strokeWidth="1.5" />
          <path
            d="M18 20h.01M29 20h.01M40 20h.01"
            className="stroke-text-soft"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d={`M54 9.5H${right}v21H54Z`} className="stroke-line" />
        </>
      ) : (
        <path
          d={`M${width - 22} .75v21.25h21.25`}
          className="fill-tint stroke-text"
          strokeWidth="1.25"
        />
      )}
      {window ? (
        <text x="61" y="24.5" className="fill-text-soft font-mono text-[11.5px]">
          {title}
        </text>
      ) : (
        <>
          <text
            x={left}
            y="33"
            className="fill-text font-bold font-display text-[19px] tracking-tight"
          >
            {title}
          </text>
          <text
            x={right - 14}
            y="33"
            textAnchor="end"
            className="fill-text-soft font-mono text-[12px]"
          >
            {note}
          </text>
          <path d={`M${left} 45H${right}`} className="stroke-text" strokeWidth="1.5" />
        </>
      )}
      {rows.map(({ text, value, share, yours }, index) => {
        const y = 66 + index * pitch;
        return (
          <g key={text}>
            <text x={left} y={y} className="fill-text font-sans text-[13.5px]">
              {text}
            </text>
            {value === undefined ? null : (
              <text
                x={right}
                y={y}
                textAnchor="end"
                className={`font-mono text-[12.5px] ${yours ? "fill-accent" : "fill-secondary"}`}
              >
                {value}
              </text>
            )}
            {index === rows.length - 1 ? null : (
              <path d={`M${left} ${y + pitch - 19}H${right}`} className="stroke-line" />
            )}
            {share === undefined ? null : (
              <path
                d={`M${right} ${y - 4.5}h${-Math.round(longest * share)}`}
                className="stroke-accent"
                strokeWidth="9"
              />
            )}
          </g>
        );
      })}
      <path d={`M${left} ${height - 36}H${right}`} className="stroke-text" strokeOpacity="0.5" />
      <text x={left} y={height - 16} className="fill-text-soft font-sans text-[12.5px]">
        {foot}
      </text>
    </svg>
  );
}
