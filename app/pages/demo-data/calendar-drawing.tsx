import { labelAcross, labelNarrow } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { type CalendarRow, scale } from "./sheet-chart.ts";

type Rows = { rows: readonly CalendarRow[] };

/** Heights of a row, and of the axis above the rows. */
const pitch = { across: 62, down: 78 };
const axis = 44;

export const calendarHeights = (rows: number) => ({
  across: axis + rows * pitch.across,
  down: axis + rows * pitch.down,
});

/** A label that the line of today may cross. */
const halo = "stroke-[10px] stroke-background [paint-order:stroke]";

/** Returns the scale of the days between the edges, and the first and last day as negative ages. */
function daysOf(rows: readonly CalendarRow[], left: number, right: number) {
  const first = -Math.max(...rows.map(({ from }) => from));
  const last = -Math.min(0, ...rows.map(({ to }) => to));
  return { at: scale(first, last, left, right), first, last };
}

/** A ruler with a tick for each day, and the line of today through all rows. */
function Axis({
  days: { at, first, last },
  to,
  height,
}: {
  days: ReturnType<typeof daysOf>;
  to: number;
  height: number;
}) {
  const ticks = Array.from({ length: last - first + 1 }, (_day, index) => first + index)
    .map((day) => `M${at(day)} 28v${day % 7 === 0 ? -9 : -5}`)
    .join("");
  return (
    <>
      <path d={`M0 28H${to}`} className="stroke-text" strokeWidth="1.75" />
      <path d={ticks} className="stroke-text-soft" />
      <path d={`M${at(0)} 18V${height}`} className="stroke-accent" strokeWidth="1.5" />
      <text x={at(0)} y="11" textAnchor="middle" className="fill-accent">
        {demoData.today}
      </text>
    </>
  );
}

const diamond = (x: number, y: number) => `M${x} ${y - 7}l7 7-7 7-7-7z`;

/** What is over in ink; what is still to come in the accent, dashed from today on. */
function Bar({
  row: { from, to },
  at,
  y,
}: {
  row: CalendarRow;
  at(day: number): number;
  y: number;
}) {
  const coming = to < 0;
  const stroke = coming || to === 0 ? "stroke-accent" : "stroke-text";
  return (
    <>
      <path d={`M${at(-from)} ${y}H${at(-Math.max(to, 0))}`} className={stroke} strokeWidth="6" />
      {coming ? (
        <path
          d={`M${at(0)} ${y}H${at(-to)}`}
          className={stroke}
          strokeWidth="2"
          strokeDasharray="4 4"
        />
      ) : null}
      <path
        d={diamond(at(-to), y)}
        className={coming ? "fill-background stroke-accent" : `fill-background ${stroke}`}
        strokeWidth="1.75"
      />
    </>
  );
}

/** Everything on one calendar that includes today, with both days written at the ends of its bar. */
export function CalendarAcross({ rows }: Rows) {
  const days = daysOf(rows, 452, 936);
  return (
    <g className={labelAcross}>
      <Axis days={days} to={1100} height={calendarHeights(rows.length).across} />
      {rows.map((row, index) => {
        const y = axis + index * pitch.across + 30;
        return (
          <g key={row.name}>
            <path d={`M0 ${y + 31}H1100`} className="stroke-line" />
            <text y={y - 4} className="fill-text font-semibold">
              {row.name}
            </text>
            <text y={y + 15} className="fill-text-soft">
              {row.state}
            </text>
            <Bar row={row} at={days.at} y={y} />
            <text
              x={days.at(-row.from) - 14}
              y={y + 5}
              textAnchor="end"
              className={`fill-text-soft ${halo}`}
            >
              {row.began}
            </text>
            <text x={days.at(-row.to) + 16} y={y + 5} className={`fill-text ${halo}`}>
              {row.ends}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The same on a phone: name, bar and days below each other. */
export function CalendarDown({ rows }: Rows) {
  const days = daysOf(rows, 10, 308);
  return (
    <g className={labelNarrow}>
      <Axis days={days} to={320} height={calendarHeights(rows.length).down} />
      {rows.map((row, index) => {
        const y = axis + index * pitch.down;
        return (
          <g key={row.name}>
            <text y={y + 18} className={`fill-text font-semibold ${halo}`}>
              {row.name}
            </text>
            <Bar row={row} at={days.at} y={y + 36} />
            <text y={y + 60} className={`fill-text-soft ${halo}`}>
              {row.began}, {row.ends}
            </text>
          </g>
        );
      })}
    </g>
  );
}
