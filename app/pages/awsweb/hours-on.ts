import { awsweb } from "#content/services/awsweb.ts";

export const week = 168;
const weeksAMonth = 52 / 12;
const { machines, disks } = awsweb.cost;

/** Returns the spans of a week in which an environment is on, in hours from Monday 00:00. */
export const spansOf = ({ days, from, to }: { days: number; from: number; to: number }) =>
  Array.from({ length: days }, (_, day) => ({ from: day * 24 + from, to: day * 24 + to }));

/** Returns what an environment costs a month, in dollars, if it is on for `hours` hours a week. */
export function monthlyCost(hours: number): { machines: number; whole: number; saved: number } {
  const running = machines * hours * weeksAMonth;
  return { machines: running, whole: running + disks, saved: (week - hours) / week };
}
