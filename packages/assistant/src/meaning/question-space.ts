import { extractFeatures } from "../understanding/features.ts";
import { dimensions, type Vector, type VectorTable } from "./vectors.ts";

/**
 * An embedding space, learned from the wordings of the written questions, in which sentences with the same answer are
 * close together (docs/decisions/0027). The encoder's vectors capture the general topic of a sentence; its words
 * separate “can I send it back” from “can I send it on”.
 */
export type QuestionSpace = {
  /** Projection of each dimension of the encoder's vectors. */
  meaning: VectorTable;
  /** Projection of the words in each hash bucket. */
  words: VectorTable;
  /** Inverse document frequency of each bucket; 0 if no wording uses it. */
  rarity: Float32Array;
};

/** Number of dimensions of the space; more gained little. */
export const spaceDimensions = 96;

const bits = 14;
/** Number of hash buckets for words. */
export const buckets = 1 << bits;

/** The words of a sentence as buckets and their weights, normalised to unit length. */
export type SparseWords = {
  readonly buckets: readonly number[];
  readonly weights: readonly number[];
};

/** Returns the buckets of a sentence's words, each with the weight of its kind of feature. */
export function bucketsOf(normalised: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  extractFeatures(normalised, (hash, weight) => {
    const bucket = hash >>> (32 - bits);
    found.set(bucket, Math.max(weight, found.get(bucket) ?? 0));
  });
  return found;
}

/** Weights the words of a sentence by inverse document frequency. */
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
 * Embeds a sentence in the space; the result has unit length.
 *
 * @param normalised the sentence as `normalise` returns it.
 * @param vector the encoder's vector; without it, only the words are used.
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
