/** Formats a time as in documents and the log: ISO 8601 in UTC with three decimals, so that times sort as text. */
export const timestampOf = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: "millisecond" });

/** Returns the current time, formatted as above. */
export const currentTimestamp = (): string => timestampOf(Temporal.Now.instant());
