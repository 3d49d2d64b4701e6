import type { Company } from "./company-schema.ts";

type Office = Pick<Company["offices"][number], "hours" | "timeZone">;

/** A part of a day, in hours from midnight UTC; below 0 or above 24 if it begins or ends on another day. */
export type Hours = { from: number; to: number };

/** Winter, when no office has daylight saving time. */
const winter = new Date("2026-01-15T12:00:00Z");

/** Returns how many hours a zone's clocks are ahead of UTC in winter. */
export function zoneOffset(timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(winter).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/**
 * Returns an office's working day in winter. Its `hours` are a text such as “Monday to Friday, 9:00–18:00”; without two
 * times in it the day is from nine to five.
 */
export function workingDay({ hours, timeZone }: Office): Hours {
  const [from = 9, to = 17] = [...hours.matchAll(/(\d{1,2})[:.](\d{2})/g)].map(
    ([, hour, minute]) => Number(hour) + Number(minute) / 60,
  );
  const offset = zoneOffset(timeZone);
  return { from: from - offset, to: to - offset };
}

/** Returns an hour of UTC as a zone's clocks show it: “9:30”. */
export function clockTime(hour: number, timeZone: string): string {
  const minutes = Math.round((hour + zoneOffset(timeZone)) * 60);
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, "0")}`;
}
