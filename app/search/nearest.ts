import { folders } from "#content/paths.ts";
import { everything, type Found, find, type SearchIndex } from "./engine.ts";

/**
 * Returns the pages that a broken address was most likely meant for: those with a similar address, then those that
 * are called by its words. Questions are left out: no one types their address.
 */
export function nearest(index: SearchIndex, pathname: string, count = 3): Found[] {
  const words = tellingWordsOf(pathname);
  // In “/service/sap”, the last part names the page.
  const last = tellingWordsOf(pathname.split("/").findLast(Boolean) ?? "");
  const pages = everything(index).filter(isPage);
  const alike = [words, last].flatMap((wanted) =>
    pages
      .map((found) => ({ found, likeness: likeness(wanted, wordsOf(found.path)) }))
      .filter(({ likeness }) => likeness >= alikeEnough)
      .sort((one, other) => other.likeness - one.likeness)
      .map(({ found }) => found),
  );
  const titled = [...named(index, words, ["title"]), ...named(index, last, ["title"])];
  // A page may be known by other words than its name, as “About us” by “team”. Those of a service are what it works
  // with, or parts of sentences, and no one means the service by them.
  const known = named(index, words, ["title", "keywords"]).filter(({ kind }) => kind === "page");
  const found = titled.length > 0 ? titled : known;
  return [...new Map([...alike, ...found].map((one) => [one.path, one])).values()].slice(0, count);
}

/** Words of addresses that name no page: “/no-such-page” means none about pages. */
const ofAnyPage = new Set([
  "a",
  "an",
  "and",
  "no",
  "of",
  "such",
  "the",
  "to",
  "my",
  "page",
  "pages",
  "site",
  "website",
  "web",
]);

const tellingWordsOf = (pathname: string): string =>
  wordsOf(pathname)
    .split(" ")
    .filter((word) => !ofAnyPage.has(word.toLowerCase()))
    .join(" ");

const isPage = ({ kind }: Found): boolean => kind !== "question";

const alikeEnough = 0.6;

/**
 * Searches more strictly than the dialog: a page with only some of the words does not count, and in a short word one
 * letter makes another word.
 */
const named = (index: SearchIndex, words: string, fields: ("title" | "keywords")[]): Found[] =>
  find(index, words, { typosFrom: 5, someWords: false, fields }).filter(isPage);

/**
 * Returns the similarity of two texts from 0 to 1: the share of letter pairs that they have in common.
 * https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient
 */
function likeness(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replaceAll(" ", "");
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** File endings of page addresses, on this site’s predecessors and elsewhere. */
const pageEnding = /\.(html?|php|aspx?)$/i;

/** Whether an address is that of a file, which no one types and for which no page is a substitute. */
export const isFile = (pathname: string): boolean =>
  pathname.startsWith(folders.assets) ||
  (/\.\w{1,12}$/.test(pathname) && !pageEnding.test(pathname));

/** Returns the words of a path: “/Careers/full_stack-developer.html” → “Careers full stack developer”. */
export function wordsOf(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A malformed escape stays as written.
  }
  return path
    .replace(pageEnding, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .join(" ");
}
