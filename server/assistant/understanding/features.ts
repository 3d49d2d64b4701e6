import { lexicon } from "#content/assistant/lexicon.ts";
import { cutCarriers } from "./carriers.ts";
import { stem } from "./stem.ts";

/** The hashes of what stands in a phrase, with the weight of each kind. Built afresh for each phrase. */
export type RawFeatures = { hashes: number[]; weights: number[]; core: string[] };

const conceptsOf = new Map<string, string[]>();
for (const line of lexicon.split("\n")) {
  const [name, words] = line.split(":");
  if (name === undefined || words === undefined) continue;
  for (const word of words.trim().split(/\s+/)) {
    const key = stem(word);
    const known = conceptsOf.get(key) ?? [];
    if (!known.includes(name)) conceptsOf.set(key, [...known, name]);
  }
}

/** Every word of the lexicon, for the spelling. */
export const lexiconWords: readonly string[] = [
  ...new Set(
    lexicon
      .split("\n")
      .flatMap((line) => (line.split(":")[1] ?? "").trim().split(/\s+/))
      .filter((word) => word.length > 0),
  ),
];

const functionWords = new Set(
  "a an the to of for in on at by with from and or but if is are was were be been am do does did i you he she we they it its my your our their me us them this that these those some any so just there here as than then too very have has had will would can could should may might must shall what how who please want need like get".split(
    " ",
  ),
);
export const isFunctionWord = (word: string): boolean => functionWords.has(word);

/** What kind of sentence it is; the wish without its carriers no longer shows it. */
const markers: readonly (readonly [string, RegExp])[] = [
  ["how", /\bhow (?:to|can|do|could|should|would|is|are)\b/],
  ["where", /\bwhere\b/],
  ["when", /\bwhen\b|\bwhattime\b|\bhowlong\b/],
  ["howmuch", /\bhowmuch\b|\bhowmany\b/],
  ["what", /\bwhat\b/],
  ["which", /\bwhich\b/],
  ["who", /\bwho\b/],
  ["why", /\bwhy\b/],
  ["want", /\b(?:want|need|would like|wish|have to|got to|going to)\b/],
  ["not", /\b(?:not|never|no|cannot|unable|impossible|nothing)\b/],
  ["is", /^(?:is|are|do|does|did|has|have|will|am|was)\b/],
  ["helpme", /\b(?:help|assist|assistance|support)\b/],
];

const kinds = {
  word: 1,
  bigram: 0.75,
  concept: 0.9,
  pair: 0.7,
  gram: 0.22,
  full: 0.3,
  marker: 0.35,
};

function hash(text: string, kind: number): number {
  let value = 0x811c9dc5 ^ kind;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}

/**
 * Word and character n-grams of a normalised phrase: words, pairs of neighbours, meanings (lexicon) and pairs of
 * meanings of its core, pieces of three to five letters, and the sentence's kind.
 */
export function extractFeatures(text: string): RawFeatures {
  const core = cutCarriers(text).split(" ").map(stem);
  const hashes: number[] = [];
  const weights: number[] = [];
  const seen = new Set<number>();
  const add = (value: number, weight: number) => {
    if (seen.has(value)) return;
    seen.add(value);
    hashes.push(value);
    weights.push(weight);
  };

  const concepts: string[] = [];
  let previous = "^";
  for (const word of core) {
    const isFunction = functionWords.has(word);
    add(hash(word, 1), isFunction ? 0.3 : kinds.word);
    add(hash(`${previous} ${word}`, 2), isFunction ? 0.35 : kinds.bigram);
    previous = word;
    for (const concept of conceptsOf.get(word) ?? []) {
      if (!concepts.includes(concept)) concepts.push(concept);
    }
    if (!isFunction && !word.startsWith("#")) {
      const edged = `<${word}>`;
      for (let size = 3; size <= 4; size += 1) {
        for (let at = 0; at + size <= edged.length; at += 1) {
          add(hash(edged.slice(at, at + size), 3), kinds.gram);
        }
      }
    }
  }
  add(hash(`${previous} $`, 2), 0.35);
  for (const concept of concepts) add(hash(concept, 4), kinds.concept);
  const most = Math.min(concepts.length, 9);
  for (let a = 0; a < most; a += 1) {
    for (let b = a + 1; b < most; b += 1) {
      const pair = [concepts[a], concepts[b]].sort().join("+");
      add(hash(pair, 5), kinds.pair);
    }
  }
  for (const word of text.split(" ")) add(hash(stem(word), 6), kinds.full);
  for (const [name, pattern] of markers) {
    if (pattern.test(text)) add(hash(name, 7), kinds.marker);
  }
  return { hashes, weights, core };
}
