import { money } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { currencyOf } from "../figures/currency.ts";
import { anyOf, figuresIn, firstOf, number, toOutcome } from "./sum.ts";

/** “How many customers must the ad bring if it costs 600 and one leaves me 40”: cost ÷ profit of one, rounded up. */

const one =
  "customer|client|patient|sale|order|booking|job|member|student|guest|piece|ticket|one|each";
const oneLeaves = String.raw`\b(?:${one})(?: [a-z]+){0,2} (?:leaves?|brings?|earns?|makes?|is worth)(?: (?:me|us|about|around))* ${number}`;
const sum = String.raw`${number}(?: ?(?:€|\$|£|euros?|eur|pounds?|dollars?))?(?: profit)?`;
const earned = String.raw`\b(?:earn|make|keep|profit(?: is| of)?|margin(?: is| of)?)(?: (?:about|around|me|us))* ${sum} (?:a|per|each|on (?:a|each|every)) (?:${one})\b`;
const leaves = anyOf(oneLeaves, earned);
const cost = new RegExp(
  String.raw`\b(?:costs?|spent|spend|paid|pay|invest|budget(?: is| of)?|for)(?: (?:me|us|about|around|is|of|the|an?|ads?))* ${number}(?! ?(?:%|percent))`,
);
const asks = /\bhow many\b|\bbreak ?-?even\b|\bto cover\b/;

export function enoughToCover(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  if (!asks.test(plain) || /\d ?(?:%|percent)/.test(plain)) return undefined;
  const found = leaves.exec(plain);
  const kept = firstOf(found);
  const spend = firstOf(cost.exec(plain.replace(found?.[0] ?? "", " ")));
  if (kept === undefined || spend === undefined || !(kept > 0) || spend <= kept) return undefined;
  const inMoney = (value: number) => money(value, currencyOf(turn));
  const many = Math.ceil(spend / kept);
  return toOutcome(
    turn,
    "enough",
    `${many} to cover it: ${inMoney(spend)} ÷ ${inMoney(kept)}. You only earn from number ${many + 1} on, so aim for twice as many.`,
  );
}
