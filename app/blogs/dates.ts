const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** “18 November 2026”. In UTC, so that server and browser print the same. */
export const printDate = (iso: string): string => long.format(new Date(iso));
