import type { Month } from "#content/pages/quanta-framework.ts";

type Work = Month["work"][number];

/** A piece of work with the days on which it begins and ends, counted from 0 at the start of the first day. */
export type PlacedWork = Work & { from: number; to: number };

export function placeWork(month: Month): PlacedWork[] {
  let day = 0;
  return month.work.map((work) => {
    const from = day;
    day += work.days;
    return { ...work, from, to: day };
  });
}

/** Returns the days spent on work that no user sees. */
export const foundationDays = (month: Month): number =>
  month.work.reduce((sum, { kind, days }) => sum + (kind === "foundation" ? days : 0), 0);

/** Returns the day on which the first feature is in use. */
export const shownOn = (month: Month): number =>
  placeWork(month).find(({ kind }) => kind === "shown")?.to ?? 0;
