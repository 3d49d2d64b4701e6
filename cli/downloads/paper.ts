import PDFDocument from "pdfkit";
import { type Cut, openFont } from "#app/cards/font-file.ts";
import { dashes, planBox, type Stroke } from "#app/cards/strokes.ts";
import { markPaths } from "#content/brand-mark.ts";
import { palette } from "#content/palette.ts";

/** A4 in the site's style. All lengths in points (1/72 inch), from the top left corner. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 48, bottom: 86 };
export const measure = page.width - page.left - page.right;
/** Where text must end: the title block is below. */
export const lastLine = page.height - page.bottom;

/** The site's fonts as static instances: the PDF library cannot set a variable font. */
const faces = {
  display: ["bricolage-grotesque", 700],
  heading: ["bricolage-grotesque", 600],
  text: ["instrument-sans", 400],
  strong: ["instrument-sans", 600],
  mono: ["jetbrains-mono", 400],
} as const satisfies Record<string, Cut>;
export type Face = keyof typeof faces;

export type Paper = InstanceType<typeof PDFDocument>;

/** Running text. */
export const text = { face: "text", size: 8.8, gap: 1.7 } as const;

/** A line of small capitals at a place. */
export const label = (x: number, y: number, width: number, colour: string) =>
  ({ face: "mono", size: 7.5, x, y, width, colour, tracking: 0.4 }) as const;

/** An empty document with the site's fonts. `date` goes into its metadata; nothing else depends on the moment. */
export function openPaper(options: {
  title: string;
  subject: string;
  author: string;
  date: Date;
}): Paper {
  const { title, subject, author, date } = options;
  const paper = new PDFDocument({
    size: "A4",
    // The layout decides where a page ends; the library must not.
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: "en",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  });
  for (const [face, cut] of Object.entries(faces)) {
    // The library accepts an opened font, which its types do not say yet.
    paper.registerFont(face, openFont(cut) as unknown as PDFKit.Mixins.PDFFontSource);
  }
  return paper;
}

/** Decoration: left out of the text that a screen reader speaks. */
export function decorate(paper: Paper, draw: () => void): void {
  paper.markContent("Artifact");
  draw();
  paper.endMarkedContent();
}

type Setting = {
  face: Face;
  size: number;
  x: number;
  y: number;
  width: number;
  colour?: string;
  /** Extra space between lines, in points. */
  gap?: number;
  align?: "left" | "right";
  tracking?: number;
  link?: string;
};

/** Sets a text as an element of the document's structure, and returns its height. */
export function set(
  paper: Paper,
  tag: "H1" | "H2" | "H3" | "P",
  text: string,
  setting: Omit<Setting, "link">,
): number {
  const height = heightOf(paper, text, setting);
  paper.addStructure(paper.struct(tag, {}, () => put(paper, text, setting)));
  return height;
}

/**
 * Sets a link as an element of the structure that its annotation belongs to, with words for a reader who does not see
 * where it stands. https://pdfa.org/resource/tagged-pdf-best-practice-guide-syntax/
 */
export function setLink(
  paper: Paper,
  words: string,
  text: string,
  setting: Setting & { link: string },
): void {
  paper.addStructure(paper.struct("Link", { alt: words }, () => put(paper, text, setting)));
}

/** Sets a text that is repeated on each page or says what is said elsewhere. */
export function setAside(paper: Paper, text: string, setting: Omit<Setting, "link">): void {
  decorate(paper, () => put(paper, text, setting));
}

function put(paper: Paper, text: string, setting: Setting): void {
  const {
    face,
    size,
    x,
    y,
    width,
    colour = palette.text.light,
    gap = 0,
    align = "left",
    tracking = 0,
    link,
  } = setting;
  paper
    .font(face)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, {
      width,
      lineGap: gap,
      align,
      characterSpacing: tracking,
      ...(link === undefined ? {} : { link }),
    });
}

export function heightOf(
  paper: Paper,
  text: string,
  {
    face,
    size,
    width,
    gap = 0,
    tracking = 0,
  }: Pick<Setting, "face" | "size" | "width" | "gap" | "tracking">,
): number {
  return paper
    .font(face)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: gap, characterSpacing: tracking });
}

export function rule(
  paper: Paper,
  y: number,
  {
    from = page.left,
    to = page.width - page.right,
    colour = palette.line.light as string,
    weight = 0.6,
  } = {},
): void {
  decorate(paper, () => {
    paper.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
  });
}

/** A plan of the cards, `width` wide, with the thinnest lines that paper takes. */
export function drawPlan(
  paper: Paper,
  strokes: readonly Stroke[],
  x: number,
  y: number,
  width: number,
): void {
  const scale = width / planBox.width;
  decorate(paper, () => {
    paper.save().translate(x, y).scale(scale).translate(-planBox.left, -planBox.top);
    for (const { d, colour, width: weight = 1.75, fill, dashed, opacity = 1 } of strokes) {
      paper.lineWidth(weight).opacity(opacity);
      if (dashed) paper.dash(dashes[0], { space: dashes[1] });
      else paper.undash();
      paper.path(d);
      if (fill !== undefined && colour !== undefined) paper.fillAndStroke(fill, colour);
      else if (fill !== undefined) paper.fill(fill);
      else if (colour !== undefined) paper.stroke(colour);
    }
    paper.restore();
  });
}

/** The mark of the company: five hull sections and the keel, `size` high. */
export function brandMark(paper: Paper, x: number, y: number, size: number): void {
  decorate(paper, () => {
    paper
      .save()
      .translate(x, y)
      .scale(size / 32);
    paper.lineCap("round").lineWidth(1.8).strokeColor(palette.text.light);
    paper.path(markPaths.outer).stroke();
    paper.path(markPaths.inner).stroke();
    paper.lineWidth(2.2).strokeColor(palette.accent.light).path(markPaths.keel).stroke();
    paper.restore();
  });
}
