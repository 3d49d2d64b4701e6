import { money } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";

export type Currency = "EUR" | "GBP" | "USD";

const named: readonly (readonly [Currency, RegExp])[] = [
  ["EUR", /€|(?<![a-z])(?:euros?|eur)\b/i],
  ["GBP", /£|(?<![a-z])(?:pounds?|quid|gbp)\b/i],
  ["USD", /\$|(?<![a-z])(?:dollars?|bucks|usd)\b/i],
];

/** Returns the currency that a text names. */
export const currencyNamed = (text: string): Currency | undefined =>
  named.find(([, words]) => words.test(text))?.[0];

/** Returns the currency that the visitor writes, the last one named; dollars if none is. */
export const currencyOf = ({ message, state }: Turn): Currency =>
  [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()]
    .map(currencyNamed)
    .find((currency) => currency !== undefined) ?? "USD";

/** Writes the amounts of an answer, such as “{20}”, in the visitor's currency. */
export const amountsIn = (answer: string, turn: Turn): string =>
  answer.replace(/\{([\d.,]+)\}/g, (_all, digits: string) =>
    money(Number(digits.replaceAll(",", "")), currencyOf(turn)),
  );
