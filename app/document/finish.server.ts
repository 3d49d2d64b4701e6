import { folders } from "#content/paths.ts";
import { drawingsIn, withDrawingsApart } from "../drawings/apart.server.ts";
import { inParts, type NamesOf, withShortNames } from "./class-names.server.ts";
import { laterLinksId, pageStylesId, unusedWeightAttribute } from "./ids.ts";
import { laterStylesAddress, laterStylesMark, siteStyles, stylesMark } from "./inline-styles.tsx";
import { joinedClasses } from "./joined-classes.server.ts";
import { occurrencesIn } from "./occurrences.server.ts";
import packedSheet from "./packed-sheet.ts";
import { hasSemiboldHeadings } from "./semibold-headings.server.ts";
import { withShortIds } from "./short-ids.server.ts";
import { type SiteSheet, unpackSheet } from "./site-sheet.server.ts";
import { usedStyles } from "./used-styles.server.ts";

/**
 * Finishes a document after React has rendered it: adds the rules that it uses and removes what only hydration needs.
 */

let unpacked: SiteSheet | undefined;
const sheet = (): SiteSheet => {
  unpacked ??= unpackSheet(packedSheet());
  return unpacked;
};

/** Returns the later sheet if this build has one of this name. */
export const laterSheet = (name: string): string | undefined =>
  sheet().later.name === name ? sheet().later.text : undefined;

/** Returns the class names that the code of an island may bring into the document later. */
export type ClassesOf = (island: string) => readonly string[];

/** Inlines the rules that the document uses at the mark of `InlineStyles`, and moves its drawings into files. */
export function withUsedStyles(html: string, page: string, wordsOf: ClassesOf): string {
  const { index, kept, names, later } = sheet();
  const apart = withDrawingsApart(html, page, (drawing) => ({
    markup: withShortNames(drawing, names),
    rules: usedStyles(index, occurrencesIn(drawing), (className) => [names.of(className)]),
  }));
  // A drawing moved into a file returns to the page later, so its classes count in both forms.
  const outside = occurrencesIn(textOf(html, false)).union(occurrencesIn(textOf(apart, false)));
  const inside = occurrencesIn(textOf(html, true));
  for (const { text, keepsNames } of inParts(html)) {
    if (!keepsNames) continue;
    const words = new Set(wordsOf(/ name="([\w-]+)"/.exec(text)?.[1] ?? ""));
    for (const word of words) inside.add(`.${word}`);
    for (const tag of islandTags) if (words.has(tag)) inside.add(tag);
    if (words.has("input") || words.has("textarea"))
      for (const part of partsOfFields) inside.add(part);
  }
  // Drawings come into a page with the names that all pages share.
  const elsewhere = occurrencesIn(withoutMain(html) + drawingsIn(mainOf(html))).union(inside);
  const joined = joinedClasses(mainOf(apart), {
    has: (name) => elsewhere.has(`.${name}`) || kept.has(name) || names.of(name) === name,
  });
  const pageNames = { of: (name: string) => joined.get(name) ?? names.of(name) };
  const namesOf: NamesOf = (className) => {
    const isInside = inside.has(`.${className}`);
    return [
      ...(outside.has(`.${className}`) || !isInside ? [pageNames.of(className)] : []),
      ...(isInside ? [className] : []),
    ];
  };
  return withShortNames(apart, pageNames)
    .replace(mainContent, withShortIds)
    .replace(stylesPlace, (_, before) => before + usedStyles(index, outside.union(inside), namesOf))
    .replace(laterPlace, () => `href="${folders.styles}${later.name}"`)
    .replace(laterLinksPlace, (mark) =>
      hasSemiboldHeadings(mainOf(html)) ? mark : `${mark} ${unusedWeightAttribute}="600"`,
    );
}

// Matches the marks with their surroundings: a title may contain the mark itself, if someone searched for it.
const stylesPlace = new RegExp(`(<style id="${pageStylesId}">)${RegExp.escape(stylesMark)}`);
const laterPlace = `href="${laterStylesMark}"`;
const laterLinksPlace = `<noscript id="${laterLinksId}"`;

const mainContent = /<main\b[\s\S]*<\/main>/;
const mainOf = (html: string): string => mainContent.exec(html)?.[0] ?? "";
const withoutMain = (html: string): string => html.replace(mainContent, "");

/** Returns a piece of a page with the rules that it uses, for a script to insert into any document. */
export function fragment(html: string): { markup: string; rules: string } {
  // In development every document has all rules.
  if (!import.meta.env.PROD) return { markup: html, rules: "" };
  const { index, names } = sheet();
  const rules = usedStyles(index, occurrencesIn(html), (className) => [names.of(className)]);
  return { markup: withShortNames(html, names), rules };
}

/** Returns the HTML inside the islands that keep the names of the source, or all other HTML. */
const textOf = (html: string, inIslands: boolean): string =>
  inParts(html)
    .filter(({ keepsNames }) => keepsNames === inIslands)
    .map(({ text }) => text)
    .join("");

export const withAllStyles = (html: string): string =>
  html.replace(stylesMark, () => siteStyles).replace(laterStylesMark, () => laterStylesAddress);

/** Elements that an island may render: it may add those whose names its code contains. */
const islandTags = [
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

/** What a field may have that has rules of its own. */
const partsOfFields = ["[type=search]", "[placeholder]"];

/** Removes the comments that React puts around texts and suspended parts for hydration, which happens in islands only. */
export function withoutHydrationMarks(html: string): string {
  return inParts(html)
    .map(({ text, isIsland }) => (isIsland ? text : text.replaceAll(/<!--(?: |\/?\$)-->/g, "")))
    .join("");
}
