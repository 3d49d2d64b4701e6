/** Calendar days without a time (`Temporal.PlainDate`), in the process's time zone. */

export const dayNames = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

/** The months in full, January first. */
export const monthNames: readonly string[] = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

type Day = Temporal.PlainDate;

/** Returns the calendar day of a `Date`. */
export const dayOf = (moment: Date): Day =>
  moment.toTemporalInstant().toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate();

/** Formats the calendar day of a `Date` as YYYY-MM-DD. */
export const isoDate = (moment: Date): string => dayOf(moment).toString();
export const parseIsoDate = (text: string): Day => Temporal.PlainDate.from(text);
export const addDays = (text: string, days: number): string =>
  parseIsoDate(text).add({ days }).toString();
export const daysBetween = (from: string, to: string): number =>
  parseIsoDate(from).until(parseIsoDate(to)).days;

export const later = (date: Day, days: number): Day => date.add({ days });
export const isBefore = (date: Day, other: Day): boolean =>
  Temporal.PlainDate.compare(date, other) < 0;

/** Returns a calendar day, or undefined if it does not exist (31 April). Months count from 1. */
export function dateOf(year: number, month: number, day: number): Day | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the next occurrence of this day and month, `from` included. */
export function monthDayFrom(month: number, day: number, from: Day): Day | undefined {
  const years = [0, 1, 2, 3, 4].map((more) => from.year + more);
  return years
    .map((year) => dateOf(year, month, day))
    .find((date) => date !== undefined && !isBefore(date, from));
}

/** Returns the next day with this number (“the 12th”), `from` included. */
export function dayOfMonthFrom(day: number, from: Day): Day | undefined {
  for (let months = 0; months < 14; months += 1) {
    const { year, month } = from.toPlainYearMonth().add({ months });
    const date = dateOf(year, month, day);
    if (date !== undefined && !isBefore(date, from)) return date;
  }
  return undefined;
}

/** Returns the next occurrence of this weekday, `from` included; 0 is Sunday. */
export const weekdayFrom = (weekday: number, from: Day): Day =>
  later(from, (weekday - from.dayOfWeek + 7) % 7);

/** Returns the Monday of the date's week; weeks end on Sunday. */
export const mondayOf = (date: Day): Day => later(date, 1 - date.dayOfWeek);

/** Returns Easter Sunday, by the anonymous Gregorian algorithm: https://en.wikipedia.org/wiki/Date_of_Easter */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - e + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Temporal.PlainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Returns Thanksgiving, the fourth Thursday of November. */
export const thanksgiving = (year: number): Day =>
  later(weekdayFrom(4, new Temporal.PlainDate(year, 11, 1)), 21);

const every = (month: number, day: number) => (year: number) =>
  new Temporal.PlainDate(year, month, day);

/** Holidays by name. A vague one may mean the season as well as the day. */
export const holidays: readonly {
  name: string;
  vague?: true;
  date: (year: number) => Day;
}[] = [
  { name: "christmas eve|xmas eve", date: every(12, 24) },
  { name: "christmas day|xmas day", date: every(12, 25) },
  { name: "boxing day|(?:st\\.? )?stephen'?s day", date: every(12, 26) },
  { name: "new year'?s eve|nye|silvester", date: every(12, 31) },
  { name: "new year'?s? day", date: every(1, 1) },
  { name: "valentine'?s(?: day)?", date: every(2, 14) },
  { name: "(?:st\\.? )?patrick'?s day", date: every(3, 17) },
  { name: "good friday", date: (year) => later(easter(year), -2) },
  { name: "easter monday", date: (year) => later(easter(year), 1) },
  { name: "easter(?: sunday)?", vague: true, date: easter },
  { name: "independence day", date: every(7, 4) },
  { name: "halloween", date: every(10, 31) },
  { name: "black friday", vague: true, date: (year) => later(thanksgiving(year), 1) },
  { name: "thanksgiving(?: day)?", vague: true, date: thanksgiving },
  { name: "christmas|xmas", vague: true, date: every(12, 25) },
  { name: "new year'?s?", vague: true, date: every(12, 31) },
];
