import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { cx } from "../ui/cx.ts";
import { edits } from "./edited-at.ts";
import type { TableBlock, TextBlock } from "./post.ts";
import { columnsOf, type TableColumns, textOf } from "./table-columns.ts";

/** A table in a post. On a phone it is shown whole, folded or stacked (table-columns.ts). */
export function PostTable({ table, inner }: { table: TableBlock; inner: PortableTextComponents }) {
  const { headerRows } = table;
  const { names, figures, onPhone, kept } = columnsOf(table);
  const isStacked = onPhone === "stacked";
  const isFolded = onPhone === "folded";
  const isBeside = onPhone === "beside";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section of each table would be one landmark too many
    <div
      role="group"
      className="scroll-shades-background mt-7 overflow-x-auto"
      {...edits(table)}
      aria-label={`Table: ${names.filter(Boolean).join(", ")}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table
        className={cx(
          "w-full border-collapse text-left text-small tabular-nums",
          // Five columns of figures fit the narrowest phones.
          onPhone === "whole" && "max-[23rem]:text-[0.75rem]",
          onPhone !== "whole" && "max-md:block",
        )}
      >
        <tbody
          className={cx(
            onPhone !== "whole" && "max-md:block",
            isStacked && "max-md:border-text max-md:border-t-[1.5px]",
          )}
        >
          {table.rows.map((row, index) => (
            <tr
              key={row._key}
              className={cx(
                // A result in bold stands under the rule of a sum.
                "align-top last:has-[td:last-child_strong]:border-text last:has-[td:last-child_strong]:border-t-2",
                index < headerRows ? "border-text border-y-[1.5px]" : "border-line border-b",
                isStacked && (index < headerRows ? "max-md:sr-only" : "max-md:block max-md:py-3"),
                isBeside &&
                  "max-md:grid max-md:grid-cols-[4rem_minmax(0,1fr)] max-md:gap-y-0.5 max-md:py-3",
                isFolded && "max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2.5",
                isFolded &&
                  (kept.length > 1
                    ? "max-md:[--first:calc(100%-11rem)]"
                    : "max-md:[--first:calc(100%-5.5rem)]"),
              )}
            >
              {row.cells.map((cell, column) => (
                <Cell
                  key={cell._key}
                  value={cell.value}
                  inner={inner}
                  isHead={index < headerRows}
                  isFirst={column === 0}
                  isFigure={figures.has(column)}
                  followsFigure={figures.has(column - 1) && !figures.has(column)}
                  name={names[column] ?? ""}
                  onPhone={isFolded && kept.includes(column) ? "kept" : onPhone}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  value: TextBlock[];
  inner: PortableTextComponents;
  isHead: boolean;
  isFirst: boolean;
  isFigure: boolean;
  /** Whether it is text beside a column aligned right, from which it keeps its distance. */
  followsFigure: boolean;
  /** Name of its column. */
  name: string;
  /** Form of the table on a phone; `kept`: a column that stays one in a folded table. */
  onPhone: TableColumns["onPhone"] | "kept";
};

/** Looks on a phone of a cell that is neither the first nor empty. */
const looks = {
  whole: "max-md:pr-2.5 max-[23rem]:pr-1.5",
  kept: "max-md:order-1 max-md:w-18 max-md:p-0 max-md:text-right",
  // The name is written by a style, so that the document has it once, as the column's heading.
  folded:
    "max-md:order-2 max-md:mt-1 max-md:p-0 max-md:**:inline max-md:before:text-text-soft max-md:before:content-[attr(data-column)_'_']",
  beside:
    "max-md:p-0 max-md:font-semibold max-md:last:col-start-2 max-md:last:font-normal max-md:last:text-text-soft",
  stacked:
    "max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:px-0 max-md:py-0.5 max-md:before:text-text-soft max-md:before:content-[attr(data-column)]",
};

/** The same of the first cell of a row. */
const firstLooks = {
  whole: "max-md:pr-2.5 max-[23rem]:pr-1.5",
  kept: "",
  // What the kept columns leave: their widths and gaps are 5.5 rem each.
  folded: "max-md:grow max-md:basis-(--first) max-md:p-0",
  beside: "max-md:p-0 max-md:row-span-2",
  stacked: "max-md:block max-md:p-0 max-md:font-semibold max-md:text-base",
};

function Cell({
  value,
  inner,
  isHead,
  isFirst,
  isFigure,
  followsFigure,
  name,
  onPhone,
}: CellProps) {
  const text = <PortableText value={value} components={inner} />;
  const look = cx(
    "py-2.5 pr-5 last:pr-0",
    !(isFirst || isFigure) && (onPhone === "whole" ? "min-w-24" : "md:min-w-24"),
    isFigure && (onPhone === "whole" ? "text-right" : "md:text-right"),
    followsFigure && "md:pl-6",
  );
  const headLook = cx(
    look,
    onPhone === "folded" && !isFirst
      ? "max-md:sr-only"
      : onPhone !== "stacked" && (isFirst ? firstLooks : looks)[onPhone],
  );
  if (isHead && !isEmpty(value))
    return (
      <th scope="col" className={cx(headLook, "font-semibold")}>
        {text}
      </th>
    );
  if (isHead) return <td className={headLook}>{text}</td>;
  if (isFirst) return <td className={cx(look, firstLooks[onPhone])}>{text}</td>;
  if (isEmpty(value) && onPhone !== "whole")
    return <td className={cx(look, onPhone === "kept" ? looks.kept : "max-md:hidden")} />;
  return (
    <td
      {...((onPhone === "folded" || onPhone === "stacked") && { "data-column": name })}
      className={cx(look, looks[onPhone])}
    >
      <div>{text}</div>
    </td>
  );
}

/** Whether a cell is empty, as in the corner of a table with row and column headings, which is then not a heading. */
const isEmpty = (blocks: readonly TextBlock[]): boolean => textOf(blocks).trim() === "";
