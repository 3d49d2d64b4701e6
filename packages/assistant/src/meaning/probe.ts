import { dimensions, type Vector } from "./vectors.ts";

/** A linear classifier: for each class a weight vector, followed by its bias. Survives `structuredClone`. */
export type Probe = { classes: readonly string[]; weights: Float32Array };

/** Number of weights per class, bias included. */
export const probeWidth = dimensions + 1;

/** Computes the log-odds of each class and writes them into `logits`. */
export function probed(
  { classes, weights }: Probe,
  vector: Vector,
  logits: Float32Array = new Float32Array(classes.length),
): Float32Array {
  for (let label = 0; label < logits.length; label += 1) {
    const start = label * probeWidth;
    let sum = weights[start + dimensions] as number; // in bounds, as below
    for (let at = 0; at < dimensions; at += 1)
      sum += (weights[start + at] as number) * (vector[at] as number);
    logits[label] = sum;
  }
  return logits;
}
