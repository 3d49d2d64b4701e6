import type { ReactNode } from "react";
import { labelBeside } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";

/**
 * The data that is drawn of a sheet, from the rows of its tables. Days count back from today; future ones are
 * negative.
 */
export type SheetChart =
  | { kind: "orders"; rows: readonly { name: string; from: number; to: number }[] }
  | { kind: "rates"; rows: readonly { name: string; week: number; weekend: number }[] }
  | { kind: "shares"; rows: readonly { name: string; shares: readonly number[] }[] };

const width = 560;
/** Heights within a row: its marks are drawn below its name. */
const pitch = 50;
const nameAt = 18;
const markAt = 34;

/** Returns a function that maps a value to a position between the edges. */
export const scale =
  (from: number, to: number, left = 8, right = width - 8) =>
  (value: number): number =>
    Math.round((left + ((value - from) / (to - from)) * (right - left)) * 10) / 10;

/**
 * A drawing of a sheet, beside its questions. Hidden from screen readers, because the tables below have its figures.
 */
export function SheetDrawing({ chart }: { chart: SheetChart }) {
  const height = chart.rows.length * pitch + (chart.kind === "orders" ? 22 : 4);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full"
      fill="none"
    >
      {chart.rows.map(({ name }, index) => (
        <text key={name} x="0" y={index * pitch + nameAt} className={`fill-text ${labelBeside}`}>
          {name}
        </text>
      ))}
      {marksOf(chart, height)}
    </svg>
  );
}

function marksOf(chart: SheetChart, height: number): ReactNode {
  switch (chart.kind) {
    case "orders":
      return <Orders rows={chart.rows} height={height} />;
    case "rates":
      return <Rates rows={chart.rows} />;
    case "shares":
      return <Shares rows={chart.rows} />;
  }
}

type Rows<Kind extends SheetChart["kind"]> = Extract<SheetChart, { kind: Kind }>["rows"];

const rowY = (index: number) => index * pitch + markAt;

const diamond = (x: number, y: number) => `M${x} ${y - 6}l6 6-6 6-6-6z`;

/** Orders from purchase to arrival, on one calendar that includes today. */
function Orders({ rows, height }: { rows: Rows<"orders">; height: number }) {
  const at = scale(
    -Math.max(...rows.map(({ from }) => from)),
    -Math.min(0, ...rows.map(({ to }) => to)),
  );
  return (
    <>
      <path d={`M${at(0)} 0V${height}`} className="stroke-accent" strokeWidth="1.5" />
      <text x={at(0) - 8} y={height - 3} textAnchor="end" className={`fill-accent ${labelBeside}`}>
        {demoData.today}
      </text>
      {rows.map(({ name, from, to }, index) => (
        <g key={name}>
          <path d={`M0 ${rowY(index)}H${width}`} className="stroke-text" strokeOpacity="0.2" />
          <path
            d={`M${at(-from)} ${rowY(index)}H${at(-to)}`}
            className={to < 0 ? "stroke-accent" : "stroke-text"}
            strokeWidth="5"
          />
          <path
            d={diamond(at(-to), rowY(index))}
            className={to < 0 ? "fill-background stroke-accent" : "fill-text stroke-text"}
            strokeWidth="1.5"
          />
        </g>
      ))}
    </>
  );
}

/** Bars from zero to the price of a night, extended to that of Friday and Saturday. */
function Rates({ rows }: { rows: Rows<"rates"> }) {
  const at = scale(0, Math.max(...rows.map(({ weekend }) => weekend)));
  return rows.map(({ name, week, weekend }, index) => (
    <g key={name}>
      <path d={`M0 ${rowY(index)}H${width}`} className="stroke-text" strokeOpacity="0.2" />
      <path
        d={`M${at(0)} ${rowY(index)}H${at(week)}`}
        className="stroke-secondary"
        strokeWidth="5"
      />
      <path
        d={`M${at(week)} ${rowY(index)}H${at(weekend)}`}
        className="stroke-accent"
        strokeWidth="5"
      />
      <path d={diamond(at(weekend), rowY(index))} className="fill-accent" />
    </g>
  ));
}

const fills = ["fill-secondary", "fill-text", "fill-text-soft", "fill-accent"];

/** A bar of a budget, divided into its shares. */
function Shares({ rows }: { rows: Rows<"shares"> }) {
  const at = scale(0, 100, 0, width);
  return rows.map(({ name, shares }, row) => {
    const ends = shares.map((_share, index) =>
      shares.slice(0, index).reduce((sum, share) => sum + share, 0),
    );
    return (
      <g key={name}>
        {shares.map((share, index) => (
          <path
            // The index is the key, because two shares of a budget may be equal.
            // biome-ignore lint/suspicious/noArrayIndexKey: constant list
            key={index}
            d={`M${at(ends[index] ?? 0) + 1} ${rowY(row) - 6}h${at(share) - 2}v14h${2 - at(share)}z`}
            className={fills[index % fills.length]}
          />
        ))}
      </g>
    );
  });
}
