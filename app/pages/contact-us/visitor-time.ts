import { clock, minutesOf, minutesOfDay, time } from "#content/office-hours.ts";

/** The offices' hours on the visitor's clock. Times are minutes of a day, offsets minutes ahead of UTC. */

const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekday = new RegExp(week.join("|"), "g");

/**
 * Returns an office's hours on another clock, which is ahead by `shift`: “Monday to Friday, 9:30–18:30” as “Sunday to
 * Thursday, 20:00–5:00”. Undefined if the text names no times.
 */
export function hoursElsewhere(hours: string, shift: number): string | undefined {
  const [first] = hours.matchAll(time);
  if (!first) return undefined;
  const days = Math.floor((minutesOf(first[1], first[2]) + shift) / minutesOfDay);
  return hours
    .replace(time, (_, hour, minute) => clock(minutesOf(hour, minute) + shift))
    .replace(weekday, (day) => week.at((week.indexOf(day) + days) % 7) ?? day);
}

/** Whether an office is open at a moment; undefined if its hours do not name two days and two times. */
export function isOpen(hours: string, offset: number, now: Date): boolean | undefined {
  const [from, to] = [...hours.matchAll(time)].map(([, hour, minute]) => minutesOf(hour, minute));
  const [firstDay, lastDay] = [...hours.matchAll(weekday)].map(([day]) => week.indexOf(day));
  if (from === undefined || to === undefined) return undefined;
  if (firstDay === undefined || lastDay === undefined) return undefined;
  // Its date and time there, read as if they were UTC.
  const there = new Date(now.getTime() + offset * 60_000);
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes();
  const dayOfWeek = (there.getUTCDay() - firstDay + 7) % 7;
  return dayOfWeek <= (lastDay - firstDay + 7) % 7 && minutes >= from && minutes < to;
}
