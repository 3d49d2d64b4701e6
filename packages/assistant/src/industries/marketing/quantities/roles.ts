import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Period, Quantity } from "./quantity.ts";

/** What the quantities of a business are to each other: how many, how often, at what price, at what cost. */

export type Counted = { readonly value: number; readonly of: string };
export type Often = Counted & { readonly period: Period };
export type Paid = { readonly value: number; readonly period: Period };
export type Share = {
  readonly value: number;
  readonly text: string;
  readonly of?: string;
  /** “4% a week”. */
  readonly period?: Period;
};
export type Pieces = Counted & { readonly total: number; readonly text: string };

export type Roles = {
  /** How many there are, once: members, visitors, nights. */
  people?: Counted;
  sales?: Counted;
  /** Printed or sent pieces, and what all of them cost. */
  pieces?: Pieces;
  /** How many in each period. */
  flow?: Often;
  /** How often each of them does it in a period, and how many come of each time. */
  often?: Often;
  times?: number;
  /** What one brings, and what one costs to make. */
  each?: number;
  unitCost?: number;
  /** What one customer pays in each period. */
  paid?: Paid;
  /** Money that does not depend on how many. */
  fixed?: number;
  fixedPeriod?: Period;
  click?: number;
  /** Shares one after the other: who calls, who then buys. */
  rates?: readonly Share[];
  /** A share that leaves, that somebody takes, and that is kept. */
  loss?: Share;
  cut?: Share;
  margin?: Share;
  daysAWeek?: number;
  /** How long a customer stays. */
  stays?: { readonly value: number; readonly of: Period };
  /** Weeks or months of a year or a plan. */
  span?: { readonly value: number; readonly of: Period };
};

const loses = anywhere(
  wordList`lose, losing, lost, loses, leaves?, leaving, quits?, cancels?, churn\w*, drop out`,
);
const takes = anywhere(
  wordList`takes?, commission, platform, portal, fee, discount, off, less, minus, provision`,
);
const keeps = anywhere(wordList`keep, margin, profit, left over, is left, remains`);
const toMake = anywhere(
  wordList`to make, food costs?, costs? (me|us), making, ingredients?, materials?, petrol, fuel, ice, wages, beans, goods, wholesale, buy (it|them) (for|at), purchase price, costs? of (goods|one)`,
);
const isFixed = anywhere(
  wordList`rent, budget, fixed( costs?)?, spend, spent, invest\w*, design\w*, print(ing|ed)?, have, plus, set ?up, fee, stands?( costs?)?, stalls?( costs?)?, booth, wants, table, in all, total, max, maximum`,
);
const isPrice = anywhere(
  wordList`charge, price, prices, sells? (at|for|it for), sold (at|for), order( value)?( is)?, aov, (average|avg)( order| basket| sale| bill| gift| donation)?, brings?( in)?( about| me| us)*, leaves( me| us)*, spends, worth, buys? for, at, @, course is, each is, ticket is, pays?`,
);
const charges = /(?:charge|charging|sells?(?: it| them)? (?:at|for)|price(?: is| of)?)$/;
const stay = anywhere(
  wordList`stay\w*, remain\w*, on average, usually, come for, keep coming, lifetime`,
);
const salesNouns = /^(?:orders?|sales?|bookings?|jobs?|purchases?|buyers?)$/;
const clicks = /\bclicks?\b/;

/** The roles of one message's quantities; a quantity without a clear role has none. */
export function rolesOf(quantities: readonly Quantity[]): Roles {
  const roles: { -readonly [Role in keyof Roles]: Roles[Role] } = {};
  const hasEach = quantities.some(
    ({ kind, per, lead }) => kind === "money" && (per === "each" || /(?:at|@|pays?)$/.test(lead)),
  );
  for (const quantity of quantities) {
    const { kind, value, of = "", per, period, lead, after } = quantity;
    const near = `${lead} ${after}`;
    if (kind === "share") {
      const [verb = ""] = after.split(" ");
      const share = { value, text: quantity.text ?? "", of: verb, ...(period && { period }) };
      if (loses.test(lead) || /^(?:of .{0,20})?(?:leaves?|cancels?|quits?)\b/.test(after))
        roles.loss = share;
      else if (takes.test(lead) || /^(?:off|less|commission|discount)\b/.test(after))
        roles.cut = share;
      else if (keeps.test(lead) || /^(?:margin|profit|(?:is |stays )?left)\b/.test(after))
        roles.margin = share;
      else roles.rates = [...(roles.rates ?? []), share].slice(0, 4);
      continue;
    }
    if (kind === "time") {
      const isWeek = of === "day" && value <= 7 && per === undefined;
      if ((of === "day" && per === "week") || (isWeek && roles.flow?.period === "day"))
        roles.daysAWeek = value;
      else if (of !== "hour" && per === undefined && isPeriod(of)) {
        if (stay.test(near)) roles.stays = { value, of };
        else roles.span = { value, of };
      }
      continue;
    }
    if (kind === "count" || (kind === "bare" && period !== undefined && hasEach)) {
      const name = of === "" ? "people" : of;
      if (of === "times" && period !== undefined) roles.often = { value, of, period };
      else if (kind === "count" && per !== undefined && period === undefined && per !== "each")
        roles.times = value;
      else if (period !== undefined && period !== "hour")
        roles.flow ??= { value, of: of || "", period };
      else if (kind === "count" && salesNouns.test(name)) roles.sales ??= { value, of: name };
      else if (kind === "count") roles.people ??= { value, of: name };
      continue;
    }
    if (
      per === "click" ||
      (clicks.test(lead) && /(?:is|costs?|at|of|for)(?: me| us| about)*$/.test(lead))
    ) {
      roles.click = value;
    } else if (period !== undefined) {
      if (period === "hour") continue;
      if (isFixed.test(near)) {
        roles.fixed = value;
        roles.fixedPeriod = period;
      } else roles.paid ??= { value, period };
    } else if (charges.test(lead)) roles.each ??= value;
    else if (toMake.test(lead) || /^to make\b/.test(after)) roles.unitCost ??= value;
    else if (/costs?$/.test(lead) && quantities.some(({ period: other }) => other !== undefined))
      roles.unitCost ??= value;
    else if (per !== undefined || isPrice.test(lead)) roles.each ??= value;
    else if (isFixed.test(near) || /(?:for|costs?)$/.test(lead))
      roles.fixed = (roles.fixed ?? 0) + value;
    else if (/^average\b/.test(after)) roles.each ??= value;
    else if (kind === "money" && /(?:is|are)$/.test(lead)) roles.each ??= value;
  }
  // “A candle 14, costs me 5”: beside what one costs to make, a bare figure is its price.
  if (roles.unitCost !== undefined && roles.each === undefined && roles.paid === undefined) {
    const price = quantities.find(
      ({ kind, value, lead }) =>
        kind === "bare" && value > (roles.unitCost ?? 0) && !isFixed.test(lead),
    );
    if (price !== undefined) roles.each = price.value;
  }
  return { ...roles, ...clicksToCalls(quantities) };
}

/** “From 50 clicks I get 6 calls”. */
function clicksToCalls(quantities: readonly Quantity[]): Roles {
  const whole = quantities.find(
    ({ kind, of = "" }) => kind === "count" && /^(?:clicks?|visits|visitors)$/.test(of),
  );
  const part = quantities.find(
    ({ kind, of = "" }) => kind === "count" && /^(?:calls|leads|enquiries|requests)$/.test(of),
  );
  if (whole === undefined || part === undefined || part.value >= whole.value) return {};
  return { rates: [{ value: part.value / whole.value, text: `${part.value} in ${whole.value}` }] };
}
const isPeriod = (word: string): word is Period => /^(?:day|week|month|year)$/.test(word);

/** Later quantities replace earlier ones of the same role. */
export function merged(before: Roles, now: Roles): Roles {
  const all = { ...before, ...now };
  // Steps that are told one after the other.
  if (all.click !== undefined && before.rates !== undefined && now.rates !== undefined)
    all.rates = [...before.rates, ...now.rates].slice(-3);
  // Another thing that is counted has another price and another frequency.
  if (now.flow !== undefined && now.each !== undefined && now.paid === undefined) delete all.paid;
  return all;
}
