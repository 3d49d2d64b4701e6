import { seededRandom } from "./random.ts";
import type { Rows } from "./vectors.ts";

/** Which rows are learnt, and what each of them is: `labels` counts from 0. */
export type Examples = { rows: Int32Array; labels: Int32Array; weights?: Float32Array };

export type TrainingOptions = {
  epochs: number;
  rate: number;
  seed: number;
  /** How certain a phrase must be of its class to rest for the two following passes. */
  restAt: number;
};

/** What a classifier has learnt. Survives `structuredClone`, so that threads and files can pass it on. */
export type Weights = {
  /** For each feature of the space the row of its weights; -1 where this classifier never met it. */
  slots: Int32Array;
  /** One row of `bias.length` numbers a slot. */
  table: Float32Array;
  bias: Float32Array;
};

/** Log-odds of each class, before calibration. */
export function scores(
  { slots, table, bias }: Weights,
  { starts, ids, values }: Rows,
  row = 0,
  into = new Float32Array(bias.length),
): Float32Array {
  const classes = bias.length;
  into.set(bias);
  const end = starts[row + 1] as number;
  for (let n = starts[row] as number; n < end; n += 1) {
    const slot = slots[ids[n] as number] as number; // inside the arrays: n < length
    if (slot < 0) continue;
    const base = slot * classes;
    const value = values[n] as number; // as above
    for (let c = 0; c < classes; c += 1) {
      into[c] = (into[c] as number) + value * (table[base + c] as number); // c < classes
    }
  }
  return into;
}

/**
 * Multinomial logistic regression over sparse vectors, trained by stochastic gradient descent. A phrase that
 * is right with certainty may rest meanwhile, which halves the time.
 */
export function train(
  data: Rows,
  features: number,
  classes: number,
  { rows, labels, weights }: Examples,
  { epochs, rate, seed, restAt }: TrainingOptions,
): Weights {
  const { starts, ids, values } = data;
  const { slots, used } = slotsOf(data, rows, features);
  const table = new Float32Array(used * classes);
  const bias = new Float32Array(classes);
  const learnt: Weights = { slots, table, bias };
  const random = seededRandom(seed);
  const order = Int32Array.from(rows, (_row, index) => index);
  const resting = new Uint8Array(order.length);
  const slopes = new Float32Array(classes);
  const moves = new Int32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - epoch / (epochs + 1));
    for (const index of order) {
      if ((resting[index] as number) > 0) {
        resting[index] = (resting[index] as number) - 1;
        continue;
      }
      const row = rows[index] as number;
      const label = labels[index] as number;
      softmax(scores(learnt, data, row, slopes));
      const certainty = slopes[label] as number;
      if (certainty > restAt) resting[index] = 2;
      slopes[label] = certainty - 1;
      let moving = 0;
      for (let c = 0; c < classes; c += 1) {
        if (Math.abs(slopes[c] as number) > 0.004) {
          moves[moving] = c;
          moving += 1;
        }
      }
      const size = step * (weights?.[index] ?? 1);
      for (let m = 0; m < moving; m += 1) {
        const c = moves[m] as number; // m < moving ≤ classes
        slopes[m] = size * (slopes[c] as number); // m ≤ c: what is overwritten has been read
        bias[c] = (bias[c] as number) - 0.02 * (slopes[m] as number);
      }
      const end = starts[row + 1] as number;
      for (let n = starts[row] as number; n < end; n += 1) {
        const base = (slots[ids[n] as number] as number) * classes; // its own rows have slots
        const value = values[n] as number; // inside the array
        for (let m = 0; m < moving; m += 1) {
          const at = base + (moves[m] as number);
          table[at] = (table[at] as number) - value * (slopes[m] as number);
        }
      }
    }
  }
  return learnt;
}

/** Numbers the features that occur in these rows. */
function slotsOf(
  { starts, ids }: Rows,
  rows: Int32Array,
  features: number,
): { slots: Int32Array; used: number } {
  const slots = new Int32Array(features).fill(-1);
  let used = 0;
  for (const row of rows) {
    const end = starts[row + 1] as number;
    for (let n = starts[row] as number; n < end; n += 1) {
      const id = ids[n] as number;
      if (slots[id] !== -1) continue;
      slots[id] = used;
      used += 1;
    }
  }
  return { slots, used };
}

/** In place: exp and normalise. `heat` above 1 flattens (calibration). */
export function softmax(odds: Float32Array, heat = 1): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of odds) if (score > most) most = score;
  let sum = 0;
  for (let c = 0; c < odds.length; c += 1) {
    const value = Math.exp(((odds[c] as number) - most) / heat);
    odds[c] = value;
    sum += value;
  }
  for (let c = 0; c < odds.length; c += 1) odds[c] = (odds[c] as number) / sum;
  return odds;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] as number; // both inside
    order[index] = order[other] as number;
    order[other] = kept;
  }
}
