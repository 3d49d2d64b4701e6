import type { Rows } from "./vectors.ts";

/**
 * A trained classifier, pruned and quantised: weights near zero are left out, the others are integers scaled per
 * feature. Survives `structuredClone`, so it can be sent to threads and stored in files.
 */
export type Weights = {
  /** Feature f has the entries from `starts[f]` to `starts[f + 1]`. */
  starts: Int32Array;
  /** The class and the quantised weight of each entry. */
  classes: Uint8Array;
  weights: Int8Array;
  units: Float32Array;
  bias: Float32Array;
};

/** Weights below this are pruned. */
const least = 0.03;

/** Compacts a dense table of `bias.length` weights per feature; `width` is the stride between features. */
export function compact(table: Float32Array, width: number, bias: Float32Array): Weights {
  if (bias.length > 256)
    throw new Error(`Class indices are bytes: ${bias.length} classes are too many.`);
  const features = table.length / width;
  const starts = new Int32Array(features + 1);
  const units = new Float32Array(features);
  const classes = new Uint8Array(features * bias.length);
  const weights = new Int8Array(classes.length);
  let length = 0;
  for (let feature = 0; feature < features; feature += 1) {
    const first = feature * width;
    let most = least;
    for (let label = 0; label < bias.length; label += 1) {
      most = Math.max(most, Math.abs(table[first + label] as number)); // within bounds
    }
    const unit = most / 127;
    units[feature] = unit;
    for (let label = 0; label < bias.length; label += 1) {
      const weight = table[first + label] as number;
      if (Math.abs(weight) < least) continue;
      classes[length] = label;
      weights[length] = Math.round(weight / unit);
      length += 1;
    }
    starts[feature + 1] = length;
  }
  return {
    starts,
    classes: classes.slice(0, length),
    weights: weights.slice(0, length),
    units,
    bias,
  };
}

/** Returns the log-odds of each class for one row, before calibration. */
export function scores(classifier: Weights, rows: Rows, row = 0): Float32Array {
  const { starts, classes, weights, units } = classifier;
  const logits = Float32Array.from(classifier.bias);
  const end = rows.starts[row + 1] as number; // all reads below are within bounds
  for (let n = rows.starts[row] as number; n < end; n += 1) {
    const feature = rows.ids[n] as number;
    const value = (rows.values[n] as number) * (units[feature] as number);
    const last = starts[feature + 1] as number;
    for (let entry = starts[feature] as number; entry < last; entry += 1) {
      const label = classes[entry] as number;
      logits[label] = (logits[label] as number) + value * (weights[entry] as number);
    }
  }
  return logits;
}
