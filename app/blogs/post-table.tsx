import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { cx } from "../ui/cx.ts";
import { edits } from "./edited-at.ts";
import type { TableBlock, TextBlock } from "./post.ts";

/** From this number of columns on, a table with a row of headings becomes blocks on a phone. */
const stackedFrom = 3;

/**
 * A table in a post. On a phone each row becomes a block with the names of the columns beside its cells, because what
 * would lie beyond the edge is the result; a table without headings, or of two columns, stays one, and scrolls if it must.
 */
export function PostTable({ table, inner }: { table: TableBlock; inner: PortableTextComponents }) {
  const { headerRows } = table;
  const figures = columnsOfFigures(table.rows.slice(headerRows));
  const names = (table.rows[0]?.cells ?? []).map((cell) => textOf(cell.value).trim());
  const isStacked = headerRows === 1 && names.length >= stackedFrom;
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
          isStacked && "max-md:block",
        )}
      >
        <tbody
          className={cx(isStacked && "max-md:block max-md:border-text max-md:border-t-[1.5px]")}
        >
          {table.rows.map((row, index) => (
            <tr
              key={row._key}
              className={cx(
                "align-top",
                index < headerRows ? "border-text border-y-[1.5px]" : "border-line border-b",
                isStacked && (index < headerRows ? "max-md:sr-only" : "max-md:block max-md:py-3"),
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
                  {...(isStacked && { name: names[column] ?? "" })}
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
  /** Name of its column in a table that becomes blocks on a phone; the first cell heads its block. */
  name?: string;
};

function Cell({ value, inner, isHead, isFirst, isFigure, followsFigure, name }: CellProps) {
  const text = <PortableText value={value} components={inner} />;
  const look = cx(
    "py-2.5 pr-5 last:pr-0",
    !isFirst && (name === undefined ? "min-w-24" : "md:min-w-24"),
    isFigure && (name === undefined ? "text-right" : "md:text-right"),
    followsFigure && "md:pl-6",
  );
  if (isHead && !isEmpty(value))
    return (
      <th scope="col" className={cx(look, "font-semibold")}>
        {text}
      </th>
    );
  if (isHead || name === undefined) return <td className={look}>{text}</td>;
  if (isFirst)
    return (
      <td className={cx(look, "max-md:block max-md:p-0 max-md:font-semibold max-md:text-base")}>
        {text}
      </td>
    );
  if (isEmpty(value)) return <td className={cx(look, "max-md:hidden")} />;
  return (
    // The name is written by a style, so that the document has it once, as the column's heading.
    <td
      data-column={name}
      className={cx(
        look,
        "max-md:before:text-text-soft max-md:before:content-[attr(data-column)]",
        "max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:px-0 max-md:py-0.5",
      )}
    >
      <div>{text}</div>
    </td>
  );
}

const textOf = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap((block) => block.children.map((span) => span.text ?? "")).join("");

/** Matches an amount, a percentage, a count, or a dash for none: “1,342.50”, “+ 9,176.00”, “$639”, “12%”, “–”. */
const figure = /^(?:[+−–-]?\s*[$€£]?\d[\d,.\s]*%?|[–—-])$/;

/** Returns the indexes of columns that contain only figures, which are aligned on their digits. */
function columnsOfFigures(rows: TableBlock["rows"]): ReadonlySet<number> {
  const columns = new Map<number, boolean>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell.value).trim();
      if (text !== "") columns.set(column, (columns.get(column) ?? true) && figure.test(text));
    }
  }
  return new Set([...columns].flatMap(([column, all]) => (all && column > 0 ? [column] : [])));
}

/** Whether a cell is empty, as in the corner of a table with row and column headings, which is then not a heading. */
const isEmpty = (blocks: readonly TextBlock[]): boolean => textOf(blocks).trim() === "";
