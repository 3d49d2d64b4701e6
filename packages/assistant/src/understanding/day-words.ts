import { dayNames } from "./calendar.ts";
import { wordList } from "./word-list.ts";

/** How months, days of the month and weekdays are written, as patterns, and what they mean. */

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
export const month = `${wordList`
  jan(uary)?, feb(ruary)?, mar(ch)?, apr(il)?, may, june?, july?, aug(ust)?, sept?(ember)?, oct(ober)?, nov(ember)?,
  dec(ember)?
`}\\b\\.?`;
export const monthOf = (name: string): number =>
  monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const ordinalWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
export const ordinalWord = `(?:(?:twenty|thirty)[\\s-](?:${ordinalWords.slice(0, 9).join("|")})|thirtieth|${ordinalWords.join("|")})`;
export const numbered = "(?:3[01]|[12]\\d|0?[1-9])";
export const dayOfMonth = `(?:${numbered}(?:st|nd|rd|th)?\\b|${ordinalWord}\\b)`;
/** “2. January”, as much of Europe writes it. */
export const dot = "\\.?";
export const dayOf = (text: string): number => {
  if (/^\d/.test(text)) return Number.parseInt(text, 10);
  const words = text.toLowerCase().split(/[\s-]/);
  if (words[0] === "thirtieth") return 30;
  const tens = words[0] === "twenty" ? 20 : words[0] === "thirty" ? 30 : 0;
  return tens + ordinalWords.indexOf(words.at(-1) ?? "") + 1;
};

export const weekday =
  "(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?";
export const weekdayOf = (name: string): number =>
  dayNames.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase()));
