import { money, say } from "../../../dialogue/reply/reply.ts";
import { unchanged } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { currencyOf } from "../figures/currency.ts";

/** The break-even ROAS of an order with its costs: order value ÷ what is left of it after goods, postage and fees. */

const asks = /\bbreak[ -]?even\b.{0,12}\broas\b|\broas\b.{0,30}\bbreak[ -]?even\b|\bbe roas\b/i;
const orderValue =
  /\b(?:aov|average (?:order|basket)(?: value)?|order value|basket(?: value)?)\D{0,12}(\d{1,6}(?:\.\d{1,2})?)/i;
const cost = wordList`cogs, goods, product(s|ion)?( costs?)?, shipping, postage, fulfil\w*, delivery, packaging, handling, (payment |card |transaction )?fees?, returns, vat`;
const costs = new RegExp(
  `\\b${cost}(?: ?[+&/] ?${cost})*\\b[^\\d,;]{0,14}(\\d{1,6}(?:\\.\\d{1,2})?) ?(%)?`,
  "gi",
);
/** Two numbers after one name would be read as one cost. */
const mostCosts = 6;

export function orderRoas(turn: Turn): Outcome | undefined {
  const { message } = turn;
  if (!asks.test(message)) return undefined;
  const value = Number(orderValue.exec(message)?.[1]);
  const named = [...message.matchAll(costs)].slice(0, mostCosts);
  if (!(value > 0) || named.length === 0) return undefined;
  const parts = named.map(([, amount, percent]) =>
    percent === undefined ? Number(amount) : (value * Number(amount)) / 100,
  );
  const left = parts.reduce((sum, part) => sum - part, value);
  const currency = currencyOf(turn);
  const inMoney = (amount: number) => money(Math.round(amount * 100) / 100, currency);
  const sum = `${[value, ...parts].map(inMoney).join(" − ")} = ${inMoney(left)}`;
  const text =
    left > 0
      ? `${(value / left).toFixed(2)}: an order leaves ${sum}, and ${inMoney(value)} ÷ ${inMoney(left)} = ${(value / left).toFixed(2)}. Below that, ads lose money on the first order.`
      : `None: an order leaves ${sum} before any ads, so it loses money at every ROAS.`;
  return { ...unchanged(turn, say(text)), handled: "sum:roas" };
}
