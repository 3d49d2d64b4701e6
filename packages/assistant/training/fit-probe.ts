import { type Probe, probed, probeWidth } from "../src/meaning/probe.ts";
import { dimensions, type Vector } from "../src/meaning/vectors.ts";
import { seededRandom } from "../src/understanding/random.ts";
import { softmax } from "../src/understanding/softmax.ts";

/** A sentence as a vector; `label` is the index of its class, -1 for none. */
export type ProbeExample = { vector: Vector; label: number };

export type ProbeOptions = {
  epochs: number;
  rate: number;
  /** Weight decay per step. */
  decay: number;
  /** Whether a sentence belongs to exactly one class (softmax) or to any number (a sigmoid for each). */
  classes: "one" | "any";
  /** Weight of an example relative to one without a class. */
  weight?: number;
};

/** Fits a logistic regression over vectors by stochastic gradient descent; deterministic. */
export function fitProbe(
  classes: readonly string[],
  examples: readonly ProbeExample[],
  { epochs, rate, decay, classes: kind, weight = 1 }: ProbeOptions,
): Probe {
  const weights = new Float32Array(classes.length * probeWidth);
  const probe = { classes, weights };
  const random = seededRandom(5);
  const order = [...examples];
  const gradient = new Float32Array(classes.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const pace = rate * (1 - epoch / (epochs + 1));
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as ProbeExample, order[at] as ProbeExample]; // both in bounds
    }
    for (const { vector, label } of order) {
      probed(probe, vector, gradient);
      if (kind === "one") softmax(gradient);
      else
        gradient.forEach((sum, c) => {
          gradient[c] = 1 / (1 + Math.exp(-sum));
        });
      if (label >= 0) gradient[label] = (gradient[label] as number) - 1;
      for (let c = 0; c < classes.length; c += 1) {
        const error = gradient[c] as number; // in bounds, as below
        if (Math.abs(error) < 0.002) continue;
        const step = pace * error * (c === label ? weight : 1);
        const start = c * probeWidth;
        for (let at = 0; at < dimensions; at += 1) {
          const value = weights[start + at] as number;
          weights[start + at] = value - step * (vector[at] as number) - pace * decay * value;
        }
        weights[start + dimensions] = (weights[start + dimensions] as number) - step * 0.3;
      }
    }
  }
  return probe;
}
