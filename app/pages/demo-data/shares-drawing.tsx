import { labelAcross, labelNarrow } from "#app/ui/drawing/sheet.tsx";
import { type ShareRow, scale } from "./sheet-chart.ts";

type Rows = { rows: readonly ShareRow[] };

const pitch = 122;
/** On a phone each channel has a line of its own below the bar. */
const line = 21;
const heightDown = ({ shares }: ShareRow) => 62 + shares.length * line;

export const shareHeights = (rows: readonly ShareRow[]) => ({
  across: rows.length * pitch - 20,
  down: rows.reduce((sum, row) => sum + heightDown(row), 0),
});

const fills = ["fill-secondary", "fill-text", "fill-text-soft", "fill-accent"];
const fillOf = (index: number) => fills[index % fills.length];

/** The shares with the sum of those before each. */
const placed = ({ shares }: ShareRow) =>
  shares.map(([channel, share], index) => ({
    channel,
    share,
    before: shares.slice(0, index).reduce((sum, [, one]) => sum + one, 0),
  }));

/** A budget as one bar, divided into its shares. */
function Bar({
  row,
  width,
  y,
  height,
}: {
  row: ShareRow;
  width: number;
  y: number;
  height: number;
}) {
  const at = scale(0, 100, 0, width);
  return placed(row).map(({ channel, share, before }, index) => (
    <path
      key={channel}
      d={`M${at(before) + (before === 0 ? 0 : 2)} ${y}H${at(before + share)}v${height}H${at(before) + (before === 0 ? 0 : 2)}z`}
      className={fillOf(index)}
    />
  ));
}

/** Each budget as a bar across the page, with percentages on its shares and channels below them. */
export function SharesAcross({ rows }: Rows) {
  const at = scale(0, 100, 0, 1100);
  return (
    <g className={labelAcross}>
      {rows.map((row, index) => {
        const y = index * pitch;
        return (
          <g key={row.name}>
            <text y={y + 18} className="fill-text font-semibold">
              {row.name}
            </text>
            <Bar row={row} width={1100} y={y + 30} height={36} />
            {placed(row).map(({ channel, share, before }) => (
              <g key={channel}>
                <text x={at(before) + 12} y={y + 53} className="fill-background font-semibold">
                  {share}%
                </text>
                <text y={y + 84} className="fill-text-soft">
                  {linesOf(channel, at(share)).map((words, number) => (
                    <tspan key={words} x={at(before) + (before === 0 ? 0 : 2)} dy={number * 17}>
                      {words}
                    </tspan>
                  ))}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Width of a letter of the labels across a page. */
const letter = 8.4;

/** A channel's name on one line, or on two if its share is too narrow for it. */
export function linesOf(channel: string, width: number): string[] {
  const space = channel.lastIndexOf(" ");
  return space < 0 || channel.length * letter <= width
    ? [channel]
    : [channel.slice(0, space), channel.slice(space + 1)];
}

/** The same on a phone: below each bar its channels, each with a mark of its colour. */
export function SharesDown({ rows }: Rows) {
  let next = 0;
  const tops = rows.map((row) => {
    const top = next;
    next += heightDown(row);
    return top;
  });
  return (
    <g className={labelNarrow}>
      {rows.map((row, index) => {
        const y = tops[index] ?? 0;
        return (
          <g key={row.name}>
            <text y={y + 16} className="fill-text font-semibold">
              {row.name}
            </text>
            <Bar row={row} width={320} y={y + 26} height={14} />
            {row.shares.map(([channel, share], number) => (
              <g key={channel}>
                <path d={`M0 ${y + 49 + number * line}h10v10h-10z`} className={fillOf(number)} />
                <text x="20" y={y + 59 + number * line} className="fill-text-soft">
                  {channel}
                </text>
                <text x="320" y={y + 59 + number * line} textAnchor="end" className="fill-text">
                  {share}%
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
