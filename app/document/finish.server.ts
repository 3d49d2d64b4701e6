import { createHash } from "node:crypto";
import { folders } from "#content/paths.ts";
import { drawingsIn, withDrawingsApart } from "../drawings/apart.server.ts";
import { inkClasses } from "../drawings/ink-classes.ts";
import { inParts, type NamesOf, shortNames, withShortNames } from "./class-names.server.ts";
import { pageStylesId } from "./ids.ts";
import {
  laterSiteStyles,
  laterStylesAddress,
  laterStylesMark,
  siteStyles,
  stylesMark,
} from "./inline-styles.tsx";
import { joinedClasses } from "./joined-classes.server.ts";
import { occurrencesIn } from "./occurrences.server.ts";
import { withShortVariables } from "./short-variables.server.ts";
import { classesOfLaterRules, indexStyles, laterRules, usedStyles } from "./used-styles.server.ts";

/** What a document gets after React has rendered it: the rules that it uses, and nothing that only hydration needs. */

const sheet = lazily(() => {
  const index = indexStyles(withShortVariables(siteStyles));
  const kept = new Set([...indexStyles(laterSiteStyles).classes, ...inkClasses]);
  const names = shortNames(index.classes, kept);
  return { index, kept: kept.union(classesOfLaterRules(index)), names };
});

/** What every page has after its first paint. Islands call their classes by the names of the sources. */
const later = lazily(() => {
  const { index, names } = sheet();
  const rules = laterRules(index, (name) => [...new Set([names.of(name), name])]);
  const text = laterSiteStyles + rules;
  return { text, name: `${createHash("sha256").update(text).digest("hex").slice(0, 8)}.css` };
});

/** The sheet of this name, if this build has it. */
export const laterSheet = (name: string): string | undefined =>
  later().name === name ? later().text : undefined;

function lazily<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Class names that the code of an island may bring into the document later. */
export type ClassesOf = (island: string) => readonly string[];

/** Puts the rules that the document uses where `InlineStyles` left a place, and its drawings into files. */
export function withUsedStyles(html: string, page: string, wordsOf: ClassesOf): string {
  const { index, kept, names } = sheet();
  const apart = withDrawingsApart(html, page, (drawing) => ({
    markup: withShortNames(drawing, names),
    rules: usedStyles(index, occurrencesIn(drawing), (className) => [names.of(className)]),
  }));
  // A drawing that is a file by now comes back into the page.
  const outside = occurrencesIn(textOf(html, false)).union(occurrencesIn(textOf(apart, false)));
  const inside = occurrencesIn(textOf(html, true));
  for (const [opening, name = ""] of html.matchAll(/<site-island name="([\w-]+)"[^>]*/g)) {
    // What such an island shows later has its rules from the sheet of the site (islands/runtime.ts).
    if (opening.includes(' rules="site"')) continue;
    for (const word of wordsOf(name)) inside.add(`.${word}`);
    for (const tag of islandTags) inside.add(tag);
  }
  // Drawings come into a page by the names that all pages have.
  const elsewhere = occurrencesIn(withoutMain(html) + drawingsIn(mainOf(html))).union(inside);
  const joined = joinedClasses(
    mainOf(apart),
    new Set([...elsewhere].map((each) => each.replace(/^\./, ""))).union(kept),
  );
  const pageNames = { of: (name: string) => joined.get(name) ?? names.of(name) };
  const namesOf: NamesOf = (className) => {
    const isInside = inside.has(`.${className}`);
    return [
      ...(outside.has(`.${className}`) || !isInside ? [pageNames.of(className)] : []),
      ...(isInside ? [className] : []),
    ];
  };
  return withShortNames(apart, pageNames)
    .replace(stylesPlace, (_, before) => before + usedStyles(index, outside.union(inside), namesOf))
    .replace(laterPlace, () => `href="${folders.styles}${later().name}"`);
}

// With what stands around the marks: a title may hold the mark itself, which somebody searched for.
const stylesPlace = new RegExp(`(<style id="${pageStylesId}">)${RegExp.escape(stylesMark)}`);
const laterPlace = `href="${laterStylesMark}"`;

const mainContent = /<main\b[\s\S]*<\/main>/;
const mainOf = (html: string): string => mainContent.exec(html)?.[0] ?? "";
const withoutMain = (html: string): string => html.replace(mainContent, "");

/** A piece of a page with the rules that it uses, for a script to put into any document. */
export function fragment(html: string): { markup: string; rules: string } {
  // In development every document has all rules.
  if (!import.meta.env.PROD) return { markup: html, rules: "" };
  const { index, names } = sheet();
  const rules = usedStyles(index, occurrencesIn(html), (className) => [names.of(className)]);
  return { markup: withShortNames(html, names), rules };
}

/** What stands in islands, or what does not. */
const textOf = (html: string, inIslands: boolean): string =>
  inParts(html)
    .filter(({ isIsland }) => isIsland === inIslands)
    .map(({ text }) => text)
    .join("");

export const withAllStyles = (html: string): string =>
  html.replace(stylesMark, () => siteStyles).replace(laterStylesMark, () => laterStylesAddress);

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
  return inParts(html)
    .map(({ text, isIsland }) => (isIsland ? text : text.replaceAll("<!-- -->", "")))
    .join("");
}
