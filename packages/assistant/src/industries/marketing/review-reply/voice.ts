import { wordList } from "../../../understanding/word-list.ts";
import { saidToCustomer } from "../drafts/voice.ts";

/** Turns what is told of a reviewer into what is said to them. */

const person = wordList`he, she, ((the|this|that) )(guest|customer|client|man|woman|lady|gentleman|reviewer|person|patient|member|guy|couple|family)`;
const subject = new RegExp(String.raw`(?<![\p{L}’'])${person}(?![\p{L}’'])`, "giu");
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\byou(?: is|['’]s)\b/gi, "you are"],
  [/\byou was\b/gi, "you were"],
  [/\byou has\b/gi, "you have"],
  [/\byou does\b/gi, "you do"],
  [/\byou (wait|get|want|come|say|find|pay|feel)s\b/gi, "you $1"],
  [/\b(?:him|himself)\b/gi, "you"],
  [/\bhis\b/gi, "your"],
  [/\bher(?= (?:back|again|a|an|the|for|to|with|free|that|some)\b|$)/gi, "you"],
  [/\bher\b/gi, "your"],
];

/**
 * “He is welcome to come again” becomes “you are welcome to come again”.
 *
 * @param isOfStaff “he” is one of the staff, and stays.
 */
export const toReviewer = (text: string, isOfStaff = false): string =>
  isOfStaff
    ? saidToCustomer(text)
    : verbs.reduce(
        (all, [pattern, value]) => all.replace(pattern, value),
        saidToCustomer(text.replace(subject, "you")),
      );

const uncounted = wordList`breakfast, lunch, dinner, everything, nothing, nobody, no one, someone, it, there, you, i, we, they, he, she, people, staff(?= (are|were)), one, two, three, all, some, half`;
const led = new RegExp(
  String.raw`^(?:(?:the|an?|our|my|your|his|her|their|no|this|that|these|those) |${uncounted}\b)`,
  "i",
);
const happens = wordList`was, were, is, are, had, has, did, didn't, came, took, got, never, arrived, broke, fell, went, smelled, tasted, looked, cost, left, made, gave, lost, forgot, waited, \w{3,}ed`;
const clause = new RegExp(String.raw`\b${happens}\b`, "i");
const bareSubject = new RegExp(String.raw`^(?:[\p{L}-]+ ){1,3}?(?=${happens}\b)`, "iu");

/** Whether words tell that something happened, and do not only name it. */
export const isClause = (text: string): boolean => clause.test(text);

/** “Coffee was cold” lacks its article; “waited an hour” lacks its subject. */
export function asComplaint(text: string): string {
  const own = text
    .replace(/^(?:that|because|about|how|and|but|of) /i, "")
    .replace(/^(?!I\b)\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/ (?:in|at) our [\p{L}-]+(?= on\b|$)/iu, "")
    .replace(/ (?:on|at) (?:google|tripadvisor|facebook|yelp|booking(?:\.com)?)$/i, "")
    .replace(/ (?:in|at) our [\p{L}-]+$/iu, "")
    .trim();
  const whole = /^(?:waited|had|got|paid|found|felt|was|never|didn't|did not)\b/i.test(own)
    ? `you ${own}`
    : !led.test(own) && bareSubject.test(own)
      ? `the ${own}`
      : own;
  return toReviewer(whole)
    .replace(/\byou was\b/g, "you were")
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
