import { plainWords } from "../understanding/plain-words.ts";
import { anywhere, wordList } from "../understanding/word-list.ts";

/**
 * What kind of thing a question asks for (a day, a sum, a place, a person), and whether a reply holds it. A reply
 * without the kind that was asked for does not answer the question, whatever words the two share.
 */
export type QuestionKind =
  | "when"
  | "how long"
  | "how much"
  | "how many"
  | "where"
  | "who"
  | "how to"
  | "why";

/** Words after which a question begins in the middle of a message: “ok and when …”, “great, who …”. */
const leads = wordList`and, but, so, ok, okay, also, then, well, oh, no, yes, yeah, hi, hello, hey, thanks, please, sorry, just, good, fine, great, or, know, me, wondering, ask, asked, asking`;

/** The kinds, by the words with which their questions begin; the first that fits is meant. */
const kinds: readonly (readonly [QuestionKind, string])[] = [
  [
    "how long",
    wordList`how long (does|do|will|would|is|are|until|till|before|have|can|did|to|it|for)?`,
  ],
  [
    "when",
    wordList`when (is|are|does|do|will|would|can|could|should|did|was|do i|exactly|then), when, what (time|day|date), (until|by|since) when, how soon, which day`,
  ],
  [
    "how much",
    wordList`how much (is|are|does|do|will|would|did|for|extra|more|it|that|to|money), how much, what (does|do|will|would|did) (it|that|this|they|one|i|we|the \w+) (cost|pay), what is the (price|cost|fee|charge)`,
  ],
  ["how many", wordList`how many`],
  ["where", wordList`where (is|are|do|does|can|could|should|was|exactly|to)?`],
  [
    "who",
    wordList`who (is|are|does|do|can|could|will|would|should|pays?|has|signed)?, whose, (to|with) whom`,
  ],
  ["why", wordList`why (is|are|does|do|did|not|was|would|should)?, how come`],
  [
    "how to",
    wordList`how (do|can|should|could|would) (i|we|you|one|my \w+), how to, what (can|should|could) (i|we) do`,
  ],
];
const begins = kinds.map(
  ([kind, words]) => [kind, new RegExp(`(?:^|[,.;:!?] *|\\b${leads} )(?:${words})\\b`)] as const,
);

const numerals = wordList`\d[\d,.]*, an?, one, two, three, four, five, six, seven, eight, nine, ten, half, twelve, twenty, thirty, once, twice`;
const days = wordList`
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays?, weekdays?, weekends?, today, tonight, tomorrow, yesterday, daily, morning, evening, night, noon, midnight,
  january, february, march, april, may, june, july, august, september, october, november, december, spring, summer, autumn, winter
`;
const spans = wordList`seconds?, minutes?, hours?, days?, nights?, weeks?, months?, years?, moment`;

/** What a reply holds where it answers a question of the kind. */
const holds: Readonly<Record<QuestionKind, RegExp>> = {
  when: anywhere(wordList`
    ${days}, ${spans}, \d{1,2}:\d{2}, \d{1,2} ?(am|pm), now, at once, immediately, soon, already, after, before, until, when, once, any ?time, always, never, straight away, first thing, as soon as, then, not yet, by itself
  `),
  "how long": anywhere(wordList`
    ${days}, ${spans}, \d{1,2}:\d{2}, at once, immediately, soon, already, until, as long as, for good, for ever, always, never, long, quick\w*, straight away, cm, metres?, no limit, unlimited
  `),
  "how much": anywhere(wordList`
    ${numerals}, free, nothing, no (charge|fee|extra|cost|more), included, costs?, price[ds]?, percent, half, all of it, everything, the (full|whole) \w+
  `),
  "how many": anywhere(
    wordList`${numerals}, none, no limit, unlimited, any number, all, as many, both, several, every`,
  ),
  where: anywhere(wordList`
    at, in, on, under, from, to, by, near, here, there, where, beside, behind, inside, outside, anywhere, nowhere, above, below, opposite, next to, page, street
  `),
  who: anywhere(wordList`
    we, us, you, i, person, people, team, staff, owners?, admins?, desk, carrier, manager, somebody, anyone, everybody, everyone, nobody, members?, guests?, users?, customers?, he, she, they, lead, leads, shop, company
  `),
  why: anywhere(
    wordList`because, since, so that, as, reason, for, by, so, due, depends, to, means?, usually, cause, mostly, often, if, too, not`,
  ),
  "how to": anywhere(wordList`
    you, we, by, under, with, open, press, turn, click, choose, write, send, enter, go, take, use, sign in, call, give, tell, say, ask, settings, start, begin, add, remove, cut, put, set, make, keep, let, wash, sponge, water, up in, stands?, needs?, steps?, no
  `),
};

/** The kind of thing that a question asks for; undefined if it is another question, or none. */
export function kindAsked(plain: string): QuestionKind | undefined {
  return begins.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Whether a reply holds the kind of thing that the message asks for, as far as the message asks for one. */
export function holdsKind(plain: string, reply: string): boolean {
  const kind = kindAsked(plain);
  return (
    kind === undefined ||
    (/[$€£]|\d%/.test(reply) && kind === "how much") ||
    holds[kind].test(plainWords(reply))
  );
}
