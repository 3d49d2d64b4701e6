import type { Turn } from "../../../dialogue/types.ts";
import {
  dayOf,
  holidays,
  isBefore,
  later,
  monthDayFrom,
  weekdayFrom,
} from "../../../understanding/calendar.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { currencyOf } from "../currency.ts";

/** What an agenda leads up to: a day for gifts, an opening, an event, something new, or quiet weeks. */
export const kinds = ["gift", "opening", "event", "launch", "quiet"] as const;
export type Kind = (typeof kinds)[number];

type Day = Temporal.PlainDate;
export type Occasion = { readonly kind: Kind; readonly name: string; readonly date: Day };

/** Easter Sunday, from the list of holidays. */
const easter = (year: number): Day => {
  const known = holidays.find(({ name }) => new RegExp(`^(?:${name})$`).test("easter sunday"));
  return known?.date(year) ?? new Temporal.PlainDate(year, 4, 5);
};
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
  [/\bblack friday\b/, "Black Friday", (year) => later(weekdayFrom(4, fixed(11, 1)(year)), 22)],
  [/\b(?:christmas|xmas|x-mas)\b/, "Christmas", fixed(12, 24)],
  [/\bnew year'?s?(?: eve)?\b/, "New Year’s Eve", fixed(12, 31)],
];

const monthNames: readonly string[] = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const monthNamed = new RegExp(
  String.raw`\b(?:in|for|from|this|next|until|by|early|mid|late|of|every)? ?(${monthNames.join("|")})\b`,
);
const opens = anywhere(
  wordList`(i|we|am|are|is|will|to|shop|cafe|restaurant|studio|salon|store|practice|it|she|he) (\w+ )?(open|opening|opens|reopen|re-opening)(?! hours), (grand |our |my |the )opening(?! hours)`,
);
const events = wordList`concerts?, gigs?, retreats?, courses?, workshops?, exhibitions?, open (day|house|evening)s?, market day, (spring|summer|autumn|winter|christmas|easter|craft|farmers|village|street) (market|fair|fete), fairs?, tastings?, readings?, (author|writer|band|choir|singer|group|he|she) (\w+ )?(reads?|plays?|sings?|performs?), book launch, party, tournaments?, festivals?, anniversary, jubilee, vernissage, flea market, bazaar, fundraiser, quiz night`;
const event = anywhere(events);
const launch = anywhere(
  wordList`launch\w*, bring out, coming out, new (product|service|menu|course|class|collection|range|line|treatment)s?, (start|starts|starting) (a |our |my |the |selling )`,
);
const quiet = anywhere(
  wordList`(is|are|was|always|so|too|very|pretty|usually|the|our|my) (\w+ )?(dead|quiet|slow|empty|dull)( month| weeks?| time| season)?, (dead|quiet|slow) (month|weeks?|time|season|january|february|august|november|days)`,
);

/** What happens every week leads up to no day. */
const recurs =
  /\b(?:every|each) (?:\w+ )?(?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\bweekly\b/;

/** The next day of a yearly date that lies ahead. */
function ahead(today: Day, date: (year: number) => Day): Day {
  const now = date(today.year);
  return isBefore(now, today) ? date(today.year + 1) : now;
}

/** The day of an occasion that a message names, in plain words; undefined if it names none. */
export function occasionIn(turn: Turn, plain: string): Occasion | undefined {
  if (recurs.test(plain)) return undefined;
  const today = dayOf(turn.now);
  const isBritish = currencyOf(turn) === "GBP";
  const gift = giftDays.find(([words]) => words.test(plain));
  if (gift !== undefined)
    return { kind: "gift", name: gift[1], date: ahead(today, (year) => gift[2](year, isBritish)) };
  const kind = quiet.test(plain)
    ? "quiet"
    : event.test(plain)
      ? "event"
      : opens.test(plain)
        ? "opening"
        : launch.test(plain)
          ? "launch"
          : undefined;
  if (kind === undefined) return undefined;
  const date = dateTold(turn, plain);
  if (date === undefined) return undefined;
  const month = monthNamed.exec(plain)?.[1] ?? "";
  const names = {
    quiet: `a quiet ${month === "" ? "time" : month.charAt(0).toUpperCase() + month.slice(1)}`,
    event: `the ${eventNamed(plain)}`,
    opening: "the opening",
    launch: "the launch",
  } as const;
  return { kind, name: names[kind], date };
}

/** “A local author reads” has no name of its own. */
const eventNamed = (plain: string): string => {
  const found = event.exec(plain)?.[0] ?? "event";
  return / (?:reads?|plays?|sings?|performs?)$/.test(found) ? "evening" : found;
};

/** A day that a message tells, or the first of a month that it names. */
export function dateTold(turn: Turn, plain: string): Day | undefined {
  const today = dayOf(turn.now);
  // “A second branch” is no time: only days ahead count.
  const told = (turn.plain === plain ? turn.slots.dates : [])
    .map(({ date }) => Temporal.PlainDate.from(date))
    .find((date) => isBefore(today, date));
  if (told !== undefined) return told;
  const month = monthNames.indexOf(monthNamed.exec(plain)?.[1] ?? "");
  return month < 0 ? undefined : monthDayFrom(month + 1, 1, later(today, 1));
}
