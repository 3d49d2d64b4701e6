import { finished } from "node:stream/promises";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { PrintedDocument, PrintedSection } from "./document.ts";
import {
  bodyPlan,
  brandMark,
  decorate,
  heightOf,
  lastLine,
  measure,
  openPaper,
  type Paper,
  page,
  rule,
  set,
  setAside,
} from "./paper.ts";

const gutter = 22;
const text = { face: "text", size: 8.8, gap: 1.7 } as const;
const heading = { face: "heading", size: 10, gap: 0 } as const;

/** Space between things, as a part of what is best: a sheet is set closer when that saves a page. */
const spacings = [1, 0.85, 0.7] as const;

/**
 * Sets a document, and returns its bytes and how many pages it has. The same content and date give the same file.
 * Of the spacings that need the fewest pages, the widest is taken, so that no sheet ends with a few lines on a last page.
 */
export async function typeset(
  content: PrintedDocument,
  date: Date,
): Promise<{ bytes: Buffer; pages: number }> {
  const drafts = spacings.map((space) => layOut(content, date, space));
  const fewest = Math.min(...drafts.map((draft) => draft.bufferedPageRange().count));
  const paper = drafts.find((draft) => draft.bufferedPageRange().count === fewest);
  if (paper === undefined) throw new Error("There is no spacing.");
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));

  const count = fewest;
  for (let number = 0; number < count; number += 1) {
    paper.switchToPage(number);
    titleBlock(paper, content, date, `${number + 1} / ${count}`);
  }
  paper.end();
  await finished(paper);
  return { bytes: Buffer.concat(chunks), pages: count };
}

/** The document on as many pages as it needs, still without its title blocks. */
function layOut(content: PrintedDocument, date: Date, space: number): Paper {
  const paper = openPaper({
    title: `${content.title} – ${content.kind}`,
    subject: content.promise,
    author: company.legalName,
    date,
  });
  let y = head(paper, content);
  content.sections.forEach((section, index) => {
    y = sectionOn(paper, section, { number: index + 1, top: y, space });
  });
  return paper;
}

function head(paper: Paper, content: PrintedDocument): number {
  const words = 318;
  brandMark(paper, page.left - 3, page.top - 8, 30);
  setAside(paper, company.name, {
    face: "display",
    size: 13,
    x: page.left + 34,
    y: page.top,
    width: 200,
  });
  setAside(paper, content.kind.toUpperCase(), {
    face: "mono",
    size: 7.5,
    x: page.left,
    y: page.top + 4,
    width: measure,
    align: "right",
    colour: palette.textSoft.light,
    tracking: 0.4,
  });
  bodyPlan(paper, page.width - page.right - 150, page.top + 62, 150);

  let y = page.top + 52;
  const titled = content.title === company.name ? "" : content.title;
  if (titled) {
    y += set(paper, "P", titled, {
      face: "heading",
      size: 12,
      x: page.left,
      y,
      width: words,
      colour: palette.accent.light,
    });
    y += 6;
  }
  y += set(paper, "H1", content.promise, {
    face: "display",
    size: 27,
    x: page.left,
    y,
    width: words,
    gap: -3,
    tracking: -0.4,
  });
  y += 12;
  y += set(paper, "P", content.lede, {
    face: "text",
    size: 10.5,
    x: page.left,
    y,
    width: words,
    gap: 2.4,
    colour: palette.textSoft.light,
  });
  return Math.max(y, page.top + 176) + 26;
}

/** Begins a page when `height` does not fit on this one. */
function room(paper: Paper, y: number, height: number): number {
  if (y + height <= lastLine) return y;
  paper.addPage();
  return page.top;
}

function sectionOn(
  paper: Paper,
  section: PrintedSection,
  { number, top, space }: { number: number; top: number; space: number },
): number {
  const intro = section.intro ?? "";
  const titleHeight = heightOf(paper, section.title, { face: "display", size: 16, width: measure });
  const introHeight = intro === "" ? 0 : heightOf(paper, intro, { ...text, width: 360 }) + 6;
  const rows = rowsOf(paper, section);
  // A heading never stands at the foot of a page without its first row.
  const first = 26 + titleHeight + introHeight + (rows[0]?.height ?? 0) + 14 * space;
  let y = room(paper, top, first);

  sectionLabel(paper, y, number, section.label);
  y += 17;
  y += set(paper, "H2", section.title, {
    face: "display",
    size: 16,
    x: page.left,
    y,
    width: measure,
    tracking: -0.2,
  });
  y += 5;
  if (intro !== "") {
    y +=
      set(paper, "P", intro, {
        ...text,
        x: page.left,
        y,
        width: 360,
        colour: palette.textSoft.light,
      }) + 6;
  }
  y += 4;
  rule(paper, y, { colour: palette.text.light, weight: 0.9 });

  const goOn = (start: number) => {
    sectionLabel(paper, start, number, `${section.label}, continued`);
    rule(paper, start + 16, { colour: palette.text.light, weight: 0.9 });
    return start + 16;
  };
  return placeRows(paper, rows, { top: y, space, goOn }) + 22 * space;
}

/** Number, words and a hairline to the right edge, as above the sections of the site. */
function sectionLabel(paper: Paper, y: number, number: number, words: string): void {
  const said = words.toUpperCase();
  setAside(paper, String(number).padStart(2, "0"), label(page.left, y, 20, palette.accent.light));
  setAside(paper, said, label(page.left + 18, y, 200, palette.textSoft.light));
  const width = paper.font("mono").fontSize(7.5).widthOfString(said, { characterSpacing: 0.4 });
  rule(paper, y + 5, { from: page.left + 18 + width + 10 });
}

const label = (x: number, y: number, width: number, colour: string) =>
  ({ face: "mono", size: 7.5, x, y, width, colour, tracking: 0.4 }) as const;

/** A cell that can be measured before it is set. */
type Cell<Item> = (
  paper: Paper,
  item: Item,
  width: number,
) => { height: number; put: (x: number, y: number) => void };

/** Cells side by side. A row is as high as its highest cell and stays on one page. */
type Row = { height: number; put: (y: number) => void };

function rowsOf(paper: Paper, section: PrintedSection): Row[] {
  const { length } = section.items;
  switch (section.layout) {
    case "points":
      return inColumns(paper, section.items, length === 3 || length > 12 ? 3 : 2, pointCell);
    case "groups":
      // In threes, two would leave a gap and four one alone in its row.
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

/**
 * Rows below each other with hairlines between; returns where the next thing may stand. Where a page begins among them,
 * `goOn` says on it what goes on, and returns where.
 */
function placeRows(
  paper: Paper,
  rows: readonly Row[],
  { top, space, goOn }: { top: number; space: number; goOn: (start: number) => number },
): number {
  const pad = 8 * space;
  let y = top;
  rows.forEach((row, index) => {
    const given = room(paper, y, row.height + 2 * pad - 2);
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

/** When, what, and how, on one line of the course. */
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

/** The title block of a drawing sheet, at the foot of each page. */
function titleBlock(paper: Paper, content: PrintedDocument, date: Date, sheet: string): void {
  const [top, height] = [page.height - 66, 34];
  const address = `${company.origin}${content.path}`;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    date,
  );
  const cells = [
    { title: "Subject", value: content.title, width: 128 },
    {
      title: "The rest, always current",
      value: address.replace("https://", ""),
      width: 215,
      link: address,
    },
    { title: "Made", value: day, width: 78 },
    { title: "Sheet", value: sheet, width: measure - 421 },
  ];
  decorate(paper, () => {
    paper
      .rect(page.left, top, measure, height)
      .lineWidth(0.9)
      .strokeColor(palette.text.light)
      .stroke();
    let x = page.left;
    for (const cell of cells.slice(0, -1)) {
      x += cell.width;
      paper.moveTo(x, top).lineTo(x, top + height);
    }
    paper.lineWidth(0.5).strokeColor(palette.text.light).stroke();
  });
  let x = page.left;
  for (const cell of cells) {
    setAside(paper, cell.title.toUpperCase(), {
      ...label(x + 7, top + 6, cell.width - 10, palette.textSoft.light),
      size: 5.8,
    });
    setAside(paper, cell.value, {
      face: "mono",
      size: 7.4,
      x: x + 7,
      y: top + 17,
      width: cell.width - 9,
      ...(cell.link === undefined ? {} : { link: cell.link }),
    });
    x += cell.width;
  }
}
