import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderIn } from "../copy/orders.ts";
import { shareSaid, tellingStems } from "../drafts/said.ts";
import { asksIt } from "./asked.ts";
import { type Complaint, isClause } from "./complaint.ts";
import { ofGuest, ofStaff, toReviewer } from "./voice.ts";

/** What is told for the reply to a review, from the messages about it. */
export type Told = {
  /** What the review complains of: “breakfast was cold”, “the slow service”. */
  readonly complaint: Complaint;
  /** What the business says to it, each as a clause to the reviewer. */
  readonly facts: readonly string[];
  readonly tone: "plain" | "warm" | "formal";
  readonly short: boolean;
  readonly most?: number;
  readonly noCall: boolean;
  readonly noThanks: boolean;
  readonly variant: number;
};
/** The reply to a complaint of which nothing else is told yet. */
export const toldOf = (complaint: Complaint): Told => ({
  complaint,
  facts: [],
  tone: "plain",
  short: false,
  noCall: false,
  noThanks: false,
  variant: 0,
});

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

const toStaff = /^(?:offer|give|promise|invite) (?:him|her|them)\b/i;
/** What the visitor says of the reply or of themselves, which is not for the reviewer: “I’ll post it”. */
const may = wordList`'(ll|d|ve), will, would, can, could, may, might`;
const somewhat = wordList`\w{2,8}ly, just, also, still, do, don't, already`;
const handles = wordList`like, love, hate, prefer, use, post, send, take, have, need, want, got, copy, publish, try, read, save, print`;
const pointed = wordList`it, that, this, these, another, one, more, something, some (help|advice)`;
const ofSelf = new RegExp(
  String.raw`^(?:i|we)(?: ?${may})?(?: ${somewhat})? ${handles}\w{0,3} ${pointed}\b(?! (?:very |really |most )?serious)`,
  "i",
);
const thinks = /^(?:i|we) (?:think|hope|guess|know|wonder|wish|mean|suppose|believe)\b/i;
const isAlike = (one: string, other: string): boolean =>
  shareSaid(one, other) >= 0.6 && shareSaid(other, one) >= 0.6;

const mostFacts = 8;

/** Takes one clause of a later message: an order, or what is told if the message is about the review. */
function withClause(told: Told, clause: string, isOfReview: boolean): Told {
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
  if (!isOfReview || ofSelf.test(own) || thinks.test(own)) return told;
  const ofOneOfUs = ofStaff.test(told.complaint.text);
  if (ofOneOfUs && toStaff.test(own) && !ofGuest.test(own)) return told;
  const fact = gives.test(own) ? asGift(own) : own;
  if (!begins.test(fact) && fact === own && !isClause(own)) return told;
  if (fact.split(" ").length < 3 || told.facts.length >= mostFacts) return told;
  const said = toReviewer(fact, [told.complaint.text, ...told.facts].join(". "));
  if (said === undefined || isAlike(said, told.complaint.text)) return told;
  // What is said again in other words takes the place of the first.
  const at = told.facts.findIndex((one) => isAlike(said, one));
  return {
    ...told,
    facts:
      at < 0 ? [...told.facts, said] : told.facts.map((one, index) => (index === at ? said : one)),
  };
}

/** About the reviewer or the reply. */
const aboutIt = anywhere(
  wordList`reply, answer, response, review\w{0,4}, sentences?, he, she, him, her, his, they, them, their, guests?, customers?, clients?, sorry, apolog\w{1,5}, refund\w{0,3}, welcome, invite, offer, promise, add, mention, include, say`,
);
/** “I have another problem”: what follows is no more about the review. */
const elsewhere =
  /\b(?:(?:an)?other (?:problem|question|thing|topic|matter|issue)|next (?:question|topic)|something else|by the way)\b/i;

/** Whether what a message tells, apart from its orders, is about the review: the first one after the reply mostly is. */
function isOfReview({ complaint, facts }: Told, message: string): boolean {
  if (elsewhere.test(message)) return false;
  const isAbout = aboutIt.test(message);
  if (message.includes("?")) return /^\W*(?:can|could|would|will) you\b/i.test(message) && isAbout;
  if (facts.length === 0 || isAbout) return true;
  const known = new Set(tellingStems([complaint.text, ...facts].join(" ")));
  return tellingStems(message).some((stem) => known.has(stem));
}

/** What is told of a reply after one more message; the same object if the message neither tells nor orders anything. */
export function withMessage(told: Told, message: string): Told {
  const isAbout = isOfReview(told, message);
  return clausesOf(message).reduce((all, clause) => withClause(all, clause, isAbout), told);
}
