import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderIn } from "../copy/orders.ts";
import { shareSaid } from "../drafts/said.ts";
import { asComplaint, isClause, toReviewer } from "./voice.ts";

/** What is told for the reply to a review, from the messages about it. */
export type Told = {
  /** What the review complains of: “breakfast was cold”, “the slow service”. */
  readonly complaint?: string;
  /** What the business says to it, each as a clause to the reviewer. */
  readonly facts: readonly string[];
  readonly tone: "plain" | "warm" | "formal";
  readonly short: boolean;
  readonly most?: number;
  readonly noCall: boolean;
  readonly noThanks: boolean;
  readonly variant: number;
};
const nothing: Told = {
  facts: [],
  tone: "plain",
  short: false,
  noCall: false,
  noThanks: false,
  variant: 0,
};

const subjects = wordList`we, we've, we're, we'll, i, i've, i'm, i'll, our, the, my, it, there, he, she, they, his, her, you`;
const breaks = new RegExp(
  String.raw`[.!?;\n]+(?=\s|$)|:\s+|\s[-–—]\s|,\s+(?:and |but |so )?(?=${subjects}\b)|\s+(?:and|but)\s+(?=(?:we|it|he|she|they|i|our|offer|invite|leave|without|make)\b)`,
  "i",
);
const mostClauses = 16;
const leads = wordList`no, yes, ok, okay, oh, well, and, but, so, also, please, just, then, actually, sorry, could you, can you, would you, put it properly, write, say, says?, tell (him|her|them), add, mention, include, that, it should say, you forgot, in fact, the truth is, explain`;
const lead = new RegExp(String.raw`^(?:${leads}(?![\p{L}’'])[\s,:]*)+`, "iu");

const clausesOf = (message: string): string[] =>
  message
    .slice(0, 700)
    .split(breaks)
    .slice(0, mostClauses)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
const bare = (clause: string): string =>
  clause
    .replace(lead, "")
    .replace(/,? (?:please|pls|thanks|too|as well)$/i, "")
    .trim();

const quoted = /["“]([^"”]{6,200})["”]/;
const cue =
  /\b(?:because|complain\w*(?: about| that| of)?|says?|saying|said|wrote|writes|claims?|claiming|moan\w*(?: about)?|about|over|as|since)(?: that)? (.{6,120})$/i;
const ofReview = anywhere(
  wordList`reviews?, reviewed, stars?, star rating, rating, complain\w*, complaint, tripadvisor`,
);
const asksIt = anywhere(wordList`
  what (do|should|can|could|ought|shall|would|must) (i|we) (to )?(answer|reply|say|write|respond), how (do|should|can|could|would|shall) (i|we) (answer|reply|respond|react),
  (reply|answer|respond|response) (to|for) (it|this|that|him|her|them|the|a|my|an|on), (write|draft|give|need|want|do|make|word|help) (me |us |with )?(an? |the |my |some )?(\w+ )?(reply|answer|response), ^(reply|answer|respond), what to (answer|reply|say|write)
`);
const notTrue = anywhere(
  wordList`fake, false, untrue, lies?, lying, not true, never (been|was|came|stayed|visited|ate|bought)( here| with us)?, no record, competitor, made up, not a (customer|client|guest), was not (a )?(customer|client|guest), good review, (four|five|4|5)[ -]?stars?`,
);

/** Whether a message asks for the reply to a bad review that may be true. */
export function asksReply(message: string): boolean {
  const plain = plainWords(message.replace(quoted, " "));
  return asksIt.test(plain) && ofReview.test(plain) && !notTrue.test(plain);
}

/** What a review complains of, if a message tells it. */
export function complaintIn(message: string): string | undefined {
  const words = quoted.exec(message)?.[1]?.split(/[.;!?]|,? never again/i)[0];
  if (words !== undefined)
    return asComplaint(words.replace(/\b(?:i|we)\b/gi, "you").replace(/\b(?:my|our)\b/gi, "your"));
  const clauses = message
    .split(/[.!?;\n]+(?=\s|$)|,\s+/)
    .map((one) => one.trim())
    .filter((one) => !asksIt.test(plainWords(one)));
  for (const clause of clauses) {
    // “Wrote a bad review because …”: the last cue leads to what went wrong.
    let found = cue.exec(clause)?.[1];
    for (let more = found; more !== undefined; more = cue.exec(more)?.[1]) found = more;
    if (found !== undefined && !/^(?:it|this|that|us|me)$/i.test(found)) return asComplaint(found);
  }
  const told = clauses.find(
    (one) =>
      !ofReview.test(one) && isClause(one) && one.split(" ").length <= 14 && !/^i\b/i.test(one),
  );
  return told === undefined ? undefined : asComplaint(told);
}

const ofText = anywhere(
  wordList`^(it|that|this) (reads|sounds|is|looks|was) (\w+ )?(odd|oddly|strange|wrong|weird|nonsense|too|not|rude|cold|bad|terrible|good|fine|better|perfect|great|nice), sentence, paragraph, wording, your (text|answer|reply)`,
);
const toCall = /\b(?:phone|call|calling|ring|number|contact)\b/i;
const ofThanks = /\bthank\w*|\bhonest words\b/i;
const begins = new RegExp(String.raw`^${subjects}(?![\p{L}])`, "iu");
const gives = /^(?:offer|invite|give|promise)\b/i;
const onlySorry =
  /^(?:we|i)(?: are|'re|’re| am|'m|’m)? (?:very |really |so )?(?:sorry|apologi[sz]e)$/i;
const limit = /\b(one|two|three|four|[1-4]) sentences?\b/i;
const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

const asGift = (own: string): string =>
  own
    .replace(/^offer (?:(?:him|her|them|the \w+) )?/i, "we’d like to offer you ")
    .replace(/^give (?:(?:him|her|them|the \w+) )?/i, "we’d like to give you ")
    .replace(/^invite (?:(?:him|her|them|the \w+) )?/i, "we’d like to invite you ")
    .replace(/^promise (?:(?:him|her|them|that) )?/i, "we promise ");

/** “He was new” is said of the one who is complained of. */
const ofStaff = anywhere(
  wordList`mechanic, waiter, waitress, driver, stylist, barber, hairdresser, receptionist, colleague, staff, employee, trainer, teacher, nurse, assistant, cook, chef, technician, cashier, therapist, apprentice`,
);
const isAlike = (one: string, other: string): boolean =>
  shareSaid(one, other) >= 0.6 && shareSaid(other, one) >= 0.6;

/** Takes one clause of a later message; `changed` says whether it told or ordered anything. */
function withClause(told: Told, clause: string): Told {
  const own = bare(clause);
  const most = limit.exec(own)?.[1]?.toLowerCase();
  if (most !== undefined) return { ...told, most: numbers[most] ?? Number(most) };
  if (/^(?:no|without) (?:the |a )?(?:phone|calls?|calling|number)\b/i.test(own))
    return { ...told, noCall: true };
  const order = orderIn(own);
  if (order?.does === "style") {
    const { tone, short } = order.set;
    return {
      ...told,
      ...(tone === undefined || tone === "fun" ? {} : { tone }),
      ...(short === undefined ? {} : { short }),
    };
  }
  if (order?.does === "other") return { ...told, variant: told.variant + 1 };
  if (order?.does === "cut") {
    if (toCall.test(order.what)) return { ...told, noCall: true };
    if (ofThanks.test(order.what)) return { ...told, noThanks: true };
    return { ...told, facts: told.facts.filter((one) => shareSaid(one, order.what) < 0.5) };
  }
  if (ofText.test(own) || asksIt.test(plainWords(own)) || onlySorry.test(own)) return told;
  const fact = gives.test(own) ? asGift(own) : own;
  if (!begins.test(fact) && fact === own && !isClause(own)) return told;
  if (fact.split(" ").length < 3 || clause.endsWith("?")) return told;
  const said = toReviewer(fact, ofStaff.test(told.complaint ?? ""));
  if (told.complaint !== undefined && isAlike(said, told.complaint)) return told;
  // What is said again in other words takes the place of the first.
  const at = told.facts.findIndex((one) => isAlike(said, one));
  return {
    ...told,
    facts:
      at < 0 ? [...told.facts, said] : told.facts.map((one, index) => (index === at ? said : one)),
  };
}

/** What all messages about a reply tell; the first one asks for it, with those before that told of the review. */
export function toldIn(first: string, later: readonly string[], complaint?: string): Told {
  const known = complaint ?? complaintIn(first);
  const start: Told = { ...nothing, ...(known === undefined ? {} : { complaint: known }) };
  return later.reduce((told, message) => clausesOf(message).reduce(withClause, told), start);
}
