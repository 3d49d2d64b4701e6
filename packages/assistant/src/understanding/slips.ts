import { whole, wordList } from "./word-list.ts";

/** Self-corrections within one message: “the 3rd, no, the 4th”, “for three, I mean two nights”. */

const weekday = wordList`(mon|tues|wednes|thurs|fri|satur|sun)day, today, tonight, tomorrow`;
const value = wordList`
  \d{1,4}(st|nd|rd|th)?, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, ${weekday}
`;
/** Units grouped by what they count; a number can correct another only if their units are in the same group. */
const units = [
  ["nights", wordList`nights?, days?, weeks?`],
  ["guests", wordList`people, persons?, guests?, adults?, of us`],
  ["children", wordList`kids?, children`],
  ["rooms", wordList`rooms?`],
  [
    "date",
    wordList`january, february, march, april, may, june, july, august, september, october, november, december`,
  ],
] as const;
const unit = `(?:${units.map(([, list]) => list).join("|")})`;
const before = wordList`the, for, on, from`;
const takenBack = wordList`no, nope, sorry, i mean, i meant, actually, rather, oops, correction, make (it|that), wait`;
const between = `[\\s,.–-]+(?:${takenBack}[\\s,.–-]+)+(?:(?:not|${before}) )*`;
const slip = new RegExp(
  `\\b(?:${before} )?(?<wrong>${value})(?<counted> ${unit})?${between}(?<right>${value}\\b)(?<own> ${unit}\\b)?`,
  "gi",
);
/**
 * A number followed by this has no unit of its own and takes that of the number it corrects (unlike “2 rooms, wait, 3
 * dogs”).
 */
const ends = new RegExp(
  String.raw`^\s*(?:$|[,.;:!?)–-]|${wordList`
    please, pls, then, and, or, for, from, starting, with, in, on, at, to, until, till, altogether, instead, thanks
  `}\b)`,
  "i",
);

type Kind = (typeof units)[number][0] | "weekday" | "number";
const unitIs = units.map(([kind, list]) => ({ kind, test: whole(list) }));
const isWeekday = whole(weekday);

function kindOf(said: string, counted: string | undefined): Kind {
  if (isWeekday.test(said)) return "weekday";
  const found = unitIs.find(({ test }) => test.test(counted?.trim() ?? ""));
  return found?.kind ?? (/\d[a-z]/i.test(said) ? "date" : "number");
}

/** Whether one value can correct the other: both are days, or numbers of the same unit, or one has no unit. */
function isInstead(right: Kind, wrong: Kind, rest: string): boolean {
  if (right === wrong) return true;
  if (right === "weekday" || wrong === "weekday") return right === "date" || wrong === "date";
  return wrong === "number" || (right === "number" && ends.test(rest));
}

/** Removes values that the message itself corrects; the unit moves to the value that replaces them. */
export function withoutSlips(message: string): string {
  let text = message;
  let from = 0;
  for (;;) {
    slip.lastIndex = from;
    const found = slip.exec(text);
    if (!found) return text;
    const { wrong = "", counted, right = "", own } = found.groups ?? {};
    const end = found.index + found[0].length;
    const rest = text.slice(end);
    if (isInstead(kindOf(right, own), kindOf(wrong, counted), rest)) {
      // The replacement may itself be corrected.
      from = found.index;
      text = `${text.slice(0, from)}${right}${own ?? counted ?? ""}${rest}`;
    } else from = end - right.length - (own?.length ?? 0);
  }
}
