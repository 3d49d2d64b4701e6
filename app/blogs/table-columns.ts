import type { TableBlock, TextBlock } from "./post.ts";

/**
 * How a table is shown on a phone.
 * - `whole`: as on wide screens: it has two columns or no headings, or at most five with figures.
 * - `folded`: the first column and `kept` ones stay columns, so that their figures are compared downwards; what the
 *   others say is a line below.
 * - `beside`: a time or a number stands beside the other two texts, of which the second is the fainter one.
 * - `stacked`: each row is a block with the names of its columns, because what lies beyond the edge is the result.
 */
type OnPhone = "whole" | "folded" | "beside" | "stacked";

/** A table’s columns: their names, those of figures, how a phone shows them, and which of them it keeps. */
export type TableColumns = {
  names: readonly string[];
  figures: ReadonlySet<number>;
  onPhone: OnPhone;
  kept: readonly number[];
};

/** From this number of columns on, a phone may need another form; and the most that it has room for, if of figures. */
const [many, most] = [3, 5];

/** How many columns of figures a phone has room for beside texts: the last ones, which have the results. */
const mostKept = 2;

/** The most characters of a time or a number that others stand beside on a phone. */
const shortKey = 6;

const isKey = ({ cells }: TableBlock["rows"][number]): boolean =>
  /^\d/.test(textOf(cells[0]?.value ?? []).trim()) &&
  textOf(cells[0]?.value ?? []).trim().length <= shortKey;

/** Returns what is known of a table's columns before it is shown. */
export function columnsOf({ rows, headerRows }: TableBlock): TableColumns {
  const names = (rows[0]?.cells ?? []).map((cell) => textOf(cell.value).trim());
  const figures = columnsOfFigures(rows.slice(headerRows));
  const others = names.length - 1;
  const onPhone =
    headerRows !== 1 || names.length < many || (figures.size === others && names.length <= most)
      ? "whole"
      : figures.size * 2 >= others
        ? "folded"
        : names.length === many && rows.slice(headerRows).every(isKey)
          ? "beside"
          : "stacked";
  return { names, figures, onPhone, kept: [...figures].slice(-mostKept) };
}

export const textOf = (blocks: readonly TextBlock[]): string =>
  blocks.flatMap((block) => block.children.map((span) => span.text ?? "")).join("");

/**
 * Matches an amount, a percentage, a count, a short unit, or a dash for none: “1,342.50”, “+ 9,176.00”, “$639”, “12%”,
 * “2.6 ms”, “–”.
 */
const figure = /^(?:[+−–-]?\s*[$€£]?\d[\d,.\s]*(?:%|[a-z]{1,3})?|[–—-])$/;

/** Returns the indexes of columns that contain only figures, which are aligned on their digits. */
function columnsOfFigures(rows: TableBlock["rows"]): ReadonlySet<number> {
  const columns = new Map<number, boolean>();
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell.value).trim();
      if (text !== "") columns.set(column, (columns.get(column) ?? true) && figure.test(text));
    }
  }
  return new Set(
    [...columns]
      .flatMap(([column, all]) => (all && column > 0 ? [column] : []))
      .sort((a, b) => a - b),
  );
}
