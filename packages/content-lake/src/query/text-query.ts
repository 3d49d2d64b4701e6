import { mostTimes } from "../store/postings.ts";
import { wordsIn } from "../store/text-words.ts";

/**
 * The syntax of `text::query()`: words that must all occur, "phrases in quotes", prefixes* and -exclusions.
 * https://www.sanity.io/docs/specifications/groq-functions
 */
export type TextTerm = { words: string[]; prefix: boolean; excluded: boolean };

/** Splits a search into its terms. */
export function parseTextQuery(query: string): TextTerm[] {
  const terms: TextTerm[] = [];
  for (const [, minus, phrase, word] of query.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)) {
    const raw = phrase ?? word ?? "";
    const words = wordsIn(raw);
    // A lone star is an empty prefix, which matches every text.
    if (words.length > 0 || raw === "*")
      terms.push({
        words,
        prefix: phrase === undefined && raw.endsWith("*"),
        excluded: minus === "-",
      });
  }
  return terms;
}

/** Whether a search mentions any of these words, even as an exclusion. */
export const asksForAny = (terms: readonly TextTerm[], some: readonly string[]): boolean =>
  terms.some(({ words, prefix }) =>
    some.some((word) => words.some((asked) => (prefix ? word.startsWith(asked) : word === asked))),
  );

/**
 * Returns the search as an FTS5 query; undefined if it has exclusions only and any document may match.
 *
 * @param everywhere whether all words of the documents are searched: a word excluded from one part may occur in
 * another.
 */
export function ftsQuery(
  terms: TextTerm[],
  { everywhere }: { everywhere: boolean },
): string | undefined {
  const phrases = (excluded: boolean): string[] =>
    terms
      .filter((term) => term.excluded === excluded && term.words.length > 0)
      .map((term) => `"${term.words.join(" ")}"${term.prefix ? " *" : ""}`);
  const wanted = phrases(false);
  if (wanted.length === 0) return undefined;
  return [`(${wanted.join(" AND ")})`, ...(everywhere ? phrases(true) : [])].join(" NOT ");
}

/**
 * Scores how well texts match: 0 for no match, rising with the number of occurrences to about 2 a term. Occurrences
 * beyond `mostTimes` are ignored.
 */
export function relevance(terms: TextTerm[], texts: string[]): number {
  if (terms.length === 0) return 0;
  const tokens = texts.map(wordsIn);
  let score = 0;
  for (const term of terms) {
    // A lone star matches every text, so it adds no score.
    if (term.words.length === 0 && !term.excluded) continue;
    const all = tokens.reduce((sum, words) => sum + occurrences(term, words), 0);
    const count = Math.min(all, mostTimes);
    if (term.excluded ? count > 0 : count === 0) return 0;
    // The first occurrence counts most: https://en.wikipedia.org/wiki/Okapi_BM25 with k1 = 1.2
    if (!term.excluded) score += saturated(count);
  }
  return score || 1;
}

/** Returns the score of a number of occurrences, of which each adds less than the one before. */
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
