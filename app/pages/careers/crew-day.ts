import { company } from "#content/company.ts";
import { clockTime, type Hours, workingDay } from "#content/office-hours.ts";
import { careers } from "#content/pages/careers.ts";

const half = careers.working.sharedHours / 2;

/** Offices in the order in which their days begin, each with its day on a crew that shares some hours. */
const [east, west] = company.offices
  .map((office) => ({ office, day: workingDay(office) }))
  .sort((a, b) => a.day.from - b.day.from);

/** The hours that both share: halfway between the end of the earlier day and the beginning of the later one. */
const meeting = ((east?.day.to ?? 0) + (west?.day.from ?? 0)) / 2;
export const shared: Hours = { from: meeting - half, to: meeting + half };

const shifted = ({ from, to }: Hours, by: number): Hours => ({ from: from + by, to: to + by });

/** The day of each office as a crew works it: it ends or begins with the shared hours, and is as long as usual. */
export const crewDays = [
  east && { ...east, day: shifted(east.day, shared.to - east.day.to) },
  west && { ...west, day: shifted(west.day, shared.from - west.day.from) },
].flatMap((each) =>
  each === undefined
    ? []
    : {
        city: each.office.city,
        ...each.day,
        begins: clockTime(each.day.from, each.office.timeZone),
        ends: clockTime(each.day.to, each.office.timeZone),
        meets: [shared.from, shared.to].map((hour) => clockTime(hour, each.office.timeZone)),
      },
);

/** The drawn time: from the beginning of the first day to the end of the last. */
export const drawn: Hours = {
  from: Math.min(...crewDays.map(({ from }) => from)),
  to: Math.max(...crewDays.map(({ to }) => to)),
};
