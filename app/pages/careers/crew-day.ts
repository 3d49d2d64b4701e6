import { company } from "#content/company.ts";
import type { Company } from "#content/company-schema.ts";
import {
  clock,
  minutesOfDay,
  offsetOf,
  openHours,
  type Span,
  winter,
} from "#content/office-hours.ts";
import { careers } from "#content/pages/careers.ts";

type Office = Pick<Company["offices"][number], "city" | "hours" | "timeZone">;

/** The day of an office on a crew, with times as its own clocks show them. */
export type CrewDay = Span & { city: string; begins: string; ends: string; meets: string[] };

/** A day of a crew: the offices in the order in which they begin, the hours that they share, and the drawn time. */
export type CrewDays = { days: CrewDay[]; shared: Span; drawn: Span };

/**
 * Returns the days of two offices that share some hours, halfway between the end of the earlier day and the beginning
 * of the later one, in winter. Each day ends or begins with the shared hours, and is as long as usual. Undefined unless
 * there are two offices, both name their times, and their days do not overlap.
 */
export function crewDaysOf(offices: readonly Office[], sharedHours: number): CrewDays | undefined {
  if (offices.length !== 2) return undefined;
  const [east, west] = offices
    .flatMap((office) => {
      const day = openHours(office, winter);
      return day ? [{ office, day }] : [];
    })
    .sort((a, b) => a.day.from - b.day.from);
  if (!east || !west || overlap(east.day, west.day)) return undefined;
  const meeting = (east.day.to + west.day.from) / 2;
  const half = sharedHours * 30;
  const shared = { from: meeting - half, to: meeting + half };
  const days = [
    crewDay(east.office, shifted(east.day, shared.to - east.day.to), shared),
    crewDay(west.office, shifted(west.day, shared.from - west.day.from), shared),
  ];
  const drawn = {
    from: Math.min(...days.map(({ from }) => from)),
    to: Math.max(...days.map(({ to }) => to)),
  };
  return { days, shared, drawn };
}

/** Whether a day overlaps the one that begins later, or this one its next day. */
const overlap = (early: Span, late: Span): boolean =>
  early.to > late.from || late.to > early.from + minutesOfDay;

const shifted = ({ from, to }: Span, by: number): Span => ({ from: from + by, to: to + by });

function crewDay({ city, timeZone }: Office, day: Span, shared: Span): CrewDay {
  const there = (minutes: number) => clock(minutes + offsetOf(timeZone, winter));
  return {
    city,
    ...day,
    begins: there(day.from),
    ends: there(day.to),
    meets: [shared.from, shared.to].map(there),
  };
}

/** The day of a crew of this company's offices. */
export const crewDays = crewDaysOf(company.offices, careers.working.sharedHours);
