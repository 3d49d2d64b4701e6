/** Minutes from midnight UTC, possibly below 0 or above 1440 where a local day reaches into another. */
export type Span = { from: number; to: number };

const minutesOfDay = 24 * 60;

/**
 * When an office is open, on the scale of UTC. `hours` is the text of the company file, such as
 * “Monday to Friday, 9:00–18:00”; undefined when it names no two times.
 */
export function openHours(hours: string, timeZone: string, day: Date): Span | undefined {
  const times = [...hours.matchAll(/(\d{1,2})[:.](\d{2})/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  );
  const [from, to] = times;
  if (from === undefined || to === undefined) return undefined;
  const offset = offsetMinutes(timeZone, day);
  return { from: from - offset, to: to - offset };
}

/** Minutes that a time zone is ahead of UTC on a day. */
function offsetMinutes(timeZone: string, day: Date): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(day)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
  if (sign === undefined) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
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
