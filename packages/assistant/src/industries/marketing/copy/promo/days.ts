import type { Copy } from "../copy.ts";
import { daysOf, withoutDays } from "../day.ts";

/** The days of a promotion, and whether weekday and date agree. */

const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
/** A season or feast is what a text is for, and no day on which something is. */
const season = /^(?:spring|summer|autumn|winter|christmas|easter)$/i;
const dated = /\b\d{1,2} \p{Lu}\p{L}+/u;

/** A weekday corrects the weekday of a date, and a date takes the place of a weekday. */
const merged = (old: string | undefined, text: string): string => {
  if (old === undefined) return text;
  const isDay = weekday.test(text) && !dated.test(text) && !/days\b/.test(text);
  if (isDay && dated.test(old))
    return `${weekday.exec(text)?.[0] ?? ""} ${dated.exec(old)?.[0] ?? ""}`.trim();
  return text;
};

/** Returns the record with the days of a clause. */
export function withPromoDays(copy: Copy, clause: string): Copy {
  const next = { ...copy };
  for (const { role, text: written } of daysOf(clause)) {
    const text = written.replace(/\b(\d{1,2})(?:st|nd|rd|th) to\b/, "$1 to");
    // “Friday, not fri” wants the day in full.
    if (role === "not" && daysOf(clause).some((day) => day.role !== "not" && day.text === written))
      continue;
    if (role === "not") {
      for (const field of ["on", "from", "until"] as const)
        if (
          next[field]?.includes(text) === true ||
          (weekday.test(text) && next[field]?.startsWith(text) === true)
        )
          delete next[field];
      continue;
    }
    if (role === "on" && season.test(text)) continue;
    // “Mothers day” and “the opening day” name no weekday.
    if (role === "until") next.until = merged(next.until, text);
    else if (role === "from" || role === "back") next.from = merged(next.from, text);
    else if (
      next.until !== undefined &&
      next.on === undefined &&
      (isAlone(clause) || isSameDay(next.until, text))
    )
      next.until = merged(next.until, text);
    else next.on = merged(next.on, text);
  }
  return next;
}
/** “End of January”, right after a deadline, corrects it. */
const isAlone = (clause: string): boolean =>
  !/\p{L}{3}/u.test(withoutDays(clause).replace(/\b(?:the|end|its|it|day|date)\b/gi, " "));
const isSameDay = (old: string, text: string): boolean =>
  old.toLowerCase().includes(text.toLowerCase());

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const both = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2}) (\p{Lu}\p{L}+)/u;

/** “14 March is a Sunday”: names a weekday and date that contradict each other. */
export function dayAgainstDate(text: string, now: Date): string | undefined {
  const [, named, day, month] = both.exec(text) ?? [];
  const at = months.indexOf(month ?? "");
  if (named === undefined || at < 0) return undefined;
  const year =
    now.getFullYear() +
    (at < now.getMonth() || (at === now.getMonth() && Number(day) < now.getDate()) ? 1 : 0);
  const real = days[new Date(year, at, Number(day)).getDay()];
  return real === undefined || real === named
    ? undefined
    : `One thing to check: ${day} ${month} ${year} is a ${real}. Which is right, the ${named} or the ${day}${ending(Number(day))}?`;
}
const ending = (day: number): string =>
  day % 100 >= 11 && day % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
