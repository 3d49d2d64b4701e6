import { wordList } from "../understanding/word-list.ts";
import { minutesOf } from "./hours.ts";

/** Recognises a time of day in any notation. */

const withHalf = /\b(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.|p\.m\.)(?!\w)/;
const withMinutes = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)\b(?! ?(?:%|kg|€|\$))/;
const notAnHour = wordList`
  \w*nights?, people, persons?, guests?, rooms?, of us, min\w*, hours?, days?, weeks?, %, kids?, adults?, th\b, st\b, nd\b, rd\b, \/,
  dec\w*, jan\w*, feb\w*, mar\w*, apr\w*, may, jun\w*, jul\w*, aug\w*, sep\w*, oct\w*, nov\w*
`;
const bareHour = new RegExp(
  `\\b(?:at|by|around|about|before|after) (\\d{1,2})(?: ?o.?clock)?\\b(?! ?${notAnHour})`,
);
/** Used only if no hour is given. */
const byNight = /\b(?:(?:in|at|during) (?:the )?nights?|at night|so late|very late|that late)\b/;
const words: readonly (readonly [RegExp, string])[] = [
  [/\bmid ?night\b/, "23:59"],
  // “For the one night” counts nights.
  [
    /\b(?:1|one)(?: ?(?:o.?clock|hour|h))? (?:in|at) (?:the )?night\b|\b(?:1|one) (?:o.?clock night|night o.?clock)\b|\bafter midnight\b/,
    "1:00",
  ],
  [/\b(?:at |by |around )noon\b|\bmid ?day\b/, "12:00"],
];

/** Matches “at 1 or 2 in the night” and “3 at night”. */
const byNightHour =
  /\b([1-5])(?: ?(?:or|to|-) ?[1-5])?(?: ?(?:o.?clock|hours?|h))? (?:in|at) (?:the )?(?:nights?|early morning)\b/;

/**
 * Returns the time in a text, in minutes from midnight. An hour without am or pm is taken as evening if the text is
 * about dinner or arriving.
 */
export function hourOf(text: string): number | undefined {
  const lower = text.toLowerCase();
  const word = words.find(([pattern]) => pattern.test(lower))?.[1];
  if (word !== undefined) return minutesOf(word);
  const small = byNightHour.exec(lower)?.[1];
  if (small !== undefined) return Number(small) * 60;
  const [, twelve, past, half = ""] = withHalf.exec(lower) ?? [];
  if (twelve !== undefined && Number(twelve) <= 12)
    return ((Number(twelve) % 12) + (half.startsWith("p") ? 12 : 0)) * 60 + Number(past ?? 0);
  const [, hours, minutes] = withMinutes.exec(lower) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const bare = bareHour.exec(lower)?.[1];
  if (bare === undefined) return byNight.test(lower) ? minutesOf("23:59") : undefined;
  if (Number(bare) > 23) return undefined;
  const hour = Number(bare);
  const evening = /\b(?:night|evening|late|tonight|dinner|land\w*|arriv\w*)\b/.test(lower);
  const morning = /\b(?:morning|breakfast|early)\b/.test(lower);
  return (hour < 12 && evening && !morning ? hour + 12 : hour) * 60;
}
