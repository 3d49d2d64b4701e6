/** A number that a message names, with its unit. */

export const periods = ["hour", "day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

export type Quantity = {
  readonly value: number;
  /** “money” in the currency's main unit; “share” between 0 and 1; “time” in units of `of`; “bare” if no unit is named. */
  readonly kind: "money" | "share" | "time" | "count" | "bare";
  /** What is counted (“flyers”), or the unit of time. */
  readonly of?: string;
  /** What it is for each of: “each”, a noun, or a period. */
  readonly per?: string;
  readonly period?: Period;
  /** The words just before it, and just after it and its unit, within the clause. */
  readonly lead: string;
  readonly after: string;
  /** A share as it was written: “1 in 20”. */
  readonly text?: string;
};

export const periodOf = (word: string | undefined): Period | undefined => {
  const named = word === undefined ? undefined : (adverbs[word] ?? word.replace(/s$/, ""));
  return periods.find((period) => period === named);
};
const adverbs: Readonly<Record<string, Period>> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
  annual: "year",
  hr: "hour",
  hrs: "hour",
  wk: "week",
  wks: "week",
  mth: "month",
  pm: "month",
  yr: "year",
  yrs: "year",
};
