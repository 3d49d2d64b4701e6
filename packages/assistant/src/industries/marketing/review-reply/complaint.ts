import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { asksIt, ofReview, quoted } from "./asked.ts";
import { agreed, ofStaff, saidBack, toReviewer } from "./voice.ts";

/** What a review complains of, in words that can be said to the reviewer: as a clause, or as a noun. */
export type Complaint = { readonly text: string; readonly isClause: boolean };

/** Stands for a complaint that cannot be turned into correct English surely. */
const unnamed: Complaint = { text: "what you describe", isClause: false };

const pronoun = wordList`breakfast, lunch, dinner, everything, nothing, nobody, no one, someone, it, there, you, i, we, they, he, she, people, staff, one, two, three, all, some, half`;
const article = wordList`the, an?, our, my, your, his, her, their, no, this, that, these, those, some`;
const led = new RegExp(String.raw`^(?:${article} |${pronoun}\b)`, "i");
const finite = wordList`wasn't, weren't, isn't, aren't, was, were, is, are, am, had, has, have, didn't, did, came, took, got, never, arrived, broke, fell, went, smelled, smelt, tasted, looked, seemed, felt, ran, made, gave, lost, forgot, waited, kept, could, couldn't, can't, wouldn't, ignored, laughed, shouted, failed`;
/** “The overcooked steak” names a thing, “the towels smelled of smoke” tells of it. */
const maybeFinite = wordList`cost, left, \p{L}{3,20}ed`;
const goesOn = wordList`of, like, at, in, on, to, by, off, out, up, down, away, after, before, with, from, me, us, you, my, our, your, the, a, an, too, so, very, all, half, again, only, twice, \d+`;
const verb = String.raw`(?:${finite}|${maybeFinite}(?= ${goesOn}(?![\p{L}])|$))(?![\p{L}])`;
const adverbs = "(?:(?:still|just|also|only|really|always|then|even|simply) ){0,2}";
/** Verbs of persons, which beside a thing are also adjectives: “the hair found in the soup”. */
const undergone = wordList`found, paid, said, told, sent, put, brought, bought, sold, cut, hurt, burnt, drove, spoke, stood, threw, tore, stole, woke, sat`;
const person = wordList`(a|an|the|our|one) (guest|customer|client|man|woman|lady|couple|family|patient|member|person)`;
const afterPronoun = new RegExp(
  String.raw`^(?:(?:i|we|you|they|he|she|it|there)['’](?:m|re|ve|s|d) |(?:${pronoun}|${person}) ${adverbs}(?:${finite}|\p{L}{3,20}ed|${undergone}|cost|left)(?![\p{L}]))`,
  "iu",
);
const afterThing = new RegExp(
  String.raw`^(?:${article} [\p{L}\d’-]{1,24}|${pronoun})(?: [\p{L}\d’-]{1,24}){0,5}? ${adverbs}${verb}`,
  "iu",
);
const bareThing = new RegExp(String.raw`^[\p{L}-]{1,24}(?: [\p{L}-]{1,24}){0,2}? ${verb}`, "iu");
const anyFinite = new RegExp(String.raw`(?<![\p{L}])${finite}(?![\p{L}])`, "iu");

/** Whether words tell that something happened, and do not only name it. */
export const isClause = (text: string): boolean =>
  afterPronoun.test(text) || afterThing.test(text) || (!led.test(text) && bareThing.test(text));

/** “Waited an hour” lacks its subject, which is the reviewer. */
const elided =
  /^(?:waited|had|got|paid|found|never (?:got|received|heard)|(?:was|felt) (?:\p{L}{3,20}ed|told|kept|left|ill|sick|unwelcome)|(?:didn['’]t|did not) (?:get|receive|like|enjoy|sleep))\b/iu;
const wish = /\b(?:will|won['’]t|would|never again|don['’]t|do not|avoid|should)\b/i;

const cleaned = (text: string): string =>
  text
    .replace(/^(?:that|because|about|how|and|but|of) /i, "")
    .replace(/ (?:in|at) our [\p{L}-]{1,24}(?= on\b|$)/iu, "")
    .replace(/ in (?:his|her|their|a|an|the) (?:\p{L}{2,12} )?review$/iu, "")
    .replace(
      / (?:on|at) (?:google|tripadvisor|facebook|yelp|booking(?:\.com)?)(?: reviews?)?$/i,
      "",
    )
    .replace(/^(?!I\b)\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
    .trim();

/** A clause with its subject, said to the reviewer; undefined if it is none, or none that is sure. */
function asClause(text: string, said: (text: string) => string | undefined): Complaint | undefined {
  const own = cleaned(text);
  const whole = elided.test(own)
    ? `you ${own.replace(/^was\b/i, "were")}`
    : !led.test(own) && bareThing.test(own)
      ? `the ${own}`
      : own;
  if (whole.split(" ").length > 24 || wish.test(whole) || !isClause(whole)) return undefined;
  const turned = elided.test(own) ? said(whole.slice(4)) : said(whole);
  if (turned === undefined) return undefined;
  const back = elided.test(own) ? agreed(`you ${turned}`) : turned;
  return {
    text: back.replace(/^(?!I\b)\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase()),
    isClause: true,
  };
}

/** A thing that is complained of: “the long wait”. */
function asNoun(text: string, said: (text: string) => string | undefined): Complaint | undefined {
  const own = cleaned(text);
  const isLed = new RegExp(`^${article} `, "i").test(own);
  if (own.split(" ").length > 9 || anyFinite.test(own) || wish.test(own)) return undefined;
  if (
    /^(?:\p{L}{2,20}ing|he|she|they|i|we|you|how|what|it|us|me|every\w{0,5}) ?\b(?!$)/iu.test(own)
  )
    return undefined;
  if (/^(?:it|this|that|us|me|him|her|them|everything|you|one|something)$/i.test(own))
    return undefined;
  const turned = said(isLed ? own : `the ${own}`);
  return turned === undefined ? undefined : { text: turned, isClause: false };
}

const praise =
  /\b(?:great|good|lovely|nice|delicious|friendly|beautiful|excellent|amazing|fantastic|perfect|wonderful|best|tasty|super|love|loved)\b/i;
const denied = /\b(?:not|never|no|nothing|n['’]t|\p{L}{2,8}n['’]t)\b/iu;

const ends =
  /[.;!?]+|,?\s*never again|,\s+(?=(?:they|it|we|i|he|she|you|nobody|no one|the|my|our|your|this|that|there|staff)\b)/i;

/** The first sentence of a quoted review that tells of a fault; undefined if all is praise. */
function ofQuote(words: string): Complaint | undefined {
  const faults = words
    .split(ends)
    .slice(0, 6)
    .flatMap((one) => {
      const parts = one.split(/,? but /i);
      return parts.length > 1 && praise.test(parts[0] ?? "") ? parts.slice(1, 2) : [one];
    })
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one) && !(praise.test(one) && !denied.test(one)));
  if (faults.length === 0) return undefined;
  for (const one of faults) {
    const found = asClause(one, saidBack);
    if (found !== undefined) return found;
  }
  return unnamed;
}

const telling =
  /\b(?:because|cos|says?|saying|said|claims?|claiming|(?:complain\p{L}{0,4}|wrote|writes|moan\p{L}{0,3}) that|(?:stars?|reviews?) (?:as|since))(?: that)? (?!of )(.{6,120})$/iu;
const naming =
  /\b(?:because of|complain\p{L}{0,4} (?:about|of)|moan\p{L}{0,3} about|about|over)(?! (?:the (?:phone|weekend|counter)|an hour|half|one|two|three|ten|twenty|\d)) (.{4,120})$/iu;

const ofPlace =
  /^(?:my|our|the|a) (?:\p{L}{2,14} )?(?:shop|business|restaurant|hotel|company|salon|place|caf[eé]|firm|practice|studio|store|bar|pub|service)$/iu;
/** Beside one of the staff, “her” may be either. */
const third = /\b(?:he|she|him|her|his|they|them|their)\b/i;
const toThem = (text: string): string | undefined =>
  ofStaff.test(text) && third.test(text) ? undefined : toReviewer(text);

function ofCue(clause: string): Complaint | undefined {
  // “He complains because she said that …”: the last cue leads to what went wrong.
  let told = telling.exec(clause)?.[1];
  for (let count = 0; told !== undefined && count < 4; count += 1) {
    const more = telling.exec(told)?.[1];
    if (more === undefined) break;
    told = more;
  }
  if (told !== undefined && !ofReview.test(cleaned(told))) return asClause(told, toThem) ?? unnamed;
  const named = naming.exec(clause)?.[1];
  if (named === undefined || /^(?:it|this|that|us|me)$/i.test(named)) return undefined;
  if (ofReview.test(cleaned(named)) || ofPlace.test(named)) return undefined;
  return (
    asNoun(named, toThem) ?? (led.test(named) ? asClause(named, toThem) : undefined) ?? unnamed
  );
}

/** What a review complains of, if a message tells it. */
export function complaintIn(message: string): Complaint | undefined {
  const words = quoted.exec(message)?.[1];
  if (words !== undefined) return ofQuote(words);
  const all = message
    .split(/[.!?;\n]+(?=\s|$)|[,:]\s+/)
    .slice(0, 16)
    .map((one) => one.trim());
  for (const clause of all) {
    // “What should I reply to a review about rude staff?”: only what follows the review is told of it.
    const from = asksIt.test(plainWords(clause)) ? clause.search(ofReview) : 0;
    const found = from < 0 ? undefined : ofCue(clause.slice(from));
    if (found !== undefined) return found;
  }
  const clauses = all.filter((one) => !asksIt.test(plainWords(one)));
  const told = clauses.find(
    (one) =>
      !ofReview.test(one) &&
      (isClause(one) || elided.test(one)) &&
      one.split(" ").length <= 14 &&
      !/^i\b/i.test(one),
  );
  return told === undefined ? undefined : (asClause(told, toThem) ?? unnamed);
}
