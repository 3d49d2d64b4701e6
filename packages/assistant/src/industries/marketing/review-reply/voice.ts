import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { spelledOut } from "../drafts/voice.ts";

/** Turns what a review says, and what is told of a reviewer, into what is said to them; undefined if it is unsure. */

/** One of the business: “he” after these is not the reviewer. */
export const ofStaff = anywhere(
  wordList`(mechanic|waiter|driver|stylist|barber|hairdresser|receptionist|colleague|employee|trainer|teacher|nurse|assistant|cook|chef|technician|cashier|therapist|apprentice|manager|owner|server|plumber|electrician|painter|gardener|cleaner|builder|dentist|doctor|instructor|barista)s?, waitress(es)?, staff, team, crew, boss`,
);
const staffOfMany = anywhere(
  wordList`(mechanic|waiter|driver|stylist|barber|hairdresser|receptionist|colleague|employee|trainer|teacher|nurse|assistant|cook|chef|technician|cashier|therapist|cleaner|builder|instructor)s, waitresses, staff, team, crew`,
);
/** Things of which “they” may be said: “the towels”, “these were”. */
const ofMany =
  /\b(?:were|weren’t|are|aren’t|these|those)\b|\b(?:the|our|your|my|his|her|all|some) (?:[\p{L}-]{2,20} )?[\p{L}-]{2,20}(?<![su])s\b/iu;
const ofThem = /\b(?:they|them|their)\b/i;

/** Each word of a reviewer, and what it is when it is said back to them. */
const back: Readonly<Record<string, string>> = {
  i: "you",
  we: "you",
  "i’m": "you are",
  "we’re": "you are",
  "i’ve": "you have",
  "we’ve": "you have",
  "i’d": "you’d",
  "we’d": "you’d",
  "i’ll": "you’ll",
  "we’ll": "you’ll",
  me: "you",
  us: "you",
  my: "your",
  our: "your",
  mine: "yours",
  ours: "yours",
  myself: "yourself",
  ourselves: "yourself",
  you: "we",
  "you’re": "we are",
  "you’ve": "we have",
  "you’d": "we’d",
  your: "our",
  yours: "ours",
};
const ofBusiness: Readonly<Record<string, string>> = {
  they: "we",
  "they’re": "we are",
  "they’ve": "we have",
  "they’d": "we’d",
  "they’ll": "we’ll",
  them: "us",
  their: "our",
  theirs: "ours",
  themselves: "ourselves",
};
/** “You was” becomes “you were”, also where “you” is not said again. */
export const agreed = (text: string): string =>
  text
    .replace(/\byou am\b/gi, "you are")
    .replace(/\byou was(n’t)?(?![\p{L}’])/giu, (_all, not: string | undefined) =>
      not === undefined ? "you were" : "you weren’t",
    )
    .replace(/(\byou\b[^,;]{0,60} and (?:still |then |just |even |also )?)was\b/gi, "$1were")
    .replace(/(\byou\b[^,;]{0,60} and (?:still |then |just |even |also )?)am\b/gi, "$1are");
/** “You” that is no subject, or means anyone: whether it is “we” or “us” is unsure. */
const youInside =
  /(?<!^|\b(?:and|but|that|because|when|if|so|as) )\byou(?:’[a-z]+)?(?![\p{L}])|\byou (?:can|could|cannot|have to|need|get|feel|want|know|see)(?![\p{L}])/iu;

/** What a reviewer wrote, said back to them: “they forgot our order” becomes “we forgot your order”. */
export function saidBack(quoted: string): string | undefined {
  const text = spelledOut(quoted);
  if (youInside.test(text)) return undefined;
  const at = ofThem.exec(text)?.index ?? text.length;
  const before = text.slice(0, at);
  const isOfStaff = staffOfMany.test(before);
  if (at < text.length && !isOfStaff && ofMany.test(before)) {
    // “The towels were grey and they smelled”: only what is said before is certain.
    const end = before.search(/,? (?:and|but|because|so) $/i);
    return end < 1 ? undefined : saidBack(text.slice(0, end));
  }
  const said = isOfStaff ? back : { ...back, ...ofBusiness };
  return agreed(text.replace(/\p{L}+(?:’\p{L}+)?/gu, (word) => said[word.toLowerCase()] ?? word));
}

const reviewer = wordList`he, she, they, ((the|this|that|a|an|our|one) )(guest|customer|client|man|woman|lady|gentleman|reviewer|person|patient|member|guy|couple|family)`;
const subject = new RegExp(String.raw`(?<![\p{L}’])${reviewer}(?![\p{L}])`, "giu");
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\byou(?: is|’s|’re)(?![\p{L}])/giu, "you are"],
  [/\byou was\b/gi, "you were"],
  [/\byou has\b/gi, "you have"],
  [/\byou does(n’t)?(?![\p{L}])/giu, "you do$1"],
  [/\byou (wait|get|want|come|say|find|pay|feel)s\b/gi, "you $1"],
  [/\b(?:him|himself|them|themselves)\b/gi, "you"],
  [/\b(?:his|their)\b/gi, "your"],
  [/\bher(?= (?:back|again|a|an|the|for|to|with|free|that|some)\b|$)/gi, "you"],
  [/\bher\b/gi, "your"],
];
/** What can be said of a reviewer in public without blame. */
const undergone = wordList`waited, had to, had (a|an|no|the), found, felt, got, paid, received, ordered, booked, asked, expected, called, rang, never (got|received|heard), (didn't|did not|couldn't|could not|cannot|can't) (get|receive|hear|like|enjoy|sleep|find|reach|eat|book|park|use), (is|are|was|were|has been|have been|had been) (still |not |never |only |twice |always |very |really |so )*(waiting|told|charged|overcharged|kept|left|ignored|served|treated|unhappy|disappointed|upset|refunded|welcome|invited|right)`;
const welcomed = wordList`(is|are) (still |always |very |more than |both )*(welcome|invited|right), (can|may|could) (have|get|come|call|ring|choose|bring|return|book|visit|swap|change), will (get|receive|have), gets?, should come, (does|do) not have to, doesn't have to, don't have to`;
const mild = new RegExp(
  String.raw`^(?: (?:still|also|then|only|just))?(?: ${undergone}| ${welcomed}|’re (?:always |still )?welcome)(?![\p{L}])`,
  "iu",
);
/** Said of a guest even where one of the staff is spoken of. */
export const ofGuest = /\b(?:welcome|refund\w{0,4}|voucher|discount|free|on us|on the house)\b/i;

/**
 * “He is welcome to come again” becomes “you are welcome to come again”.
 *
 * @param said What is known before: after “the waiters were rude”, “they” are the waiters.
 * @returns undefined if it would blame the reviewer, or if it is unsure who is meant.
 */
export function toReviewer(text: string, said = ""): string | undefined {
  const own = spelledOut(text);
  if (ofStaff.test(`${said} ${own}`) && !ofGuest.test(own)) return own;
  const isOfThings = ofMany.test(said) && ofThem.test(own) && !ofGuest.test(own);
  if (isOfThings) return /\b(?:he|she|him|her|his)\b/i.test(own) ? undefined : own;
  const subjects = [...own.matchAll(subject)];
  const isMild = subjects.every(({ 0: word, index }) => mild.test(own.slice(index + word.length)));
  if (!isMild) return undefined;
  return verbs.reduce(
    (all, [pattern, value]) => all.replace(pattern, value),
    own.replace(subject, "you"),
  );
}
