import type { CrewRole, FridayPage, Watch } from "#content/pages/about-us.ts";

/** Returns the hours of a role over the whole plan. */
export const hoursOf = ({ work }: Pick<CrewRole, "work">): number =>
  work.reduce((sum, { from, to, hours }) => sum + (to - from + 1) * hours, 0);

/** Returns the hours of the week that the Friday page accounts for. */
export const hoursUsed = ({ items }: FridayPage["hours"]): number =>
  items.reduce((sum, { hours }) => sum + hours, 0);

/** Height of the plan in units of one hour. The busiest role has two people. */
export const mostHours = 16;

/** Returns path data of bars centred in the row, each one unit wide per day and high per hour. */
export const barsOf = (work: readonly Watch[]): string =>
  work
    .map(
      ({ from, to, hours }) =>
        `M${from - 1} ${(mostHours - hours) / 2}h${to - from + 1}v${hours}h${from - to - 1}Z`,
    )
    .join("");
