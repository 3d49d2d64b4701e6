import { readValues } from "../../../dialogue/message/values.ts";
import { capital } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import {
  dayOf,
  easter,
  isBefore,
  later,
  monthDayFrom,
  monthNames,
  thanksgiving,
  weekdayFrom,
} from "../../../understanding/calendar.ts";
import type { DateSlot } from "../../../understanding/dates.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { currencyOf } from "../figures/currency.ts";

/** What an agenda leads up to: a day for gifts, an opening, an event, something new, or quiet weeks. */
export const kinds = ["gift", "opening", "event", "launch", "quiet"] as const;
export type Kind = (typeof kinds)[number];

type Day = Temporal.PlainDate;
export type Occasion = { readonly kind: Kind; readonly name: string; readonly date: Day };
/** An occasion as a message tells it; of some only the month. */
type Told = Occasion & { readonly isMonthOnly: boolean };

/** A message in plain words, with its dates. */
type Said = { readonly plain: string; readonly dates: readonly DateSlot[] };
export const saidNow = ({ plain, slots }: Turn): Said => ({ plain, dates: slots.dates });
export const saidEarlier = ({ now }: Turn, message: string): Said => ({
  plain: plainWords(message),
  dates: readValues(message, now).dates,
});

const fixed = (month: number, day: number) => (year: number) =>
  new Temporal.PlainDate(year, month, day);
/** The nth Sunday of a month. */
const sunday = (month: number, nth: number) => (year: number) =>
  later(weekdayFrom(0, new Temporal.PlainDate(year, month, 1)), (nth - 1) * 7);

/** Days on which people buy for others, by the words for them. */
const giftDays: readonly (readonly [
  words: RegExp,
  name: string,
  date: (year: number, isBritish: boolean) => Day,
])[] = [
  [/\bvalentine'?s?\b/, "Valentine’s Day", fixed(2, 14)],
  [
    /\bmother'?s'? day\b|\bmothering sunday\b/,
    "Mother’s Day",
    (year, isBritish) => (isBritish ? later(easter(year), -21) : sunday(5, 2)(year)),
  ],
  [/\bfather'?s'? day\b/, "Father’s Day", sunday(6, 3)],
  [/\beaster\b/, "Easter", easter],
  [/\bhallowe'?en\b/, "Halloween", fixed(10, 31)],
  [/\bblack friday\b/, "Black Friday", (year) => later(thanksgiving(year), 1)],
  [/\b(?:christmas|xmas|x-mas)\b/, "Christmas", fixed(12, 24)],
  [/\bnew year'?s? (?:eve|party|night|dinner|menu)\b/, "New Year’s Eve", fixed(12, 31)],
];

/** “We may open” and “on the march” name no month. */
const isMonth =
  /(?<=\b(?:in|for|from|this|next|until|by|early|mid|late|of|every|since|before|after|during|dead|quiet|slow|\d{1,2}(?:st|nd|rd|th)?) )(?:may|march)\b|\b(?:may|march)(?= (?:is|are|was)\b| \d)/;
const otherMonth = anywhere(monthNames.filter((one) => !/^ma(?:y|rch)$/.test(one)).join("|"));
/** “In March” and “March 2027” are read as the first of the month. */
const ofMonth = new RegExp(`^(?:[a-z]+ ){0,2}(?:${monthNames.join("|")})(?: \\d{4})?$`, "i");
/** The month that a text names. */
const monthIn = (plain: string): string | undefined =>
  (isMonth.exec(plain) ?? otherMonth.exec(plain))?.[0];
const opener = wordList`i, we, shop, cafe, restaurant, studio, salon, store, practice, it, she, he`;
const opens = anywhere(
  wordList`(${opener}|am|are|is) (\w+ )?(opening|reopening|re-opening)(?! hours), (${opener}|will|to) (?!am |are |is |was |were |not |always |only |usually )(\w+ )?(open|opens|reopen|reopens)(?! hours), (grand |our |my |the )opening(?! hours)`,
);
const weekday = wordList`(mon|tues|wednes|thurs|fri|satur|sun)day`;
const monthStart = wordList`(of |in )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`;
/** “We open at nine” and “Monday to Saturday” tell the hours of a business. */
const hours = anywhere(
  wordList`open(s|ing)? (hours|(late|early)(?! ${monthStart})|daily|every|all (day|year|week)|only),
    open(s|ing)? (at |until |from )?\d{1,2}([.:]\d\d)?( ?[ap]m)?(?![\d/]|st|nd|rd|th| ${monthStart}),
    open(s|ing)? (on |from )?${weekday}(s\b| (to|until|till|and|-|through) ${weekday})`,
);
const events = wordList`concerts?, gigs?, retreats?, (?<!\b(?:of|main|golf|in due) )courses?, workshops?, exhibitions?, open (day|house|evening)s?, market day, (spring|summer|autumn|winter|christmas|easter|craft|farmers|village|street) (market|fair|fete),
  (?<=\b(?:a|the|our|my|this|school|church|book|trade|wedding|job) )fair(?= (?:on|in|at|is|was|will|takes|starts|begins|and|for|next|this|from|with|where)\b|$), fairs, tastings?, (?<=\b(?:a|the|our|my|public|poetry|first) )readings?, (author|writer|band|choir|singer|group|he|she) (\w+ )?(reads?|plays?|sings?|performs?), book launch, (?<!\b(?:third|other|second) )party, tournaments?, festivals?, anniversary, jubilee, vernissage, flea market, bazaar, fundraiser, quiz night`;
const event = anywhere(events);
const launch = anywhere(
  wordList`launch\w*(?! (a |the |our |my )?(\w+ )?(ads?|campaigns?)\b), bring out, coming out, new (product|service|menu|course|class|collection|range|line|treatment)s?, (start|starts|starting) (a|our|my|the|selling)(?! (\w+ )?(ads?|adverts?|advertising|campaigns?|newsletters?|website|blog|page)\b)`,
);
const quiet = anywhere(
  wordList`(is|are|always|so|too|very|pretty|usually|the|our|my) (\w+ )?(dead|quiet|slow|empty|dull)( month| weeks?| time| season)?, (dead|quiet|slow) (month|weeks?|time|season|january|february|august|november|days)`,
);

/** What happens every week leads up to no day. */
const recurs =
  /\b(?:every|each) (?:\w+ )?(?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\bweekly\b/;

/** The next day of a yearly date that lies ahead. */
function ahead(today: Day, date: (year: number) => Day): Day {
  const now = date(today.year);
  return isBefore(today, now) ? now : date(today.year + 1);
}

/** The occasion that a message names, with its day; undefined if it names none. */
export function occasionIn(turn: Turn, said: Said): Told | undefined {
  const { plain } = said;
  if (recurs.test(plain)) return undefined;
  const today = dayOf(turn.now);
  const isBritish = currencyOf(turn) === "GBP";
  const date = dateTold(turn, said);
  const gift = giftDays.find(([words]) => words.test(plain));
  // A Christmas market on 5 December is an event, and no day for gifts.
  if (gift !== undefined && !(event.test(plain) && date?.isNumbered === true))
    return {
      kind: "gift",
      name: gift[1],
      date: ahead(today, (year) => gift[2](year, isBritish)),
      isMonthOnly: false,
    };
  const kind = quiet.test(plain)
    ? "quiet"
    : event.test(plain)
      ? "event"
      : opens.test(plain) && !hours.test(plain)
        ? "opening"
        : launch.test(plain)
          ? "launch"
          : undefined;
  if (kind === undefined || date === undefined) return undefined;
  const month = monthIn(plain) ?? "";
  const names = {
    quiet: `a quiet ${month === "" ? "time" : capital(month)}`,
    event: `the ${eventNamed(plain)}`,
    opening: "the opening",
    launch: "the launch",
  } as const;
  return { kind, name: names[kind], date: date.day, isMonthOnly: date.isMonthOnly };
}

/** “A local author reads” has no name of its own. */
const eventNamed = (plain: string): string => {
  const found = event.exec(plain)?.[0] ?? "event";
  return / (?:reads?|plays?|sings?|performs?)$/.test(found)
    ? "evening"
    : found.replace(/^(?:christmas|easter)/, capital);
};

/** A day that a message tells, or the first of a month that it names; `isNumbered` if it is no holiday by name. */
export function dateTold(
  turn: Turn,
  { plain, dates }: Said,
): { day: Day; isMonthOnly: boolean; isNumbered: boolean } | undefined {
  const today = dayOf(turn.now);
  // “A second branch” is no time: only days ahead count.
  const told = dates
    .map(({ date, text }) => ({ day: Temporal.PlainDate.from(date), text }))
    .find(({ day }) => isBefore(today, day));
  if (told !== undefined)
    return {
      day: told.day,
      isMonthOnly: ofMonth.test(told.text),
      isNumbered: /\d|day\b/.test(told.text),
    };
  const month = monthNames.indexOf(monthIn(plain) ?? "");
  const day = month < 0 ? undefined : monthDayFrom(month + 1, 1, later(today, 1));
  return day === undefined ? undefined : { day, isMonthOnly: true, isNumbered: false };
}
