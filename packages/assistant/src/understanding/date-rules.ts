import {
  dateOf,
  dayOfMonthFrom,
  holidays,
  isBefore,
  later,
  mondayOf,
  monthDayFrom,
  weekdayFrom,
} from "./calendar.ts";
import {
  dayOf,
  dayOfMonth,
  dot,
  month,
  monthOf,
  numbered,
  ordinalWord,
  weekday,
  weekdayOf,
} from "./day-words.ts";
import { wordList } from "./word-list.ts";

/**
 * A day or a range of days. Seasons and weekends are vague: any exact day in the message takes precedence. `holiday`: it
 * was named by its feast, not by its number.
 */
export type Day = {
  date: Temporal.PlainDate;
  until?: Temporal.PlainDate;
  vague?: boolean;
  holiday?: boolean;
};
/**
 * Context for resolving a day: `from` is the earliest possible day, `now` is today. `dayFirst`: another date in the
 * message can only be day/month. `linked`: the day ends a stay that starts on `from`.
 */
export type Context = {
  from: Temporal.PlainDate;
  now: Temporal.PlainDate;
  dayFirst: boolean;
  linked: boolean;
};
export type Rule = {
  pattern: RegExp;
  read: (groups: Readonly<Record<string, string>>, context: Context) => Day | undefined;
};

const onWeekday = `(?:${weekday},?\\s+)?(?:the\\s+)?`;
const toDay = "\\s*(?:-|–|—|to|until|till|til|thru|through)\\s*(?:the\\s+)?";
/** Nor is it a time of day, or a day of another month. */
const noMonth = `(?![:.]\\d|\\s*(?:of\\s+)?${month})`;
const to = "\\s*(?:-|–|—|to|until|till|til|thru|through|and|&)\\s*(?:the\\s+)?";
/** A number before one of these words is a count, not a day. */
const units = wordList`
  [:%], am\b, pm\b, people, persons?, ppl, guests?, nights?, nites?, rooms?, adults?, kids, children, of us, days?,
  weeks?, months?, years?, hours?, minutes?, doubles?, singles?, dollars?, euros?
`;
const noUnit = `(?!\\s*${units})`;
/** “The first floor” is not a day. */
const things = wordList`
  floor, room, night, time, person, guest, one, option, hotel, child, adult, week, day, hour, bed, street, avenue,
  birthday, anniversary, order, purchase, step, choice, thing, place, place, class, hand, half, quarter, party, name
`;
const noDay = `(?!\\s*${things}s?\\b)`;
/** “On christmas”, but not “christmas party”. */
const beforeHoliday = wordList`
  at, on, for, over, from, until, till, before, by, around, this, after, to, is
`;
const afterHoliday = wordList`
  campaign, sales?, party, dinner, market, present, gift, ad, mail, card, deal, menu, offer, package, holiday, shop,
  tree, special, friday
`;
const leaves = wordList`
  leave, leaving, depart, departing, (go|going) (away|home|back|out), check ?out, checking out, return, returning, out
`;
/** Only unambiguous abbreviations of weekdays are accepted on their own. */
const shortAlone = wordList`mon, tues?, thu(rs?)?, fri`;
const shortBeside = wordList`wed, sat, sun`;
const fullWeekday = wordList`sun, mon, tues, wednes, thurs, fri, satur`;
const before = wordList`\b(on|from|until|till|to|this|next|by|and)\s, [-–]\s?`;
const after = wordList`to, until, till, -, –, through, night, morning, evening, and`;
const clearWeekday = wordList`
  ${fullWeekday}day\b, ${shortAlone}\b\.?, (?<=${before})${shortBeside}\b\.?, ${shortBeside}\b\.?(?=\s*${after}\b)
`;

const one = (date: Temporal.PlainDate | undefined): Day | undefined =>
  date === undefined ? undefined : { date };
const pair = (date: Temporal.PlainDate | undefined, until: Temporal.PlainDate | undefined) =>
  date === undefined || until === undefined ? undefined : { date, until };

function inYear(
  year: string | undefined,
  monthNumber: number,
  dayNumber: number,
  from: Temporal.PlainDate,
) {
  if (year === undefined) return monthDayFrom(monthNumber, dayNumber, from);
  return dateOf(Number(year) + (year.length === 2 ? 2000 : 0), monthNumber, dayNumber);
}

function span(
  first: string,
  second: string,
  name: string,
  year: string | undefined,
  from: Temporal.PlainDate,
) {
  const start = inYear(year, monthOf(name), dayOf(first), from);
  return start === undefined
    ? undefined
    : pair(start, inYear(undefined, monthOf(name), dayOf(second), start));
}

const smallNumbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 };

/** “Friday 26th”: the next 26th, or the next that is a Friday, if one is within the year. */
function onThatWeekday(weekday: number, day: number, from: Temporal.PlainDate) {
  const first = dayOfMonthFrom(day, from);
  let date = first;
  while (date && date.dayOfWeek % 7 !== weekday && isBefore(date, later(from, aYear)))
    date = dayOfMonthFrom(day, later(date, 1));
  return date && date.dayOfWeek % 7 === weekday ? date : first;
}
const aYear = 330;

/** Most specific first: if two rules match at the same position, the earlier one wins. */
export const dateRules: readonly Rule[] = [
  {
    pattern: /\b(?<y>20\d\d)-(?<m>\d{1,2})-(?<d>\d{1,2})\b/,
    read: ({ y, m, d }) => one(dateOf(Number(y), Number(m), Number(d))),
  },
  {
    // Month first, as in the United States, unless impossible; day first with full stops, as in Europe.
    pattern:
      /\b(?<a>\d{1,2})(?<dot>[./])(?<b>\d{1,2})(?:[./](?<y>(?:20)?\d\d)\b|\b(?![./]\d))(?!\s*(?:%|stars?\b))/,
    read: ({ a = "", b = "", dot, y }, { from, dayFirst }) => {
      if (dot === "." && y === undefined && (a.length < 2 || b.length < 2)) return undefined;
      const [m, d] =
        dayFirst || dot === "." || Number(a) > 12 ? [Number(b), Number(a)] : [Number(a), Number(b)];
      return m < 1 || m > 12 ? undefined : one(inYear(y, m, d, from));
    },
  },
  {
    pattern: new RegExp(
      `\\b${onWeekday}(?<a>${dayOfMonth})${dot}${to}${onWeekday}(?<b>${dayOfMonth})${dot}\\s+(?:of\\s+)?(?<m>${month})(?:,?\\s+(?<y>20\\d\\d))?`,
      "i",
    ),
    read: ({ a = "", b = "", m = "", y }, { from }) => span(a, b, m, y, from),
  },
  {
    // “20 December until 23”: the second day of the same month, which is later.
    pattern: new RegExp(
      `\\b${onWeekday}(?<a>${dayOfMonth})${dot}\\s+(?:of\\s+)?(?<m>${month})${toDay}(?<b>${dayOfMonth})\\b${noUnit}${noMonth}`,
      "i",
    ),
    read: ({ a = "", b = "", m = "" }, { from }) =>
      dayOf(b) > dayOf(a) ? span(a, b, m, undefined, from) : undefined,
  },
  {
    pattern: new RegExp(
      `\\b${onWeekday}(?<d>${dayOfMonth})${dot}\\s+(?:of\\s+)?(?<m>${month})(?:,?\\s+(?<y>20\\d\\d))?`,
      "i",
    ),
    read: ({ d = "", m = "", y }, { from }) => one(inYear(y, monthOf(m), dayOf(d), from)),
  },
  {
    pattern: new RegExp(
      `\\b${onWeekday}(?<m>${month})\\s+(?:the\\s+)?(?<a>${dayOfMonth})${noUnit}(?:\\s*,\\s*${dayOfMonth})*${to}(?<b>${dayOfMonth})${noUnit}(?:,?\\s+(?<y>20\\d\\d))?`,
      "i",
    ),
    read: ({ a = "", b = "", m = "", y }, { from }) => span(a, b, m, y, from),
  },
  {
    pattern: new RegExp(
      `\\b${onWeekday}(?<m>${month})\\s+(?:the\\s+)?(?<d>${dayOfMonth})${noUnit}(?:,?\\s+(?<y>20\\d\\d))?`,
      "i",
    ),
    read: ({ d = "", m = "", y }, { from }) => one(inYear(y, monthOf(m), dayOf(d), from)),
  },
  ...holidays.map(
    ({ name, date, vague }): Rule => ({
      pattern: new RegExp(
        vague
          ? `(?<=\\b${beforeHoliday}\\s)(?:the\\s+)?(?:${name})\\b(?!\\s*${afterHoliday}s?\\b)`
          : `\\b(?:${name})(?!\\w)`,
        "i",
      ),
      read: (_groups, { from }) => {
        const found = [0, 1]
          .map((more) => date(from.year + more))
          .find((candidate) => !isBefore(candidate, from));
        return found && { date: found, holiday: true, ...(vague ? { vague } : {}) };
      },
    }),
  ),
  {
    pattern: /\b(?:the\s+)?day after tomorrow\b/i,
    read: (_groups, { now }) => one(later(now, 2)),
  },
  {
    pattern:
      /\b(?:(?<n>a|one|two|three|\d) weeks?|(?<fortnight>a fortnight)) from (?<base>today|now|tomorrow)\b/i,
    read: ({ n = "", fortnight, base = "" }, { now }) => {
      const weeks = fortnight ? 2 : (smallNumbers[n.toLowerCase()] ?? Number(n));
      return one(later(now, weeks * 7 + (/tomorrow/i.test(base) ? 1 : 0)));
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:a|one) week (?:on|from) (?<w>${weekday})|\\b(?<v>${weekday})\\s+week\\b`,
      "i",
    ),
    read: ({ w, v }, { now }) => one(later(weekdayFrom(weekdayOf(w ?? v ?? ""), later(now, 1)), 7)),
  },
  {
    pattern: new RegExp(
      `\\b(?<w>${weekday}),?\\s+(?:of\\s+)?next week\\b|\\bnext week,?\\s+(?:on\\s+)?(?<v>${weekday})`,
      "i",
    ),
    read: ({ w, v }, { now }) => one(later(mondayOf(now), 7 + ((weekdayOf(w ?? v ?? "") + 6) % 7))),
  },
  {
    pattern: /\b(?:the\s+)?week after next\b/i,
    read: (_groups, { now }) => ({ date: later(mondayOf(now), 14), vague: true }),
  },
  {
    pattern: /\b(?:today|tonight|this (?:evening|afternoon|night))\b/i,
    read: (_groups, { now }) => one(now),
  },
  { pattern: /\btomorrow\b/i, read: (_groups, { now }) => one(later(now, 1)) },
  {
    pattern: /\b(?:(?:the|this|next|coming|following) )+week-? ?end\b/i,
    read: ({ all = "" }, { now }) => {
      const friday = later(
        mondayOf(now),
        4 + (/next|following/i.test(all) ? 7 : now.dayOfWeek === 7 ? 7 : 0),
      );
      const start = isBefore(friday, now) ? now : friday;
      return { date: start, until: later(friday, 2), vague: true };
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(?<which>this|next|coming|following)\\s+)?(?<w>${clearWeekday})(?:,?\\s+(?:the\\s+)?(?<d>${numbered}(?:st|nd|rd|th)))?`,
      "i",
    ),
    read: ({ which, w = "", d }, { from, now, linked }) => {
      if (d !== undefined) return one(onThatWeekday(weekdayOf(w), dayOf(d), from));
      const upcoming = weekdayFrom(weekdayOf(w), linked ? later(from, 1) : from);
      const sameWeek = mondayOf(upcoming).equals(mondayOf(now));
      return one(/next|following/i.test(which ?? "") && sameWeek ? later(upcoming, 7) : upcoming);
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<a>${numbered}(?:st|nd|rd|th))${to}(?<b>${numbered}(?:st|nd|rd|th)?)\\b${noDay}${noUnit}`,
      "i",
    ),
    read: ({ a = "", b = "" }, { from }) => {
      const start = dayOfMonthFrom(dayOf(a), from);
      return start && pair(start, dayOfMonthFrom(dayOf(b), start));
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:the\\s+)?(?<d>${numbered}(?:st|nd|rd|th))\\b${noDay}|(?<=\\b(?:on|from|until|till|to)\\s)the\\s+(?<word>${ordinalWord})\\b${noDay}`,
      "i",
    ),
    read: ({ d, word }, { from }) => one(dayOfMonthFrom(dayOf(d ?? word ?? ""), from)),
  },
  {
    // “We come 12 December, go away 14”: a bare number ends a stay that has begun.
    pattern: new RegExp(
      `(?<=\\b${leaves} (?:on )?(?:the )?)(?<d>${numbered})\\b(?!\\s*(?:o.?clock|h\\b))${noMonth}${noUnit}${noDay}`,
      "i",
    ),
    read: ({ d = "" }, { from, linked }) =>
      linked ? one(dayOfMonthFrom(dayOf(d), from)) : undefined,
  },
  {
    // A whole month sets the period in which the days that follow are looked up.
    pattern: new RegExp(
      `(?<=\\b(?:in|of|early|mid|late|end of|this|next|for)\\s)(?<m>${month})(?!\\s*\\d)`,
      "i",
    ),
    read: ({ m = "" }, { now }) => {
      const current = monthOf(m) === now.month;
      const date = current ? now : monthDayFrom(monthOf(m), 1, now);
      return date && { date, vague: true };
    },
  },
];
