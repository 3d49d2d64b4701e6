/** Weeks in an average month. */
export const weeksAMonth = 52 / 12;

/** Returns the days of all people in a week. */
export const daysOfWeek = (people: readonly number[]): number =>
  people.reduce((sum, days) => sum + days, 0);

/** Returns the working days in a month, rounded. */
export const daysOfMonth = (daysAWeek: number): number => Math.round(daysAWeek * weeksAMonth);
