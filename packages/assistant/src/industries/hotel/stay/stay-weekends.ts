import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** Resolves “the second weekend in December”, also if the month was named in an earlier message. */

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthNames = wordList`
  jan(uary)?, feb(ruary)?, march, april, may, june, july, aug(ust)?, sept?(ember)?, oct(ober)?, nov(ember)?, dec(ember)?
`;
const places: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  "4th": 3,
  last: -1,
};
const nth = new RegExp(
  `\\b(${Object.keys(places).join("|")}) week-?end\\b(?:,? (?:of|in) (?:the month|${monthNames}))?`,
);
const month = new RegExp(`\\b${monthNames}\\b`);

/** Returns the first day of the month a message names, in its next occurrence. */
export function monthIn(plain: string, now: Date): string | undefined {
  const name = month.exec(plain)?.[0];
  if (name === undefined) return undefined;
  const today = parseIsoDate(isoDate(now));
  const number = months.indexOf(name.slice(0, 3)) + 1;
  const year = number < today.month ? today.year + 1 : today.year;
  return `${year}-${String(number).padStart(2, "0")}-01`;
}

const holidays: Readonly<Record<string, string>> = {
  christmas: "12-25",
  xmas: "12-25",
  "x-mas": "12-25",
  "new year": "01-01",
};
const beside = /\b(?:week-?end|one) (?:right |just )?(before|after) (christmas|x-?mas|new year)/;

/**
 * Resolves “the weekend before Christmas”: the Friday of the last weekend that ends before the holiday, or of the
 * first that begins after it.
 */
function besideHoliday(plain: string, now: Date): string | undefined {
  const [, side, name = ""] = beside.exec(plain) ?? [];
  const day = holidays[name];
  if (side === undefined || day === undefined) return undefined;
  const today = isoDate(now);
  const thisYear = `${today.slice(0, 4)}-${day}`;
  const holiday = thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${day}`;
  const { dayOfWeek } = parseIsoDate(holiday);
  const friday =
    side === "after"
      ? addDays(holiday, (5 - dayOfWeek + 7) % 7 || 7)
      : // Sunday must lie before the day itself.
        addDays(holiday, -((dayOfWeek - 7 + 7) % 7 || 7) - 2);
  return friday >= today ? friday : undefined;
}

const someWeekend = /\b(?:an?|any|some|which|what|one|free)? ?week-?ends?\b/;
/** A specific weekend or day: “next weekend”, “the weekend of the 12th”. */
const ofPeople = wordList`of us, people, persons?, adults?, guests?, nights?, kids, children`;
const certain = wordList`
  (this|next|coming|following|that|${Object.keys(places).join("|")}) week-?end
  \d{1,2}(st|nd|rd|th)\b
  \d{1,2} (of )?${monthNames}\b
  ${monthNames} \d{1,2}\b(?! ${ofPeople}\b)
`;
const settled = new RegExp(`\\b${certain}`);

/** “Which weekends are free”, “not sure which weekend yet”. */
const stillOpen =
  /\b(?:which|what|any|free|space|not sure|do not know|dont know|no idea|undecided)\b/;

/**
 * Returns the upcoming Fridays of a month if the message asks for any weekend in it (“a weekend in December”);
 * undefined if it names no month or a specific weekend.
 */
export function weekendsToChoose(
  plain: string,
  now: Date,
  knownMonth?: string,
): string[] | undefined {
  const first = monthIn(plain, now) ?? (stillOpen.test(plain) ? knownMonth : undefined);
  if (first === undefined || !someWeekend.test(plain) || settled.test(plain)) return undefined;
  const start = parseIsoDate(first);
  const friday = addDays(first, (5 - start.dayOfWeek + 7) % 7);
  const fridays = [0, 1, 2, 3, 4]
    .map((week) => addDays(friday, week * 7))
    .filter((day) => parseIsoDate(day).month === start.month && day >= isoDate(now));
  return fridays.length > 0 ? fridays : undefined;
}

/**
 * Returns the Friday of the weekend a message names by its number in the month, counted by Saturdays; undefined if it
 * is past.
 */
export function weekendIn(
  plain: string,
  now: Date,
  knownMonth: string | undefined,
): string | undefined {
  const holiday = besideHoliday(plain, now);
  if (holiday !== undefined) return holiday;
  const place = places[nth.exec(plain)?.[1] ?? ""];
  const first = monthIn(plain, now) ?? knownMonth;
  if (place === undefined || first === undefined) return undefined;
  const start = parseIsoDate(first);
  const saturday = addDays(first, (6 - start.dayOfWeek + 7) % 7);
  const fridays = [0, 1, 2, 3, 4]
    .map((week) => addDays(saturday, week * 7))
    .filter((day) => parseIsoDate(day).month === start.month)
    .map((day) => addDays(day, -1));
  const friday = fridays.at(place);
  return friday !== undefined && friday >= isoDate(now) ? friday : undefined;
}
