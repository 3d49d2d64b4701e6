import { sumOf, type Tree } from "../../src/dialogue/judges/choice/trees.ts";
import { type Contest, learnTrees } from "./boosted-trees.ts";
import type { Judged } from "./replay.ts";

/** The trees, and the names of the clues that they ask for, in the order in which they count them. */
export type LearnedChoice = { readonly clues: readonly string[]; readonly trees: readonly Tree[] };

/** Learns which of the possible replies to choose. */
export function learnChoice(
  judged: readonly Judged[],
  onTree?: (count: number) => void,
): LearnedChoice {
  const clues = [
    ...new Set(judged.flatMap(({ replies }) => replies.flatMap(({ clues }) => Object.keys(clues)))),
  ].sort();
  const contests = judged.map(
    ({ replies }): Contest =>
      replies.flatMap(({ clues: own, grade }) =>
        grade === undefined ? [] : [{ grade, clues: clues.map((name) => own[name] ?? 0) }],
      ),
  );
  return {
    clues,
    trees: learnTrees(
      contests.filter((contest) => contest.length > 1),
      onTree,
    ),
  };
}

/** The grades of the stages’ replies, of those chosen, and of the best that were possible. */
export type Grades = { first: number[]; chosen: number[]; best: number[] };

/** The lead that another reply needs, and the sum below which the assistant says that it is not sure. */
export type Bounds = { readonly clearly: number; readonly unsureBelow: number };

/** The grade of a chosen reply that nobody judged: it was not among those possible when the talk was held. */
const unjudged = 0.7;

/**
 * Returns the grades of what is chosen by trees that were learned without the conversation.
 *
 * @param good further messages to learn from.
 * @param bounds as in `dialogue/choice/choose.ts`.
 */
export function heldOut(
  judged: readonly Judged[],
  good: readonly Judged[],
  bounds: Bounds,
  folds = 6,
): Grades {
  const talks = [...new Set(judged.map(({ talk }) => talk))];
  const foldOf = new Map(talks.map((talk, at) => [talk, at % folds]));
  const grades: Grades = { first: [], chosen: [], best: [] };
  for (let fold = 0; fold < folds; fold += 1) {
    const isOwn = ({ talk }: Judged) => foldOf.get(talk) === fold;
    const learned = learnChoice([...judged.filter((one) => !isOwn(one)), ...good]);
    for (const one of judged.filter(isOwn)) {
      const first = one.replies[0]?.grade;
      if (first === undefined) continue;
      grades.first.push(first);
      grades.best.push(Math.max(...one.replies.map(({ grade = 0 }) => grade)));
      grades.chosen.push(chosenOf(learned, one, bounds)?.grade ?? unjudged);
    }
  }
  return grades;
}

/** The grade of saying that one is not sure: honest, and no help. */
const unsure = { grade: 1 } as const;

function chosenOf(
  { clues, trees }: LearnedChoice,
  { replies }: Judged,
  { clearly, unsureBelow }: Bounds,
) {
  const sums = replies.map(({ clues: own }) =>
    sumOf(
      trees,
      clues.map((name) => own[name] ?? 0),
    ),
  );
  const best = sums.indexOf(Math.max(...sums));
  const at = (sums[best] ?? 0) - (sums[0] ?? 0) < clearly ? 0 : best;
  const { "messages before": before = 0, "within a task": task = 0 } = replies[0]?.clues ?? {};
  return before > 0 && task === 0 && (sums[at] ?? 0) < unsureBelow ? unsure : replies[at];
}
