import { money } from "../../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { currencyOf } from "../currency.ts";
import { anyOf, figuresIn, firstOf, number, rounded, shareIn, toOutcome } from "./sum.ts";

/** What a budget or a number of visitors brings, step by step, from the figures that were told. */

const unitPrice = String.raw`(?: ?(?:€|\$|£|euros?|eur|pounds?|quid|dollars?|bucks|p|cents?))?`;
const noun =
  "(click|lead|enquiry|customer|client|patient|sale|order|booking|call|sign-?up|visitor|member)";
const perOne = anyOf(
  String.raw`${number}${unitPrice} (?:a|per|each|for (?:a|each|one)) ${noun}\b`,
  String.raw`\b(?:a|each|one|per|every) ${noun} (?:costs?|is|of|comes (?:to|at)|at|:)?(?: ?(?:me|us|about|around))* ${number}`,
);
const perThousand = new RegExp(
  String.raw`${number}${unitPrice} (?:per|for|a) (?:1000|thousand)\b|\bcpm (?:of |is |at )?${number}`,
);
const spends = String.raw`\b(?:spend|spent|budget(?: of| is)?|put in|invest|with|have|for|pay)(?: (?:about|only|just|another))?`;
const budget = anyOf(
  String.raw`${spends} ${number}(?!${unitPrice} (?:a|per|each) (?:${noun}|1000|thousand)\b)`,
  String.raw`${number}${unitPrice} (?:a|per|each) (?:month|week|day)\b`,
  String.raw`${number}${unitPrice} budget\b`,
  String.raw`^${number}${unitPrice} (?:at|on)\b`,
);
const many =
  /\bhow many\b|\bhow much (?:do|would|will) (?:i|we) (?:get|sell)\b|\bwhat (?:do|would|will) (?:i|we) get\b/;
const asksCost = /\b(?:cost|costs|pay)\b/;

/** “If I spend 500 and a customer costs 25, how many do I get”, “1,500 at 12 a lead, 1 in 5 buys”. */
function forBudget(turn: Turn, plain: string): string | undefined {
  const found = perOne.exec(plain);
  const [, a, one, other, b] = found ?? [];
  const cost = Number(a ?? b);
  const thing = one ?? other;
  if (thing === undefined || !(cost > 0) || !many.test(plain)) return undefined;
  const spend = firstOf(budget.exec(plain.replace(found?.[0] ?? "", " ")));
  if (spend === undefined || spend <= cost) return undefined;
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currencyOf(turn));
  const count = spend / cost;
  const first = `${rounded(count)} ${plural(thing)}: ${inMoney(spend)} ÷ ${inMoney(cost)}.`;
  const share = shareIn(plain);
  if (share === undefined || isBuyer(thing)) return first;
  return `${first} With ${share.text} buying, that’s ${rounded(count * share.share)} customers at ${inMoney(cost / share.share)} each.`;
}
const isBuyer = (thing: string): boolean =>
  /customer|client|patient|sale|order|booking|member/.test(thing);
const plural = (thing: string): string => (thing === "enquiry" ? "enquiries" : `${thing}s`);

/** “8 per 1,000 views, 1 in 100 comes, how many people”, with the budget told before. */
function forViews(turn: Turn, plain: string): string | undefined {
  const found = perThousand.exec(plain);
  const cost = firstOf(found);
  if (cost === undefined || cost <= 0) return undefined;
  const texts = [
    plain.replace(found?.[0] ?? "", " "),
    ...turn.state.exchanges.map(({ visitor }) => figuresIn(visitor)).toReversed(),
  ];
  const spend = texts
    .slice(0, 8)
    .map((text) => firstOf(budget.exec(text)) ?? firstOf(amount.exec(text)))
    .find((value) => value !== undefined && value > cost);
  if (spend === undefined) return undefined;
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currencyOf(turn));
  const seen = (spend / cost) * 1000;
  const share = shareIn(plain);
  const views = `${inMoney(spend)} ÷ ${inMoney(cost)} × 1,000 = ${rounded(seen)} views`;
  if (share === undefined) return `About ${views}.`;
  return `About ${rounded(seen * share.share)}: ${views}, and ${share.text} comes. Most people see it several times, so expect clearly fewer: half of that is already good.`;
}
const amount = /[$€£] ?(\d{2,6})\b|\b(\d{2,6}) ?(?:€|\$|£|euros?|eur|pounds?|quid|dollars?|bucks)/;

/** “I pay 2 a click and 1 in 40 buys, what does a sale cost me” */
function costOfSale(turn: Turn, plain: string): string | undefined {
  const found = perOne.exec(plain);
  const [, a, one, other, b] = found ?? [];
  const cost = Number(a ?? b);
  const thing = one ?? other ?? "";
  const share = shareIn(plain);
  if (share === undefined || thing === "" || !(cost > 0) || isBuyer(thing)) return undefined;
  // With the price known, the cost is compared with what a sale leaves (`click-cost.ts`).
  if (turn.state.figures?.price !== undefined) return undefined;
  if (!asksCost.test(plain.replace(found?.[0] ?? "", " "))) return undefined;
  if (!/\?|\b(?:what|how much)\b/.test(turn.message.toLowerCase())) return undefined;
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currencyOf(turn));
  return `${inMoney(cost / share.share)} a sale: ${inMoney(cost)} a ${thing}, and ${share.text} buys. It pays if a sale leaves you more than that.`;
}

export function funnel(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  const text = forViews(turn, plain) ?? forBudget(turn, plain) ?? costOfSale(turn, plain);
  return text === undefined ? undefined : toOutcome(turn, "funnel", text);
}
