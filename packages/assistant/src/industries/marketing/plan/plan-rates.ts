import { counted, money } from "../../../dialogue/reply/reply.ts";
import type { FlowState } from "../../../dialogue/types.ts";

/** A budget given per month, week or day, and its total over the campaign. */

export const weeksInMonth = 52 / 12;

/** The duration as the visitor gave it: “2 months” does not become “9 weeks”. */
export const timeOf = ({ slots }: FlowState): string =>
  slots.months === undefined
    ? counted(Number(slots.weeks), "week")
    : counted(Number(slots.months), "month");

export const inMoney = ({ slots }: FlowState, value: number): string =>
  money(value, String(slots.currency ?? "USD"));

/** The rate as it was given, such as “$300 a month”; undefined if a total was given. */
export const rateOf = (flow: FlowState): string | undefined =>
  flow.slots.monthly === undefined
    ? undefined
    : `${inMoney(flow, Number(flow.slots.rate ?? flow.slots.monthly))} a ${flow.slots.per ?? "month"}`;

/** The budget, with its calculation if it was given per month or week. */
export const inAll = (flow: FlowState): string => {
  const rate = rateOf(flow);
  const sum = inMoney(flow, Number(flow.slots.budget));
  return rate === undefined || flow.slots.weeks === undefined
    ? (rate ?? sum)
    : `${rate} for ${timeOf(flow)} is ${Number.isInteger(Number(flow.slots.months ?? 0.5)) || flow.slots.per === "week" ? "" : "about "}${sum} in all`;
};

const rateWords =
  /\b(?:a|per|each|every) (month|week|day)\b|\b(month|week|dai)ly\b|\/ ?(mo|week|wk|day)/i;
/** How many of each unit a month has. */
const perMonth: Readonly<Record<string, number>> = {
  month: 1,
  mo: 1,
  week: weeksInMonth,
  wk: weeksInMonth,
  day: weeksInMonth * 7,
  dai: weeksInMonth * 7,
};
export const rateIn = (message: string): string | undefined => {
  const [, a, b, c] = rateWords.exec(message) ?? [];
  return (a ?? b ?? c)?.toLowerCase();
};

/** Stores a rate as it was given, and its equivalent per month. */
export function putRate({ slots }: FlowState, value: number, unit: string): void {
  slots.per = written[unit] ?? unit;
  slots.rate = value;
  slots.monthly = value * (perMonth[unit] ?? 1);
}
const written: Readonly<Record<string, string>> = { dai: "day", wk: "week", mo: "month" };
