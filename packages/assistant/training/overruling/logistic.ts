/** An observation: the features of a case, and whether it is positive. */
export type Seen = { features: readonly number[]; is: boolean };

const rounds = 8;

/**
 * Fits a logistic regression with few features by Newton's method; deterministic.
 *
 * @param restraint strength of the L2 regularisation; for the first weight, the bias, a tenth of it.
 */
export function logistic(cases: readonly Seen[], count: number, restraint: number): number[] {
  const holds = Array.from({ length: count }, (_all, at) => restraint * (at === 0 ? 0.1 : 1));
  let weights = new Array<number>(count).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const rows = holds.map((hold, row) => holds.map((_all, column) => (row === column ? hold : 0)));
    const slope = holds.map((hold, at) => -hold * (weights[at] ?? 0));
    for (const { features, is } of cases) {
      const sum = features.reduce((all, feature, at) => all + feature * (weights[at] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-sum));
      const spread = share * (1 - share);
      features.forEach((feature, at) => {
        slope[at] = (slope[at] ?? 0) + ((is ? 1 : 0) - share) * feature;
        const row = rows[at] ?? [];
        features.forEach((other, column) => {
          row[column] = (row[column] ?? 0) + spread * feature * other;
        });
      });
    }
    const step = solved(rows, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
}

/**
 * Solves a system of linear equations by elimination. Its matrix is positive definite, so no rows have to be swapped.
 */
function solved(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const all = rows.map((row, at) => [...row, right[at] ?? 0]);
  all.forEach((pivot, at) => {
    all.forEach((row, other) => {
      const factor = other === at ? 0 : (row[at] ?? 0) / (pivot[at] ?? 1);
      if (factor !== 0)
        pivot.forEach((value, column) => {
          row[column] = (row[column] ?? 0) - factor * value;
        });
    });
  });
  return all.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
