import { createHash } from "node:crypto";
import { drawingFile } from "../drawings/define-drawing.tsx";
import { siteStyles, stylesMark } from "../styles/inline-styles.tsx";
import { indexStyles, occurrencesIn, type StyleIndex, usedStyles } from "./used-styles.server.ts";

/** What a document gets after React has rendered it: the rules that it uses, and nothing that only hydration needs. */

let index: StyleIndex | undefined;
const styleIndex = (): StyleIndex => {
  index ??= indexStyles(siteStyles);
  return index;
};

/** Class names that the code of an island may bring into the document later. */
export type ClassesOf = (island: string) => readonly string[];

/** Puts the rules that the document uses where `InlineStyles` left a place. */
export function withUsedStyles(html: string, wordsOf: ClassesOf): string {
  const occurring = occurrencesIn(html);
  for (const [, name = ""] of html.matchAll(/<site-island name="([\w-]+)"/g))
    for (const word of wordsOf(name)) occurring.add(`.${word}`);
  for (const [, file = ""] of html.matchAll(/data-drawing="[^"]*\/([^"/]+)"/g)) {
    const markup = drawingFile(file)?.markup ?? "";
    for (const occurrence of occurrencesIn(markup)) occurring.add(occurrence);
  }
  return html.replace(stylesMark, () => usedStyles(styleIndex(), occurring));
}

export const withAllStyles = (html: string): string => html.replace(stylesMark, () => siteStyles);

/** Names the styles of islands on demand on the elements that open them. */
export const withIslandStyles = (html: string, wordsOf: ClassesOf): string =>
  html.replaceAll(/ data-opens="([\w-]+)"/g, (opener, name: string) => {
    const { file } = islandStyles(name, wordsOf);
    return `${opener} data-styles="${islandStylesPath}/${file}"`;
  });

/** Every element that an island's own elements may be; which ones they are is not known before it runs. */
const commonTags = [
  "button",
  "input",
  "label",
  "form",
  "ul",
  "ol",
  "li",
  "p",
  "h2",
  "h3",
  "a",
  "dialog",
  "svg",
  "path",
  "textarea",
  "strong",
  "em",
  "code",
  "table",
  "th",
  "td",
  "tr",
  "img",
];

/** Path of the folder in which these are served (islands/styles-route.ts). */
const islandStylesPath = "/styles";

const islandSheets = new Map<string, { css: string; file: string }>();

/** The rules of an island that is mounted on demand, and the name of their file. */
export function islandStyles(name: string, wordsOf: ClassesOf): { css: string; file: string } {
  const known = islandSheets.get(name);
  if (known) return known;
  const words = wordsOf(name).map((word) => `.${word}`);
  const css = usedStyles(styleIndex(), new Set([...words, ...commonTags]));
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 10);
  const sheet = { css, file: `${name}.${hash}.css` };
  islandSheets.set(name, sheet);
  return sheet;
}

/** A drawing as a file of its own: with the rules that it uses, for where it stands as an image. */
export const withOwnStyles = (svg: string): string =>
  svg.replace(
    /^<svg\b[^>]*>/,
    (root) => `${root}<style>${usedStyles(styleIndex(), occurrencesIn(svg))}</style>`,
  );

/**
 * Takes out what React leaves for hydration, which happens in islands only: the comments between neighbouring texts.
 */
export function withoutHydrationMarks(html: string): string {
  return html
    .split(/(<site-island\b[\s\S]*?<\/site-island>)/)
    .map((part) => (part.startsWith("<site-island") ? part : part.replaceAll("<!-- -->", "")))
    .join("");
}
