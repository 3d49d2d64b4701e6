import * as chrono from "chrono-node/en";
import { dayNames, dayOf, isBefore, later } from "./calendar.ts";
import { type Day, dateRules, type Rule } from "./date-rules.ts";
import { whole, wordList } from "./word-list.ts";

export type DateSlot = {
  /** As written. */
  text: string;
  /** YYYY-MM-DD. */
  date: string;
  weekday: string;
  /** The end of the range, if one was named. */
  until?: string;
};

/** A day found in a text, from offset `at` to `end`. */
type Found = Day & { at: number; end: number };

const misspelt: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  [/\b24\s?[/x]\s?7\b/gi, "always"],
  // “For 9 w breakfast” does not mean nine weeks.
  [/(?<=\d)\s?w\/?(?=\s+[a-z])/gi, " with"],
  // Usually means the sale rather than the day, unless preceded by “on” or “before”.
  [
    /(?<!\b(?:on|for|until|till|before|by|after) )\bblack friday\b|\bcyber monday\b/gi,
    "blackfriday",
  ],
  // “The last week of May, from the 24th” is not the week before this one.
  [
    /\b(?:first|second|third|last) (?:week|days|part|half) (?:of|in) (?=(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec))/gi,
    "in ",
  ],
  [/\b(next|this) wk\b/gi, "$1 week"],
  [
    /\b(?:tmrw|tmr|tmrow|tomorow|tommorow|tommorrow|tomorrw|tomorro|tomoro|tomrrow|2moro)\b/gi,
    "tomorrow",
  ],
  [/\b(?:tonite|2nite|2night|tonihgt|tonigth|tonght|tnite)\b/gi, "tonight"],
  [/\b(?:mon?dya|modnay|moday|monady|munday|mondey)\b/gi, "monday"],
  [/\b(?:tues?dya|tusday|tuesay|teusday|tuseday|tuesdy|teusdya)\b/gi, "tuesday"],
  [/\b(?:wednsday|wensday|wendesday|wednesdy|wedneday|wedensday|wenesday)\b/gi, "wednesday"],
  [/\b(?:thurday|thrusday|thursdy|thusday|thrsday|thuersday)\b/gi, "thursday"],
  [/\b(?:firday|fridya|frday|friay|firdya|fryday)\b/gi, "friday"],
  [/\b(?:saterday|saturdy|satuday|staurday|satruday|satrday)\b/gi, "saturday"],
  [/\b(?:sundya|suday|snuday|sudnay)\b/gi, "sunday"],
  [/\b(?:decmber|decembr|decemeber|dezember|decemer)\b/gi, "december"],
  [/\b(?:novemeber|novmber|novembr|novemer)\b/gi, "november"],
  [/\b(?:janurary|janaury|januray|janury)\b/gi, "january"],
  [/\b(?:feburary|febuary|febrary)\b/gi, "february"],
];

const searches = dateRules.map(({ pattern, read }) => ({
  pattern: new RegExp(pattern, `${pattern.flags}g`),
  read,
}));

/** The words between the start and the end of a stay. */
const until = wordList`-, –, —, to, until, till, til, thru, through, up to`;
const leaving = wordList`
  leav\w*, depart\w*, check(ing)? ?out, go(ing)? (home|back|away), until, till, out, return\w*, back
`;
const timeOfDay = "(?:nights?|mornings?|evenings?)?";
const range = new RegExp(
  `^[\\s,.]*${timeOfDay}[\\s,]*${until}[\\s,]*(?:and including|the|on)?\\s*$|\\b${leaving}\\b`,
  "i",
);
const besides = /^\s*(?:and|&)\s*(?:the|on)?\s*$/i;
/** “Bought on the 2nd”, “the invoice from May 3”: days in the past. */
const behind =
  /\b(?:ordered|bought|purchased|paid|placed|stayed|since|dated)\b(?![^,.;]*\bfor\s*$)[^,.;]{0,25}$|\b(?:order|purchase|invoice|bill|receipt)\b[^,;]{0,15}\b(?:from|of)\s*(?:the\s*)?$/i;
const dropped = /\b(?:instead of|rather than|(?:and |but )?not)(?: on| from| the)*\s*$/i;

const counts = (before: string): boolean => !dropped.test(before) && !behind.test(before);

/** Extracts the dates and the time of day from a message; returns them and the rest of the message. */
export function readDates(
  message: string,
  today: Date,
): { dates: DateSlot[]; time?: string; without: string } {
  const now = dayOf(today);
  let text = message;
  for (const [pattern, value] of misspelt) text = text.replace(pattern, value);
  const found = findDays(text, now);
  let rest = text;
  for (const { at, end } of found) {
    rest = rest.slice(0, at) + "·".repeat(end - at) + rest.slice(end);
  }
  const { others, time, without } = readRest(rest, today);
  const all = [...found.filter(({ at }) => counts(text.slice(0, at))), ...others].sort(
    (a, b) => a.at - b.at,
  );
  const exact = all.filter(({ vague }) => !vague);
  return {
    dates: daysOf(text, exact.length > 0 ? exact : all),
    ...(time === undefined ? {} : { time }),
    without: without.replace(/·+/g, " "),
  };
}

/** “New year’s eve, 30 December to 2 January”: the dates say when, the feast only why. */
function daysOf(text: string, found: readonly Found[]): DateSlot[] {
  const numbered = found.filter(({ holiday }) => !holiday);
  if (numbered.length < found.length) {
    const stays = joinRanges(text, numbered);
    const within = ({ date }: Found): boolean =>
      stays.some(({ date: from, until }) => until && from <= `${date}` && `${date}` <= until);
    const named = found.filter(({ holiday }) => holiday);
    if (named.every(within)) return stays;
  }
  return joinRanges(text, found);
}

function findDays(text: string, now: Temporal.PlainDate): Found[] {
  const found: Found[] = [];
  const dayFirst = /\b(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\b/.test(text);
  let at = 0;
  while (at < text.length) {
    const previous = found.at(-1);
    let best: { match: RegExpExecArray; read: Rule["read"] } | undefined;
    for (const { pattern, read } of searches) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match && (best === undefined || match.index < best.match.index)) best = { match, read };
    }
    if (best === undefined) break;
    const { match, read } = best;
    const between = previous === undefined ? "" : text.slice(previous.end, match.index);
    const linked = previous !== undefined && !previous.vague && range.test(between);
    const from = linked
      ? previous.date
      : previous?.vague && previous.until === undefined
        ? previous.date
        : now;
    const groups = { ...match.groups, all: match[0] };
    const readFrom = (first: Temporal.PlainDate) =>
      read(groups, { from: first, now, dayFirst, linked });
    const next = readFrom(from);
    // “For Christmas, from the 24th” begins before the feast, and not a year after it.
    const aYearOn = next && previous?.vague && isBefore(later(previous.date, aHalfYear), next.date);
    const day = aYearOn ? readFrom(now) : next;
    const end = match.index + match[0].length;
    if (
      previous &&
      !previous.vague &&
      /^[\s,(]*$/.test(between) &&
      isItsWeekday(match[0], previous)
    ) {
      previous.end = end;
      at = end;
      continue;
    }
    if (day !== undefined) found.push({ at: match.index, end, ...day });
    at = Math.max(end, at + 1);
  }
  return found;
}

/** “12 December, Saturday” is one day. */
const isItsWeekday = (text: string, { date, until }: Day): boolean =>
  until === undefined &&
  /^[a-z]{3,9}\.?$/i.test(text) &&
  dayNames[date.dayOfWeek % 7]?.startsWith(text.slice(0, 3).toLowerCase()) === true;

const aHalfYear = 183;

/** Extracts times of day, and dates that only chrono understands (“in three weeks”, “next month”). */
function readRest(text: string, now: Date): { others: Found[]; time?: string; without: string } {
  const others: Found[] = [];
  let time: string | undefined;
  let without = text;
  for (const { start, end, text: words, index } of chrono.casual.parse(text, now, {
    forwardDate: true,
  })) {
    if (notDates.test(words)) continue;
    if (start.isCertain("hour") || /\bnoon\b|\bmidnight\b/i.test(words)) {
      time = `${String(start.get("hour") ?? 0).padStart(2, "0")}:${String(start.get("minute") ?? 0).padStart(2, "0")}`;
    }
    const elsewhere = ofOtherDay.test(words);
    const named = start.isCertain("day") || start.isCertain("weekday") || start.isCertain("month");
    if (!elsewhere && (named || relative.test(words))) {
      others.push({
        at: index,
        end: index + words.length,
        date: dayOf(start.date()),
        ...(end ? { until: dayOf(end.date()) } : {}),
        ...(start.isCertain("day") ? {} : { vague: true }),
      });
    } else if (!elsewhere && !start.isCertain("hour")) continue;
    without =
      without.slice(0, index) + "·".repeat(words.length) + without.slice(index + words.length);
  }
  return { others, ...(time === undefined ? {} : { time }), without };
}

/** Not dates: “may” and “second” alone, “the day”, durations, and times in the past. */
const notDates = whole(wordList`
  now, right now, at the moment, currently, last night, yesterday, may, march, sat, sun, mon, wed, second, the days?, \d+[.,]\d+ ?m(eters?|etres?)?, \d+, the mon(ey|ument|itor),
  ((for|about|around|every|per|roughly) )*(an?|one|two|three|\d+) (nights?|days?|weeks?|months?|years?|hours?|minutes?)
`);
/** “The day before”, “two days before”: relative to an unnamed day. */
const ofOtherDay = /\b(?:day|night|evening|days|nights|weeks?) (?:before|earlier|after|later)$/i;
const relative = /\b(?:next|this|in \w+ (?:days?|weeks?|months?))\b/i;

const nextWeek = /\bnext week\b/i;

function joinRanges(text: string, found: readonly Found[]): DateSlot[] {
  const dates: DateSlot[] = [];
  let last: Found | undefined;
  const weekday = ({ at, end }: Found) => /^[a-z]{3,9}\.?$/i.test(text.slice(at, end).trim());
  for (const entry of found) {
    if (last !== undefined) {
      const between = text.slice(last.end, entry.at);
      const ends =
        range.test(between) ||
        (besides.test(between) && /\bbetween\s*(?:the\s*)?$/i.test(text.slice(0, last.at)));
      const bothNext = nextWeek.test(text.slice(entry.at, entry.end)) && weekday(last);
      const sooner = isBefore(entry.date, last.date);
      // “Fri to Mon next week” ends in the week after.
      if (last.until === undefined && ends && sooner && bothNext) {
        dates.pop();
        last = { ...last, end: entry.end, until: entry.date.add({ days: 7 }) };
        dates.push(slot(text, last));
        continue;
      }
      if (last.until === undefined && ends && !sooner) {
        dates.pop();
        const nextOne = bothNext ? last.date.add({ days: 7 }) : last.date;
        // “Fri to Sun next week” also starts next week.
        const date = isBefore(nextOne, entry.date) ? nextOne : last.date;
        last = { ...last, date, end: entry.end, until: entry.date };
        dates.push(slot(text, last));
        continue;
      }
      if (entry.date.equals(last.date)) continue;
    }
    dates.push(slot(text, entry));
    last = entry;
  }
  return dates;
}

const slot = (text: string, { at, end, date, until }: Found): DateSlot => ({
  text: text.slice(at, end).trim(),
  date: date.toString(),
  weekday: dayNames[date.dayOfWeek % 7] ?? "",
  ...(until === undefined ? {} : { until: until.toString() }),
});
