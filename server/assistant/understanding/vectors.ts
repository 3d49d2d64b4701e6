import type { RawFeatures } from "./features.ts";

/** A sparse vector of length 1. */
export type Vector = { ids: Int32Array; values: Float32Array };

/** Numbers the features of a set of phrases, weighs rare ones more (inverse document frequency), forgets singletons. */
export class FeatureSpace {
  readonly #ids = new Map<number, number>();
  readonly #idf: Float32Array;
  readonly size: number;

  constructor(phrases: readonly RawFeatures[], atLeast = 3) {
    const counts = new Map<number, number>();
    for (const { hashes } of phrases) {
      for (const value of hashes) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const idf: number[] = [];
    for (const [value, count] of counts) {
      if (count < atLeast) continue;
      this.#ids.set(value, idf.length);
      idf.push(1 + 0.35 * Math.log(phrases.length / (count + 1)));
    }
    this.#idf = Float32Array.from(idf);
    this.size = idf.length;
  }

  vector({ hashes, weights }: RawFeatures): Vector {
    const ids: number[] = [];
    const values: number[] = [];
    let squares = 0;
    for (let index = 0; index < hashes.length; index += 1) {
      const id = this.#ids.get(hashes[index] ?? 0);
      if (id === undefined) continue;
      const value = (weights[index] ?? 0) * (this.#idf[id] ?? 0);
      ids.push(id);
      values.push(value);
      squares += value * value;
    }
    const norm = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    return {
      ids: Int32Array.from(ids),
      values: Float32Array.from(values, (value) => value * norm),
    };
  }
}
