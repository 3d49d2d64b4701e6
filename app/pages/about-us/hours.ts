import type { CrewRole, FridayPage, Watch } from "#content/pages/about-us.ts";

/** Working days of the plan. */
export const planDays = 30;

/** Returns the hours of a role over the whole plan. */
export const hoursOf = ({ work }: Pick<CrewRole, "work">): number =>
  work.reduce((sum, { from, to, hours }) => sum + (to - from + 1) * hours, 0);

/** Returns the hours of the week that the Friday page accounts for. */
export const hoursUsed = ({ items }: FridayPage["hours"]): number =>
  items.reduce((sum, { hours }) => sum + hours, 0);

/** Returns the hours of all roles on a day. */
export const hoursOn = (day: number, roles: readonly Pick<CrewRole, "work">[]): number =>
  roles
    .flatMap(({ work }) => work)
    .reduce((sum, { from, to, hours }) => sum + (from <= day && day <= to ? hours : 0), 0);

/** Height of the plan in units of one hour. The busiest role has two people. */
export const mostHours = 16;

/** Hours of one person's day. */
const fullDay = 8;

/** Distance between the bars of people who work at once. */
const apart = 0.8;

/** Returns path data of bars centred in the row, one for each person, one unit wide per day and high per hour. */
export const barsOf = (work: readonly Watch[]): string =>
  work
    .flatMap(({ from, to, hours }) => {
      const people = Math.ceil(hours / fullDay);
      const height = (hours - (people - 1) * apart) / people;
      return Array.from({ length: people }, (_, index) => {
        const top = (mostHours - hours) / 2 + index * (height + apart);
        return `M${from - 1} ${top}h${to - from + 1}v${height}h${from - to - 1}Z`;
      });
    })
    .join("");
