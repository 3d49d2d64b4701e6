/** Weeks in an average month. */
const weeksAMonth = 52 / 12;

/** Returns the working days in a month, rounded. */
export const daysOfMonth = (daysAWeek: number): number => Math.round(daysAWeek * weeksAMonth);
