import { labelAcross, labelNarrow } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import { type RateRow, scale } from "./sheet-chart.ts";

type Rows = { rows: readonly RateRow[] };

const pitch = { across: 84, down: 104 };
export const rateHeights = (rows: number) => ({
  across: rows * pitch.across + 2,
  down: rows * pitch.down,
});

const { nights } = demoData;

/** One window for each room of a kind. */
const windows = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_room, index) => `M${x + index * 18} ${y}h12v18h-12z`).join("");

const priceScale = (rows: readonly RateRow[], left: number, right: number) =>
  scale(0, Math.max(...rows.map(({ weekend }) => weekend)), left, right);

/** The price of a night from Sunday to Thursday, and what the weekend adds to it. */
function Price({
  row: { week, weekend },
  at,
  y,
  height,
}: {
  row: RateRow;
  at(price: number): number;
  y: number;
  height: number;
}) {
  return (
    <>
      <path d={`M${at(0)} ${y}H${at(week)}v${height}H${at(0)}z`} className="fill-secondary" />
      <path d={`M${at(week)} ${y}H${at(weekend)}v${height}H${at(week)}z`} className="fill-accent" />
    </>
  );
}

/** Windows of the rooms, and the price of a night as a bar with its prices on it. */
export function RatesAcross({ rows }: Rows) {
  const at = priceScale(rows, 390, 900);
  return (
    <g className={labelAcross}>
      {rows.map((row, index) => {
        const y = index * pitch.across;
        return (
          <g key={row.name}>
            <path d={`M0 ${y + 1}H1100`} className="stroke-line" />
            <text y={y + 35} className="fill-text font-semibold">
              {row.name}
            </text>
            <text y={y + 57} className="fill-text-soft">
              {nights.sleeps} {row.sleeps}
            </text>
            <path
              d={windows(row.count, 170, y + 32)}
              className="fill-tint stroke-secondary"
              strokeWidth="1.5"
            />
            <Price row={row} at={at} y={y + 22} height={38} />
            <text x={at(0) + 12} y={y + 46} className="fill-background font-semibold">
              ${row.week} {nights.week}
            </text>
            <text x={at(row.weekend) + 12} y={y + 46} className="fill-accent font-semibold">
              ${row.weekend} {nights.weekend}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${rows.length * pitch.across + 1}H1100`} className="stroke-line" />
    </g>
  );
}

/** The same on a phone. */
export function RatesDown({ rows }: Rows) {
  const at = priceScale(rows, 0, 320);
  return (
    <g className={labelNarrow}>
      {rows.map((row, index) => {
        const y = index * pitch.down;
        return (
          <g key={row.name}>
            <path d={`M0 ${y + 1}H320`} className="stroke-line" />
            <text y={y + 26} className="fill-text font-semibold">
              {row.name}
            </text>
            <path
              d={windows(row.count, 320 - row.count * 18 + 5, y + 12)}
              className="fill-tint stroke-secondary"
              strokeWidth="1.5"
            />
            <Price row={row} at={at} y={y + 42} height={16} />
            <text y={y + 80} className="fill-secondary">
              ${row.week} {nights.week}
            </text>
            <text x="320" y={y + 80} textAnchor="end" className="fill-accent">
              ${row.weekend} {nights.weekend}
            </text>
          </g>
        );
      })}
    </g>
  );
}
