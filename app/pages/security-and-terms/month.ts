/** Weeks in an average month: 52 in 12. */
const weeksAMonth = 52 / 12;

/** Days of work in a month, to the whole day. */
export const daysOfMonth = (daysAWeek: number): number => Math.round(daysAWeek * weeksAMonth);
