import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Context } from "./context.ts";
import { figure } from "./words.ts";

/** What one sale leaves, how many cover a cost, what a customer is worth over the time, and what one may cost. */

const twoForOne =
  /\b(?:2|two)[ -](?:for|4)[ -](?:the price of )?(?:1|one|each)\b|\bbogof\b|\bbuy (?:1|one),? get (?:1|one)\b/;
const asksLeft = anywhere(
  wordList`what (is|do i|do we|would i|does it|stays?)( \w+){0,2} (left|keep|earn|make|leave), is left, what is left, how much (is|do i|do we|would i)( \w+){0,2} (left|keep|earn|make), (do|does) (i|we|it) (earn|make|pay|leave|lose), too generous, worth it, lose money`,
);

/** “It costs us 9 and we charge 22: with two for one, what is left”. */
export function leftOfDeal({ plain, message, all, inMoney }: Context): string | undefined {
  const { each, unitCost } = all;
  if (each === undefined || unitCost === undefined || !twoForOne.test(message)) return undefined;
  if (!asksLeft.test(plain)) return undefined;
  const left = each - 2 * unitCost;
  return `${inMoney(left)} for two guests: ${inMoney(each)} − 2 × ${inMoney(unitCost)}, where one at the full price leaves ${inMoney(each - unitCost)}. ${left <= 0 ? "You’d pay for every pair." : `You’d need ${figure(Math.ceil((each - unitCost) / left))} such pairs for each full-price guest you lose.`}`;
}

const buyGet =
  /\b(?:buy|every) (\d{1,2})(?: \w+){0,2},? (?:and )?(?:get|is|gets) (?:(\d{1,2})|one|the next(?: one)?|a)(?: \w+){0,2} free\b|\b(?:every|the) (\d{1,2})(?:th|st|nd|rd) (?:\w+ ){0,2}(?:is )?free\b/;
const asksDiscount = anywhere(
  wordList`discount, percent, how much, what is (that|it), generous, cost me, costs? me, really`,
);

/** “Buy nine, get one free: what discount is that” */
export function discountOfCard({ message, plain, all, inMoney }: Context): string | undefined {
  const [, bought, free, nth] = buyGet.exec(message) ?? [];
  if ((bought === undefined && nth === undefined) || !asksDiscount.test(plain)) return undefined;
  const given = Number(free ?? 1);
  const whole = nth === undefined ? Number(bought) + given : Number(nth);
  if (!(whole > given) || whole > 60) return undefined;
  const share = (given / whole) * 100;
  const cost =
    all.unitCost === undefined
      ? ""
      : ` It costs you ${inMoney(all.unitCost * given)} for every ${figure(whole - given)} sold.`;
  return `${figure(share)}%: ${given} of ${whole} is free. In money it’s less, since a free one costs you only the goods, and many cards are never filled.${cost}`;
}

const asksEven = anywhere(
  wordList`how many( \w+){0,6} (need|must|to sell|to cover|to pay|to break), how many( \w+){0,3} (to|until) (cover|break ?-?even|pay), break ?-?even`,
);
const ofOthers = anywhere(
  wordList`visitors?, clicks?, leads?, flyers?, weeks?, months?, posts?, reviews?, stars?, more, lose`,
);

/** “16 a month, beans cost 10.50, how many subscribers cover 1,100 of fixed costs”. */
export function toCover({ plain, all, inMoney }: Context): string | undefined {
  const price = all.each ?? all.paid?.value;
  const { unitCost, fixed } = all;
  if (price === undefined || unitCost === undefined || fixed === undefined) return undefined;
  const asked = plain.slice(Math.max(0, plain.lastIndexOf("how many")));
  if (!asksEven.test(plain) || ofOthers.test(asked)) return undefined;
  const left = price - unitCost;
  if (left <= 0)
    return `None would be enough: each costs ${inMoney(unitCost)} and brings ${inMoney(price)}.`;
  const a = all.fixedPeriod === undefined ? "" : ` a ${all.fixedPeriod}`;
  return `${figure(Math.ceil(fixed / left))}${a}: ${inMoney(fixed)} ÷ ${inMoney(left)} (${inMoney(price)} − ${inMoney(unitCost)}). From the next one on you earn.`;
}

const asksMost = anywhere(
  wordList`(how much|what)( \w+){0,2} (may|can|could|should) (i|we|it|one)( \w+){0,2} (spend|pay|cost|invest), max(imum)?( \w+){0,4} (pay|spend|cost), (can|may) (i|we) (pay|spend), what (is|are) (a|an|one|each|every)( \w+){0,2} worth`,
);

/** “They pay 30 a week for 40 weeks and stay three years: what may one cost”. */
export function worthOfOne({ plain, now, all, inMoney, last }: Context): string | undefined {
  const { paid, stays, unitCost = 0 } = all;
  // “They stay seven months” within such sums tells what was missing.
  const tells = now.stays !== undefined && last !== undefined;
  if (paid === undefined || stays === undefined || !(tells || asksMost.test(plain)))
    return undefined;
  if (/\b(?:ads?|clicks?|budget|leads?)\b/.test(plain) || now.people !== undefined)
    return undefined;
  const left = paid.value - unitCost;
  const times = timesIn(paid.period, stays, all.span);
  if (times === undefined || left <= 0) return undefined;
  const worth = left * times.value;
  const each = unitCost === 0 ? inMoney(left) : `(${inMoney(paid.value)} − ${inMoney(unitCost)})`;
  const most = unitCost === 0 ? worth * 0.1 : worth;
  const limit =
    unitCost === 0
      ? `A tenth of that, ${inMoney(Math.round(most))}, is a sound limit for winning one.`
      : `That’s the limit; at a third of it, ${inMoney(Math.round((worth / 3) * 100) / 100)}, you earn well.`;
  return `One is worth ${inMoney(worth)}: ${each} × ${times.text}. ${limit}`;
}

function timesIn(
  period: string,
  { value, of }: { value: number; of: string },
  span: { value: number; of: string } | undefined,
): { value: number; text: string } | undefined {
  if (period === of) return { value, text: `${figure(value)} ${of}s` };
  const weeks = span?.of === "week" ? span.value : 52;
  const inYear = { week: weeks, month: 12 }[period];
  if (of === "year" && inYear !== undefined)
    return { value: inYear * value, text: `${inYear} ${period}s × ${figure(value)} years` };
  return of === "month" && period === "week"
    ? { value: (value * 52) / 12, text: `${figure(value)} months × 52 weeks ÷ 12` }
    : undefined;
}
