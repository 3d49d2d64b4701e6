import type { ReactNode } from "react";

type DataTableProps = {
  /** What the table shows; read out before it, and printed above it in the mono label. */
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
};

/**
 * A table with hairline rules. On narrow screens it scrolls sideways inside its own region, which the keyboard
 * reaches, so the page never does.
 */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-[40rem] border-collapse text-left">
        <caption className="label pb-3 text-left text-ink-soft">{caption}</caption>
        <thead>
          <tr className="border-ink border-y-[1.5px]">
            {head.map((cell, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: constant list
                key={index}
                scope="col"
                className="py-3 pr-6 align-bottom font-semibold text-small"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: constant list
            <tr key={rowIndex} className="border-line border-b align-top">
              {row.map((cell, index) =>
                index === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: constant list
                  <th key={index} scope="row" className="py-3.5 pr-6 font-semibold">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: constant list
                  <td key={index} className="py-3.5 pr-6 text-ink-soft">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
