import { dayWritten } from "../copy/day.ts";
import { priced } from "../copy/money.ts";
import { spansOf } from "../copy/own/spans.ts";

/** The days, hours and amounts in words, as they are typed or printed. */

export type Value = { readonly of: "amount" | "day" | "time"; readonly text: string };

const leads =
  /^(?:(?:on|from|until|till|til|by|at|for|every|only|all|before|after|the|starting|between|of) )+/i;
/** A number by itself, which beside a text is mostly a sum. */
const bare = /(?<![\d.,:€£$%])\d{1,5}(?:[.,]\d{1,2})?(?![\d.,:%]|\p{L})/gu;

/** Returns the values of a text, whose amounts have their sign or stand behind “for”. */
export const printedIn = (text: string): Value[] =>
  spansOf(priced(text)).map(({ of, text: own }) => {
    // “6 pm.” at the end of a sentence.
    const bareValue = own
      .replace(leads, "")
      .replace(/(?<!\.m)\.$/i, "")
      .trim();
    return { of, text: of === "day" ? dayWritten(bareValue) : bareValue };
  });

/** Returns the values that words hold, in their order; a bare number counts as a sum if there is nothing else. */
export function valuesIn(words: string): Value[] {
  const found = printedIn(words);
  if (found.length > 0) return found;
  return [...priced(words).matchAll(bare)].map(([own]) => ({
    of: "amount" as const,
    text: own.replace(",", "."),
  }));
}
