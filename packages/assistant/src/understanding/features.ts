import { LRUCache } from "lru-cache";
import { cutCarrierPhrases } from "./carrier-phrases.ts";
import { everydayWords } from "./everyday-words.ts";
import { lexicon } from "./lexicon.ts";
import { stem } from "./stem.ts";

/** Parses lines of “name: words” into the words of each line. */
const parseWords = (block: string): string[][] =>
  block
    .trim()
    .split("\n")
    .map((line) => (line.split(":")[1] ?? "").split(/\s+/).filter((word) => word !== ""));

const meanings = parseWords(lexicon);
/** Everyday words that are out of scope, by topic. */
export const everydayTopics = parseWords(everydayWords);
/** Every word of the lexicon, for the spelling correction. */
export const lexiconWords: readonly string[] = [...new Set(meanings.flat())];

const conceptsOf = numbersByStem(meanings);
const topicsOf = numbersByStem(everydayTopics);

/** Maps each stem to the indices of the groups that contain it. */
function numbersByStem(groups: readonly string[][]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  groups.forEach((words, number) => {
    for (const key of new Set(words.map(stem))) {
      found.set(key, [...(found.get(key) ?? []), number]);
    }
  });
  return found;
}

export const functionWords: ReadonlySet<string> = new Set(
  "a an the to of for in on at by with from and or but if is are was were be been am do does did i you he she we they it its my your our their me us them this that these those some any so just there here as than then too very have has had will would can could should may might must shall what how who please want need like get".split(
    " ",
  ),
);
export const isFunctionWord = (word: string): boolean => functionWords.has(word);

/** Patterns for the kind of sentence, which is lost once carrier phrases are stripped. */
const markers: readonly RegExp[] = [
  /\bhow (?:to|can|do|could|should|would|is|are)\b/,
  /\bwhere\b/,
  /\bwhen\b|\bwhattime\b|\bhowlong\b/,
  /\bhowmuch\b|\bhowmany\b/,
  /\bwhat\b/,
  /\bwhich\b/,
  /\bwho\b/,
  /\bwhy\b/,
  /\b(?:want|need|would like|wish|have to|got to|going to)\b/,
  /\b(?:not|never|no|cannot|unable|impossible|nothing)\b/,
  /^(?:is|are|do|does|did|has|have|will|am|was)\b/,
  /\b(?:help|assist|assistance|support)\b/,
];

/** The relative weight of each kind of feature. */
const kinds = {
  word: 1,
  functionWord: 0.3,
  bigram: 0.75,
  edge: 0.35,
  concept: 0.9,
  pair: 0.7,
  topic: 0.7,
  gram: 0.22,
  full: 0.7,
  marker: 0.35,
} as const;

/** The lengths of the character n-grams. */
const pieces = [3, 4] as const;

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, with a different start for each kind of feature. */
const start = (kind: number): number => Math.imul(0x811c9dc5 ^ kind, 0x01000193);
const step = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);
/** The finaliser of MurmurHash3; needed because buckets use the upper bits. */
function finish(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** The features shared by every occurrence of a word. */
type Word = {
  isFunction: boolean;
  hash: number;
  concepts: readonly number[];
  topics: readonly number[];
  grams: Int32Array;
};

const words = new LRUCache<string, Word>({ max: 20_000 });

function wordOf(text: string): Word {
  const found = words.get(text);
  if (found) return found;
  const stemmed = stem(text);
  const isFunction = functionWords.has(stemmed);
  const isValue = stemmed.startsWith("#");
  const grams: number[] = [];
  if (!isFunction && !isValue) {
    const edged = `<${stemmed}>`;
    for (const size of pieces) {
      for (let at = 0; at + size <= edged.length; at += 1) {
        let hash = start(3);
        for (let index = at; index < at + size; index += 1) {
          hash = step(hash, edged.charCodeAt(index));
        }
        grams.push(finish(hash));
      }
    }
  }
  let hash = start(1);
  for (let index = 0; index < stemmed.length; index += 1) {
    hash = step(hash, stemmed.charCodeAt(index));
  }
  const word: Word = {
    isFunction,
    hash: finish(hash),
    concepts: conceptsOf.get(stemmed) ?? [],
    topics: topicsOf.get(stemmed) ?? [],
    grams: Int32Array.from(grams),
  };
  words.set(text, word);
  return word;
}

/** Called with each feature of a phrase; a feature may repeat. */
export type Take = (hash: number, weight: number) => void;

/**
 * Extracts the features of a normalised phrase: words, pairs of neighbouring words, meanings (lexicon) and pairs of
 * meanings of its core, everyday topics, character n-grams of three and four letters, and the kind of sentence.
 */
export function extractFeatures(text: string, take: Take): void {
  const concepts: number[] = [];
  let previous = start(9);
  for (const token of cutCarrierPhrases(text).split(" ")) {
    const word = wordOf(token);
    const { hash, isFunction } = word;
    take(hash, isFunction ? kinds.functionWord : kinds.word);
    take(finish(step(step(start(2), previous), hash)), isFunction ? kinds.edge : kinds.bigram);
    previous = hash;
    for (const concept of word.concepts) if (!concepts.includes(concept)) concepts.push(concept);
    for (const gram of word.grams) take(gram, kinds.gram);
    for (const topic of word.topics) take(finish(step(start(8), topic)), kinds.topic);
  }
  take(finish(step(start(2), previous)), kinds.edge);
  const most = Math.min(concepts.length, 9);
  for (let a = 0; a < concepts.length; a += 1) {
    const one = concepts[a] ?? 0;
    take(finish(step(start(4), one)), kinds.concept);
    for (let b = a + 1; b < most && a < most; b += 1) {
      const other = concepts[b] ?? 0;
      take(finish(step(step(start(5), Math.min(one, other)), Math.max(one, other))), kinds.pair);
    }
  }
  for (const token of text.split(" ")) take(finish(step(start(6), wordOf(token).hash)), kinds.full);
  markers.forEach((pattern, index) => {
    if (pattern.test(text)) take(finish(step(start(7), index)), kinds.marker);
  });
}
