import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawingPage, folders } from "#content/paths.ts";
import { drawingPartId, firstDrawing } from "./first-drawing.ts";

/**
 * Moves drawings below the first screen into files of their own, which the browser fetches when they come near the
 * window, each composition only where it is shown. Their places stay in the document, so that the layout does not
 * move. In the first screen, the phone composition stays inline, because it is part of the first view where
 * connections are slowest. If it is large, it would push the text into a second round trip: then it is fetched right
 * after the first paint where it is shown, like the compositions for wider screens (document/starter.ts).
 */

/**
 * The drawings of the pages that this process has rendered, by file name. The address also names the page, which is
 * rendered first after a start or in another process.
 */
const files = new LRUCache<string, string>({ max: 1000 });

/**
 * Returns the SVG file of a drawing, if a rendered page refers to it; for a name without `.svg`, the file without its
 * own rules, for a page that has them (document/print-at-once.ts).
 */
export const drawingFile = (name: string): string | undefined =>
  files.get(name) ?? files.get(`${name}.svg`)?.replace(/<style>.*?<\/style>/s, "");

/** Length below which a request costs more than the drawing, in characters. */
const shortest = 600;

/**
 * Length of a phone composition in the first screen above which it takes a twelfth of the first round trip, in
 * characters.
 */
const largestFirst = 4000;

/**
 * Matches drawings that do not work as part of another document: references within their own document are not found
 * there, and states of the elements around do not reach them.
 */
const dependsOnPlace =
  /url\(#|href="#|class="[^"]*\b(?:group|peer|in)-(?:has|checked|open|data|aria|\[)/;

/** Distance within which an element's opening tag is looked for, in characters. */
const longestOpening = 500;

/** Matches the first screen: the main content up to the first section's heading. */
const firstScreen = /<main\b[\s\S]*?(?=<h2\b|<\/main>)/;

/** The same limit for an icon, which has no text and takes little space. */
const shortestIcon = 200;

/** Matches drawings, icons, and islands, whose drawings React must find as it rendered them. */
const drawings = /<site-island\b[\s\S]*?<\/site-island>|<svg\b[^>]*>/g;

/** The `viewBox` of icons, as ui/icon-shape.tsx writes it. */
const iconBox = ' viewBox="0 0 256 256"';

/** Content of a drawing's file: the markup as documents have it, and the style rules that it needs on its own. */
export type FileContent = { markup: string; rules: string };

/**
 * Moves drawings into files: those below the first screen, and those in it that phones do not show.
 *
 * @param page the page's path.
 * @param fileOf returns the file's content for a drawing.
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

/** Returns the drawings of a piece of a document, as text. */
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

/** Returns the end of the drawing whose content begins at `from`, which may contain other drawings. */
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

/**
 * Stores a drawing's file and returns its name, which is a hash of the content. With some three hundred drawings, 30
 * bits give two the same name in one of 20,000 builds.
 */
function keep(opening: string, content: string, fileOf: (drawing: string) => FileContent): string {
  const name = `${createHash("sha256").update(opening).update(content).digest("base64url").slice(0, 5)}.svg`;
  if (!files.has(name)) {
    // An icon takes the colour of the text around it, which a file does not inherit.
    const colours = classesOf(opening).filter((each) => each.startsWith("text-"));
    const root = opening
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/ (?:class|role|aria-\w+)="[^"]*"/g, "")
      .replace(/>$/, colours.length > 0 ? ` class="${colours.join(" ")}">` : ">");
    const { markup, rules } = fileOf(`${root}${content}</svg>`);
    // The rules are in CDATA, because “<” and “&” are markup in an XML file.
    files.set(
      name,
      markup.replace(">", () => `><style><![CDATA[${rules}]]></style>`),
    );
  }
  return name;
}

/**
 * Returns the drawing's empty place, with the file as an image for browsers without scripts. Without them, browsers
 * ignore
 * `loading="lazy"`: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-loading-attributes
 */
const place = (opening: string, address: string): string =>
  `${opening.slice(0, -1)} data-drawing="${address}"></svg><noscript><img src="${address}"${sameAs(opening)}/></noscript>`;

/**
 * Returns the place of a drawing in the first screen. Included by `<use>`, the file has the page's fonts and is not
 * clipped at its edges.
 */
const firstPlace = (opening: string, address: string): string =>
  `${opening.slice(0, -1)} data-drawing="${address}" ${firstDrawing}></svg><noscript>${opening}<use href="${address}#${drawingPartId}"></use></svg></noscript>`;

/**
 * Returns an image, for a drawing that depends on its place. The page's script later replaces it with the drawing
 * itself, which has the page's fonts (near.ts).
 */
const picture = (opening: string, address: string, shown: string): string =>
  `<picture class="contents"><source media="${shown}" srcset="${address}"/><img data-drawing=""${sameAs(opening)}/></picture>`;

/** Returns the attributes that give an image the size, look and description of the drawing. */
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

/** Tailwind's breakpoints by prefix. https://tailwindcss.com/docs/responsive-design */
const widths: Record<string, string> = { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem" };

/**
 * Returns the widths at which a composition is shown, as a media query; undefined for one that phones show. Reads the
 * classes of the drawing or of the element around it.
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
