import sharp from "sharp";
import { markPaths } from "#content/brand-mark.ts";
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { type Lettering, openLettering, type Style } from "./lettering.ts";
import { type Plan, planDrawing } from "./plans.ts";
import { strokesToSvg } from "./strokes.ts";

/** Size of the image that social networks show with a link. https://ogp.me */
export const cardSize = { width: 1200, height: 630 } as const;

export type Card = {
  /** Line in the mono font above the title. */
  label: string;
  title: string;
  /** Line in the mono font at the bottom, right of the name. */
  foot: string;
  plan: Plan;
  /** Number from 0 to 1 by which the plan varies between cards. */
  seed: number;
};

const margin = 72;
const column = 650;
const sizes = [82, 74, 66, 58, 52, 46] as const;
const mostLines = 5;
const label: Style = { face: "mono", size: 22, spacing: 0.06 };
const name: Style = { face: "display", size: 30, spacing: -0.015 };

/** Returns the largest size at which the title fits five lines and no word exceeds the column. */
function setTitle(letters: Lettering, title: string): { style: Style; lines: string[] } {
  for (const size of sizes) {
    const style: Style = { face: "display", size, spacing: -0.022 };
    const lines = letters.lines(title, style, column, mostLines + 1);
    const fits = lines.every((line) => letters.width(line, style) <= column);
    if (fits && lines.length * size <= 312 && lines.length <= mostLines)
      return { style, lines: balanced(letters, title, style, lines) };
  }
  const style: Style = { face: "display", size: 46, spacing: -0.022 };
  return { style, lines: letters.lines(title, style, column, mostLines) };
}

/**
 * Breaks the title into as many lines in the narrowest column that holds them, which avoids a last line of one short
 * word.
 */
function balanced(letters: Lettering, title: string, style: Style, first: string[]): string[] {
  const longest = Math.max(...first.map((line) => letters.width(line, style)));
  let lines = first;
  for (let narrower = column - 10; narrower > longest / 2; narrower -= 10) {
    const tried = letters.lines(title, style, narrower, mostLines + 1);
    const stands = tried.every((line) => letters.width(line, style) <= narrower);
    if (tried.length > lines.length || !stands) break;
    lines = tried;
  }
  return lines;
}

export function cardSvg(card: Card): string {
  const letters = openLettering();
  const { style, lines } = setTitle(letters, card.title);
  const leading = style.size * 1.04;
  const first = 186 + style.size * 0.72;
  const text = lines.map((line, index) =>
    letters.line(line, style, margin, Math.round(first + index * leading), palette.text.light),
  );
  const footWidth = letters.width(card.foot, label);
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.background.light}"/>`,
    strokesToSvg(planDrawing(card.plan, card.seed)),
    card.plan === "soundings" ? shore : "",
    `<path d="M${margin} 88h56" stroke="${palette.accent.light}" stroke-width="4"/>`,
    letters.line(card.label.toUpperCase(), label, margin, 134, palette.textSoft.light),
    ...text,
    `<rect y="540" width="${width}" height="90" fill="${palette.background.light}"/>`,
    `<path d="M${margin} 540H${width - margin}" stroke="${palette.text.light}" stroke-width="2"/>`,
    brand(letters),
    letters.line(card.foot, label, width - margin - footWidth, 595, palette.textSoft.light),
    "</svg>",
  ].join("");
}

/** Fades the sea floor out towards the text on the left; on the right it runs off the card. */
const shore = [
  `<defs><linearGradient id="shore"><stop offset="0" stop-color="${palette.background.light}"/><stop offset="1" stop-color="${palette.background.light}" stop-opacity="0"/></linearGradient></defs>`,
  '<rect x="748" width="150" height="540" fill="url(#shore)"/>',
].join("");

function brand(letters: Lettering): string {
  const { outer, inner, keel } = markPaths;
  return [
    `<g transform="translate(${margin - 4} 563) scale(1.375)" fill="none" stroke-linecap="round" stroke-width="1.8" stroke="${palette.text.light}"><path d="${outer}"/><path d="${inner}"/><path d="${keel}" stroke="${palette.accent.light}" stroke-width="2.2"/></g>`,
    letters.line(company.name, name, margin + 52, 596, palette.text.light),
  ].join("");
}

/** Returns the card as a PNG. It has few colours, and without dithering its background compresses to almost nothing. */
export async function drawCard(card: Card): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(card)))
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer();
}
