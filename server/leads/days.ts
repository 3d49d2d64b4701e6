/** A day, in milliseconds. */
export const day = 86_400_000;

/** A week, in milliseconds. */
export const week = 7 * day;

/**
 * Returns the day of a moment in UTC, such as “2026-11-26”.
 *
 * @param moment milliseconds since 1970.
 */
export const isoDay = (moment: number): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO("UTC").toPlainDate().toString();
