import { normalised } from "@brightkeel/contracts";
import MiniSearch from "minisearch";

/** Stop words, which occur in nearly every text. */
const fillers = new Set(
  "a all an and any are as at be been but by can could did do does each for from had has have how i if in into is it its me more most my no not of on once one only or other our out over own same so some such than that the their them then there these they this those to too two under until up us very was we were what when where which while who why will with would you your".split(
    " ",
  ),
);

/** Returns a word as it is compared, in lower case and without accents; null for a stop word. */
export function termOf(word: string): string | null {
  const term = normalised(word.toLowerCase(), "NFKD").replaceAll(/\p{Mark}/gu, "");
  return term === "" || fillers.has(term) ? null : term;
}

// The library types its defaults by name only.
const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** Returns the words of a text as they are compared, in order. */
export const termsOf = (text: string): string[] =>
  tokenize(text)
    .map(termOf)
    .filter((term) => term !== null);
