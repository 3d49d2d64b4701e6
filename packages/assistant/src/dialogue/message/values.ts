import { dayNames, monthNames } from "../../understanding/calendar.ts";
import { withLargeNumbers } from "../../understanding/numerals.ts";
import { withoutSlips } from "../../understanding/slips.ts";
import {
  type DateSlot,
  dayOf,
  parseIsoDate,
  readSlots,
  type Slots,
} from "../../understanding/slots.ts";
import { wordList } from "../../understanding/word-list.ts";
import { hasRange } from "./arithmetic.ts";
import { putRight } from "./put-right.ts";

/** The values of a message, including invalid ones. */
export type Values = Slots & {
  /** A sentence for each date that does not exist (“There is no 30 February: …”). */
  impossibleDates: readonly string[];
  /** A day in the past, as named (“yesterday”). */
  past?: string;
  /** Counts that are below one, fractional or too large, by what they count. They are in none of the slots. */
  wrongCounts: readonly WrongCount[];
  /** The number, if the message is nothing else (“just 2, please”), whatever its sign and size. */
  alone?: number;
};

export type WrongCount = { of: Counted; value: number };
export type Counted = "nights" | "guests" | "rooms";

/**
 * Reads the values of a message relative to a time, those that it puts right as it says last. On the way to a reply
 * the same text is read by many stages: each time has a cache of its own.
 */
export function readValues(text: string, now: Date): Values {
  const known = readAt.get(now) ?? new Map<string, Values>();
  readAt.set(now, known);
  const values = known.get(text) ?? readAfresh(text, now);
  known.set(text, values);
  return values;
}
const readAt = new WeakMap<Date, Map<string, Values>>();

function readAfresh(typed: string, now: Date): Values {
  const whole = readAll(typed, now);
  const parts = putRight(typed);
  if (!parts) return whole;
  const [first, last] = [readAll(parts.head, now), readAll(parts.tail, now)];
  const days = last.dates.length > 0 ? last.dates : daysOfMonth(parts.tail, first.dates[0]);
  const twice = (["nights", "rooms", "people"] as const).some(
    (of) => first[of] !== undefined && last[of] !== undefined && first[of] !== last[of],
  );
  if (!twice && !(first.dates.length > 0 && days.length > 0)) return whole;
  const { adults: _adults, children: _children, people: _people, ...rest } = whole;
  const party = last.people === undefined ? first : last;
  return {
    ...rest,
    dates: days.length > 0 ? days : first.dates,
    numbers: last.numbers,
    ...defined({ nights: last.nights ?? first.nights, rooms: last.rooms ?? first.rooms }),
    ...defined({ people: party.people, adults: party.adults, children: party.children }),
  };
}

/** Leaves out what is undefined. */
const defined = <Of extends object>(values: Of): { [Key in keyof Of]?: NonNullable<Of[Key]> } =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
    // The entries that are left have the types of the values they came from.
  ) as { [Key in keyof Of]?: NonNullable<Of[Key]> };

/** “Make it 13-15”: days of the month that was named before. */
function daysOfMonth(text: string, before: DateSlot | undefined): DateSlot[] {
  const [all, from, to] =
    /^(?:the )?(\d{1,2}) ?(?:-|–|to|until|till?) ?(\d{1,2})\b(?! ?[:%])/i.exec(text) ?? [];
  if (before === undefined || all === undefined) return [];
  const month = parseIsoDate(before.date);
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last <= first || last > month.daysInMonth) return [];
  const day = (of: number) => month.with({ day: of });
  return [
    {
      text: all,
      date: day(first).toString(),
      weekday: dayNames[day(first).dayOfWeek % 7] ?? "",
      until: day(last).toString(),
    },
  ];
}

/** Reads every value of a message. No invalid value ends up in a slot. */
function readAll(typed: string, now: Date): Values {
  const message = withoutSlips(typed);
  const dates = takeImpossibleDates(message, now);
  const counts = takeWrongCounts(dates.rest);
  const slots = readSlots(counts.rest, now);
  const alone =
    slots.dates.length + dates.found.length > 0
      ? undefined
      : aloneIn(withLargeNumbers(message), slots);
  const past =
    /\b(?:the day before )?yesterday\b|\blast (?:night|(?:week|month|weekend)(?! (?:of|in)\b)|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.exec(
      message,
    )?.[0];
  return {
    ...slots,
    // “2 + 2” is a sum, neither two nights nor two guests.
    ...(isSum(message) ? { numbers: [] } : {}),
    impossibleDates: dates.found,
    wrongCounts: counts.found,
    ...(past === undefined ? {} : { past: past.toLowerCase() }),
    ...(alone === undefined ? {} : { alone }),
  };
}

export const isSum = (message: string): boolean =>
  (!hasRange(message) &&
    /\d\s*(?:[+*×÷^=]|(?:plus|minus|times|divided by|multiplied by)\b|\bx\b|[/-](?=\s*\d+\s*(?:=|\?)))\s*\d/i.test(
      message,
    )) ||
  chained.test(message) ||
  /\bsquare root\b/i.test(message);

/** “30.58 / 21.22 - 1”: with spaces around its signs, no date and no range. */
const chained = /\d [/-] (?=\d[\d.,]*(?: [-+*×÷/] ?\d| ?[=?]))/;

const monthPattern =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}\\b\\.?(?:,? (20\\d\\d))?`,
  "gi",
);
const monthFirst = new RegExp(
  `\\b${monthPattern}\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:| ?(?:people|guests?|rooms?|nights?|adults?|am|pm))(?:,? (20\\d\\d))?`,
  "gi",
);
const written = /\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/g;
const slashed = /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?\b(?!\s*(?:%|of\b))/g;
const ordinal =
  /\bthe ((?:3[2-9]|[4-9]\d)(?:st|nd|rd|th))\b(?! (?:floor|time|birthday|anniversary))/gi;

/** Removes dates that do not exist; chrono would read “30 February” as 3 February or as 2030. */
function takeImpossibleDates(message: string, now: Date): { found: string[]; rest: string } {
  const found: string[] = [];
  const check = (whole: string, day: number, month: number, year: string | undefined): string => {
    const why = impossible(day, month, year === undefined ? undefined : Number(year), now);
    if (why === undefined) return whole;
    found.push(why);
    return " ";
  };
  const monthOf = (name: string) =>
    monthNames.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;
  const rest = message
    .replace(written, (whole, year, month, day) => check(whole, Number(day), Number(month), year))
    .replace(dayFirst, (whole, day, month, year) => check(whole, Number(day), monthOf(month), year))
    .replace(monthFirst, (whole, month, day, year) =>
      check(whole, Number(day), monthOf(month), year),
    )
    .replace(slashed, (whole, a, b, year) => {
      const [first, second] = [Number(a), Number(b)];
      // “24/12” is a date by one of the two conventions; “50/50” is a date by neither.
      if (first > 39 || second > 39 || Math.min(first, second) > 12) return whole;
      return first <= 12 && impossible(second, first, undefined, now) === undefined
        ? whole
        : check(whole, first > 12 ? first : second, first > 12 ? second : first, year);
    })
    .replace(ordinal, (_whole, day) => {
      found.push(`No month has a ${day}.`);
      return " ";
    });
  return { found, rest };
}

/** Explains why a day does not exist; undefined if it does. Without a year, the next such month counts. */
function impossible(
  day: number,
  month: number,
  year: number | undefined,
  now: Date,
): string | undefined {
  const name = monthNames[month - 1];
  if (name === undefined) return `There’s no month ${month}.`;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const today = dayOf(now);
  const inYear = year ?? today.year + (month < today.month ? 1 : 0);
  const last = new Temporal.PlainYearMonth(inYear, month).daysInMonth;
  if (day >= 1 && day <= last) return undefined;
  const when = month === 2 && day === 29 ? ` in ${inYear}` : "";
  return `There’s no ${day} ${title}${when}: ${title} has ${last} days${when === "" ? "" : " then"}.`;
}

const countedWords: readonly (readonly [Counted, RegExp])[] = [
  ["nights", /^(?:night|nite|day)/i],
  ["rooms", /^room/i],
];
const negativeOrOdd =
  /(?<![\w.,/-])((?:[-−–](?=\d)|minus |negative )?)(\d{1,7}(?:[.,]\d{1,2})?|zero|half an?)[\s-]*(nights?|nites?|days?|guests?|people|persons?|adults?|rooms?)\b/gi;
const largest = 60;

/** Removes counts that make no possible stay: zero, negative, half a guest, 999. */
function takeWrongCounts(message: string): { found: WrongCount[]; rest: string } {
  const found: WrongCount[] = [];
  const rest = message.replace(negativeOrOdd, (whole, sign, digits, noun) => {
    const value = (sign === "" ? 1 : -1) * numberOf(digits);
    if (value >= 1 && Number.isInteger(value) && value <= largest) return whole;
    const of = countedWords.find(([, pattern]) => pattern.test(noun))?.[0] ?? "guests";
    found.push({ of, value });
    return " ";
  });
  return { found, rest };
}

const numberOf = (text: string): number =>
  /^zero/i.test(text) ? 0 : /^half/i.test(text) ? 0.5 : Number(text.replace(",", "."));

const around = wordList`
  please, about, around, roughly, approximately, just, only, maybe, probably, perhaps, i, we, you, think, guess, say,
  make, it, that, thats, is, are, will, be, would, for, of, us, in, total, all, together, altogether, exactly, then,
  the, to, instead, sorry, lets?, need, want, take, ok, okay, yes, yeah, no, actually, well, oh, um, hm, wait, and,
  so, thanks, thank, minus, zero, none
`;
const wordsAround = new RegExp(`\\b${around}\\b`, "gi");
const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|couple)\b/gi;

/** Returns the only number of a message that contains nothing else. */
function aloneIn(message: string, slots: Slots): number | undefined {
  if (message.includes("?") || isSum(message)) return undefined;
  const left = message
    .replace(wordsAround, " ")
    .replace(numberWords, " ")
    .replace(/[-−–]?\d+(?:,\d{3})*(?:[.,]\d+)?|[\s.,;:!'’…()-]+/g, "");
  if (left !== "") return undefined;
  const typed = /(^|[\s,])((?:[-−–]|minus )?\s?\d+(?:,\d{3})*(?:[.,]\d+)?)/i.exec(message)?.[2];
  if (typed !== undefined)
    return Number(
      typed
        .replace(/minus |[−–]/i, "-")
        .replace(/\s/g, "")
        .replace(/,(?=\d{3}\b)/g, "")
        .replace(",", "."),
    );
  if (/\b(?:zero|none)\b/i.test(message)) return 0;
  return slots.numbers[0] ?? slots.people;
}

/**
 * Formats a date with its year (“12 December 2027”), for days so far off that the weekday does not identify the year.
 */
export const withYear = (iso: string): string =>
  parseIsoDate(iso).toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric" });
