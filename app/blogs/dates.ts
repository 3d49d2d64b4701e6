const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * Formats dates like “18 November 2026”, in UTC, so that server and browser print the same. No line ends between the
 * day and the month.
 */
export const printDate = (iso: string): string => long.format(new Date(iso)).replace(" ", "\u00a0");
