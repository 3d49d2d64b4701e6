import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Context } from "./context.ts";
import type { Period } from "./quantity.ts";
import type { Roles } from "./roles.ts";
import { figure, singular } from "./words.ts";

/** “4 people a day at 35 each, what is that in a month”: how many, at how much, over a time. */

const asksMoney = anywhere(
  wordList`how much, what (is|does|do|did|would|will|are), whats, cost, costs, lose, losing, earn, make, what (is|are)( \w+){0,3} worth, revenue, turnover, total, bring, come to, add up`,
);
const asksElse = anywhere(
  wordList`how many, should, (would|do|could) you, do with, break even, worth it, spend to, may i (spend|pay), can i (spend|pay), roas, roi, cpa, ltv, budget, plan, campaign, ads?, after costs?, profit, margin, per (customer|client|sale|order|lead|click), what if`,
);
const loses = anywhere(
  wordList`lose, losing, lost, no ?-?shows?, not (come|show|turn)( up)?, (do|does) not (come|show), never (come|show), cancel\w*`,
);

export function overPeriod({
  message,
  plain,
  now,
  all,
  target,
  inMoney,
  last,
}: Context): string | undefined {
  if (asksElse.test(plain) || now.rates !== undefined || now.loss !== undefined) return undefined;
  const { flow, paid, people } = all;
  const goesOn =
    last === "period" && (now.flow ?? now.each ?? now.daysAWeek ?? now.span) !== undefined;
  const repeats = now.flow !== undefined && now.each !== undefined;
  if (!goesOn && !repeats && !asksMoney.test(plain)) return undefined;
  const tells = now.flow ?? now.each ?? now.paid ?? now.people ?? now.daysAWeek;
  if (tells === undefined && target === undefined) return undefined;
  if (flow !== undefined && all.each !== undefined) {
    const period = target ?? (flow.period === "day" ? "month" : "year");
    return sum({
      many: flow.value * (now.times ?? 1),
      of: flow.of,
      each: all.each,
      from: flow.period,
      period,
      all,
      inMoney,
      isLoss: loses.test(message),
    });
  }
  if (paid === undefined || people === undefined || now.pieces !== undefined) return undefined;
  if (target === undefined || (now.paid?.period === target && now.people === undefined))
    return undefined;
  return sum({
    many: people.value,
    of: people.of,
    each: paid.value,
    from: paid.period,
    period: target,
    all,
    inMoney,
    isLoss: false,
  });
}

type Parts = {
  many: number;
  of: string;
  each: number;
  from: Period;
  period: Period;
  all: Roles;
  inMoney: (value: number) => string;
  isLoss: boolean;
};

function sum({ many, of, each, from, period, all, inMoney, isLoss }: Parts): string | undefined {
  const factor = factorOf(from, period, all);
  if (factor === undefined) return undefined;
  const total = many * each * factor.value;
  const noun = of === "" ? "" : ` ${many === 1 ? singular(of) : of}`;
  const counted = `${figure(many)}${noun} × ${inMoney(each)}${factor.text === "" ? "" : ` × ${factor.text}`}`;
  const about = Number.isInteger(total) && !factor.text.includes("÷") ? "" : "About ";
  const fewer =
    from === "day" && all.daysAWeek === undefined
      ? ` That’s if you’re open every day; with five days a week it’s ${inMoney(Math.round((total * 5) / 7))}.`
      : "";
  const then = isLoss
    ? ` If a reminder the day before and a small deposit save half of them, that’s ${inMoney(Math.round(total / 2))} back.`
    : "";
  return `${about}${inMoney(about === "" ? total : Math.round(total))} a ${period}: ${counted}.${fewer}${then}`;
}

const days: Readonly<Record<Period, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** How often the first period is in the second: with the days a week and the weeks a year that were told. */
function factorOf(
  from: Period,
  to: Period,
  { daysAWeek, span }: Roles,
): { value: number; text: string } | undefined {
  if (from === to) return { value: 1, text: "" };
  const weeks = to === "year" && span?.of === "week" && from !== "month" ? span.value : 52;
  if (from === "day" && daysAWeek !== undefined) {
    if (to === "week") return { value: daysAWeek, text: `${daysAWeek} days` };
    if (to === "month")
      return { value: (daysAWeek * 52) / 12, text: `${daysAWeek} days × 52 weeks ÷ 12` };
    return { value: daysAWeek * weeks, text: `${daysAWeek} days × ${weeks} weeks` };
  }
  if (from === "week" && to === "year") return { value: weeks, text: `${weeks} weeks` };
  if (from === "week" && to === "month") return { value: 52 / 12, text: "52 weeks ÷ 12" };
  if (from === "month" && to === "year") return { value: 12, text: "12 months" };
  if (from === "day") return { value: days[to], text: `${days[to]} days` };
  if (from === "year" && to === "month") return { value: 1 / 12, text: "1 year ÷ 12" };
  return undefined;
}
