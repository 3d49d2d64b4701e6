import type { Company } from "./company-schema.ts";

/** Arithmetic of the offices' hours. Times are minutes of a day, offsets minutes ahead of UTC. */

type Office = Pick<Company["offices"][number], "hours" | "timeZone">;

/** A part of a day in minutes from midnight UTC; below 0 or above 1440 if it begins or ends on another day. */
export type Span = { from: number; to: number };

export const minutesOfDay = 24 * 60;

/**
 * A day in each half of the year, because daylight saving time shifts an office's hours. Winter and summer are those of
 * the north; in the south it is the other way round.
 */
export const winter = new Date("2026-01-15T12:00:00Z");
export const summer = new Date("2026-07-15T12:00:00Z");

/** Matches a time in an office's hours: “9:30” or “9.30”. */
export const time = /(\d{1,2})[:.](\d{2})/g;

/** Returns the minutes of a day at a time, such as 570 for “9” and “30”. */
export const minutesOf = (hour = "", minute = ""): number => Number(hour) * 60 + Number(minute);

const within = (minutes: number) => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;

/** Returns a time as on the site's clocks: “9:05”. */
export function clock(minutes: number): string {
  const ofDay = within(minutes);
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}

/** Returns by how much a zone's clock is ahead of UTC at a moment. `zone` is an IANA name. */
export function offsetOf(zone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const name =
    format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // “GMT-05:00”, or “GMT” alone.
  const [, sign, hour, minute] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return minutesOf(hour, minute) * (sign === "-" ? -1 : 1);
}

/**
 * Returns an office's working day in UTC, with the offset that its clocks have at a moment. Its `hours` are the text
 * of the company file, such as “Monday to Friday, 9:00–18:00”; the result is undefined if it does not name two times.
 */
export function openHours({ hours, timeZone }: Office, moment: Date): Span | undefined {
  const [from, to] = [...hours.matchAll(time)].map(([, hour, minute]) => minutesOf(hour, minute));
  if (from === undefined || to === undefined) return undefined;
  const offset = offsetOf(timeZone, moment);
  return { from: from - offset, to: to - offset };
}

/** Maps a span onto one day: in two pieces if it crosses midnight. */
export function withinDay({ from, to }: Span): Span[] {
  const start = within(from);
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
