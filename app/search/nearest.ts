import { folders } from "#content/paths.ts";
import { everything, type Found, find, type SearchIndex } from "./engine.ts";

/**
 * The pages that an address which leads nowhere was most likely meant for: those whose own address is written nearly
 * alike, then those that the search finds with its words. Questions are left out: nobody types their address.
 */
export function nearest(index: SearchIndex, pathname: string, count = 3): Found[] {
  const words = wordsOf(pathname);
  // Of “/service/sap”, the last part names the page.
  const last = wordsOf(pathname.split("/").findLast(Boolean) ?? "");
  const pages = everything(index).filter(isPage);
  const alike = [words, last].flatMap((wanted) =>
    pages
      .map((found) => ({ found, likeness: likeness(wanted, wordsOf(found.path)) }))
      .filter(({ likeness }) => likeness >= alikeEnough)
      .sort((one, other) => other.likeness - one.likeness)
      .map(({ found }) => found),
  );
  const titled = [...named(index, words, ["title"]), ...named(index, last, ["title"])];
  // A page with the words in its title leaves behind those that only mention them.
  const found = titled.length > 0 ? titled : named(index, words, ["title", "keywords"]);
  return [...new Map([...alike, ...found].map((one) => [one.path, one])).values()].slice(0, count);
}

const isPage = ({ kind }: Found): boolean => kind !== "question";

const alikeEnough = 0.6;

/**
 * Stricter than the search: a page that has only some of the words is not near, and with a short word one letter makes
 * another word.
 */
const named = (index: SearchIndex, words: string, fields: ("title" | "keywords")[]): Found[] =>
  find(index, words, { typosFrom: 5, someWords: false, fields }).filter(isPage);

/**
 * How alike two texts are written, from 0 to 1: the share of pairs of neighbouring letters that they have in common.
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

/** Endings of addresses of pages, on this site’s predecessors and elsewhere. */
const pageEnding = /\.(html?|php|aspx?)$/i;

/** Whether an address is one of a file, which nobody types and nothing else stands in for. */
export const isFile = (pathname: string): boolean =>
  pathname.startsWith(folders.assets) ||
  (/\.\w{1,12}$/.test(pathname) && !pageEnding.test(pathname));

/** “/Careers/full_stack-developer.html” → “Careers full stack developer”. */
export function wordsOf(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A broken escape stays as it was written.
  }
  return path
    .replace(pageEnding, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .join(" ");
}
