import { money } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";

export type Currency = "EUR" | "GBP" | "USD";

const named: readonly (readonly [Currency, RegExp])[] = [
  ["EUR", /€|(?<![a-z])(?:euros?|eur)\b/i],
  ["GBP", /£|(?<![a-z])(?:pounds?|quid|gbp)\b/i],
  ["USD", /\$|(?<![a-z])(?:dollars?|bucks|usd)\b/i],
];

/** “Pounds not dollars” denies the second. */
const denied =
  /\b(?:not(?: in)?|no|instead of|rather than) (?:[$€£]|dollars?|bucks|usd|euros?|eur|pounds?|quid|gbp)(?!\p{L})/giu;

/** Returns the currency that a text names; one that it denies is not named. */
export const currencyNamed = (text: string): Currency | undefined => {
  const said = text.replace(denied, " ");
  return named.find(([, words]) => words.test(said))?.[0];
};

const cents = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(cents?|cts?|pence|pennies)\b/gi;
/** “80p”; “720p” is a video. */
const pence = /(?<![\d.,£])(\d{1,2}) ?p\b(?!\.? ?m\b)/gi;

/** The text with small money as a part of the whole, for reading its figures: “60 cents” becomes “€0.6”, “80p” “£0.8”. */
export const inWholeMoney = (text: string): string => {
  const sign = signs[currencyNamed(text) ?? "EUR"];
  return text
    .replace(
      cents,
      (_all, digits: string, unit: string) =>
        `${/^p/i.test(unit) ? signs.GBP : sign}${hundredth(digits)}`,
    )
    .replace(pence, (_all, digits: string) => `${signs.GBP}${hundredth(digits)}`);
};
const signs = { EUR: "€", GBP: "£", USD: "$" } as const;
const hundredth = (digits: string): string => String(Number(digits.replace(",", ".")) / 100);

/** Returns the currency that the visitor named last, if any. */
export const currencySaid = ({
  message,
  state,
}: Pick<Turn, "message" | "state">): Currency | undefined =>
  [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()]
    .map(currencyNamed)
    .find((currency) => currency !== undefined);

/** Returns the currency that the visitor writes, the last one named; dollars if none is. */
export const currencyOf = (turn: Pick<Turn, "message" | "state">): Currency =>
  currencySaid(turn) ?? "USD";

/** Writes the amounts of an answer, such as “{20}”, in the visitor's currency. */
export const amountsIn = (answer: string, turn: Turn): string =>
  answer.replace(/\{([\d.,]+)\}/g, (_all, digits: string) =>
    money(Number(digits.replaceAll(",", "")), currencyOf(turn)),
  );
