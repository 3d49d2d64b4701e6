import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type DataTableProps = {
  /** Caption above the table, in the mono label style; for screen readers only where a heading says the same. */
  caption: string;
  captionHidden?: boolean;
  head: readonly ReactNode[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
};

/**
 * A table with thin rules. On narrow screens each row becomes a block of its own, with the names of the columns
 * beside its cells, so that nothing scrolls sideways.
 */
export function DataTable({ caption, captionHidden = false, head, rows }: DataTableProps) {
  return (
    <table className="block w-full border-collapse text-left md:table">
      <caption
        className={cx(
          captionHidden ? "sr-only" : "label block pb-3 text-left text-text-soft md:table-caption",
        )}
      >
        {caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-text border-y-[1.5px]">
          {head.map((cell, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: constant list
              key={index}
              scope="col"
              className="py-3 pr-6 align-bottom font-semibold text-small last:pr-0"
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-text border-t-[1.5px] md:table-row-group md:border-t-0">
        {rows.map((row, rowIndex) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: constant list
            key={rowIndex}
            className="block border-line border-b py-4 md:table-row md:py-0 md:align-top"
          >
            {row.map((cell, index) =>
              index === 0 ? (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: constant list
                  key={index}
                  scope="row"
                  className="block pb-1.5 font-semibold md:table-cell md:py-3.5 md:pr-6"
                >
                  {cell}
                </th>
              ) : (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: constant list
                  key={index}
                  className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-0.5 max-md:text-small md:table-cell md:text-text-soft md:py-3.5 md:pr-6 md:last:pr-0"
                >
                  <span className="text-text-soft md:hidden">{head[index]}</span>
                  {/* Plain text takes the second column by itself; other content needs an element around it. */}
                  {typeof cell === "string" ? cell : <span>{cell}</span>}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
