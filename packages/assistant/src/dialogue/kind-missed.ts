import { plainWords } from "../understanding/plain-words.ts";
import { anywhere, wordList } from "../understanding/word-list.ts";

/**
 * Finds the kind of thing (a sum, a day, a floor) that a question asks for and a reply does not state at all. It is
 * stricter than `question-kind.ts`, which is a clue among others: of the 30 graded replies in which it found a kind
 * missing, 27 were useless or wrong. Kinds for which most such replies were right (who, how to, yes or no) are left out.
 */

const days = wordList`
  mondays?, tuesdays?, wednesdays?, thursdays?, fridays?, saturdays?, sundays?, weekdays?, weekends?, today, tonight, tomorrow, yesterday, daily, mornings?, afternoon, evening, night, noon, midnight,
  january, february, march, april, may, june, july, august, september, october, november, december, spring, summer, autumn, winter
`;
const spans = wordList`seconds?, minutes?, hours?, days?, nights?, weeks?, months?, years?, overnight, moment, once, until`;
const moments = wordList`at once, immediately, straight away, right away, any ?time, already, as soon as, as long as, always, never, now, not yet, for good, for ever`;
const times = `${days}|${spans}|${moments}`;
const measures = wordList`
  weight, space, time, room, gas, water, notice, \w{3,}er, (do|does) \w+ (\w+ )?(weigh|hold|carry), would \d
`;
const beginsWhen = wordList`(is|are|do|does|will|would|can|could|should|did|was|exactly)`;
const numerals = wordList`\d[\d,.]*, one, two, three, four, five, six, seven, eight, nine, ten, \w+teen, twelve, twenty, no limit, unlimited, as many, both, none`;

type Kind = {
  readonly name: string;
  /** How it is asked for. */
  readonly asks: RegExp;
  /** What a reply holds that states it. */
  readonly states: RegExp;
};

const kinds: readonly Kind[] = [
  {
    name: "a sum",
    asks: new RegExp(
      `\\bhow much (?!${measures})|\\bhow (?:much|expensive)$|\\bwhat (?:is|does|do|would|will) (?:\\w+ ){0,5}(?:cost|total|price|charge)\\b`,
    ),
    states:
      /[$€£] ?\d|\d%|\b(?:free|nothing|no (?:extra|charge|cost|fee)|included|a (?:fifth|half|third) (?:less|off)|half (?:a|the|of|price))\b/i,
  },
  {
    name: "a floor",
    asks: /\b(?:which|what) floor\b/,
    states:
      /\b(?:ground|first|second|third|top|upper) floors?\b|\bfloors? (?:one|two|three|\d)|\bat the top\b/i,
  },
  {
    name: "a day or an hour",
    asks: new RegExp(
      `\\bwhen ${beginsWhen}\\b|\\bwhen$|\\bwhat (?:time|day)\\b|\\buntil when\\b|\\bwhich day\\b|\\bhow (?:late|early|soon)\\b`,
    ),
    states: new RegExp(`\\b(?:${times})\\b|\\b\\d{1,2}[:.]\\d{2}|\\b\\d{1,2} ?(?:am|pm)\\b`, "i"),
  },
  {
    name: "a time",
    asks: /\bhow long\b(?! (?:is|are) (?:the|it|your|this|its)\b)/,
    states: new RegExp(
      `\\b(?:${times}|no limit|no end date|quick\\w*|expires?|cm|metres?)\\b|\\d{1,2}:\\d{2}`,
      "i",
    ),
  },
  {
    name: "a weight",
    asks: /\bhow heavy\b|\bweigh\b/,
    states: /\d ?(?:kg|g|lbs?)\b|\bweigh|\bheav|\blight/i,
  },
  {
    name: "who pays",
    asks: /\bwho pays\b/,
    states:
      /\$|\b(?:free|pays?|paid|we do|you do|yours|on us|costs?|charged?|postage|refund\w*)\b/i,
  },
  { name: "a number", asks: /\bhow many\b/, states: anywhere(numerals) },
];

const clauseEnd =
  /(?<=[.?!;:])\s+|,\s+|\s-\s|\s(?:and|but|so|n)\s(?=(?:how|when|who|which|what)\b)/i;
const mostLetters = 400;

/** Returns the kind of thing that a question of the message asks for and the reply does not state; undefined if none. */
export function kindMissed(message: string, reply: string): string | undefined {
  if (message.length > mostLetters) return undefined;
  const clauses = message.split(clauseEnd).map((clause) => plainWords(clause));
  return kinds.find(
    ({ asks, states }) => clauses.some((clause) => asks.test(clause)) && !states.test(reply),
  )?.name;
}
