import { finished } from "node:stream/promises";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { PrintedDocument, PrintedSection } from "./document.ts";
import { head, titleBlock } from "./frame.ts";
import {
  heightOf,
  label,
  measure,
  openPaper,
  type Paper,
  page,
  rule,
  set,
  setAside,
  text,
} from "./paper.ts";
import { pageBreak, placeRows, rowsOf } from "./rows.ts";

/** Scale of the spacing, relative to the best: a document is set closer when that saves a page. */
const tighterSpacings = [0.85, 0.7];

/**
 * Sets a document, and returns its bytes and number of pages. The same content and date give the same file. Among the
 * spacings that need the fewest pages it takes the widest, so that no document ends with a few lines on a last page.
 */
export async function typeset(
  content: PrintedDocument,
  date: Date,
): Promise<{ bytes: Buffer; pages: number }> {
  let paper = layOut(content, date, 1);
  for (const space of tighterSpacings) {
    if (pagesOf(paper) === 1) break;
    const draft = layOut(content, date, space);
    if (pagesOf(draft) < pagesOf(paper)) paper = draft;
  }
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));

  const count = pagesOf(paper);
  for (let number = 0; number < count; number += 1) {
    paper.switchToPage(number);
    titleBlock(paper, content, date, `${number + 1} / ${count}`);
  }
  paper.end();
  await finished(paper);
  return { bytes: Buffer.concat(chunks), pages: count };
}

const pagesOf = (paper: Paper): number => paper.bufferedPageRange().count;

/** The document on as many pages as it needs, without its title blocks. */
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

function sectionOn(
  paper: Paper,
  section: PrintedSection,
  { number, top, space }: { number: number; top: number; space: number },
): number {
  const intro = section.intro ?? "";
  const titleHeight = heightOf(paper, section.title, { face: "display", size: 16, width: measure });
  const introHeight = intro === "" ? 0 : heightOf(paper, intro, { ...text, width: 360 }) + 6;
  const rows = rowsOf(paper, section);
  // A heading is never at the foot of a page without its first row.
  const first = 26 + titleHeight + introHeight + (rows[0]?.height ?? 0) + 14 * space;
  let y = pageBreak(paper, top, first);

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
