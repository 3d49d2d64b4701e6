import type { Tree } from "../../src/dialogue/judges/choice/trees.ts";
import { sumOf } from "../../src/dialogue/judges/choice/trees.ts";
import { seededRandom } from "../../src/understanding/random.ts";

/** The replies that were possible to one message: the clues of each, and how good it is, from 0 to 3. */
export type Contest = readonly { readonly clues: readonly number[]; readonly grade: number }[];

const settings = {
  trees: 200,
  depth: 4,
  rate: 0.05,
  /** Restrains leaves that few cases speak for. */
  restraint: 3,
  /** The minimum number of cases on each side of a bound. */
  fewest: 12,
  /** The shares of contests and of clues that each tree sees. */
  contests: 0.8,
  clues: 0.3,
  bounds: 24,
  /** How much the grade by itself counts beside the order of the replies to one message. */
  alone: 1,
  seed: 7,
} as const;

/** How much more a reply of each grade is wanted, as a logit: a wrong one costs more than a useless one. */
const wanted = [-2, 0, 2, 3.2] as const;
/** How good a reply of each grade is by itself. */
const good = [0, 0.35, 1, 1] as const;

type Case = { clues: readonly number[]; contest: number; share: number; good: number };

/**
 * Learns trees whose sum is highest for the best reply to a message: gradient boosting with second-order leaves
 * (https://arxiv.org/abs/1603.02754) of a softmax over the replies to one message (https://dl.acm.org/doi/10.1145/1273496.1273513).
 */
export function learnTrees(
  contests: readonly Contest[],
  onTree: (count: number) => void = () => {},
): Tree[] {
  const random = seededRandom(settings.seed);
  const cases = contests.flatMap((contest, at): Case[] => {
    const shares = softmaxOf(contest.map(({ grade }) => wanted[grade] ?? 0));
    return contest.map(({ clues, grade }, index) => ({
      clues,
      contest: at,
      share: shares[index] ?? 0,
      good: good[grade] ?? 0,
    }));
  });
  const width = cases[0]?.clues.length ?? 0;
  const columns = Array.from({ length: width }, (_all, clue) =>
    columnOf(cases.map(({ clues }) => clues[clue] ?? 0)),
  );
  const sums = new Float64Array(cases.length);
  const trees: Tree[] = [];
  while (trees.length < settings.trees) {
    const { slopes, curves } = derivatives(cases, sums);
    const seen = contests.map(() => random() < settings.contests);
    const rows = cases.flatMap(({ contest }, row) => (seen[contest] ? [row] : []));
    const clues = columns.flatMap(({ bounds }, clue) =>
      bounds.length > 0 && random() < settings.clues ? [clue] : [],
    );
    const grownTree = grown({ slopes, curves, columns, clues }, rows, settings.depth);
    const tree = scaled(grownTree, settings.rate);
    trees.push(tree);
    cases.forEach((one, row) => {
      sums[row] = (sums[row] ?? 0) + sumOf([tree], one.clues);
    });
    onTree(trees.length);
  }
  return trees;
}

/** The values of one clue: bounds between them, and the number of bounds that each value reaches. */
type Column = { bounds: readonly number[]; steps: Uint8Array };

type Ground = {
  slopes: Float64Array;
  curves: Float64Array;
  columns: readonly Column[];
  clues: readonly number[];
};

function grown(ground: Ground, rows: readonly number[], depth: number): Tree {
  const { slopes, curves, columns, clues } = ground;
  const whole = totals(ground, rows);
  const leaf = -whole.slope / (whole.curve + settings.restraint);
  if (depth === 0 || rows.length < 2 * settings.fewest) return leaf;
  let best: { clue: number; step: number; gain: number } | undefined;
  for (const clue of clues) {
    const { bounds, steps } = columns[clue] as Column;
    const parts = Array.from({ length: bounds.length + 1 }, () => ({
      slope: 0,
      curve: 0,
      count: 0,
    }));
    for (const row of rows) {
      const part = parts[steps[row] as number] as (typeof parts)[number];
      part.slope += slopes[row] as number;
      part.curve += curves[row] as number;
      part.count += 1;
    }
    let [slope, curve, count] = [0, 0, 0];
    for (const step of bounds.keys()) {
      const part = parts[step] as (typeof parts)[number];
      slope += part.slope;
      curve += part.curve;
      count += part.count;
      if (count < settings.fewest || rows.length - count < settings.fewest) continue;
      const rest = worthOf(whole.slope - slope, whole.curve - curve);
      const gain = worthOf(slope, curve) + rest - worthOf(whole.slope, whole.curve);
      if (gain > (best?.gain ?? leastGain)) best = { clue, step, gain };
    }
  }
  if (!best) return leaf;
  const { clue, step } = best;
  const { bounds, steps } = columns[clue] as Column;
  const below = rows.filter((row) => (steps[row] as number) <= step);
  const from = rows.filter((row) => (steps[row] as number) > step);
  return [
    clue,
    bounds[step] as number,
    grown(ground, below, depth - 1),
    grown(ground, from, depth - 1),
  ];
}

const leastGain = 1e-3;
const worthOf = (slope: number, curve: number): number => slope ** 2 / (curve + settings.restraint);

function totals(
  { slopes, curves }: Ground,
  rows: readonly number[],
): { slope: number; curve: number } {
  let [slope, curve] = [0, 0];
  for (const row of rows) {
    slope += slopes[row] ?? 0;
    curve += curves[row] ?? 0;
  }
  return { slope, curve };
}

/** Returns the first and second derivatives of the loss at each case. */
function derivatives(
  cases: readonly Case[],
  sums: Float64Array,
): { slopes: Float64Array; curves: Float64Array } {
  const slopes = new Float64Array(cases.length);
  const curves = new Float64Array(cases.length);
  let begin = 0;
  while (begin < cases.length) {
    let end = begin;
    while (end < cases.length && cases[end]?.contest === cases[begin]?.contest) end += 1;
    const shares = softmaxOf([...sums.subarray(begin, end)]);
    for (let row = begin; row < end; row += 1) {
      const share = shares[row - begin] ?? 0;
      const alone = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
      slopes[row] =
        share - (cases[row]?.share ?? 0) + settings.alone * (alone - (cases[row]?.good ?? 0));
      curves[row] = Math.max(share * (1 - share), 0.02) + settings.alone * alone * (1 - alone);
    }
    begin = end;
  }
  return { slopes, curves };
}

function softmaxOf(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Sets bounds between the values, at even shares of the cases. */
function columnOf(values: readonly number[]): Column {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const shares = Array.from({ length: settings.bounds }, (_all, index) =>
    at(0.03 + (0.94 * index) / (settings.bounds - 1)),
  );
  const bounds = [...new Set(shares)].filter((bound) => bound > (sorted[0] ?? 0));
  const stepOf = (value: number): number => {
    const step = bounds.findIndex((bound) => value < bound);
    return step < 0 ? bounds.length : step;
  };
  return { bounds, steps: Uint8Array.from(values, stepOf) };
}

const scaled = (tree: Tree, times: number): Tree =>
  typeof tree === "number"
    ? Number((tree * times).toPrecision(4))
    : [tree[0], tree[1], scaled(tree[2], times), scaled(tree[3], times)];
