/** Where to set the threshold of a model’s score when the two kinds of errors have different costs. */

export type ScoreModel = {
  parts: number;
  faultyShare: number;
  good: { mean: number; deviation: number };
  faulty: { mean: number; deviation: number };
};

export type LineOutcome = {
  /** Score from which a part is inspected. */
  line: number;
  caught: number;
  missed: number;
  /** Good parts that are inspected needlessly. */
  needless: number;
  /** In units of one needless inspection. */
  cost: number;
};

/** Returns the density of a normal distribution at `x`. */
export function density(x: number, { mean, deviation }: ScoreModel["good"]): number {
  const z = (x - mean) / deviation;
  return Math.exp(-(z * z) / 2) / (deviation * Math.sqrt(2 * Math.PI));
}

/**
 * Returns the share of a normal distribution below `x`, with an error below 7.5e-8: Abramowitz and Stegun, Handbook
 * of Mathematical Functions, 26.2.17.
 */
export function shareBelow(x: number, { mean, deviation }: ScoreModel["good"]): number {
  const z = Math.abs(x - mean) / deviation;
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return x < mean ? above : 1 - above;
}

/** Returns the outcome of a threshold when a missed fault costs as much as `ratio` needless inspections. */
export function outcomeAt(line: number, model: ScoreModel, ratio: number): LineOutcome {
  const faultyParts = model.parts * model.faultyShare;
  const missed = faultyParts * shareBelow(line, model.faulty);
  const needless = (model.parts - faultyParts) * (1 - shareBelow(line, model.good));
  return { line, missed, caught: faultyParts - missed, needless, cost: ratio * missed + needless };
}

/** Returns the cheapest threshold between 0 and 100, to a tenth of a point. */
export function cheapestLine(model: ScoreModel, ratio: number): LineOutcome {
  let best = outcomeAt(0, model, ratio);
  for (let tenth = 1; tenth <= 1000; tenth += 1) {
    const outcome = outcomeAt(tenth / 10, model, ratio);
    if (outcome.cost < best.cost) best = outcome;
  }
  return best;
}

/**
 * Returns the cost of the threshold at each whole score, up to where it exceeds `ceiling`: the last point is then on
 * the ceiling, and `climbsTo` is the cost at 100.
 */
export function costCurve(
  model: ScoreModel,
  ratio: number,
  ceiling: number,
): { points: Pick<LineOutcome, "line" | "cost">[]; climbsTo: number | undefined } {
  const costAt = (line: number) => outcomeAt(line, model, ratio).cost;
  const points: { line: number; cost: number }[] = [];
  for (let line = 0; line <= 100; line += 1) {
    const cost = costAt(line);
    const before = points.at(-1);
    if (cost > ceiling && before !== undefined) {
      const part = (ceiling - before.cost) / (cost - before.cost);
      points.push({ line: before.line + part * (line - before.line), cost: ceiling });
      return { points, climbsTo: costAt(100) };
    }
    points.push({ line, cost });
  }
  return { points, climbsTo: undefined };
}
