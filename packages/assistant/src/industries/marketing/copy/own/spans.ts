import { wordList } from "../../../../understanding/word-list.ts";
import { dayWords, isDayName } from "../day.ts";

/** Where the days, hours and amounts of a clause stand, with the words that lead to them: “from 6pm”. */
export type Span = {
  readonly of: "day" | "time" | "amount";
  readonly text: string;
  readonly at: number;
};

const leads = wordList`on, from, until, till, til, by, every, this, next, in, before, after, starting, starts, each, all of, all, only, at, between, of`;
const more = wordList`every day, daily, (every |on )?(weekdays?|weekends?)( only)?, all (week|day|year|month)( long)?, (the )?(first|second|third|last) (week|weekend|half|days?) of (\w+)`;
const someDay = `(?:${more}|${dayWords})`;
const day = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${leads}\s+){0,3}(?:the )?${someDay}(?:(?:,| and| &| to| or| in| of| until| till| ?[-–])+\s*(?:the )?${someDay}){0,6}(?![\p{L}\p{N}])`,
  "giu",
);

const half = String.raw`(?: ?[ap]\.?m\b\.?| ?o['’]?clock)`;
const sure = String.raw`(?:\d{1,2}(?:[.:]\d\d)?${half}|\d{1,2}:\d\d|noon|midnight|lunchtime)`;
const hour = String.raw`(?:${sure}|\d{1,2}(?:[.:]\d\d)?)`;
const counted = String.raw`(?! ?(?:%|[€£$]|euros?|pounds?|dollars?|quid|[€£$]?\d)| (?!(?:in the|on|every|and|or|this|next|for|at|each|until|till|sharp|with|only|to)\b)\p{L})`;
const before = wordList`from, at, until, till, til, by, after, before, between, starting at, starts at, starting, start at, starting from, open`;
const partOfDay = "(?: in the (?:morning|afternoon|evening)| at night| tonight| sharp| onwards?)?";
const to = "(?: ?[-–] ?| (?:to|and|until|till) )";
/** Hours that are surely hours, as “6pm”; those that their lead tells, as “from 9 to 12”; a clause of nothing else. */
const surely = String.raw`(?:${before}\s+){0,2}(?:${hour}${to}${sure}|${sure}${to}${hour}|${sure})`;
const byLead = `(?:from|between) ${hour}${to}${sure}|(?:from|between) ${hour}${to}${hour}${counted}`;
const single = String.raw`(?:${before}\s+)${hour}(?= in the |${counted})`;
const inWords = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const byHalf = `(?:${before} )?(?:half past|quarter past|quarter to) (?:${inWords}|\\d{1,2})`;
const worded = `(?:${before}) (?:${inWords})(?=$|[,.!]| (?:on|in|every|and|or|this|until|till|to)\\b)`;
const alone = `(?<=^(?:it['’]?s |open |from )?)${hour}${to}${hour}$`;
const time = new RegExp(
  String.raw`(?<![\p{L}\p{N}€£$.,:])(?:${surely}|${byLead}|${single}|${byHalf}|${worded}|${alone})${partOfDay}`,
  "giu",
);
const signed = String.raw`[€£$]\d+(?:\.\d{1,2})?|\d{1,2}(?:\.\d)? ?%`;
const notHour = String.raw`(?![\d%]| ?[ap]\.?m| o['’]?clock| in the\b| (?:to|till|until) \d[\d.:]*(?![\d.:]| \p{L}))(?<!\b(?:at|until|till) [\d.]{1,7})`;
const decimal = String.raw`(?<![\d.:])\d{1,4}\.\d{2}${notHour}`;
const afterFor = String.raw`(?<=\b(?:for|costs?|only|just) )\d{1,4}(?= (?:each|per|a|on|this|every|until|from|in)\b|$|[,.!])`;
const amount = new RegExp(`${signed}|${decimal}|${afterFor}`, "giu");

const covered = (text: string, { at, text: own }: Span): string =>
  text.slice(0, at) + "\uE002".repeat(own.length) + text.slice(at + own.length);

const found = (text: string, pattern: RegExp, of: Span["of"]): Span[] =>
  [...text.matchAll(pattern)].map((one) => ({ of, text: one[0], at: one.index }));

/** Returns the days, hours and amounts of a text whose amounts have their sign in front, in their order. */
export function spansOf(text: string): Span[] {
  const amounts = found(text, amount, "amount");
  const left = amounts.reduce(covered, text);
  const days = found(left, day, "day").filter((span) => isDayName(span.text));
  const times = found(days.reduce(covered, left), time, "time");
  return [...amounts, ...days, ...times].toSorted((one, other) => one.at - other.at);
}

/** The text without these spans. */
export const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans
    .reduce(covered, text)
    .replace(/\uE002+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const weekdayFirst = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
const clockFirst =
  /^\d{1,2}(?:(?:[.:]\d\d)? ?(?:[ap]\.?m|o['’]?clock)|[.:]\d\d| (?:to|until|till) \d{1,2}(?! \p{Lu}))/u;
/** “Monday and Wednesday” becomes “on Monday and Wednesday”; what has its own lead stays. */
export const ledDay = (text: string): string =>
  clockFirst.test(text)
    ? `${/ (?:to|until|till) /.test(text) ? "from" : "at"} ${text}`
    : weekdayFirst.test(text)
      ? `${/^\p{L}+ (?:to|until|till|[-–]) /u.test(text) ? "from" : "on"} ${text}`
      : /^(?:the )?\d/.test(text)
        ? `${/\d(?: \p{L}+)? ?(?:to|until|till|[-–]) ?\d/u.test(text) ? "from" : "on"} ${text}`
        : text;
