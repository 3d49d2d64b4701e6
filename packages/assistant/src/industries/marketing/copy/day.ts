import { wordList } from "../../../understanding/word-list.ts";
import { spelledDays } from "../drafts/voice.ts";

/** Days in the words of the message, with what they are of a text: the day of it, its end, the day before it moved. */

const month = wordList`jan(uary)?, feb(ruary)?, mar(ch)?, apr(il)?, may, june?, july?, aug(ust)?, sept?(ember)?, oct(ober)?, nov(ember)?, dec(ember)?`;
/** The names of the months in full, for lists of words. */
export const monthNames = wordList`january, february, march, april, may, june, july, august, september, october, november, december`;
/** The pattern of a weekday, in full or short, one or several. */
export const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";
const nth = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?`;
const ofMonth = `(?:the )?${nth}(?: of)? ${month}`;
const span = `(?:the )?${nth}(?: ${month})? ?(?:to|until|till|-|–|and) ?${ofMonth}`;
const alone = String.raw`the \d{1,2}(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)`;
const relative = wordList`today, tonight, tomorrow, next (week|month|year), this week, the weekend, christmas, easter, (this |next )?(spring|summer|autumn|winter)( \d{4})?`;
const named = [
  `(?:${weekday},? )?${ofMonth} ?(?:to|until|till|-|–) ?${ofMonth}`,
  span,
  `(?:${weekday},? )?${ofMonth}`,
  `${month} ${nth}`,
  `(?:the )?(?:end|middle|beginning) of ${month}`,
  `${weekday},? (?:the )?${nth}`,
  alone,
  relative,
  `(?:this |next |every )?${weekday}(?: (?:mornings?|afternoons?|evenings?|nights?))?(?: (?:and|to|or) ${weekday})?`,
  month,
];
/** The pattern of a day, for patterns that hold one. */
export const dayWords = `\\b(?:${named.join("|")})\\b(?! ?(?:%|euro|pound|dollar))`;
const day = new RegExp(dayWords, "gi");

export type DayRole = "on" | "from" | "until" | "back" | "before" | "moved" | "not";
export type Day = { readonly role: DayRole; readonly text: string; readonly at: number };

const roles: readonly (readonly [DayRole, RegExp])[] = [
  ["not", /\b(?:not|instead of|rather than)(?: on| from| the)*\s*$/i],
  [
    "moved",
    /\b(?:moved?|postponed?|shift(?:ed)?|pushed|changed?|rescheduled?|valid|delayed)(?: \w+)?(?: to| until| till| on| for)\s*$/i,
  ],
  ["back", /\b(?:re-?open\w*|back|open again|return\w*)(?: (?:on|at|from))*\s*$/i],
  ["until", /\b(?:until|till|til|by|before|latest|ends?|ending|deadline)(?: is| on| the)*[:\s]*$/i],
  ["from", /\b(?:from|as of|start\w*|begin\w*|since)(?: (?:on|in|from))*\s*$/i],
];

const months: Readonly<Record<string, string>> = {
  jan: "January",
  feb: "February",
  mar: "March",
  apr: "April",
  may: "May",
  jun: "June",
  jul: "July",
  aug: "August",
  sep: "September",
  oct: "October",
  nov: "November",
  dec: "December",
};
const monthWord = new RegExp(`\\b${month}\\b`, "gi");
const ordinal = /\b(\d{1,2})(?:st|nd|rd|th)\b(?= (?:of )?[A-Z])/g;

/** “the 5th of dec” becomes “5 December”. */
export const dayWritten = (text: string): string =>
  spelledDays(text)
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)$/i, (short) =>
      spelledDays(`on ${short}`).slice(3),
    )
    .replace(monthWord, (word) => months[word.slice(0, 3).toLowerCase()] ?? word)
    .replace(ordinal, "$1")
    .replace(/(\d) of (?=[A-Z])/, "$1 ")
    .replace(/^the (?=\d{1,2} [A-Z])/i, "")
    .replace(/ ?[-–] ?(?=\d)/, " to ")
    .replace(/^(\d+) (?:until|till) /, "$1 to ")
    .replace(/^([A-Z][a-z]+) (\d{1,2})$/, (all, name: string, of: string) =>
      Object.values(months).includes(name) ? `${of} ${name}` : all,
    )
    .replace(/^(today|tonight|tomorrow|next|this|every)/i, (word) => word.toLowerCase())
    .replace(
      /^(?:christmas|easter)$/i,
      (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
    );

const verbMay = /\b(?:may|march|mar|sun|sat|dec|second)\b/i;
/** “You may come” and “they sat” name no day. */
const isDay = (text: string, before: string): boolean =>
  !/^(?:may|march|mar|sat|sun|wed|dec|jan)$/i.test(text) ||
  !verbMay.test(text) ||
  /\b(?:in|on|from|until|till|by|of|since|open|opens|opening|next|this|and|before)\s*$/i.test(
    before,
  );

/** Whether words name a day by themselves: “may” and “spring” alone do not. */
export const isDayName = (text: string): boolean =>
  !/^(?:the )?(?:may|march|mar|sat|sun|wed|mon|dec|jan|spring|summer|autumn|winter|christmas|easter|\d{1,2}(?:st|nd|rd|th))$/i.test(
    text.trim(),
  );

/** Returns the days of a clause in their order. */
export function daysOf(clause: string): Day[] {
  return [...clause.matchAll(day)].flatMap((found) => {
    const before = clause.slice(Math.max(0, found.index - 40), found.index);
    if (!isDay(found[0], before)) return [];
    const role = /^\s+(?:already )?instead\b/i.test(clause.slice(found.index + found[0].length))
      ? "moved"
      : (roles.find(([, words]) => words.test(before))?.[0] ?? "on");
    return [{ role, text: dayWritten(found[0]), at: found.index }];
  });
}

/** The clause without its days and the words that lead to them. */
export const withoutDays = (clause: string): string =>
  clause
    .replace(
      new RegExp(
        `(?:\\b(?:on|from|until|till|by|at|in|starting|starts?|for) )*${day.source}`,
        "gi",
      ),
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();

const isMonth = new RegExp(`^${month}$`, "i");
/** “On 5 March”, “from 24 to 27 December”, “in January”, “tomorrow”. */
export const onDay = (text: string): string => {
  if (/^(?:today|tonight|tomorrow|this|next|every|the (?:end|middle|beginning))/i.test(text))
    return text;
  if (isMonth.test(text) || /^(?:spring|summer|autumn|winter)\b/i.test(text)) return `in ${text}`;
  return / to /.test(text) && /\d/.test(text) ? `from ${text}` : `on ${text}`;
};
