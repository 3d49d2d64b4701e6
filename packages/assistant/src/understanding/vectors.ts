import { extractFeatures } from "./features.ts";

/** Sparse unit vectors in compressed sparse row format: row r has the entries from `starts[r]` to `starts[r + 1]`. */
export type Rows = {
  starts: Int32Array;
  ids: Int32Array;
  values: Float32Array;
};

/** The hash buckets and their weights. Survives `structuredClone`. */
export type FeatureSpace = {
  /** The feature index of each hash bucket; -1 if unused. */
  ids: Int32Array;
  /** The inverse document frequency of each feature. */
  idf: Float32Array;
};

/** With 2¹⁸ buckets, two features rarely collide. */
const bits = 18;
const bucketOf = (hash: number): number => hash >>> (32 - bits);

/** Minimum number of phrases a feature must occur in; rarer ones are ignored. */
const fewest = 2;

/**
 * Builds a feature space by hashing the features of phrases (Weinberger et al. 2009, https://arxiv.org/abs/0902.2206).
 *
 * @returns the space, and the phrases as rows in it.
 */
export function measureSpace(texts: readonly string[]): {
  space: FeatureSpace;
  rows: Rows;
} {
  let buckets = new Int32Array(1 << 21);
  let weights = new Float32Array(1 << 21);
  let length = 0;
  const counts = new Int32Array(1 << bits);
  const seenIn = new Int32Array(1 << bits);
  const ends = new Int32Array(texts.length);
  texts.forEach((text, index) => {
    if (buckets.length < length + 4096) {
      buckets = grown(buckets, new Int32Array(buckets.length * 2));
      weights = grown(weights, new Float32Array(weights.length * 2));
    }
    extractFeatures(text, (hash, weight) => {
      const bucket = bucketOf(hash);
      if (seenIn[bucket] === index + 1) return;
      seenIn[bucket] = index + 1;
      counts[bucket] = (counts[bucket] as number) + 1; // a bucket is within 18 bits
      buckets[length] = bucket;
      weights[length] = weight;
      length += 1;
    });
    ends[index] = length;
  });

  const ids = new Int32Array(1 << bits).fill(-1);
  const idf: number[] = [];
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    const count = counts[bucket] as number;
    if (count < fewest) continue;
    ids[bucket] = idf.length;
    idf.push(1 + 0.35 * Math.log(texts.length / (count + 1)));
  }
  const space = { ids, idf: Float32Array.from(idf) };

  const starts = new Int32Array(texts.length + 1);
  const rows = { starts, ids: new Int32Array(length), values: new Float32Array(length) };
  let filled = 0;
  for (let row = 0, at = 0; row < texts.length; row += 1) {
    for (; at < (ends[row] as number); at += 1) {
      const id = ids[buckets[at] as number] as number;
      if (id < 0) continue;
      rows.ids[filled] = id;
      rows.values[filled] = (weights[at] as number) * (space.idf[id] as number);
      filled += 1;
    }
    toLengthOne(rows.values.subarray(starts[row], filled));
    starts[row + 1] = filled;
  }
  return { space, rows };
}

/** Vectorises one phrase as a single row. */
export function readInto(space: FeatureSpace, text: string): Rows {
  const found = new Map<number, number>();
  extractFeatures(text, (hash, weight) => {
    const id = space.ids[bucketOf(hash)] as number; // a bucket is within 18 bits
    if (id >= 0 && !found.has(id)) found.set(id, weight * (space.idf[id] as number));
  });
  const values = toLengthOne(Float32Array.from(found.values()));
  return { starts: Int32Array.of(0, found.size), ids: Int32Array.from(found.keys()), values };
}

/** Scales a vector to unit length, in place. */
function toLengthOne(values: Float32Array): Float32Array {
  let squares = 0;
  for (const value of values) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] as number) * scale;
  return values;
}

function grown<Kind extends Int32Array | Float32Array>(from: Kind, into: Kind): Kind {
  into.set(from);
  return into;
}
