import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { stem } from "../../../understanding/stem.ts";
import { kindIn } from "../business/kinds.ts";
import { plainQuestions } from "./index.ts";
import type { PlainQuestion } from "./question.ts";
import { alike, besides } from "./words.ts";

/** Finds the plain question that a message asks by its words, in any order: most of what it says must be the question's. */

/** Any one of these fills a place; each is a list of stems that must all occur. */
type Place = readonly (readonly string[])[];
type Known = {
  readonly question: PlainQuestion;
  readonly ways: readonly (readonly Place[])[];
  readonly not: Place;
  readonly words: ReadonlySet<string>;
};

/** “Ads” is too short for the stemmer, and marketing is no market. */
const stemOf = (word: string): string =>
  word === "ads" ? "ad" : word === "marketing" ? word : stem(word);
const stems = (text: string): string[] => text.split(/[\s_]+/).map(stemOf);
const placeOf = (text: string): Place =>
  text
    .split("|")
    .flatMap((choice) => (choice.startsWith("@") ? (alike[choice] ?? "").split("|") : [choice]))
    .map(stems);

const known: readonly Known[] = plainQuestions.map((question) => {
  const ways = question.ways.map((way) => way.split(" ").map(placeOf));
  return {
    question,
    ways,
    not: question.not === undefined ? [] : placeOf(question.not),
    words: new Set(ways.flat(3)),
  };
});

const joined = /\bhow (?=(?:much|many|long|often|fast|early)\b)|\bwhat (?=time\b)/g;

/** The stems of a message; numbers also as “#num”, amounts as “#amount”, and “how many” also as one word. */
function wordsOf(plain: string): ReadonlySet<string> {
  const text = plain
    .replace(/\be-?mail/g, "email")
    .replace(/\ba ?\/ ?b\b(?: ?-?tests?\b)?/g, "abtest");
  const both = `${text} ${text.replace(joined, (how) => how.trim())}`;
  const words = both.match(/[$€£]?\d[\d.,]*[€$£%]?|[\p{L}\d'&.]+/gu) ?? [];
  const found = new Set(words.map((word) => stemOf(word.replace(/[.']+$/, ""))));
  for (const word of words) {
    if (/[$€£]/.test(word)) found.add("#amount");
    else if (/^\d/.test(word)) found.add(word.endsWith("%") ? "%" : "#num");
  }
  if (/\d ?(?:euros?|pounds?|dollars?|bucks|quid)\b/.test(text)) found.add("#amount");
  return found;
}

const isFilled = (place: Place, said: ReadonlySet<string>): boolean =>
  place.some((choice) => choice.every((word) => said.has(word)));

const neutral = new Set(stems(besides));

/**
 * Returns the plain question that a text asks.
 *
 * @param earlier what was said before: it may fill up to half of the places of “should I sign with them?”.
 * @param trade the visitor's business, whose words change nothing about what is asked.
 */
export function plainQuestionIn(
  plain: string,
  earlier = "",
  trade = "",
): PlainQuestion | undefined {
  const own = wordsOf(plain);
  const before = earlier === "" ? own : own.union(wordsOf(earlier));
  const kind = new Set(stems(`${kindIn(plain).kind ?? ""} ${trade}`));
  const content = tellingOf(plain.replace(/\bads\b/g, "ad")).filter(
    (word) => !word.startsWith("#") && !neutral.has(word),
  );
  let best: { question: PlainQuestion; score: number } | undefined;
  for (const { question, ways, not, words } of known) {
    const way = ways.find((places) => isAsked(places, own, before));
    if (way === undefined || isFilled(not, own)) continue;
    if (own !== before && !question.next) continue;
    const explained = content.filter((word) => words.has(word)).length;
    const rest = content.filter((word) => !words.has(word) && !kind.has(word)).length;
    if (rest > Math.floor(explained / 2)) continue;
    if (own !== before && explained === 0 && filledBy(way, own) < fewestOwn) continue;
    const score = explained - rest + way.length / 10;
    if (best === undefined || score > best.score) best = { question, score };
  }
  return best?.question;
}

const isAsked = (
  places: readonly Place[],
  own: ReadonlySet<string>,
  before: ReadonlySet<string>,
): boolean =>
  places.every((place) => isFilled(place, before)) &&
  (own === before || filledBy(places, own) * 2 >= places.length);

const filledBy = (places: readonly Place[], said: ReadonlySet<string>): number =>
  places.filter((place) => isFilled(place, said)).length;
/** Of a message without a telling word of its own. */
const fewestOwn = 2;
