/**
 * The moment that `--now` names.
 *
 * @param text a day, YYYY-MM-DD.
 * @returns noon of it in the time zone of the process; undefined for what is no day of the calendar, such as 2026-02-30.
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
