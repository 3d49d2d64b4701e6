import type { Company } from "#content/company-schema.ts";

/** Minutes from midnight UTC; below 0 or above 1440 if a local day extends into the previous or next one. */
export type Span = { from: number; to: number };

/** Opening hours of the offices within one UTC day; no spans for an office whose text names no times. */
export type OpenHours = {
  offices: { city: string; hours: string; winter: Span[]; summer: Span[] }[];
  /** When someone at any office is available, in winter. */
  anyone: Span[];
};

/** A day in each half of the year, because daylight saving time shifts an office's hours. */
const winter = Temporal.PlainDate.from("2026-01-15");
const summer = Temporal.PlainDate.from("2026-07-15");

/**
 * Returns the opening hours of all offices, for the drawing. Computed in the loader for browsers without `Temporal`.
 */
export function openHoursOf(offices: Company["offices"]): OpenHours {
  const spansOn = (day: Temporal.PlainDate) => (office: Company["offices"][number]) => {
    const span = openHours(office.hours, office.timeZone, day);
    return span ? withinDay(span) : [];
  };
  return {
    offices: offices.map((office) => ({
      city: office.city,
      hours: office.hours,
      winter: spansOn(winter)(office),
      summer: spansOn(summer)(office),
    })),
    anyone: union(offices.flatMap(spansOn(winter))),
  };
}

const minutesOfDay = 24 * 60;

/**
 * Returns an office's opening hours in UTC. `hours` is the text of the company file, such as “Monday to Friday,
 * 9:00–18:00”; the result is undefined if it does not name two times.
 */
export function openHours(
  hours: string,
  timeZone: string,
  day: Temporal.PlainDate,
): Span | undefined {
  const midnight = day.toZonedDateTime("UTC");
  const [from, to] = [...hours.matchAll(/(\d{1,2})[:.](\d{2})/g)].map(([, hour, minute]) => {
    const plainTime = { hour: Number(hour), minute: Number(minute) };
    const moment = day.toZonedDateTime({ timeZone, plainTime }).withTimeZone("UTC");
    return midnight.until(moment).total("minutes");
  });
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Maps a span onto one day: in two pieces if it crosses midnight. */
export function withinDay({ from, to }: Span): Span[] {
  const start = ((from % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const end = start + (to - from);
  if (end <= minutesOfDay) return [{ from: start, to: end }];
  return [
    { from: start, to: minutesOfDay },
    { from: 0, to: end - minutesOfDay },
  ];
}

/** Merges spans that touch or overlap, in order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}
