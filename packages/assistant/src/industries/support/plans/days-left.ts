import { dayOf } from "../../../understanding/calendar.ts";

/** How many days of a month are left, from words such as “on the 15th”, “3 days left” or “10 of 30 days”. */

type Left = { days: number; of: number };

const leftOver =
  /\b(\d{1,2}) (?:more )?days? (?:are |is )?(?:left|remain\w*|to go|until the end)\b|\b(?:remaining|last|other) (\d{1,2}) days?\b|\b(\d{1,2}) of (\d{2}) days\b/;
const long = /\b(28|29|30|31)[- ]days?(?: (?:month|cycle|period))?\b/;
const onDay =
  /\b(?:on|from|by|since|after) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:people|seats|users|members|days?|months?|euros?|dollars?|percent|am|pm|o))|\bthe (\d{1,2})(?:st|nd|rd|th)\b/;

/** The length is that of the current month, unless it is named. */
export function daysLeftIn(plain: string, now: Date): Left | undefined {
  const of = Number(long.exec(plain)?.[1] ?? dayOf(now).daysInMonth);
  const [, left, last, some, all] = leftOver.exec(plain) ?? [];
  if (some !== undefined && all !== undefined) return within(Number(some), Number(all));
  const days = left ?? last;
  if (days !== undefined) return within(Number(days), of);
  const [, day, ordinal] = onDay.exec(plain) ?? [];
  const from = Number(day ?? ordinal ?? 0);
  return from < 1 ? undefined : within(of - from + 1, of);
}

const within = (days: number, of: number): Left | undefined =>
  days >= 1 && days <= of ? { days, of } : undefined;
