import {
  buckets,
  bucketsOf,
  type QuestionSpace,
  type SparseWords,
  weighed,
  spaceDimensions as width,
} from "../../src/meaning/question-space.ts";
import type { ReplySpace } from "../../src/meaning/reply-space.ts";
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
 * Learns a space in which the wordings of one question lie near to each other.
 *
 * @param onEpoch called after each pass over the wordings, with the mean loss.
 * @returns the space; the same for the same groups.
 */
export function learnSpace(groups: readonly Group[], onEpoch: OnEpoch = () => {}): QuestionSpace {
  const random = seededRandom(settings.seed);
  const rarity = rarityIn(groups.flatMap(({ wordings }) => wordings));
  const side = Side.random(rarity, random);
  const several = groups.filter(({ wordings }) => wordings.length > 1);
  const drawn = several.flatMap((group) =>
    Array.from({ length: Math.floor(group.wordings.length / 2) }, () => () => {
      const [one, other] = twoOf(group.wordings, random);
      return { group, one, other };
    }),
  );
  learnFrom(drawn, { one: side, other: side }, random, onEpoch);
  return side.learned();
}

/** A question, or a follow-up, with its answer. */
export type Answered = Group & { readonly answer: Wording };

/** Learns from wordings and their answers which reply answers a message. */
export function learnReplySpace(
  groups: readonly Answered[],
  onEpoch: OnEpoch = () => {},
): ReplySpace {
  const random = seededRandom(settings.seed);
  const rarity = rarityIn(groups.flatMap(({ wordings, answer }) => [...wordings, answer]));
  const messages = Side.random(rarity, random);
  const replies = messages.copy();
  const drawn = groups.flatMap((group) =>
    group.wordings.map((one) => () => ({ group, one, other: group.answer })),
  );
  learnFrom(drawn, { one: messages, other: replies }, random, onEpoch);
  return { messages: messages.learned(), replies: replies.learned() };
}

type OnEpoch = (epoch: number, loss: number) => void;
/** Two sentences that belong together. */
type Drawn = { group: Group; one: Wording; other: Wording };

function learnFrom(
  pairs: readonly (() => Drawn)[],
  sides: { one: Side; other: Side },
  random: () => number,
  onEpoch: OnEpoch,
): void {
  const both = new Set([sides.one, sides.other]);
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    const rate = settings.rate * (1 - (0.9 * epoch) / settings.epochs);
    let loss = 0;
    const batches = batchesOf(
      pairs.map((draw) => draw()),
      random,
    );
    for (const batch of batches) {
      const placed = batch.map(({ group, one, other }) => ({
        group,
        one: sides.one.place(one, random),
        other: sides.other.place(other, random),
      }));
      const { gradients, mean } = contrast(placed);
      loss += mean;
      placed.forEach(({ one, other }, at) => {
        sides.one.learnFrom(one, gradients.one[at] as Float32Array);
        sides.other.learnFrom(other, gradients.other[at] as Float32Array);
      });
      for (const side of both) side.step(rate);
    }
    onEpoch(epoch, loss / batches.length);
  }
}

/** A way into a space: the weights of the encoder’s dimensions and of the words. */
class Side {
  readonly #rarity: Float32Array;
  readonly #meaning: Adam;
  readonly #words: Adam;
  readonly #sparse = new Map<Wording, SparseWords>();

  constructor(rarity: Float32Array, meaning: Adam, words: Adam) {
    this.#rarity = rarity;
    this.#meaning = meaning;
    this.#words = words;
  }

  static random(rarity: Float32Array, random: () => number): Side {
    return new Side(
      rarity,
      Adam.random(dimensions, width, 1 / Math.sqrt(dimensions), random),
      Adam.random(buckets, width, 0.5 / Math.sqrt(width), random),
    );
  }

  /** Returns another one with the same weights, which goes its own way from here. */
  copy(): Side {
    return new Side(this.#rarity, this.#meaning.copy(), this.#words.copy());
  }

  place(wording: Wording, random: () => number): Placed {
    const all = this.#sparse.get(wording) ?? weighed(wording.normalised, this.#rarity);
    this.#sparse.set(wording, all);
    const sparse = forgetting(all, random);
    const sum = new Float32Array(width);
    for (let row = 0; row < dimensions; row += 1)
      this.#meaning.addRow(sum, row, wording.vector[row] as number); // in bounds
    for (const [at, bucket] of sparse.buckets.entries())
      this.#words.addRow(sum, bucket, sparse.weights[at] as number);
    const length = Math.hypot(...sum) + 1e-6;
    return { wording, sparse, length, unit: sum.map((value) => value / length) };
  }

  learnFrom({ wording, sparse, length, unit }: Placed, gradient: Float32Array): void {
    const along = dot(unit, gradient);
    const inward = gradient.map((value, at) => (value - (unit[at] as number) * along) / length);
    for (let row = 0; row < dimensions; row += 1)
      this.#meaning.collect(row, inward, wording.vector[row] as number);
    for (const [at, bucket] of sparse.buckets.entries())
      this.#words.collect(bucket, inward, sparse.weights[at] as number);
  }

  step(rate: number): void {
    this.#meaning.step(rate);
    this.#words.step(rate);
  }

  learned(): QuestionSpace {
    return {
      meaning: packed(this.#meaning.rows()),
      words: packed(this.#words.rows()),
      rarity: this.#rarity,
    };
  }
}

type Placed = { wording: Wording; sparse: SparseWords; length: number; unit: Float32Array };
type Pair = { group: Group; one: Placed; other: Placed };

function rarityIn(wordings: readonly Wording[]): Float32Array {
  const counts = new Float32Array(buckets);
  let all = 0;
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

/** Batches hold pairs of one industry, so that a pair is told from what it could be taken for. */
function batchesOf(pairs: readonly Drawn[], random: () => number): Drawn[][] {
  const batches: Drawn[][] = [];
  for (const own of Map.groupBy(pairs, ({ group }) => group.industry).values()) {
    shuffle(own, random);
    for (let at = 0; at < own.length; at += settings.batch)
      if (own.length - at > 1) batches.push(own.slice(at, at + settings.batch));
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
