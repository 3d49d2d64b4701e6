import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawingPage, folders } from "#content/paths.ts";

/**
 * Drawings below the first screen are files of their own, which the browser fetches when they come near, each composition
 * only where it is shown. Their places stay in the document, so that nothing moves. Those of the first screen stay too: they
 * are part of what is seen first.
 */

/**
 * The drawings of the pages that this process has rendered, by the name of their file. An address names its page too: after
 * a start, or in another process, the page is rendered first.
 */
const files = new LRUCache<string, string>({ max: 1000 });

/** A drawing that a page has named, as an SVG file. */
export const drawingFile = (name: string): string | undefined => files.get(name);

/** Below this a request costs more than the drawing, in characters. */
const shortest = 900;

/** The first screen: the main content up to the first section's heading. */
const firstScreen = /<main\b[\s\S]*?(?=<h2\b|<\/main>)/;

/** Drawings with a label, and islands, whose drawings React must find as it left them. */
const drawings = /<site-island\b[\s\S]*?<\/site-island>|<svg\b(?=[^>]*\brole="img")[^>]*>/g;

/**
 * Puts the content of each drawing below the first screen into a file.
 *
 * @param page the page's path.
 * @param rulesOf the style rules that a drawing needs in a file of its own.
 */
export function withDrawingsApart(
  html: string,
  page: string,
  rulesOf: (markup: string) => string,
): string {
  const first = firstScreen.exec(html);
  if (!first) return html;
  const mainEnd = html.indexOf("</main>");
  let at = first.index + first[0].length;
  const parts = [html.slice(0, at)];
  for (const match of html.matchAll(drawings)) {
    const [opening] = match;
    if (match.index < at || opening.startsWith("<site-island")) continue;
    const from = match.index + opening.length;
    const to = closingAt(html, from);
    const content = html.slice(from, to);
    if (content.length < shortest) continue;
    // What stands in every page, the notice without a network, is one file for all.
    const query =
      match.index < mainEnd
        ? `?${drawingPage}=${encodeURIComponent(page).replaceAll("%2F", "/")}`
        : "";
    const address = `${folders.drawings}${keep(opening, content, rulesOf)}${query}`;
    parts.push(html.slice(at, match.index), place(opening, address));
    at = to + "</svg>".length;
  }
  return parts.join("") + html.slice(at);
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
function keep(opening: string, content: string, rulesOf: (markup: string) => string): string {
  const name = `${createHash("sha256").update(opening).update(content).digest("base64url").slice(0, 12)}.svg`;
  if (!files.has(name)) {
    const root = opening
      .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace(/ (?:class|role|aria-label)="[^"]*"/g, "");
    // Rules stand there as characters: “<” and “&” are markup in an XML file.
    const style = `<style><![CDATA[${rulesOf(content)}]]></style>`;
    files.set(name, `${root}${style}${content}</svg>`);
  }
  return name;
}

/** The drawing's empty place, and for a browser without scripts the file as a picture. */
function place(opening: string, address: string): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(opening)?.[1] ?? "";
  const [, , width = "", height = ""] = attribute("viewBox").split(" ");
  const picture = `<img src="${address}" alt="${attribute("aria-label")}" loading="lazy" width="${width}" height="${height}" class="${attribute("class")}"/>`;
  return `${opening.slice(0, -1)} data-drawing="${address}"></svg><noscript>${picture}</noscript>`;
}
