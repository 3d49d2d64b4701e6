import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

/**
 * What kind of thing a question asks for (a day, a sum, a place, a person), and whether a reply states it. A reply
 * without the kind that was asked for does not answer the question, whatever words the two share.
 *
 * Most kinds have a loose reading, which is a clue among others. Some have a strict one, which decides by itself: of the
 * 30 graded replies in which it found a kind missing, 27 were useless or wrong. Kinds for which most such replies were
 * right (how to, yes or no, who but for who pays) have none.
 */
export type QuestionKind =
  | "how long"
  | "when"
  | "how much"
  | "which floor"
  | "how heavy"
  | "how many"
  | "where"
  | "who"
  | "why"
  | "how to";

type Reading = {
  /** How a message asks for the kind, in plain words. */
  readonly asks: RegExp;
  /** What a reply that states it holds. */
  readonly states: RegExp;
};

type Kind = { readonly name: QuestionKind; readonly loose?: Reading; readonly strict?: Reading };

/** Words after which a question begins in the middle of a message: “ok and when …”, “great, who …”. */
const leads = wordList`and, but, so, ok, okay, also, then, well, oh, no, yes, yeah, hi, hello, hey, thanks, please, sorry, just, good, fine, great, or, know, me, wondering, ask, asked, asking`;
/** A question that begins with the words, at its own beginning or that of a clause. */
const begins = (words: string): RegExp =>
  new RegExp(`(?:^|[,.;:!?] *|\\b${leads} )(?:${words})\\b`);

const days = wordList`
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays?, weekdays?, weekends?, today, tonight, tomorrow, yesterday, daily, morning, evening, night, noon, midnight,
  january, february, march, april, may, june, july, august, september, october, november, december, spring, summer, autumn, winter
`;
const spans = wordList`seconds?, minutes?, hours?, days?, nights?, weeks?, months?, years?, moment`;
/** The times that the strict readings look for, in the reply as it is written. */
const times = wordList`
  ${days}, ${spans}, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, mornings, afternoon, overnight, once, until,
  at once, immediately, straight away, right away, any ?time, already, as soon as, as long as, always, never, now, not yet, for good, for ever
`;
const counts = wordList`\d[\d,.]*, one, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty`;
const numerals = wordList`${counts}, an?, half, thirty, once, twice`;

/** “How much …” that asks for no sum. */
const measures = wordList`
  weight, space, time, room, gas, water, notice, \w{3,}er, (do|does) \w+ (\w+ )?(weigh|hold|carry), would \d
`;
const beginsWhen = wordList`(is|are|do|does|will|would|can|could|should|did|was|exactly)`;

/** The kinds; the first one that a message asks for in its loose reading is meant. */
const kinds: readonly Kind[] = [
  {
    name: "how long",
    loose: {
      asks: begins(
        wordList`how long (does|do|will|would|is|are|until|till|before|have|can|did|to|it|for)?`,
      ),
      states: anywhere(wordList`
        ${days}, ${spans}, \d{1,2}:\d{2}, at once, immediately, soon, already, until, as long as, for good, for ever, always, never, long, quick\w*, straight away, cm, metres?, no limit, unlimited
      `),
    },
    strict: {
      asks: /\bhow long\b(?! (?:is|are) (?:the|it|your|this|its)\b)/,
      states: new RegExp(
        `\\b(?:${times}|no limit|no end date|quick\\w*|expires?|cm|metres?)\\b|\\d{1,2}:\\d{2}`,
        "i",
      ),
    },
  },
  {
    name: "when",
    loose: {
      asks: begins(
        wordList`when (is|are|does|do|will|would|can|could|should|did|was|do i|exactly|then), when, what (time|day|date), (until|by|since) when, how soon, which day`,
      ),
      states: anywhere(wordList`
        ${days}, ${spans}, \d{1,2}:\d{2}, \d{1,2} ?(am|pm), now, at once, immediately, soon, already, after, before, until, when, once, any ?time, always, never, straight away, first thing, as soon as, then, not yet, by itself
      `),
    },
    strict: {
      asks: new RegExp(
        `\\bwhen ${beginsWhen}\\b|\\bwhen$|\\bwhat (?:time|day)\\b|\\buntil when\\b|\\bwhich day\\b|\\bhow (?:late|early|soon)\\b`,
      ),
      states: new RegExp(`\\b${times}\\b|\\b\\d{1,2}[:.]\\d{2}|\\b\\d{1,2} ?(?:am|pm)\\b`, "i"),
    },
  },
  {
    name: "how much",
    loose: {
      asks: begins(
        wordList`how much (is|are|does|do|will|would|did|for|extra|more|it|that|to|money), how much, what (does|do|will|would|did) (it|that|this|they|one|i|we|the \w+) (cost|pay), what is the (price|cost|fee|charge)`,
      ),
      states: anywhere(wordList`
        ${numerals}, free, nothing, no (charge|fee|extra|cost|more), included, costs?, price[ds]?, percent, half, all of it, everything, the (full|whole) \w+
      `),
    },
    strict: {
      asks: new RegExp(
        `\\bhow much (?!${measures})|\\bhow (?:much|expensive)$|\\bwhat (?:is|does|do|would|will) (?:\\w+ ){0,5}(?:cost|total|price|charge)\\b`,
      ),
      states:
        /[$€£] ?\d|\d%|\b(?:free|nothing|no (?:extra|charge|cost|fee)|included|a (?:fifth|half|third) (?:less|off)|half (?:a|the|of|price))\b/i,
    },
  },
  {
    name: "which floor",
    strict: {
      asks: /\b(?:which|what) floor\b/,
      states:
        /\b(?:ground|first|second|third|top|upper) floors?\b|\bfloors? (?:one|two|three|\d)|\bat the top\b/i,
    },
  },
  {
    name: "how heavy",
    strict: {
      asks: /\bhow heavy\b|\bweigh\b/,
      states: /\d ?(?:kg|g|lbs?)\b|\bweigh|\bheav|\blight/i,
    },
  },
  {
    name: "how many",
    loose: {
      asks: begins(wordList`how many`),
      states: anywhere(
        wordList`${numerals}, none, no limit, unlimited, any number, all, as many, both, several, every`,
      ),
    },
    strict: {
      asks: /\bhow many\b/,
      states: anywhere(wordList`${counts}, \w+teen, no limit, unlimited, as many, both, none`),
    },
  },
  {
    name: "where",
    loose: {
      asks: begins(wordList`where (is|are|do|does|can|could|should|was|exactly|to)?`),
      states: anywhere(wordList`
        at, in, on, under, from, to, by, near, here, there, where, beside, behind, inside, outside, anywhere, nowhere, above, below, opposite, next to, page, street
      `),
    },
  },
  {
    name: "who",
    loose: {
      asks: begins(
        wordList`who (is|are|does|do|can|could|will|would|should|pays?|has|signed)?, whose, (to|with) whom`,
      ),
      states: anywhere(wordList`
        we, us, you, i, person, people, team, staff, owners?, admins?, desk, carrier, manager, somebody, anyone, everybody, everyone, nobody, members?, guests?, users?, customers?, he, she, they, lead, leads, shop, company
      `),
    },
    strict: {
      asks: /\bwho pays\b/,
      states:
        /\$|\b(?:free|pays?|paid|we do|you do|yours|on us|costs?|charged?|postage|refund\w*)\b/i,
    },
  },
  {
    name: "why",
    loose: {
      asks: begins(wordList`why (is|are|does|do|did|not|was|would|should)?, how come`),
      states: anywhere(
        wordList`because, since, so that, as, reason, for, by, so, due, depends, to, means?, usually, cause, mostly, often, if, too, not`,
      ),
    },
  },
  {
    name: "how to",
    loose: {
      asks: begins(
        wordList`how (do|can|should|could|would) (i|we|you|one|my \w+), how to, what (can|should|could) (i|we) do`,
      ),
      states: anywhere(wordList`
        you, we, by, under, with, open, press, turn, click, choose, write, send, enter, go, take, use, sign in, call, give, tell, say, ask, settings, start, begin, add, remove, cut, put, set, make, keep, let, wash, sponge, water, up in, stands?, needs?, steps?, no
      `),
    },
  },
];

const kindOf = (plain: string): Kind | undefined =>
  kinds.find(({ loose }) => loose?.asks.test(plain));

/** The kind of thing that a question asks for; undefined if it is another question, or none. */
export const kindAsked = (plain: string): QuestionKind | undefined => kindOf(plain)?.name;

/** Whether a reply holds the kind of thing that the message asks for, as far as the message asks for one. */
export function holdsKind(plain: string, reply: string): boolean {
  const kind = kindOf(plain);
  return (
    !kind?.loose ||
    (/[$€£]|\d%/.test(reply) && kind.name === "how much") ||
    kind.loose.states.test(plainWords(reply))
  );
}

const clauseEnd =
  /(?<=[.?!;:])\s+|,\s+|\s-\s|\s(?:and|but|so|n)\s(?=(?:how|when|who|which|what)\b)/i;
const mostLetters = 400;

/** Returns the kind of thing that a question of the message asks for and the reply does not state; undefined if none. */
export function kindMissed(message: string, reply: string): QuestionKind | undefined {
  if (message.length > mostLetters) return undefined;
  const clauses = message.split(clauseEnd).map((clause) => plainWords(clause));
  return kinds.find(
    ({ strict }) =>
      strict && clauses.some((clause) => strict.asks.test(clause)) && !strict.states.test(reply),
  )?.name;
}
