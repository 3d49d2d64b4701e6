import { awsweb } from "#content/services/awsweb.ts";

const week = 168;
const weeksAMonth = 52 / 12;
const { machines, disks } = awsweb.cost;

/** What an environment costs a month, in dollars, when it is on for so many hours a week. */
export function monthlyCost(hours: number): { machines: number; whole: number; saved: number } {
  const running = machines * hours * weeksAMonth;
  return { machines: running, whole: running + disks, saved: (week - hours) / week };
}
