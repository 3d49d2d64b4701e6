import { whole, wordList } from "./word-list.ts";

/** What somebody puts right in the same breath: “the 3rd, no, the 4th”, “for three, I mean two nights”. */

const weekday = wordList`(mon|tues|wednes|thurs|fri|satur|sun)day, today, tonight, tomorrow`;
const value = wordList`
  \d{1,4}(st|nd|rd|th)?, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, ${weekday}
`;
/** What numbers count; those of one row can be taken back for each other. */
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
/** A number that goes on like this counts what was counted before it, and nothing of its own (“2 rooms, wait, 3 dogs”). */
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

/** Whether one is said instead of the other: a day for a day, a number for one that counts the same or leaves it open. */
function isInstead(right: Kind, wrong: Kind, rest: string): boolean {
  if (right === wrong) return true;
  if (right === "weekday" || wrong === "weekday") return right === "date" || wrong === "date";
  return wrong === "number" || (right === "number" && ends.test(rest));
}

/** A message without the values that it takes back; what was counted stays with the value that follows. */
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
      // What is right may be taken back in its turn.
      from = found.index;
      text = `${text.slice(0, from)}${right}${own ?? counted ?? ""}${rest}`;
    } else from = end - right.length - (own?.length ?? 0);
  }
}
