import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { formula } = securityAndTerms.cost;

/** Weeks in an average month. */
export const weeksAMonth = 52 / 12;

/** Returns the days of all people in a week. */
export const daysOfWeek = (people: readonly number[]): number =>
  people.reduce((sum, days) => sum + days, 0);

/** Returns the working days in a month, rounded. */
export const daysOfMonth = (daysAWeek: number): number => Math.round(daysAWeek * weeksAMonth);

/** Returns what is printed of the cost of some people's month: how its days are counted, and their number. */
export function costOf(people: readonly number[]) {
  const week = daysOfWeek(people);
  const month = daysOfMonth(week);
  return {
    counted: formula.replace("{week}", String(week)).replace("{month}", String(month)),
    days: month,
  };
}
