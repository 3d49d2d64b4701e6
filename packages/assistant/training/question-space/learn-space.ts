import {
  buckets,
  bucketsOf,
  type QuestionSpace,
  type SparseWords,
  weighed,
  spaceDimensions as width,
} from "../../src/meaning/question-space.ts";
import { dimensions, packed, type Vector } from "../../src/meaning/vectors.ts";
import { seededRandom, shuffle } from "../../src/understanding/random.ts";
import { softmax } from "../../src/understanding/softmax.ts";
import { Adam } from "./adam.ts";

/**
 * Learns the space of questions: two wordings of one question are pulled together, and away from the other questions
 * of their batch (in-batch softmax, as in https://arxiv.org/abs/1705.00652).
 */

/** A wording, with the encoder's vector of it. */
export type Wording = { normalised: string; vector: Vector };

/** Wordings of one question, or of one follow-up; what different groups of one industry ask is not the same. */
export type Group = { industry: string; wordings: readonly Wording[] };

const settings = {
  epochs: 9,
  batch: 256,
  temperature: 0.07,
  rate: 2e-3,
  forget: 0.2,
  seed: 7,
} as const;
/** The minimum number of wordings with a word; rarer ones teach nothing. */
const fewest = 2;

/**
 * @param onEpoch called after each pass over the wordings, with the mean loss.
 * @returns the space; the same for the same groups.
 */
export function learnSpace(
  groups: readonly Group[],
  onEpoch: (epoch: number, loss: number) => void = () => {},
): QuestionSpace {
  const random = seededRandom(settings.seed);
  const rarity = rarityIn(groups);
  const known = new Map<Wording, SparseWords>(
    groups.flatMap(({ wordings }) =>
      wordings.map((wording) => [wording, weighed(wording.normalised, rarity)] as const),
    ),
  );
  const meaning = new Adam(dimensions, width, 1 / Math.sqrt(dimensions), random);
  const words = new Adam(buckets, width, 0.5 / Math.sqrt(width), random);
  const place = (wording: Wording): Placed => {
    const all = known.get(wording) ?? { buckets: [], weights: [] };
    const sparse = forgetting(all, random);
    const sum = new Float32Array(width);
    for (let row = 0; row < dimensions; row += 1)
      meaning.addRow(sum, row, wording.vector[row] as number); // in bounds
    for (const [at, bucket] of sparse.buckets.entries())
      words.addRow(sum, bucket, sparse.weights[at] as number);
    const length = Math.hypot(...sum) + 1e-6;
    return { wording, sparse, length, unit: sum.map((value) => value / length) };
  };
  const learnFrom = ({ wording, sparse, length, unit }: Placed, gradient: Float32Array): void => {
    const along = dot(unit, gradient);
    const inward = gradient.map((value, at) => (value - (unit[at] as number) * along) / length);
    for (let row = 0; row < dimensions; row += 1)
      meaning.collect(row, inward, wording.vector[row] as number);
    for (const [at, bucket] of sparse.buckets.entries())
      words.collect(bucket, inward, sparse.weights[at] as number);
  };
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const rate = settings.rate * (1 - (0.9 * epoch) / settings.epochs);
    let loss = 0;
    const batches = batchesOf(groups, random);
    for (const batch of batches) {
      const pairs = batch.map((group) => {
        const [one, other] = twoOf(group.wordings, random);
        return { group, one: place(one), other: place(other) };
      });
      const { gradients, mean } = contrast(pairs);
      loss += mean;
      pairs.forEach(({ one, other }, at) => {
        learnFrom(one, gradients.one[at] as Float32Array);
        learnFrom(other, gradients.other[at] as Float32Array);
      });
      meaning.step(rate);
      words.step(rate);
    }
    onEpoch(epoch, loss / batches.length);
  }
  return { meaning: packed(meaning.rows()), words: packed(words.rows()), rarity };
}

type Placed = { wording: Wording; sparse: SparseWords; length: number; unit: Float32Array };
type Pair = { group: Group; one: Placed; other: Placed };

function rarityIn(groups: readonly Group[]): Float32Array {
  const counts = new Float32Array(buckets);
  let all = 0;
  for (const { wordings } of groups)
    for (const { normalised } of wordings) {
      all += 1;
      for (const bucket of bucketsOf(normalised).keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  return counts.map((count) => (count < fewest ? 0 : Math.log(all / (count + 1))));
}

/** Leaves out some of the words, so that no single one decides. */
function forgetting({ buckets, weights }: SparseWords, random: () => number): SparseWords {
  const kept = buckets.map(() => random() >= settings.forget);
  return {
    buckets: buckets.filter((_bucket, at) => kept[at]),
    weights: weights
      .filter((_weight, at) => kept[at])
      .map((weight) => weight / (1 - settings.forget)),
  };
}

function twoOf(wordings: readonly Wording[], random: () => number): [Wording, Wording] {
  const first = Math.floor(random() * wordings.length);
  const second = (first + 1 + Math.floor(random() * (wordings.length - 1))) % wordings.length;
  // A group has two wordings at least.
  return [wordings[first] as Wording, wordings[second] as Wording];
}

/** Batches hold questions of one industry, so that a pair is told from what it could be taken for. */
function batchesOf(groups: readonly Group[], random: () => number): Group[][] {
  const batches: Group[][] = [];
  for (const own of Map.groupBy(groups, ({ industry }) => industry).values()) {
    const often = own
      .filter(({ wordings }) => wordings.length > 1)
      .flatMap((group) =>
        Array.from({ length: Math.floor(group.wordings.length / 2) }, () => group),
      );
    shuffle(often, random);
    for (let at = 0; at < often.length; at += settings.batch)
      if (often.length - at > 1) batches.push(often.slice(at, at + settings.batch));
  }
  shuffle(batches, random);
  return batches;
}

/** Returns the gradients of the loss at each place of a batch, and the mean loss. */
function contrast(pairs: readonly Pair[]): {
  gradients: { one: Float32Array[]; other: Float32Array[] };
  mean: number;
} {
  const count = pairs.length;
  const logits = pairs.map(({ one, group }, row) =>
    Float32Array.from(pairs, (pair, at) =>
      pair.group === group && at !== row
        ? Number.NEGATIVE_INFINITY
        : dot(one.unit, pair.other.unit) / settings.temperature,
    ),
  );
  const columns = pairs.map((_pair, at) =>
    softmax(Float32Array.from(logits, (row) => row[at] as number)),
  );
  const byRow = logits.map((row) => softmax(row));
  const gradients = {
    one: pairs.map(() => new Float32Array(width)),
    other: pairs.map(() => new Float32Array(width)),
  };
  let loss = 0;
  const scale = 1 / (2 * count * settings.temperature);
  for (let row = 0; row < count; row += 1) {
    loss -= Math.log((byRow[row]?.[row] ?? 0) + 1e-9);
    for (let at = 0; at < count; at += 1) {
      const weight =
        ((byRow[row]?.[at] ?? 0) + (columns[at]?.[row] ?? 0) - (row === at ? 2 : 0)) * scale;
      if (Math.abs(weight) < 1e-9) continue;
      addTo(gradients.one[row] as Float32Array, (pairs[at] as Pair).other.unit, weight);
      addTo(gradients.other[at] as Float32Array, (pairs[row] as Pair).one.unit, weight);
    }
  }
  return { gradients, mean: loss / count };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function addTo(sum: Float32Array, other: Float32Array, times: number): void {
  for (let at = 0; at < sum.length; at += 1)
    sum[at] = (sum[at] as number) + (other[at] as number) * times;
}
