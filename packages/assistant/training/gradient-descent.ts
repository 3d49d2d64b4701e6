import { seededRandom, shuffle } from "../src/understanding/random.ts";
import { softmax } from "../src/understanding/softmax.ts";
import type { Rows } from "../src/understanding/vectors.ts";
import { compact, type Weights } from "../src/understanding/weights.ts";
import { createWeightedSum } from "./weighted-sum.ts";

export type TrainingOptions = {
  epochs: number;
  rate: number;
  seed: number;
  /** Probability of its class from which a phrase is skipped in the next two epochs. */
  restAt: number;
};

/**
 * Fits a multinomial logistic regression over sparse vectors by stochastic gradient descent. Phrases that are
 * classified with certainty are skipped for a while, which halves the time.
 *
 * @param labels class of each row, counted from 0.
 */
export function descend(
  { starts, ids, values }: Rows,
  features: number,
  labels: Int32Array,
  classes: number,
  { epochs, rate, seed, restAt }: TrainingOptions,
): Weights {
  const { table, width, sum: gradient, add } = createWeightedSum(features, classes, ids, values);
  const bias = new Float32Array(classes);
  const random = seededRandom(seed);
  const order = Int32Array.from(labels, (_label, row) => row);
  const resting = new Uint8Array(order.length);
  const moves = new Int32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - epoch / (epochs + 1));
    for (const row of order) {
      if ((resting[row] as number) > 0) {
        resting[row] = (resting[row] as number) - 1;
        continue;
      }
      const from = starts[row] as number; // reads here are within the arrays
      const end = starts[row + 1] as number;
      gradient.set(bias);
      add(from, end);
      softmax(gradient);
      const label = labels[row] as number;
      const certainty = gradient[label] as number;
      if (certainty > restAt) resting[row] = 2;
      gradient[label] = certainty - 1;
      let moving = 0;
      for (let c = 0; c < classes; c += 1) {
        if (Math.abs(gradient[c] as number) > 0.004) {
          moves[moving] = c;
          moving += 1;
        }
      }
      for (let m = 0; m < moving; m += 1) {
        const c = moves[m] as number; // m < moving ≤ classes
        gradient[m] = step * (gradient[c] as number); // m ≤ c: only values already read are overwritten
        bias[c] = (bias[c] as number) - 0.02 * (gradient[m] as number);
      }
      for (let n = from; n < end; n += 1) {
        const base = (ids[n] as number) * width;
        const value = values[n] as number;
        for (let m = 0; m < moving; m += 1) {
          const at = base + (moves[m] as number);
          table[at] = (table[at] as number) - value * (gradient[m] as number);
        }
      }
    }
  }
  return compact(table, width, bias);
}
