import { withDrawingsApart } from "../drawings/apart.server.ts";
import { siteStyles, stylesMark } from "./inline-styles.tsx";
import { indexStyles, occurrencesIn, type StyleIndex, usedStyles } from "./used-styles.server.ts";

/** What a document gets after React has rendered it: the rules that it uses, and nothing that only hydration needs. */

let index: StyleIndex | undefined;
const styleIndex = (): StyleIndex => {
  index ??= indexStyles(siteStyles);
  return index;
};

/** Class names that the code of an island may bring into the document later. */
export type ClassesOf = (island: string) => readonly string[];

/** Puts the rules that the document uses where `InlineStyles` left a place, and its drawings into files. */
export function withUsedStyles(html: string, page: string, wordsOf: ClassesOf): string {
  const occurring = occurrencesIn(html);
  for (const [, name = ""] of html.matchAll(/<site-island name="([\w-]+)"/g)) {
    for (const word of wordsOf(name)) occurring.add(`.${word}`);
    for (const tag of islandTags) occurring.add(tag);
  }
  const apart = withDrawingsApart(html, page, (markup) =>
    usedStyles(styleIndex(), occurrencesIn(markup)),
  );
  return apart.replace(stylesMark, () => usedStyles(styleIndex(), occurring));
}

export const withAllStyles = (html: string): string => html.replace(stylesMark, () => siteStyles);

/** What an island may consist of; which elements it makes is not known before it runs. */
const islandTags = [
  "button",
  "input",
  "[type=search]",
  "[placeholder]",
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

/**
 * Takes out what React leaves for hydration, which happens in islands only: the comments between neighbouring texts.
 */
export function withoutHydrationMarks(html: string): string {
  return html
    .split(/(<site-island\b[\s\S]*?<\/site-island>)/)
    .map((part) => (part.startsWith("<site-island") ? part : part.replaceAll("<!-- -->", "")))
    .join("");
}
