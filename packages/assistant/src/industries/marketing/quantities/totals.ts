import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { aThing } from "../sums/sum-lines.ts";
import type { Context } from "./context.ts";
import { figure, singular } from "./words.ts";

/** Sums of what is counted once: what all bring, what each of them costs, what is left after the costs. */

const asksTotal = anywhere(
  wordList`how much, what (did|do|does|is|was|are|have) (i|we|it|that|this|they)( \w+){0,2}, what is that, whats that, total, in all, lose, lost, revenue, come to`,
);
const asksElse = anywhere(
  wordList`how many, may, can i, should, spend, worth, per, each, budget, ads?, good, break even, margin, if, charge, cover, prices?, should`,
);

const ofTraffic = /^(?:views?|impressions?|clicks?|visits?|visitors?|leads?)$/;

/** “14 cancellations, 65 each, what did I lose”. */
export function totalOf({ plain, now, all, inMoney }: Context): string | undefined {
  const people = now.people ?? (now.each !== undefined ? all.people : undefined);
  const each = now.each ?? (now.people === undefined ? undefined : all.each);
  const said = plain.replace(/\b(?:each|per \w+)\b/g, " ");
  if (!asksTotal.test(said) || asksElse.test(said) || now.rates !== undefined) return undefined;
  const { often } = all;
  const counted = people ?? (often === undefined ? undefined : all.people);
  const value = each ?? (often === undefined ? undefined : all.each);
  if (
    counted === undefined ||
    value === undefined ||
    now.flow !== undefined ||
    now.cut !== undefined
  )
    return undefined;
  if (ofTraffic.test(counted.of)) return undefined;
  const times = often === undefined ? 1 : often.value;
  const a = often === undefined ? "" : ` a ${often.period}`;
  const more = often === undefined ? "" : ` × ${figure(times)}`;
  return `${inMoney(counted.value * value * times)}${a}: ${figure(counted.value)} ${counted.of} × ${inMoney(value)}${more}.`;
}

const perWhat = /\b(?:per|each|a single) (\p{L}+)$/u;

/** “What would be fine per order” asks for a limit. */
const ofLimit = /\b(?:would|may|max|maximum|should|ok|okay|fine|can|allowed|afford)\b/;

/** “They promise 30 leads for 1,200: what is that per lead”. */
export function costOfEach({ plain, all, inMoney }: Context): string | undefined {
  const [, noun = ""] = /\b(?:what|how much|whats|and|so)\b/.test(plain)
    ? (perWhat.exec(plain) ?? [])
    : [];
  const cost = all.fixed ?? all.paid?.value;
  if (ofLimit.test(plain)) return undefined;
  if (noun === "" || cost === undefined || all.click !== undefined) return undefined;
  const counted = [all.flow, all.people, all.sales].find(
    (one) => one !== undefined && (one.of === noun || singular(one.of) === noun),
  );
  if (counted === undefined || counted.value === 0) return undefined;
  return `${inMoney(cost / counted.value)} ${aThing(noun)}: ${inMoney(cost)} ÷ ${figure(counted.value)}. Compare it with what one ${noun} brings you in the end.`;
}

const asksProfit = anywhere(wordList`profit, left, earn, make, if (only )?\d+`);

/** “A fee of 300 and 120 for wine, 40 chairs at 8: profit?”; “and if only 25 come”. */
export function profitOfEvent({
  plain,
  now,
  all,
  inMoney,
  quantities,
  last,
}: Context): string | undefined {
  const { fixed, each, unitCost = 0 } = all;
  if (fixed === undefined || each === undefined || all.fixedPeriod !== undefined) return undefined;
  const left = each - unitCost;
  const varied =
    last === "profit"
      ? (now.people?.value ?? quantities.find(({ kind }) => kind === "bare")?.value)
      : undefined;
  if (
    !asksProfit.test(plain) ||
    /\b(?:how many|ads?|click|roas|spend|may|charge|cover|price)\b/.test(plain)
  )
    return undefined;
  if (all.flow?.period === "day" && all.span?.of === "day" && now.flow !== undefined) {
    const sold = all.flow.value * all.span.value;
    const profit = sold * left - fixed;
    return `${inMoney(profit)}: ${figure(all.flow.value)} × ${figure(all.span.value)} days = ${figure(sold)}, at ${inMoney(left)} each, less ${inMoney(fixed)}.`;
  }
  const people =
    varied ?? (now.people !== undefined && now.fixed !== undefined ? now.people.value : undefined);
  if (people === undefined || now.rates !== undefined || now.pieces !== undefined) return undefined;
  const profit = people * left - fixed;
  const even =
    left > 0
      ? `It breaks even at ${figure(Math.ceil(fixed / left))}.`
      : "At that price no number of them covers it.";
  const verdict = profit < 0 ? `A loss of ${inMoney(-profit)}` : `A profit of ${inMoney(profit)}`;
  return `${verdict}: ${figure(people)} × ${inMoney(left)} − ${inMoney(fixed)}. ${even}`;
}

const asksDay =
  /^(?:and |so |what is that |how many )*(?:per|a|each) day(?: then)?$|\bhow many (?:per|a|each) day\b/;

/** “Per day?” after how many cover the cost of a stall. */
export function coverADay({ plain, all, last }: Context): string | undefined {
  const { each, unitCost, fixed, span } = all;
  if (last !== "cover" || span?.of !== "day" || !asksDay.test(plain)) return undefined;
  if (each === undefined || unitCost === undefined || fixed === undefined || each <= unitCost)
    return undefined;
  const many = Math.ceil(fixed / (each - unitCost));
  return `${figure(Math.ceil(many / span.value))} a day: ${figure(many)} ÷ ${figure(span.value)} days.`;
}

const asksWho =
  /\bhow many (?:people |of them |readers |subscribers |do |will )?(open|click|buy|come|call|reply|answer|book|sign|respond)/;

/** “2,150 subscribers, 31% open, 2.4% click: how many click”. */
export function ofNamedShare({ plain, all, now }: Context): string | undefined {
  const verb = asksWho.exec(plain)?.[1];
  const people = now.people ?? all.people;
  const share = (now.rates ?? all.rates)?.find(
    ({ of = "" }) => verb !== undefined && of.startsWith(verb),
  );
  if (verb === undefined || people === undefined || share === undefined) return undefined;
  return `${figure(Math.round(people.value * share.value))}: ${figure(people.value)} × ${share.text}.`;
}

/** “480 on average, making it costs 190”: what one leaves, and what can be worked out with it. */
export function leftOfOne({ message, now, inMoney }: Context): string | undefined {
  const { each, unitCost } = now;
  if (each === undefined || unitCost === undefined || message.includes("?")) return undefined;
  if (
    each <= unitCost ||
    /\b(?:how|what|plan|campaign|budget|ads?|clicks?|orders?|sold|spent|if)\b/.test(message)
  )
    return undefined;
  return `So one leaves you ${inMoney(each - unitCost)}: ${inMoney(each)} − ${inMoney(unitCost)}. Up to a third of that, ${inMoney(Math.round((each - unitCost) / 3))}, may go into winning it. How many do you want, and in which time?`;
}
