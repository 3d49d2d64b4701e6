/** A sentence embedding of unit length; the closer two of them are, the more similar their meanings. */
export type Vector = Float32Array;

/** Number of dimensions of a vector. */
export const dimensions = 512;

/** Vectors of equal width, quantised row by row to 8 bits, a quarter of the memory. Survives `structuredClone`. */
export type VectorTable = {
  numbers: Int8Array;
  /** Scale factor of each row. */
  units: Float32Array;
};

export function packed(vectors: readonly Vector[]): VectorTable {
  const width = vectors[0]?.length ?? dimensions;
  const numbers = new Int8Array(vectors.length * width);
  const units = new Float32Array(vectors.length);
  vectors.forEach((vector, row) => {
    let most = 0;
    for (const value of vector) most = Math.max(most, Math.abs(value));
    const unit = most / 127 || 1;
    units[row] = unit;
    vector.forEach((value, at) => {
      numbers[row * width + at] = Math.round(value / unit);
    });
  });
  return { numbers, units };
}

const widthOf = ({ numbers, units }: VectorTable): number => numbers.length / units.length;

/** Dequantises a row. */
export function unpacked(table: VectorTable, row: number): Vector {
  const { numbers, units } = table;
  const unit = units[row] ?? 0;
  const width = widthOf(table);
  return Float32Array.from(
    numbers.subarray(row * width, (row + 1) * width),
    (value) => value * unit,
  );
}

/** Returns the cosine similarity of a vector and a row, from -1 to 1. The width must be a multiple of four. */
export function likenessOf({ numbers, units }: VectorTable, row: number, vector: Vector): number {
  const width = vector.length;
  const start = row * width;
  // Four independent accumulators, for instruction-level parallelism: a message is compared with thousands of rows.
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < width; at += 4) {
    const row = start + at;
    // All in bounds.
    a += (numbers[row] as number) * (vector[at] as number);
    b += (numbers[row + 1] as number) * (vector[at + 1] as number);
    c += (numbers[row + 2] as number) * (vector[at + 2] as number);
    d += (numbers[row + 3] as number) * (vector[at + 3] as number);
  }
  return (a + b + (c + d)) * (units[row] as number);
}
