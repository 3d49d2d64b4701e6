import { money } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { currencyOf } from "../figures/currency.ts";
import { figuresIn, firstOf, number, percent, rounded, toOutcome } from "./sum.ts";

/** What a discount does to the profit of a sale, and how much more must be sold for the same profit. */

const discounts = new RegExp(
  String.raw`${percent} (?:off|discounts?|cheaper|less|reduction|price cut)\b|\bdiscounts? (?:of |is |by )?${percent}|\b(?:lower|cut|reduce|drop)\b[a-z ]{0,24} by ${percent}`,
);
const margins = new RegExp(
  String.raw`\bmargins? (?:is |of |at |are |about |around )*(\d{1,2}(?:\.\d{1,2})?)(?! ?[\d€$£]| euros?)|${percent} (?:gross |profit )?margins?\b`,
);
const kept = new RegExp(
  String.raw`\b(?:contribution|profit|leaves (?:me|us)|keep|earn|makes? (?:me|us))(?: (?:is|of|about|margin|per order|an order|a sale|each))* ${number}(?! ?(?:%|percent|\d))`,
);
const prices = new RegExp(
  String.raw`\b(?:aov|price|sells?(?: [a-z]+){0,3} (?:for|at)|order value|basket|costs? (?:the )?customers?)(?: (?:is|of|about|at|now))* ${number}(?! ?(?:%|percent))`,
);
const costs = new RegExp(
  String.raw`\b(?:costs? (?:me|us)|cogs|goods|materials?|unit cost|buy (?:it |them )?(?:for|at)|cost(?! (?:the )?customers?))(?: (?:is|are|of|about|at))* ${number}(?! ?(?:%|percent))`,
);
const asks =
  /\bhow (?:much|many|does)\b|\bwhat\b|\bsame (?:profit|money|total|contribution)\b|\b(?:effect|impact|left|profit|margin|afford|worth|earn)\b/;
/** The discount of somebody else, or of the ads. */
const other = /\b(?:roas|clicks?|cpc|conversion|agency|visitors?)\b/;

function lastTold(turn: Turn, pattern: RegExp): number | undefined {
  const texts = [turn.message, ...turn.state.exchanges.map(({ visitor }) => visitor).toReversed()];
  for (const text of texts.slice(0, 7)) {
    const found = firstOf(pattern.exec(figuresIn(text)));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function discountEffect(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  const off = firstOf(discounts.exec(plain));
  if (off === undefined || off <= 0 || !asks.test(plain) || other.test(plain)) return undefined;
  const price = lastTold(turn, prices);
  const cost = lastTold(turn, costs);
  const profit = lastTold(turn, kept);
  const margin = lastTold(turn, margins);
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currencyOf(turn));
  const before =
    margin === undefined
      ? (profit ?? (price !== undefined && cost !== undefined ? price - cost : undefined))
      : undefined;
  if (price !== undefined && before !== undefined && before > 0 && before < price)
    return toOutcome(
      turn,
      "discount",
      ofMoney({ off, price, before, inMoney }, asksMore.test(plain)),
    );
  if (margin !== undefined) return toOutcome(turn, "discount", ofShare(off, margin));
  if (!/\bhow (?:much|many)\b|\bmargin\b|\bprofit\b|\bsame\b|\beffect\b/.test(plain))
    return undefined;
  return toOutcome(
    turn,
    "discount",
    `It depends on your margin: at 60% you must sell ${more(off, 60)} more for the same profit, at 40% ${more(off, 40)}, at 30% ${more(off, 30)}. What’s left of 100 after goods and delivery?`,
  );
}

const more = (off: number, margin: number): string =>
  margin > off ? `${rounded((off / (margin - off)) * 100)}%` : "any number and it wouldn’t do";

type Sale = { off: number; price: number; before: number; inMoney: (value: number) => string };

function ofMoney({ off, price, before, inMoney }: Sale, leadsWithMore: boolean): string {
  const taken = inMoney((price * off) / 100);
  const after = before - (price * off) / 100;
  if (after <= 0)
    return `Nothing is left: the discount takes ${taken}, and an order leaves you ${inMoney(before)}. More orders only add to the loss.`;
  const each = `${inMoney(after)} instead of ${inMoney(before)}`;
  const extra = `${rounded((before / after - 1) * 100)}% more`;
  return leadsWithMore
    ? `${extra} orders: each leaves ${each}, because the ${taken} come off your part. ${inMoney(before)} ÷ ${inMoney(after)} = ${(before / after).toFixed(2)}.`
    : `Each leaves you ${each}, because the ${taken} come off your part. For the same profit you must sell ${extra}.`;
}
const asksMore = /\bhow (?:many|much) more\b|\bmore orders\b|\bsame\b/;

const ofShare = (off: number, margin: number): string =>
  margin > off
    ? `You must sell ${rounded((off / (margin - off)) * 100)}% more for the same profit: ${off}% off leaves ${rounded(margin - off)} of every 100 at the old price instead of ${rounded(margin)}, so it takes ${rounded((off / margin) * 100)}% of the profit of each sale.`
    : `No: at a ${rounded(margin)}% margin, ${off}% off takes all your profit or more, so more sales only add to the loss.`;
