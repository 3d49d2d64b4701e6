import { blockSize } from "../store/postings.ts";
import { BitSet } from "./bit-set.ts";
import type { Scores } from "./scores.ts";

/** The top documents by score. */
type Best = {
  /** Documents that certainly rank among the first. */
  above: BitSet;
  /** Documents that share the lowest score needed; only some of them are among the first. */
  tied: BitSet;
  /** Whether the two sets hold every document that qualifies. */
  all: boolean;
};

/**
 * Returns the `limit` documents with the highest scores, and every document that ties with the last of them. Visits
 * blocks of documents by descending maximum score, and skips blocks whose maximum is too low.
 */
export function bestOf(
  among: BitSet,
  scores: Scores,
  { limit, positive, size }: { limit: number; positive: boolean; size: number },
): Best {
  const blocks: { block: number; most: number }[] = [];
  for (let block = 0; block * blockSize < size; block++)
    if (among.hasAny(block * blockSize, blockSize))
      blocks.push({ block, most: scores.most(block) });
  blocks.sort((a, b) => b.most - a.most);

  let found: { n: number; score: number }[] = [];
  let least = positive ? Number.MIN_VALUE : Number.NEGATIVE_INFINITY;
  let all = true;
  let mostHeld = 2 * limit + 64;
  const cut = (): void => {
    if (found.length < limit) return;
    found.sort((a, b) => b.score - a.score);
    least = found[limit - 1]?.score ?? least;
    const kept = found.filter(({ score }) => score >= least);
    all &&= kept.length === found.length;
    found = kept;
    mostHeld = 2 * found.length + 64;
  };
  for (const { block, most } of blocks) {
    if (most < least) {
      all &&= positive && most <= 0;
      break;
    }
    // The loop is written out because it runs for every document that has a common word.
    const end = Math.min(((block + 1) * blockSize) >> 5, among.words.length);
    for (let at = (block * blockSize) >> 5; at < end; at++)
      for (let word = among.words[at] ?? 0; word !== 0; word &= word - 1) {
        const n = at * 32 + 31 - Math.clz32(word & -word);
        const score = scores.of(n);
        if (score >= least) found.push({ n, score });
        else if (all && !(positive && score <= 0)) all = false;
      }
    if (found.length >= mostHeld) cut();
  }
  cut();

  const best: Best = { above: new BitSet(size), tied: new BitSet(size), all };
  for (const { n, score } of found) (score > least ? best.above : best.tied).add(n);
  return best;
}
