import { spoken } from "../../dialogue/reply/reply.ts";
import { dayOf } from "../../understanding/slots.ts";

/** The date `days` days ago, spelled out; negative values are in the future. */
export const ago = (now: Date, days: number): string => spoken(dayOf(now).subtract({ days }));

/** Returns the date `count` working days after `from`. */
export function workingDay(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}
