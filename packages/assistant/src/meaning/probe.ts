import { dimensions, type Vector } from "./vectors.ts";

/**
 * What was learned of a set of classes: for each, the direction in which its sentences lie, and a bias behind it.
 * Survives `structuredClone`.
 */
export type Probe = { classes: readonly string[]; weights: Float32Array };

/** How many numbers belong to a class. */
export const probeWidth = dimensions + 1;

/** The log-odds of each class, written into `logits`. */
export function probed(
  { classes, weights }: Probe,
  vector: Vector,
  logits: Float32Array = new Float32Array(classes.length),
): Float32Array {
  for (let label = 0; label < logits.length; label += 1) {
    const start = label * probeWidth;
    let sum = weights[start + dimensions] as number; // inside, as below
    for (let at = 0; at < dimensions; at += 1)
      sum += (weights[start + at] as number) * (vector[at] as number);
    logits[label] = sum;
  }
  return logits;
}
