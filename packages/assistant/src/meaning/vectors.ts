/** A sentence as a direction: the nearer two of them, the more alike their meanings. Of length one. */
export type Vector = Float32Array;

/** How many numbers a vector has. */
export const dimensions = 512;

/** Vectors in a quarter of the memory, one row after the other. Survives `structuredClone`. */
export type VectorTable = {
  numbers: Int8Array;
  /** What each row's numbers are counted in. */
  units: Float32Array;
};

export function packed(vectors: readonly Vector[]): VectorTable {
  const numbers = new Int8Array(vectors.length * dimensions);
  const units = new Float32Array(vectors.length);
  vectors.forEach((vector, row) => {
    let most = 0;
    for (const value of vector) most = Math.max(most, Math.abs(value));
    const unit = most / 127 || 1;
    units[row] = unit;
    vector.forEach((value, at) => {
      numbers[row * dimensions + at] = Math.round(value / unit);
    });
  });
  return { numbers, units };
}

/** One row as it was, but for the rounding. */
export function unpacked({ numbers, units }: VectorTable, row: number): Vector {
  const unit = units[row] ?? 0;
  const start = row * dimensions;
  return Float32Array.from(numbers.subarray(start, start + dimensions), (value) => value * unit);
}

/** How alike a vector and a row are in meaning, from -1 to 1. */
export function likenessOf({ numbers, units }: VectorTable, row: number, vector: Vector): number {
  const start = row * dimensions;
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1)
    sum += (numbers[start + at] as number) * (vector[at] as number); // both inside
  return sum * (units[row] as number);
}
