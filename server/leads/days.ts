/** Spans of time in milliseconds. A day of UTC has 24 hours. */
export const hour = 3_600_000;
export const day = 24 * hour;
export const week = 7 * day;

/**
 * Returns the day of a moment in UTC, such as “2026-11-26”.
 *
 * @param moment milliseconds since 1970.
 */
export const isoDay = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO("UTC").toPlainDate().toString();

/**
 * Returns the minute of a moment in UTC, such as “2026-11-30 09:05”.
 *
 * @param moment milliseconds since 1970.
 */
export const minuteOf = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

/** Returns the moment some days before another, both in milliseconds since 1970. */
export const daysBefore = (time: number, days: number): number =>
  Temporal.Instant.fromEpochMilliseconds(time).subtract({ hours: 24 * days }).epochMilliseconds;
