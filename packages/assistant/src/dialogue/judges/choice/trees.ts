/**
 * A sum of small decision trees, learned by `training/choice/boosted-trees.ts`. A branch contains the index of its
 * clue, a threshold, and the subtrees below the threshold and from it on; a leaf is the amount it adds.
 */
export type Tree = number | readonly [clue: number, bound: number, below: Tree, from: Tree];

/** Returns the sum of all trees for the clues of one case. */
export const sumOf = (trees: readonly Tree[], clues: readonly number[]): number =>
  trees.reduce<number>((sum, tree) => sum + leafOf(tree, clues), 0);

function leafOf(tree: Tree, clues: readonly number[]): number {
  let at = tree;
  while (typeof at !== "number") {
    const [clue, bound, below, from] = at;
    at = (clues[clue] ?? 0) < bound ? below : from;
  }
  return at;
}
