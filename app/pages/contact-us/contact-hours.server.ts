import type { Company } from "#content/company-schema.ts";

/** Minutes from midnight UTC, possibly below 0 or above 1440 where a local day reaches into another. */
export type Span = { from: number; to: number };

/** Hours of the offices within one day of UTC; no span where the text names no times. */
export type OpenHours = {
  offices: { city: string; hours: string; winter: Span[]; summer: Span[] }[];
  /** When somebody of any office is there, in winter. */
  anyone: Span[];
};

/** A day of each half of the year: an office that changes its clocks has different hours on them. */
const winter = Temporal.PlainDate.from("2026-01-15");
const summer = Temporal.PlainDate.from("2026-07-15");

/** Opening hours of all offices, for the drawing. Browsers without `Temporal` get them from the loader. */
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
 * When an office is open, on the scale of UTC. `hours` is the text of the company file, such as
 * “Monday to Friday, 9:00–18:00”; undefined when it names no two times.
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

/** The same span on a scale of one day: in two pieces where it passes midnight. */
export function withinDay({ from, to }: Span): Span[] {
  const start = ((from % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const end = start + (to - from);
  if (end <= minutesOfDay) return [{ from: start, to: end }];
  return [
    { from: start, to: minutesOfDay },
    { from: 0, to: end - minutesOfDay },
  ];
}

/** Spans joined where they touch or overlap, in order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}
