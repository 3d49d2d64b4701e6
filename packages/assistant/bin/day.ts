/**
 * Parses the value of `--now`.
 *
 * @param text a day, YYYY-MM-DD.
 * @returns noon of that day in the time zone of the process; undefined if there is no such day, as with 2026-02-30.
 */
export function noonOf(text: string): Date | undefined {
  try {
    const day = Temporal.PlainDate.from(text);
    const timeZone = Temporal.Now.timeZoneId();
    return new Date(day.toZonedDateTime({ timeZone, plainTime: "12:00" }).epochMilliseconds);
  } catch {
    return undefined;
  }
}
