/** Days without hours: local dates at noon, so that no change of the clock moves them. */

export const dayNames = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
const day = 86_400_000;

const pad = (value: number): string => String(value).padStart(2, "0");
/** YYYY-MM-DD of a local date. */
export const isoDate = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const parseIsoDate = (text: string): Date => {
  const [year = 1970, month = 1, dayOfMonth = 1] = text.split("-").map(Number);
  return new Date(year, month - 1, dayOfMonth, 12);
};
export const addDays = (text: string, days: number): string =>
  isoDate(new Date(parseIsoDate(text).getTime() + days * day));
export const daysBetween = (from: string, to: string): number =>
  Math.round((parseIsoDate(to).getTime() - parseIsoDate(from).getTime()) / day);

export const later = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);

/** A day of the calendar; undefined when it has none (31 April). Months count from 1. */
export function dateOf(year: number, month: number, dayOfMonth: number): Date | undefined {
  const date = new Date(year, month - 1, dayOfMonth, 12);
  return date.getMonth() === month - 1 && date.getDate() === dayOfMonth ? date : undefined;
}

/** The next such day of a month, `from` included. */
export function monthDayFrom(month: number, dayOfMonth: number, from: Date): Date | undefined {
  const years = [0, 1, 2, 3, 4].map((more) => from.getFullYear() + more);
  return years
    .map((year) => dateOf(year, month, dayOfMonth))
    .find((date) => date !== undefined && isoDate(date) >= isoDate(from));
}

/** The next day with this number (“the 12th”), `from` included. */
export function dayOfMonthFrom(dayOfMonth: number, from: Date): Date | undefined {
  for (let more = 0; more < 14; more += 1) {
    const month = from.getMonth() + more;
    const date = dateOf(from.getFullYear() + Math.floor(month / 12), (month % 12) + 1, dayOfMonth);
    if (date !== undefined && isoDate(date) >= isoDate(from)) return date;
  }
  return undefined;
}

/** The next such weekday, `from` included; 0 is Sunday. */
export const weekdayFrom = (weekday: number, from: Date): Date =>
  later(from, (weekday - from.getDay() + 7) % 7);

/** The Monday of the week, which ends on Sunday. */
export const mondayOf = (date: Date): Date => later(date, -((date.getDay() + 6) % 7));

/** Sunday of Easter, by the anonymous Gregorian rule: https://en.wikipedia.org/wiki/Date_of_Easter */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - e + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Date(year, Math.floor(sum / 31) - 1, (sum % 31) + 1, 12);
}

/** Thanksgiving is the fourth Thursday of November. */
const thanksgiving = (year: number): Date => later(weekdayFrom(4, new Date(year, 10, 1, 12)), 21);

/** Holidays by name. Those marked vague name a season as often as a day. */
export const holidays: readonly {
  name: string;
  vague?: true;
  date: (year: number) => Date;
}[] = [
  { name: "christmas eve|xmas eve", date: (year) => new Date(year, 11, 24, 12) },
  { name: "christmas day|xmas day", date: (year) => new Date(year, 11, 25, 12) },
  { name: "boxing day|(?:st\\.? )?stephen'?s day", date: (year) => new Date(year, 11, 26, 12) },
  { name: "new year'?s eve|nye|silvester", date: (year) => new Date(year, 11, 31, 12) },
  { name: "new year'?s? day", date: (year) => new Date(year, 0, 1, 12) },
  { name: "valentine'?s(?: day)?", date: (year) => new Date(year, 1, 14, 12) },
  { name: "(?:st\\.? )?patrick'?s day", date: (year) => new Date(year, 2, 17, 12) },
  { name: "good friday", date: (year) => later(easter(year), -2) },
  { name: "easter monday", date: (year) => later(easter(year), 1) },
  { name: "easter(?: sunday)?", vague: true, date: easter },
  { name: "independence day", date: (year) => new Date(year, 6, 4, 12) },
  { name: "halloween", date: (year) => new Date(year, 9, 31, 12) },
  { name: "black friday", vague: true, date: (year) => later(thanksgiving(year), 1) },
  { name: "thanksgiving(?: day)?", vague: true, date: thanksgiving },
  { name: "christmas|xmas", vague: true, date: (year) => new Date(year, 11, 25, 12) },
  { name: "new year'?s?", vague: true, date: (year) => new Date(year, 11, 31, 12) },
];
