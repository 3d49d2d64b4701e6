import { spoken } from "../../dialogue/reply.ts";
import { dayOf } from "../../understanding/slots.ts";

/** The day so many days ago; negative lies ahead. */
export const ago = (now: Date, days: number): string => spoken(dayOf(now).subtract({ days }));

/** The day so many working days after another. */
export function workingDay(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}
