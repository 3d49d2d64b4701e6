import { countNamed } from "../../../records/count-named.ts";
import { dayOf, parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";

/** The duration of a campaign, as a message words it. */

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const edge = "(?:the )?(?:(end|last day|start|beginning|middle|mid) ?(?:of )?)?";
const range = new RegExp(
  `\\b${edge}(${month})\\b(?: (?:20\\d\\d))?[\\s,]*(?:-|to|until|till|til|through|thru|up to|and)[\\s,]*${edge}(${month})\\b`,
  "i",
);
const untilMonth = new RegExp(
  `\\b(?:until|till|til|through|thru|up to|by)[\\s,]*${edge}(${month})\\b(?! \\d)`,
  "i",
);
const beforeMonth = new RegExp(
  `\\bbefore (?:the (?:start|beginning|first) of )?(${month})\\b(?! \\d)`,
  "i",
);
const notOfCampaign =
  /\b\d{1,2}[ -]?(?:weeks?|months?|years?) (?:long )?(?:sales|buying|decision|contract|lease|warranty|guarantee|membership)(?: cycles?)?\b/gi;
/** “Opened 2 weeks ago”, “going for 5 years”: past durations are not the length of a campaign. */
const some = wordList`\d{1,2}, a, an, one, two, three, few, some`;
const units = wordList`weeks?, months?, years?`;
const ofPast = new RegExp(
  `\\b${some} ${units} (?:ago|old|back|already|in business)\\b|\\b(?:last|past) ${some} ${units}\\b`,
  "gi",
);
const event = new RegExp(
  `\\b(?:fair|show|exhibition|conference|congress|summit|festival|webinar|launch|opening|event|gala|concert|workshop)s?(?: \\w+){0,2} in (${month})\\b`,
  "i",
);
const countWords = wordList`an?, one, two, three, four, five, six, seven, eight, nine, ten, twelve`;
/** Words that name a number of weeks or months, as people use them. */
const vague: Readonly<Record<string, number>> = {
  couple: 2,
  few: 3,
  half: 0.5,
  the: 1,
  next: 1,
  this: 1,
};
const unitWeeks: Readonly<Record<string, number>> = {
  day: 1 / 7,
  week: 1,
  wk: 1,
  fortnight: 2,
  month: 4.3,
  mo: 4.3,
  quarter: 13,
  season: 13,
  year: 52,
  yr: 52,
  winter: 13,
  summer: 13,
  spring: 13,
  autumn: 13,
};
const span = new RegExp(
  `(?<!\\b(?:per|each|every|in|after|every other) )(-\\s?)?\\b(\\d{1,4}|${countWords}|${Object.keys(vague).join("|")})(?: (?:whole|full|entire|of|more))*[ -]?(${Object.keys(unitWeeks).join("|")})s?\\b`,
  "gi",
);

const number = (text: string): number => vague[text.toLowerCase()] ?? countNamed(text);

type Time = {
  weeks: number;
  /** The number of whole months, if the duration was given in months. */
  months?: number;
  /** The first day, if a starting month was named. */
  start?: string;
};

/** Returns the first day of the next such month, the current month included. */
function monthFrom(name: string, from: Temporal.PlainDate): Temporal.PlainDate {
  const index = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const year = from.year + (index < from.month ? 1 : 0);
  return Temporal.PlainDate.from({ year, month: index, day: 1 });
}

const endOf = (first: Temporal.PlainDate, word: string | undefined): Temporal.PlainDate =>
  /^(?:start|beginning)$/i.test(word ?? "")
    ? first
    : /^mid/i.test(word ?? "")
      ? first.with({ day: 15 })
      : first.with({ day: first.daysInMonth });

const weeksBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): number =>
  Math.round((from.until(to).days + 1) / 7);

/** The month in which each season begins. */
const beginnings: Readonly<Record<string, string>> = {
  spring: "march",
  summer: "june",
  autumn: "september",
  winter: "december",
  easter: "april",
};
const untilSeason =
  /\b(?:until|till|til|by|before) (?:the |this |next )?(spring|summer|autumn|winter|easter)\b/i;
const quarter = /\b(?:for|in|over|during|until|till|by the end of) q([1-4])\b/i;

/** Returns the weeks from the first sensible day to a season or the end of a quarter: “Til summer”, “for Q1”. */
function seasonIn(message: string, earliest: Temporal.PlainDate): number | undefined {
  const season = untilSeason.exec(message)?.[1]?.toLowerCase();
  const month = season === undefined ? undefined : beginnings[season];
  if (month !== undefined) return weeksBetween(earliest, monthFrom(month, earliest));
  const named = Number(quarter.exec(message)?.[1]);
  if (!(named >= 1)) return undefined;
  const last = monthFrom(months[named * 3 - 1] ?? "mar", earliest);
  return Math.min(13, weeksBetween(earliest, endOf(last, undefined)));
}

/**
 * Returns the duration that a message names, otherwise `alone` (a bare number, in weeks) or the weeks to `until` (a
 * bare last day).
 */
export function timeIn(
  message: string,
  now: Date,
  { earliest, until, alone }: { earliest: Temporal.PlainDate; until?: string; alone?: number },
): Time | undefined {
  const today = dayOf(now);
  const both = range.exec(message);
  if (both?.[2] !== undefined && both[4] !== undefined) {
    const begin = monthFrom(both[2], today);
    const from = /^(?:end|last)/i.test(both[1] ?? "")
      ? begin.with({ day: begin.daysInMonth })
      : begin;
    const end = endOf(monthFrom(both[4], from), both[3]);
    const later = Temporal.PlainDate.compare(from, earliest) > 0;
    return { weeks: weeksBetween(from, end), ...(later ? { start: from.toString() } : {}) };
  }
  if (
    /\b(?:all|the whole|the entire|through(?:out)? the|round the) year\b|\ball year round\b|\b(?:ongoing|permanent(?:ly)?|always on|indefinitely|no end date)\b/i.test(
      message,
    )
  )
    return { weeks: 52 };
  // “$500 a month” says how much, and “a 6 month sales cycle” how slow: neither is a duration.
  const text = message
    .replace(notOfCampaign, " ")
    .replace(ofPast, " ")
    .replace(/\b(?:a|per|each|every) (?:month|week|day|year)\b|\/ ?(?:month|mo|week)\b/gi, " ");
  const spans = [...text.matchAll(span)];
  // “Not 8 weeks, 12”: a denied duration is not meant.
  const meant = spans.filter(
    ({ index }) => !/\b(?:not|no|instead of|than)\s*$/i.test(text.slice(0, index)),
  );
  const found = meant.at(-1) ?? (spans.length > 0 && alone === undefined ? spans[0] : undefined);
  if (found) {
    const half = /\bhalf a year\b/i.test(text);
    const times = number(found[2] ?? "1");
    const unit = (found[3] ?? "week").toLowerCase();
    const count = times * (unitWeeks[unit] ?? 1);
    const inMonths = !half && unit.startsWith("mo") && Number.isInteger(times);
    return {
      ...(inMonths ? { months: times } : {}),
      weeks: half
        ? 26
        : (found[1] === undefined ? 1 : -1) * Math.max(Math.round(count), count > 0 ? 1 : 0),
    };
  }
  // “It must be done before May”: the campaign ends with April.
  const [, before] = beforeMonth.exec(message) ?? [];
  if (before !== undefined) {
    const weeks = Math.floor(earliest.until(monthFrom(before, earliest)).days / 7);
    if (weeks >= 1) return { weeks };
  }
  const last = untilMonth.exec(message);
  if (last?.[2] !== undefined)
    return { weeks: weeksBetween(earliest, endOf(monthFrom(last[2], earliest), last[1])) };
  // “A trade fair in March”: the campaign for it ends when the month begins.
  const [, eventMonth] = event.exec(message) ?? [];
  if (eventMonth !== undefined) {
    const weeks = weeksBetween(earliest, monthFrom(eventMonth, earliest));
    if (weeks >= 1) return { weeks };
  }
  const [, holiday] =
    /\b(?:until|till|til|by|before) (?:the )?(christmas|xmas|new year|end of (?:the|this) year)\b/i.exec(
      message,
    ) ?? [];
  if (holiday !== undefined)
    return {
      weeks: weeksBetween(
        earliest,
        Temporal.PlainDate.from({
          year: today.year,
          month: 12,
          day: /mas$/i.test(holiday) ? 24 : 31,
        }),
      ),
    };
  const season = seasonIn(message, earliest);
  if (season !== undefined) return { weeks: season };
  if (alone !== undefined) return { weeks: alone };
  return until === undefined ? undefined : { weeks: weeksBetween(earliest, parseIsoDate(until)) };
}
