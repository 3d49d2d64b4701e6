import { seededRandom } from "./random.ts";
import type { Vector } from "./vectors.ts";

/** A labelled phrase: `label` counts from 0. */
export type Example = { vector: Vector; label: number; weight?: number };

export type TrainingOptions = {
  epochs: number;
  rate: number;
  seed: number;
  /** Shrinks weights a little at each pass, so that no single phrase rules. */
  decay?: number;
};

/**
 * Multinomial logistic regression over sparse vectors, trained by stochastic gradient descent. A phrase that
 * is already right with near certainty rests for the following pass; that halves the time and costs nothing.
 */
export class LogisticRegression {
  readonly classes: number;
  readonly #weights: Float32Array;
  readonly #bias: Float32Array;

  constructor(features: number, classes: number) {
    this.classes = classes;
    this.#weights = new Float32Array(features * classes);
    this.#bias = new Float32Array(classes);
  }

  /** Log-odds of each class, before calibration. */
  scores({ ids, values }: Vector, into = new Float32Array(this.classes)): Float32Array {
    const classes = this.classes;
    const weights = this.#weights;
    into.set(this.#bias);
    for (let n = 0; n < ids.length; n += 1) {
      const base = (ids[n] as number) * classes; // inside the array: n < length
      const value = values[n] as number; // as above
      for (let c = 0; c < classes; c += 1) {
        into[c] = (into[c] as number) + value * (weights[base + c] as number); // c < classes
      }
    }
    return into;
  }

  train(examples: readonly Example[], { epochs, rate, seed, decay = 0 }: TrainingOptions): void {
    const random = seededRandom(seed);
    const order = Int32Array.from(examples, (_example, index) => index);
    const resting = new Uint8Array(examples.length);
    const scores = new Float32Array(this.classes);
    const moves = new Int32Array(this.classes);
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      shuffle(order, random);
      const step = rate * (1 - epoch / (epochs + 1));
      for (const index of order) {
        if ((resting[index] ?? 0) > 0) {
          resting[index] = (resting[index] ?? 1) - 1;
          continue;
        }
        const example = examples[index];
        if (example === undefined) continue;
        softmax(this.scores(example.vector, scores));
        const { label, vector, weight = 1 } = example;
        const certainty = scores[label] ?? 0;
        if (certainty > 0.97) resting[index] = 2;
        scores[label] = certainty - 1;
        let moving = 0;
        for (let c = 0; c < this.classes; c += 1) {
          const slope = scores[c] ?? 0;
          if (slope > 0.004 || slope < -0.004) {
            moves[moving] = c;
            moving += 1;
          }
        }
        const { ids, values } = vector;
        for (let m = 0; m < moving; m += 1) {
          const c = moves[m] as number; // m < moving ≤ classes
          const change = step * weight * (scores[c] as number); // c < classes
          this.#bias[c] = (this.#bias[c] as number) - 0.02 * change;
          for (let n = 0; n < ids.length; n += 1) {
            const at = (ids[n] as number) * this.classes + c; // inside the array
            this.#weights[at] = (this.#weights[at] as number) - change * (values[n] as number);
          }
        }
      }
      if (decay > 0) {
        const keep = 1 - decay;
        for (let at = 0; at < this.#weights.length; at += 1) {
          this.#weights[at] = (this.#weights[at] as number) * keep;
        }
      }
    }
  }
}

/** In place: exp and normalise. `heat` above 1 flattens (calibration). */
export function softmax(scores: Float32Array, heat = 1): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let c = 0; c < scores.length; c += 1) {
    const value = Math.exp(((scores[c] as number) - most) / heat);
    scores[c] = value;
    sum += value;
  }
  for (let c = 0; c < scores.length; c += 1) scores[c] = (scores[c] as number) / sum;
  return scores;
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] as number; // both inside
    order[index] = order[other] as number;
    order[other] = kept;
  }
}
