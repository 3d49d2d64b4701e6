import { wordList } from "./word-list.ts";

/** What somebody puts right in the same breath: “the 3rd, no, the 4th”, “for three, I mean two nights”. */

const value = wordList`
  \d{1,4}(st|nd|rd|th)?, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve,
  (mon|tues|wednes|thurs|fri|satur|sun)day, today, tonight, tomorrow
`;
const unit = wordList`
  nights?, days?, weeks?, people, persons?, guests?, adults?, kids?, children, rooms?, of us,
  (january|february|march|april|may|june|july|august|september|october|november|december)
`;
const before = wordList`the, for, on, from`;
const takenBack = wordList`no, nope, sorry, i mean, i meant, actually, rather, oops, correction, make (it|that), wait`;
const between = `[\\s,.–-]+(?:${takenBack}[\\s,.–-]+)+(?:(?:not|${before}) )*`;
const slip = new RegExp(
  `\\b(?:${before} )?${value}( ${unit})?${between}(?=${value}\\b)(${value})( ${unit})?`,
  "gi",
);

/** A message without the values that it takes back; what was counted stays with the value that follows. */
export const withoutSlips = (message: string): string =>
  message.replace(
    slip,
    (_all, counted: string | undefined, right: string, own: string | undefined) =>
      `${right}${own ?? counted ?? ""}`,
  );
