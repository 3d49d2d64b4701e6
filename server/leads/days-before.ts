/** The moment some days before another, in milliseconds since 1970. A day of UTC has 24 hours. */
export const daysBefore = (time: number, days: number): number =>
  Temporal.Instant.fromEpochMilliseconds(time).subtract({ hours: 24 * days }).epochMilliseconds;
