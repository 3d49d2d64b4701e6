import { palette } from "#content/palette.ts";
import type { PrintedSection } from "./document.ts";
import {
  decorate,
  heightOf,
  label,
  lastLine,
  measure,
  type Paper,
  page,
  rule,
  set,
  text,
} from "./paper.ts";

const gutter = 22;
const heading = { face: "heading", size: 10, gap: 0 } as const;

/** A cell that can be measured before it is set. */
type Cell<Item> = (
  paper: Paper,
  item: Item,
  width: number,
) => { height: number; put: (x: number, y: number) => void };

/** Cells side by side. A row is as high as its highest cell and never splits across pages. */
type Row = { height: number; put: (y: number) => void };

export function rowsOf(paper: Paper, section: PrintedSection): Row[] {
  const { length } = section.items;
  switch (section.layout) {
    case "points":
      return inColumns(paper, section.items, length === 3 || length > 12 ? 3 : 2, pointCell);
    case "groups":
      // Two would leave a gap in a row of three, and four would leave one alone.
      return inColumns(paper, section.items, length === 2 || length === 4 ? 2 : 3, groupCell);
    case "steps":
      return inColumns(paper, section.items, 1, stepCell);
  }
}

function inColumns<Item>(
  paper: Paper,
  items: readonly Item[],
  columns: number,
  cell: Cell<Item>,
): Row[] {
  const width = (measure - gutter * (columns - 1)) / columns;
  const made: Row[] = [];
  for (let first = 0; first < items.length; first += columns) {
    const cells = items.slice(first, first + columns).map((item) => cell(paper, item, width));
    made.push({
      height: Math.max(...cells.map((one) => one.height)),
      put: (y) => {
        cells.forEach((one, index) => {
          one.put(page.left + index * (width + gutter), y);
        });
      },
    });
  }
  return made;
}

/** Begins a new page when `height` does not fit on this one. */
export function pageBreak(paper: Paper, y: number, height: number): number {
  if (y + height <= lastLine) return y;
  paper.addPage();
  return page.top;
}

/**
 * Rows below each other with hairlines between; returns where the next content may stand. At a page break, `goOn`
 * draws the continued heading and returns where to go on.
 */
export function placeRows(
  paper: Paper,
  rows: readonly Row[],
  { top, space, goOn }: { top: number; space: number; goOn: (start: number) => number },
): number {
  const pad = 8 * space;
  let y = top;
  rows.forEach((row, index) => {
    const given = pageBreak(paper, y, row.height + 2 * pad - 2);
    const start = given < y ? goOn(given) : given;
    row.put(start + pad);
    y = start + row.height + 2 * pad;
    if (index < rows.length - 1) rule(paper, y);
  });
  return y;
}

const pointCell: Cell<{ title: string; text: string }> = (paper, item, width) => {
  const titleHeight = heightOf(paper, item.title, { ...heading, width });
  return {
    height: titleHeight + 3 + heightOf(paper, item.text, { ...text, width }),
    put(x, y) {
      set(paper, "H3", item.title, { ...heading, x, y, width });
      set(paper, "P", item.text, {
        ...text,
        x,
        y: y + titleHeight + 3,
        width,
        colour: palette.textSoft.light,
      });
    },
  };
};

const groupCell: Cell<{ name: string; items: readonly string[] }> = (paper, group, width) => {
  const words = group.items.join(" · ");
  const titleHeight = heightOf(paper, group.name, { ...heading, width });
  return {
    height: titleHeight + 3 + heightOf(paper, words, { ...text, width }),
    put(x, y) {
      set(paper, "H3", group.name, { ...heading, x, y, width });
      set(paper, "P", words, {
        ...text,
        x,
        y: y + titleHeight + 3,
        width,
        colour: palette.textSoft.light,
      });
    },
  };
};

/** When, what, and how, on one line. */
const stepCell: Cell<{ when: string; title: string; text: string }> = (paper, step, width) => {
  const [when, what] = [78, 128];
  const how = width - when - what - 2 * 12;
  const titleHeight = heightOf(paper, step.title, { ...heading, width: what });
  return {
    height: Math.max(titleHeight, heightOf(paper, step.text, { ...text, width: how })),
    put(x, y) {
      decorate(paper, () => {
        paper
          .save()
          .translate(x + 4, y + 6)
          .rotate(45)
          .rect(-3, -3, 6, 6)
          .fill(palette.accent.light)
          .restore();
      });
      set(paper, "P", step.when.toUpperCase(), {
        ...label(x + 16, y + 2, when - 10, palette.textSoft.light),
      });
      set(paper, "H3", step.title, { ...heading, x: x + when + 12, y, width: what });
      set(paper, "P", step.text, {
        ...text,
        x: x + when + what + 24,
        y,
        width: how,
        colour: palette.textSoft.light,
      });
    },
  };
};
