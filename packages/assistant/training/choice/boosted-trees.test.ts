import { expect, test } from "vitest";
import { sumOf } from "../../src/dialogue/judges/choice/trees.ts";
import { seededRandom } from "../../src/understanding/random.ts";
import { type Contest, learnTrees } from "./boosted-trees.ts";

/** The better reply has the higher first clue, unless the second one says that the order is turned around. */
function contests(seed: number, count: number): Contest[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const turned = random() < 0.5 ? 1 : 0;
    const replies = Array.from({ length: 3 }, () => ({ first: random(), noise: random() }));
    const best = replies.toSorted((a, b) => (turned ? a.first - b.first : b.first - a.first))[0];
    return replies.map((reply) => ({
      clues: [reply.first, turned, reply.noise],
      grade: reply === best ? 3 : 0,
    }));
  });
}

test("trees find the best reply from features that matter only in combination", () => {
  const trees = learnTrees(contests(1, 300));
  const others = contests(2, 200);
  const found = others.filter((contest) => {
    const best = contest.toSorted((a, b) => sumOf(trees, b.clues) - sumOf(trees, a.clues))[0];
    return best?.grade === 3;
  });
  // By chance it would be one in three.
  expect(found.length / others.length).toBeGreaterThan(0.7);
});

test("training is deterministic, and each tree is reported", () => {
  const some = contests(3, 60);
  const counts: number[] = [];
  const trees = learnTrees(some, (count) => counts.push(count));
  expect(learnTrees(some)).toEqual(trees);
  expect(counts).toEqual(trees.map((_tree, at) => at + 1));
});
