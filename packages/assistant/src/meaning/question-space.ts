import { extractFeatures } from "../understanding/features.ts";
import { dimensions, type Vector, type VectorTable } from "./vectors.ts";

/**
 * A space in which sentences lie near to each other if the same answer fits them, learned from the wordings of the
 * written questions (docs/decisions/0027). The encoder's vectors tell what a sentence is about in general; its words
 * tell “can I send it back” from “can I send it on”.
 */
export type QuestionSpace = {
  /** Where each dimension of the encoder's vectors leads. */
  meaning: VectorTable;
  /** Where the words of each hash bucket lead. */
  words: VectorTable;
  /** How rare the words of a bucket are (inverse document frequency); 0 if no wording has them. */
  rarity: Float32Array;
};

/** Number of dimensions of the space: more than these gained little. */
export const spaceDimensions = 96;

const bits = 14;
/** Number of hash buckets for words. */
export const buckets = 1 << bits;

/** The words of a sentence: their buckets, and weights that together have unit length. */
export type SparseWords = {
  readonly buckets: readonly number[];
  readonly weights: readonly number[];
};

/** Returns the buckets of a sentence's words with how much each kind of feature weighs. */
export function bucketsOf(normalised: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  extractFeatures(normalised, (hash, weight) => {
    const bucket = hash >>> (32 - bits);
    found.set(bucket, Math.max(weight, found.get(bucket) ?? 0));
  });
  return found;
}

/** Weighs the words of a sentence by their rarity. */
export function weighed(normalised: string, rarity: Float32Array): SparseWords {
  const entries = [...bucketsOf(normalised)]
    .map(([bucket, weight]) => [bucket, weight * (rarity[bucket] ?? 0)] as const)
    .filter(([, weight]) => weight > 0);
  const length = Math.hypot(...entries.map(([, weight]) => weight)) || 1;
  return {
    buckets: entries.map(([bucket]) => bucket),
    weights: entries.map(([, weight]) => weight / length),
  };
}

/**
 * Returns the place of a sentence in the space, of unit length.
 *
 * @param normalised the sentence as `normalise` returns it.
 * @param vector its meaning by the encoder; without it the words alone decide.
 */
export function placeOf(
  { meaning, words, rarity }: QuestionSpace,
  normalised: string,
  vector: Vector | undefined,
): Vector {
  const place = new Float32Array(spaceDimensions);
  const sparse = weighed(normalised, rarity);
  for (const [at, bucket] of sparse.buckets.entries())
    addRow(place, words, bucket, sparse.weights[at] ?? 0);
  if (vector)
    for (let row = 0; row < dimensions; row += 1) addRow(place, meaning, row, vector[row] ?? 0);
  const length = Math.hypot(...place) || 1;
  return place.map((value) => value / length);
}

function addRow(sum: Vector, { numbers, units }: VectorTable, row: number, times: number): void {
  const factor = times * (units[row] ?? 0);
  const start = row * sum.length;
  for (let at = 0; at < sum.length; at += 1)
    sum[at] = (sum[at] as number) + factor * (numbers[start + at] as number); // in bounds
}
