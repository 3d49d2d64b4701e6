import * as chrono from "chrono-node";
import { readCounts } from "./counts.ts";

export type DateSlot = {
  /** As written. */
  text: string;
  /** YYYY-MM-DD. */
  date: string;
  weekday: string;
  /** The other end, when a range was named. */
  until?: string;
};

/** The values in a message. Absent when it names none. */
export type Slots = {
  dates: DateSlot[];
  /** HH:MM, 24 hours. */
  time?: string;
  people?: number;
  adults?: number;
  children?: number;
  rooms?: number;
  nights?: number;
  stars?: number;
  amounts: { text: string; value: number; currency?: string }[];
  /** Order, booking and ticket numbers, upper case. */
  references: string[];
  email?: string;
  /** Bare numbers that are none of the above. */
  numbers: number[];
};

const dayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
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

const slot = (text: string, date: Date, until?: Date): DateSlot => ({
  text,
  date: isoDate(date),
  weekday: dayNames[date.getDay()] ?? "",
  ...(until === undefined ? {} : { until: isoDate(until) }),
});

/** Reads every value in a message as typed. Relative dates count from `now` and lie ahead of it. */
export function readSlots(message: string, now: Date): Slots {
  const email = message.match(/[^\s@<>,;]+@[^\s@<>,;]+\.[a-z]{2,}/i)?.[0];
  let rest = email === undefined ? message : message.replace(email, " ");

  const references: string[] = [];
  rest = rest.replace(
    /\b[a-z]{2,3}-?\d{4,}\b|#\s?\d{3,}\b|\b\d{6,}\b|(?<=\b(?:order|ticket|booking|invoice|reservation|case|number|purchase)\s(?:number\s|no\.?\s|nr\.?\s|id\s)?)\d{3,}\b/gi,
    (found) => {
      references.push(found.replace(/[#\s]/g, "").toUpperCase());
      return " ";
    },
  );

  const amounts: Slots["amounts"] = [];
  rest = rest.replace(
    /([$€£₹])\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million|thousand)?\b|\b(\d[\d,]*(?:\.\d+)?)\s?(k|m|million|thousand)?\s?(usd|eur|gbp|inr|dollars?|euros?|pounds?|bucks?|rupees|quid|€|\$|£)(?=\W|$)|\b(\d[\d,]*(?:\.\d+)?)\s?(k|million|thousand)\b/gi,
    (found, sign, a, aUnit, b, bUnit, word, c, cUnit) => {
      const digits: string = a ?? b ?? c;
      const unit = String(aUnit ?? bUnit ?? cUnit ?? "").toLowerCase();
      const factor = unit.startsWith("m")
        ? 1_000_000
        : unit === "k" || unit === "thousand"
          ? 1_000
          : 1;
      const currency = currencyOf(String(sign ?? word ?? "").toLowerCase());
      amounts.push({
        text: found.trim(),
        value: Number(digits.replace(/,/g, "")) * factor,
        ...(currency === undefined ? {} : { currency }),
      });
      return " ";
    },
  );

  const { dates, time, without } = readDates(rest, now);
  const counts = readCounts(without);
  return {
    dates,
    ...(time === undefined ? {} : { time }),
    ...counts.named,
    amounts,
    references,
    ...(email === undefined ? {} : { email }),
    numbers: counts.bare,
  };
}

function currencyOf(text: string): string | undefined {
  if (/\$|usd|dollar|buck/.test(text)) return "USD";
  if (/€|eur/.test(text)) return "EUR";
  if (/£|gbp|pound|quid/.test(text)) return "GBP";
  if (/₹|inr|rupee/.test(text)) return "INR";
  return undefined;
}

const misspelt: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow|tomorrw|tomorro|2moro)\b/gi, "tomorrow"],
  [/\bmon?dya\b|\bmodnay\b|\bmoday\b|\bmonady\b/gi, "monday"],
  [/\btues?dya\b|\btusday\b|\btuesay\b|\bteusday\b|\btuseday\b/gi, "tuesday"],
  [/\bwednsday\b|\bwensday\b|\bwendesday\b|\bwednesdy\b|\bwedneday\b/gi, "wednesday"],
  [/\bthurday\b|\bthrusday\b|\bthursdy\b|\bthusday\b/gi, "thursday"],
  [/\bfirday\b|\bfridya\b|\bfrday\b|\bfriay\b/gi, "friday"],
  [/\bsaterday\b|\bsaturdy\b|\bsatuday\b|\bstaurday\b/gi, "saturday"],
  [/\bsundya\b|\bsuday\b|\bsnuday\b/gi, "sunday"],
];

function readDates(
  message: string,
  now: Date,
): { dates: DateSlot[]; time?: string; without: string } {
  let text = message;
  for (const [pattern, value] of misspelt) text = text.replace(pattern, value);
  const dates: DateSlot[] = [];
  let time: string | undefined;
  let without = text;
  for (const found of chrono.casual.parse(text, now, { forwardDate: true })) {
    const { start, end } = found;
    if (/^(?:now|right now|at the moment|currently|last night|yesterday)$/i.test(found.text))
      continue;
    // “may” and “second” alone, and lengths of time, are no dates.
    if (/^(?:may|march|sat|sun|second|\d+)$/i.test(found.text)) continue;
    if (
      /^(?:for )?(?:an?|one|two|three|\d+) (?:nights?|days?|weeks?|months?|years?|hours?|minutes?)$/i.test(
        found.text,
      )
    )
      continue;
    if (start.isCertain("hour") || /\bnoon\b|\bmidnight\b/i.test(found.text)) {
      time = `${pad(start.get("hour") ?? 0)}:${pad(start.get("minute") ?? 0)}`;
    }
    const named = start.isCertain("day") || start.isCertain("weekday") || start.isCertain("month");
    const relative = /\b(?:today|tonight|tomorrow|next|this|in \w+ (?:days?|weeks?|months?))\b/i;
    if (named || relative.test(found.text)) {
      dates.push(slot(found.text, start.date(), end?.date()));
      without = without.replace(found.text, " ");
    } else if (start.isCertain("hour")) {
      without = without.replace(found.text, " ");
    }
  }
  if (dates.length === 0) {
    const ordinal =
      /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?:\s*(?:to|until|till|-|–)\s*(?:the )?(\d{1,2})(?:st|nd|rd|th)?)?/i.exec(
        text,
      );
    const first = Number(ordinal?.[1]);
    if (ordinal && first >= 1 && first <= 31) {
      const start = dayOfMonthAhead(first, now);
      const second = Number(ordinal[2]);
      dates.push(
        slot(ordinal[0], start, Number.isNaN(second) ? undefined : dayOfMonthAhead(second, start)),
      );
      without = without.replace(ordinal[0], " ");
    } else if (/\b(?:the|this|next|coming) ?week-?end\b/i.test(text)) {
      const friday = new Date(now.getTime() + ((5 - now.getDay() + 7) % 7) * day);
      dates.push(slot("weekend", friday, new Date(friday.getTime() + 2 * day)));
    }
  }
  return { dates, ...(time === undefined ? {} : { time }), without };
}

function dayOfMonthAhead(dayOfMonth: number, from: Date): Date {
  for (let month = from.getMonth(); month < from.getMonth() + 14; month += 1) {
    const date = new Date(from.getFullYear(), month, dayOfMonth, 12);
    if (date.getDate() === dayOfMonth && date.getTime() > from.getTime() - day / 2) return date;
  }
  return from;
}
