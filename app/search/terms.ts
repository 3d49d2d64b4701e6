import MiniSearch from "minisearch";

/** Words that stand in nearly every text and tell nothing apart. */
const fillers = new Set(
  "a all an and any are as at be been but by can could did do does each for from had has have how i if in into is it its me more most my no not of on once one only or other our out over own same so some such than that the their them then there these they this those to too two under until up us very was we were what when where which while who why will with would you your".split(
    " ",
  ),
);

/** A word as it is compared: in small letters, without accents; nothing for a word that tells nothing apart. */
export function termOf(word: string): string | null {
  const term = word
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "");
  return term === "" || fillers.has(term) ? null : term;
}

// The library types its defaults by name only.
const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** The words of a text as they are compared, in their order. */
export const termsOf = (text: string): string[] =>
  tokenize(text)
    .map(termOf)
    .filter((term) => term !== null);
