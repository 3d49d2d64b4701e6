import { wordList } from "../../../understanding/word-list.ts";

/** Amounts as they are printed: “45 euro” becomes “€45”. */

const signs = { euro: "€", pound: "£", dollar: "$" } as const;
const units: readonly (readonly [keyof typeof signs, string])[] = [
  ["euro", wordList`euros?, eur, €`],
  ["pound", wordList`pounds?, quid, gbp, £`],
  ["dollar", wordList`dollars?, bucks?, usd, \$`],
];
const amounts = units.map(
  ([unit, words]) =>
    [
      signs[unit],
      new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d{1,2})?) ?${words}(?![\\w])`, "gi"),
    ] as const,
);

/** Writes every amount of a text with its sign in front. */
export const priced = (text: string): string =>
  amounts
    .reduce(
      (all, [sign, pattern]) =>
        all.replace(pattern, (_all, sum: string) => `${sign}${sum.replace(",", ".")}`),
      text,
    )
    .replace(/(\d) ?(?:percent|per cent|pct)\b/gi, "$1%")
    .replace(/([€£$]) (?=\d)/g, "$1");

const sums = /[€£$]\d+(?:\.\d{1,2})?/g;
/** Returns the amounts of a text, with their places. */
export const sumsOf = (text: string): { text: string; at: number; end: number }[] =>
  [...text.matchAll(sums)].map((found) => ({
    text: found[0],
    at: found.index,
    end: found.index + found[0].length,
  }));

export const signOf = (text: string): string | undefined => /[€£$]/.exec(text)?.[0];

/** Adds up two amounts of one currency. */
export const plus = (one: string, other: string): string =>
  `${one.charAt(0)}${Number((Number(one.slice(1)) + Number(other.slice(1))).toFixed(2))}`;
