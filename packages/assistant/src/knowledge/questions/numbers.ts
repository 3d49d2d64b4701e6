import { inWords } from "../../dialogue/reply/reply.ts";
import type { Way } from "./question.ts";

/** Numbers that distinguish written questions: “a tent for three”. */
const words: ReadonlySet<string> = new Set(
  Array.from({ length: 11 }, (_all, index) => inWords(index + 2)),
);

/** Returns the small numbers in a message as words; the message has its numbers as digits. */
export const numbersIn = (plain: string): ReadonlySet<string> =>
  new Set(
    (plain.match(/(?<![\d.,:/-])\d{1,2}(?![\d.,:/])/g) ?? [])
      .map((digits) => inWords(Number(digits)))
      .filter((word) => words.has(word)),
  );

/** Whether a way to ask contains a number and the message only others: “for three” does not match “for 4”. */
export function isOfOtherNumber(way: Way, numbers: ReadonlySet<string> | undefined): boolean {
  if (numbers === undefined || numbers.size === 0) return false;
  let own = numbersOf.get(way);
  if (own === undefined) {
    own = way.flatMap(({ words: ofPlace }) => [...ofPlace.intersection(words)]);
    numbersOf.set(way, own);
  }
  return own.length > 0 && own.every((number) => !numbers.has(number));
}
const numbersOf = new WeakMap<Way, readonly string[]>();
