import { readValues } from "../../../dialogue/message/values.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { dayNames } from "../../../understanding/calendar.ts";
import { type DateSlot, daysBetween, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { monthIn } from "./stay-weekends.ts";

/** Days without a month beside a stay that has one: “13 to 16”, “sorry, from the 13th”. */

const day = "(\\d{1,2})(?:st|nd|rd|th)?";
const to = wordList`to, until, till?, thru, through, -, –`;
const leads = wordList`from, take, book, for, it, mean, meant, dates?, actually, instead, is, do, want, prefer, rather, only, just, now, then, whatever, no, sorry, ok, okay, and, about`;
/** What makes a number a count, an hour or a price. */
const units = wordList`am\b, pm\b, o.?clock, h\b, hours?, hrs?, min\w*, people, persons?, guests?, pax, adults?, kids?, child\w*, of us, years?, yrs?, months?, weeks?, times, nights?, days?, rooms?, beds?, bags?, dogs?, cats?, pets?, cars?, dollars?, euros?, %, [$€£], km, cm, m\b`;
const span = new RegExp(
  `(?:^|[.,;!?] ?|\\b${leads} )(?:the )?(${day} ?${to} ?(?:the )?${day})(?![\\d:/]|[.,]\\d| ?${units})`,
);
/** A message about hours or ages names no days with two numbers. */
const ofHours = anywhere(
  wordList`aged?, ages, years?, old, o.?clock, hours?, open\w*, between, check ?-?(in|out), (breakfast|dinner|lunch|sauna|bar) (is |be )?(from|at), arriv\w+ (at|around)`,
);
const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;
const single = new RegExp(`^(?:the |on )*${day}$`);
const both = new RegExp(`^(?:the )?${day} ?${to} ?(?:the )?${day}$`);

/** The message with such days in the month of the stay that is being quoted. */
export function withDaysOfStay(turn: Turn): Turn {
  const arrival = arrivalIn(turn);
  const text = turn.message.toLowerCase();
  if (arrival === undefined) return turn;
  if (months.test(text)) return inOtherMonth(turn, arrival);
  const { dates } = turn.slots;
  // “Is it free that weekend” means the days in hand.
  if (sameDays.test(text) && dates.every((one) => namesNone.test(one.text)))
    return { ...turn, slots: { ...turn.slots, dates: [{ ...named(arrival), text: arrival }] } };
  if (dates.length > 0) {
    const moved = dates.map((one) => inMonth(one, arrival, turn));
    return { ...turn, slots: { ...turn.slots, dates: moved } };
  }
  const [, written, from, until] = span.exec(text) ?? [];
  if (written === undefined || ofHours.test(turn.plain)) return turn;
  const found = stayFrom(Number(from), Number(until), arrival, turn.now);
  if (!found) return turn;
  // “13-16 twin” counts no rooms.
  const slots = readValues(turn.message.toLowerCase().replace(written, " "), turn.now);
  return { ...turn, slots: { ...slots, dates: [{ ...found, text: written }] } };
}

/** “What about June, same days”: the day of the arrival in that month. */
function inOtherMonth(turn: Turn, arrival: string): Turn {
  const { plain, now, slots } = turn;
  const month = /\d/.test(plain) || !asksOther.test(plain) ? undefined : monthIn(plain, now);
  const [date] = month === undefined ? [] : dayIn(parseIsoDate(arrival).day, month, 0);
  if (date === undefined || date < isoDate(now)) return turn;
  return { ...turn, slots: { ...slots, dates: [{ ...named(date), text: date }] } };
}
const asksOther = /\bsame (?:days?|dates?)\b|\b(?:what|how) about\b|\binstead\b|\brather\b/;

/** The arrival of the stay that is quoted, or is being asked for. */
function arrivalIn({ state, slots }: Turn): string | undefined {
  if (slots.references.length > 0) return undefined;
  const quote =
    state.flow?.name === "quote"
      ? state.flow
      : state.flow === undefined
        ? state.done?.find(({ name }) => name === "quote")
        : undefined;
  const arrival = quote?.slots.arrival;
  return typeof arrival === "string" ? arrival : undefined;
}

/** A day that was named by its number alone is one of the month of the stay. */
function inMonth(slot: DateSlot, arrival: string, { now, message }: Turn): DateSlot {
  const text = slot.text.toLowerCase();
  const [, from, until] = both.exec(text) ?? [];
  const found = stayFrom(Number(from), Number(until), arrival, now);
  if (found) return { ...found, text: slot.text };
  const number = Number(single.exec(text)?.[1]);
  const find = leaves.test(message) ? dayAfter(number, arrival) : nearest(number, arrival, now);
  const date = slot.until === undefined ? find : undefined;
  return date === undefined ? slot : { ...slot, ...named(date) };
}

const sameDays = /\b(?:that|those|the same) (?:week-?end|days?|dates?|nights?)\b/;
const namesNone =
  /^\W*(?:(?:on|for|at|that|those|the|same) )*(?:week-?end|days?|dates?|nights?)\W*$/i;

const leaves = /\b(?:leav\w*|depart\w*|until|till?|check(?:ing)? ?out|go(?:ing)? home)\b/i;

function stayFrom(
  from: number,
  until: number,
  arrival: string,
  now: Date,
): Omit<DateSlot, "text"> | undefined {
  const date = nearest(from, arrival, now);
  const end = date === undefined ? undefined : dayAfter(until, date);
  return date === undefined || end === undefined ? undefined : { ...named(date), until: end };
}

const named = (date: string): { date: string; weekday: string } => ({
  date,
  weekday: dayNames[parseIsoDate(date).dayOfWeek % 7] ?? "",
});

/** The day of that number in the month of a date, or in the next if it is past, or if that one is right behind. */
function nearest(number: number, around: string, now: Date): string | undefined {
  const [here] = dayIn(number, around, 0).filter((date) => date >= isoDate(now));
  const [next] = dayIn(number, around, 1);
  if (here === undefined || next === undefined) return here ?? next;
  const behind = daysBetween(around, next) <= aWeek && daysBetween(here, around) > 2 * aWeek;
  return behind ? next : here;
}
const aWeek = 7;

/** The next day of that number, if a stay may be that long. */
const dayAfter = (number: number, date: string): string | undefined =>
  [0, 1]
    .flatMap((months) => dayIn(number, date, months))
    .find((end) => end > date && daysBetween(date, end) <= hotelRules.longest);

function dayIn(number: number, around: string, months: number): string[] {
  const month = parseIsoDate(around).with({ day: 1 }).add({ months });
  return number >= 1 && number <= month.daysInMonth ? [month.with({ day: number }).toString()] : [];
}
