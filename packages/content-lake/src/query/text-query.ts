import { mostTimes } from "../store/postings.ts";

/**
 * The language of `text::query()`: words that must all occur, "phrases in quotes", beginnings* and -exclusions.
 * https://www.sanity.io/docs/specifications/groq-functions
 */
export type TextTerm = { words: string[]; prefix: boolean; excluded: boolean };

/** Of longer words only the beginning counts, in texts and in what is looked for. */
const longestWord = 200;

/** Words as the indexes split them: letters and digits, without case and accents. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word)) ?? [];

export function parseTextQuery(query: string): TextTerm[] {
  const terms: TextTerm[] = [];
  for (const [, minus, phrase, word] of query.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)) {
    const raw = phrase ?? word ?? "";
    const words = wordsIn(raw);
    // A star alone is a beginning of no letters: every text has it.
    if (words.length > 0 || raw === "*")
      terms.push({
        words,
        prefix: phrase === undefined && raw.endsWith("*"),
        excluded: minus === "-",
      });
  }
  return terms;
}

/** The same for FTS5; undefined when no term must occur and every document may match. */
export function ftsQuery(terms: TextTerm[]): string | undefined {
  const phrases = (excluded: boolean): string[] =>
    terms
      .filter((term) => term.excluded === excluded && term.words.length > 0)
      .map((term) => `"${term.words.join(" ")}"${term.prefix ? " *" : ""}`);
  const wanted = phrases(false);
  if (wanted.length === 0) return undefined;
  return [`(${wanted.join(" AND ")})`, ...phrases(true)].join(" NOT ");
}

/**
 * How well texts match: 0 for not at all, more the oftener the terms occur, up to about 2 a term. More than `mostTimes` make no
 * difference.
 */
export function relevance(terms: TextTerm[], texts: string[]): number {
  if (terms.length === 0) return 0;
  const tokens = texts.map(wordsIn);
  let score = 0;
  for (const term of terms) {
    // A star alone is in every text, and says nothing about any.
    if (term.words.length === 0 && !term.excluded) continue;
    const all = tokens.reduce((sum, words) => sum + occurrences(term, words), 0);
    const count = Math.min(all, mostTimes);
    if (term.excluded ? count > 0 : count === 0) return 0;
    // The first occurrence says most: https://en.wikipedia.org/wiki/Okapi_BM25 with k1 = 1.2
    if (!term.excluded) score += saturated(count);
  }
  return score || 1;
}

export const saturated = (count: number): number => (count * 2.2) / (count + 1.2);

function occurrences(term: TextTerm, words: string[]): number {
  let count = 0;
  for (let at = 0; at + term.words.length <= words.length; at++) {
    const found = term.words.every((wanted, i) => {
      const word = words[at + i] ?? "";
      return term.prefix && i === term.words.length - 1 ? word.startsWith(wanted) : word === wanted;
    });
    if (found) count++;
  }
  return count;
}

/** Every string in a value: itself, those of a list, or those of a document but for its system fields. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const spans =
    "children" in value && Array.isArray(value.children) ? joinedSpans(value.children) : [];
  return [
    ...spans,
    ...entries.flatMap(([key, child]) => (key.startsWith("_") ? [] : stringsIn(child))),
  ];
}

/** A word may be half bold: the text of a block is that of its spans without anything between them. */
function joinedSpans(children: unknown[]): string[] {
  const texts = children.map((child) =>
    typeof child === "object" && child !== null && "text" in child && typeof child.text === "string"
      ? child.text
      : "",
  );
  return texts.length > 1 ? [texts.join("")] : [];
}
