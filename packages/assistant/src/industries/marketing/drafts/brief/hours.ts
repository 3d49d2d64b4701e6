import { wordList } from "../../../../understanding/word-list.ts";

/** Hours that a message names, such as “9 to 4” or “9am-4pm”. */

const clock = String.raw`\d{1,2}(?:[.:]\d\d)?`;
const half = String.raw`(?: ?[ap]\.?m\b\.?)?`;
const counted = wordList`%, percent, euros?, dollars?, pounds?, quid, bucks, eur, people, persons, weeks?, days?, months?, years?, minutes?, mins?, stars?, each, per, posts?, times`;
const range = new RegExp(
  String.raw`(?<![\d$€£.,:/])\b(${clock}${half}) ?(?:to|until|til+|-|–) ?(${clock}${half})(?![\d%:/]| ?${counted}\b|[$€£])`,
  "i",
);

const oneHour =
  /(?<![\d$€£.,:/])\b(?:\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\d{1,2}(?= ?(?:o'?clock|h)\b)|\d{1,2}:\d\d\b)/i;
/** “18 o’clock” is written 18:00. */
const onTheClock = (hour: string | undefined): string | undefined =>
  hour !== undefined && /^\d{1,2}$/.test(hour) ? `${hour}:00` : hour;

/** Removes ranges of hours from a message. */
export const withoutRange = (text: string): string =>
  hoursNamed(text)?.includes(" to ") === true && !/[$€£]|price|cost|from/i.test(text)
    ? text.replace(range, " ")
    : text;

/** The rest of a clause without its hours. */
export const withoutHours = (text: string): string =>
  text
    .replace(range, "")
    .replace(oneHour, "")
    .replace(/^(?:from|at|open|its|it'?s| )+|[\s.,]+$/gi, "");

/** Returns the hours in the form used in texts; undefined if there are none. */
export function hoursNamed(message: string): string | undefined {
  const [, from = "", to = ""] = range.exec(message) ?? [];
  if (from === "") return onTheClock(oneHour.exec(message.replace(/[’`]/g, "'"))?.[0]);
  if (Number.parseInt(from, 10) > 24 || Number.parseInt(to, 10) > 24) return undefined;
  return `${from} to ${to}`;
}
