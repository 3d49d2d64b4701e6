import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawingPage, folders } from "#content/paths.ts";
import { drawingPartId, firstDrawing } from "./first-drawing.ts";

/**
 * Drawings below the first screen are files of their own, which the browser fetches when they come near, each composition
 * only where it is shown. Their places stay in the document, so that nothing moves. Of those in the first screen the one
 * for phones stays too: it is part of what is seen first, where lines are slowest; a large one, which would take the words
 * into a second round trip, and the compositions for wider screens are fetched right after the first paint where they are
 * shown (document/starter.ts).
 */

/**
 * The drawings of the pages that this process has rendered, by the name of their file. An address names its page too: after
 * a start, or in another process, the page is rendered first.
 */
const files = new LRUCache<string, string>({ max: 1000 });

/** A drawing that a page has named, as an SVG file. */
export const drawingFile = (name: string): string | undefined => files.get(name);

/** Below this a request costs more than the drawing, in characters. */
const shortest = 600;

/** One of the first screen that phones show, and that would take a twelfth of the first round trip, in characters. */
const largestFirst = 4200;

/**
 * What refers to a part of its own document is not found where the file is used as a part of another one, nor does what
 * is chosen around it change it there.
 */
const dependsOnPlace =
  /url\(#|href="#|class="[^"]*\b(?:group|peer|in)-(?:has|checked|open|data|aria|\[)/;

/** An element's opening is not looked for further away, in characters. */
const longestOpening = 500;

/** The first screen: the main content up to the first section's heading. */
const firstScreen = /<main\b[\s\S]*?(?=<h2\b|<\/main>)/;

/** The same of an icon, which has no words and whose place is small. */
const shortestIcon = 200;

/** Drawings and icons, and islands, whose drawings React must find as it left them. */
const drawings = /<site-island\b[\s\S]*?<\/site-island>|<svg\b[^>]*>/g;

/** As ui/icon-shape.tsx makes them. */
const iconBox = ' viewBox="0 0 256 256"';

/** What stands in a drawing's file: the markup as documents have it, and the style rules that it needs by itself. */
export type FileContent = { markup: string; rules: string };

/**
 * Puts the content of drawings into files: of each below the first screen, and of those in it that phones do not show.
 *
 * @param page the page's path.
 * @param fileOf what goes into the file of this drawing.
 */
export function withDrawingsApart(
  html: string,
  page: string,
  fileOf: (drawing: string) => FileContent,
): string {
  const first = firstScreen.exec(html);
  if (!first) return html;
  const firstEnd = first.index + first[0].length;
  const mainEnd = html.indexOf("</main>");
  let at = first.index;
  const parts = [html.slice(0, at)];
  for (const match of html.matchAll(drawings)) {
    const [opening] = match;
    if (match.index < at || opening.startsWith("<site-island")) continue;
    const from = match.index + opening.length;
    const to = closingAt(html, from);
    const content = html.slice(from, to);
    const isIcon = opening.includes(iconBox);
    if (content.length < (isIcon ? shortestIcon : shortest)) continue;
    const isFirst = match.index < firstEnd;
    if (match.index > mainEnd || (isFirst && !opening.includes(' role="img"'))) continue;
    const shown = isFirst ? shownWhere(opening, html.slice(0, match.index)) : undefined;
    const isPicture = shown !== undefined && dependsOnPlace.test(content);
    if (isFirst && shown === undefined) {
      if (content.length < largestFirst || dependsOnPlace.test(content)) continue;
    }
    const query = `?${drawingPage}=${encodeURIComponent(page).replaceAll("%2F", "/")}`;
    const isPart = isFirst && !isPicture;
    const whole = isPart ? `<g id="${drawingPartId}">${content}</g>` : content;
    const address = `${folders.drawings}${keep(opening, whole, fileOf)}${query}`;
    parts.push(
      html.slice(at, match.index),
      isPicture
        ? picture(opening, address, shown)
        : isFirst
          ? firstPlace(opening, address)
          : place(opening, address),
    );
    at = to + "</svg>".length;
  }
  return parts.join("") + html.slice(at);
}

/** The drawings of a piece of a document, as text. */
export function drawingsIn(html: string): string {
  let at = 0;
  const found: string[] = [];
  for (const { 0: opening, index } of html.matchAll(/<svg\b[^>]*>/g)) {
    if (index < at) continue;
    at = closingAt(html, index + opening.length);
    found.push(html.slice(index, at));
  }
  return found.join("");
}

/** Where the drawing ends whose content begins at `from`; it may have drawings in it. */
function closingAt(html: string, from: number): number {
  const tags = /<(\/?)svg\b/g;
  tags.lastIndex = from;
  for (let depth = 1; ; ) {
    const tag = tags.exec(html);
    if (!tag) return html.length;
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return tag.index;
  }
}

/** Stores a drawing's file and returns its name, which changes with what is in it. */
function keep(opening: string, content: string, fileOf: (drawing: string) => FileContent): string {
  const name = `${createHash("sha256").update(opening).update(content).digest("base64url").slice(0, 6)}.svg`;
  if (!files.has(name)) {
    // The colour of an icon is that of a text, which a file cannot have from around it.
    const colours = classesOf(opening).filter((each) => each.startsWith("text-"));
    const root = opening
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/ (?:class|role|aria-\w+)="[^"]*"/g, "")
      .replace(/>$/, colours.length > 0 ? ` class="${colours.join(" ")}">` : ">");
    const { markup, rules } = fileOf(`${root}${content}</svg>`);
    // Rules stand there as characters: “<” and “&” are markup in an XML file.
    files.set(
      name,
      markup.replace(">", () => `><style><![CDATA[${rules}]]></style>`),
    );
  }
  return name;
}

/** The drawing's empty place, and for a browser without scripts the file as a picture. */
const place = (opening: string, address: string): string =>
  `${opening.slice(0, -1)} data-drawing="${address}"></svg><noscript><img src="${address}" loading="lazy"${sameAs(opening)}/></noscript>`;

/** The same in the first screen. As a part of the document the file has the page's fonts, and nothing is cut off at its edges. */
const firstPlace = (opening: string, address: string): string =>
  `${opening.slice(0, -1)} data-drawing="${address}" ${firstDrawing}></svg><noscript>${opening}<use href="${address}#${drawingPartId}"></use></svg></noscript>`;

/** One that depends on its place is a picture until the script runs. The page's script puts the drawing itself in its place, which has the page's fonts (near.ts). */
const picture = (opening: string, address: string, shown: string): string =>
  `<picture class="contents"><source media="${shown}" srcset="${address}"/><img data-drawing=""${sameAs(opening)}/></picture>`;

/** What a picture needs to be seen and told as the drawing is. */
function sameAs(opening: string): string {
  const attribute = (name: string) => attributeOf(opening, name);
  const [, , ofBox = "", heightOfBox = ""] = attribute("viewBox").split(" ");
  const width = attribute("width") || ofBox;
  const height = attribute("height") || heightOfBox;
  return ` alt="${attribute("aria-label")}" width="${width}" height="${height}" class="${attribute("class")}"`;
}

const attributeOf = (opening: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(opening)?.[1] ?? "";

const classesOf = (opening: string): string[] => attributeOf(opening, "class").split(" ");

/** Widths at which the style rules change, as they say it. https://tailwindcss.com/docs/responsive-design */
const widths: Record<string, string> = { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem" };

/**
 * At which widths a composition is shown that phones do not show, as a media query; undefined for one that they do. The
 * drawing's classes say so, or those of the element around it.
 */
function shownWhere(opening: string, before: string): string | undefined {
  const around = /<div class="([^"]*)">$/.exec(before.slice(-longestOpening))?.[1] ?? "";
  for (const classes of [classesOf(opening), around.split(" ")]) {
    const width = (pattern: RegExp) =>
      widths[classes.flatMap((name) => pattern.exec(name)?.[1] ?? [])[0] ?? ""];
    const from =
      width(/^max-(\w\w):hidden$/) ??
      (classes.includes("hidden") ? width(/^(\w\w):block$/) : undefined);
    if (from === undefined) continue;
    const until = width(/^(\w\w):hidden$/);
    return until === undefined ? `(width>=${from})` : `(width>=${from}) and (width<${until})`;
  }
  return undefined;
}
