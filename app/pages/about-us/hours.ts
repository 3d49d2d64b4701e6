import type { CrewRole, FridayPage, Watch } from "#content/pages/about-us.ts";

/** Hours of a role over the whole plan. */
export const hoursOf = ({ work }: Pick<CrewRole, "work">): number =>
  work.reduce((sum, { from, to, hours }) => sum + (to - from + 1) * hours, 0);

/** Hours of the week that the Friday page accounts for. */
export const hoursUsed = ({ items }: FridayPage["hours"]): number =>
  items.reduce((sum, { hours }) => sum + hours, 0);

/** The plan's height in units: an hour is one. The busiest role has two people. */
export const mostHours = 16;

/** Bars on a line in the middle of the row, a day wide and an hour high each unit, as path data. */
export const barsOf = (work: readonly Watch[]): string =>
  work
    .map(
      ({ from, to, hours }) =>
        `M${from - 1} ${(mostHours - hours) / 2}h${to - from + 1}v${hours}h${from - to - 1}Z`,
    )
    .join("");
