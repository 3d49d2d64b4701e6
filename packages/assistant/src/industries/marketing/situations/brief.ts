import { readValues } from "../../../dialogue/message/values.ts";
import { money } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { withDigits, withLargeNumbers } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { daysBetween, isoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { currencyNamed } from "../figures/currency.ts";
import { type Figures, roles } from "../figures/stated-cues.ts";

/** What a visitor has said about their situation so far, for use in answers. */
export type Brief = Figures & {
  /** Everything the visitor wrote, in plain words, the newest last. */
  text: string;
  /** The money to spend: “$250 a month”, “€150”. */
  budget?: { value: number; per?: string };
  /** Whole days until the stated date. */
  days?: number;
  /** Formats a sum in the visitor’s currency. */
  inMoney: (value: number) => string;
};

const sum =
  "[$€£]? ?(\\d[\\d,]*(?:\\.\\d+)?)(k\\b)? ?(?:[$€£]|dollars?|euros?|eur|usd|bucks|pounds?|quid)?";
const rated = new RegExp(`${sum},? ?(?:a|per|each|every|/) ?(week|month|year)\\b`);
const has = wordList`have, got, spend, budget, only, with, put, invest, left, about, maybe`;
const roughly = wordList`a, an, of, about, around, maybe, roughly, only, just, to spend, up to, is, the`;
const forThis = wordList`
  (in )?total, altogether, left, budget, to spend, for (ads?|ad|marketing|advertising|it|this|that|everything), max, in all
`;
const having = new RegExp(`\\b${has}\\b(?: ${roughly})* ${sum}(?= ${forThis}\\b|[# ]*(?:$|#))`);
const leading = new RegExp(`${sum} (?:(?:marketing|ad|advertising|ads) )?${forThis}\\b`);
/** What customers pay, and what was already paid, is not a budget. */
const noBudget =
  /\b(?:spent|ate|wasted|burnt|lost|paid|arpu|acv|cac|mrr|costs? (?:me|us)|churn|revenue|they pay|pays?|deal|sold|price)\b[^#]{0,14}$/;

/** Returns the budget that a text names. */
export function budgetIn(typed: string): Brief["budget"] {
  const text = withDigits(withLargeNumbers(plainWords(typed.replace(/[.,;!?:](?=\s|$)/g, " # "))));
  for (const pattern of [rated, having, leading]) {
    const found = pattern.exec(text);
    if (!found || noBudget.test(text.slice(0, found.index))) continue;
    const value = Number(found[1]?.replaceAll(",", "")) * (found[2] === undefined ? 1 : 1000);
    const per = pattern === rated ? found[3] : undefined;
    if (value >= 20) return per === undefined ? { value } : { value, per };
  }
  return undefined;
}

/** Returns the details given so far, including the current message. */
export function briefOf({ message, state, now }: Turn): Brief {
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  const { figures = {} } = state;
  const known: Figures = {};
  for (const role of roles) {
    const value = figures[role];
    if (typeof value === "number") known[role] = value;
  }
  const budget = said
    .toReversed()
    .map(budgetIn)
    .find((found) => found !== undefined);
  const plan = [state.flow, ...(state.done ?? [])].find((task) => task?.name === "plan")?.slots;
  const day = said
    .toReversed()
    .map((text) => readValues(text, now).dates[0]?.date)
    .find((date) => date !== undefined);
  const days = day === undefined ? undefined : daysBetween(isoDate(now), day);
  const text = said.map((part) => plainWords(part)).join(" · ");
  const currency = String(
    figures.currency ?? plan?.currency ?? currencyNamed(said.join(" ")) ?? "USD",
  );
  return {
    ...known,
    text,
    ...(budget === undefined ? {} : { budget }),
    ...(days !== undefined && days > 0 ? { days } : {}),
    inMoney: (value) => money(Math.round(value * 100) / 100, currency),
  };
}

/** “$250 a month”. */
export const budgetInWords = ({ budget, inMoney }: Brief): string | undefined =>
  budget && `${inMoney(budget.value)}${budget.per === undefined ? "" : ` a ${budget.per}`}`;
