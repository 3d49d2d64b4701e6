import { blockSize, countBits, mostTimes } from "../store/postings.ts";
import type { Bits } from "./bits.ts";
import type { KeyValue } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { patternTerms } from "./field-words.ts";
import type { Times } from "./postings-cache.ts";
import type { PostingsReader, SearchedIn } from "./postings-reader.ts";
import type { Scorer } from "./scorer.ts";
import { asksForAny, parseTextQuery, saturated, type TextTerm } from "./text-query.ts";

/** How well documents match, by their numbers. */
export type Scores = {
  /** The score of one. */
  of: (n: number) => number;
  /** What no document of a block scores more than. */
  most: (block: number) => number;
};

type Index = {
  postings: PostingsReader;
  resolve: KeyValue;
  /** Documents that meet conditions for certain; undefined where the index can't tell. */
  meeting: (conditions: Condition[]) => Bits | undefined;
  /** Words that the index has of ids and documents as they are seen have not. */
  unseenWords: readonly string[];
};

/**
 * The scores of documents, worked out of the inverted index as groq-js works out each of them: the sum of all arguments of
 * `score()`. Undefined where the index can't tell.
 */
export function scoresOf(scorers: readonly Scorer[], index: Index): Scores | undefined {
  let sum: Scores | undefined;
  for (const scorer of scorers) {
    const more = scoresBy(scorer, index);
    if (!more) return undefined;
    sum = sum ? summed(sum, more) : more;
  }
  return sum;
}

const summed = (one: Scores, other: Scores): Scores => ({
  of: (n) => one.of(n) + other.of(n),
  most: (block) => one.most(block) + other.most(block),
});

/** What scores only where both do. */
function both(one: Scores, other: Scores): Scores {
  const sum = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a + b);
  return {
    of: (n) => sum(one.of(n), other.of(n)),
    most: (block) => sum(one.most(block), other.most(block)),
  };
}

/** What has a score gets some more. */
function boosted(scores: Scores, by: unknown): Scores {
  if (typeof by !== "number") return { of: () => 0, most: () => 0 };
  const more = (score: number): number => (score > 0 ? score + by : 0);
  return {
    of: (n) => more(scores.of(n)),
    most: (block) => more(scores.most(block)),
  };
}

const oneWhere = (met: Bits): Scores => ({
  of: (n) => (met.has(n) ? 1 : 0),
  most: (block) => (met.hasAny(block * blockSize, blockSize) ? 1 : 0),
});

function scoresBy(scorer: Scorer, index: Index): Scores | undefined {
  const { postings, resolve } = index;
  switch (scorer.kind) {
    case "search": {
      const query = resolve(scorer.query);
      if (typeof query !== "string") return undefined;
      const parsed = parseTextQuery(query);
      if (scorer.where === "id and text" && asksForAny(parsed, index.unseenWords)) return undefined;
      return searchScores(parsed, scorer.where, postings);
    }
    case "match": {
      const pattern = patternTerms(resolve(scorer.pattern));
      if (!pattern) return undefined;
      const times = pattern.map((term) => postings.timesMatched(scorer.fields, term));
      const sum = (lists: Uint8Array[]) => (place: number) => {
        let score = 0;
        for (const list of lists) score += worthAt(list, place);
        return score;
      };
      return { of: sum(times.map(({ of }) => of)), most: sum(times.map(({ most }) => most)) };
    }
    case "condition": {
      const met = index.meeting(scorer.conditions);
      return met && oneWhere(met);
    }
    case "boost": {
      const by = resolve(scorer.by);
      // Of what may score less than nothing, the most of a block says nothing of a sum.
      if (typeof by === "number" && by < 0) return undefined;
      const scores = scoresBy(scorer.of, index);
      return scores && boosted(scores, by);
    }
    default: {
      const left = scoresBy(scorer.left, index);
      const right = left && scoresBy(scorer.right, index);
      return left && right && (scorer.kind === "both" ? both : summed)(left, right);
    }
  }
}

function searchScores(
  parsed: TextTerm[],
  where: SearchedIn,
  postings: PostingsReader,
): Scores | undefined {
  // A star alone is in every text, and worth nothing.
  const terms = parsed.filter(({ words, excluded }) => words.length > 0 || excluded);
  const timesOf = (some: TextTerm[]) => some.map((term) => postings.timesOf(term, where));
  const wanted = timesOf(terms.filter(({ excluded }) => !excluded));
  const unwanted = timesOf(terms.filter(({ excluded }) => excluded));
  if (wanted.length === 0 || !wanted.every(isThere) || !unwanted.every(isThere)) return undefined;
  const found = together(wanted.map(({ of }) => of));
  const not = unwanted.map(({ of }) => of);
  return {
    of: not.length === 0 ? found : (n) => (not.some((list) => list[n] !== 0) ? 0 : found(n)),
    most: together(wanted.map(({ most }) => most)),
  };
}

/** What all terms are worth; a document without one of them is not found at all, whatever else it has. */
function together(lists: Uint8Array[]): (place: number) => number {
  const [one = new Uint8Array(), other] = lists;
  // Nearly every search has one word or two, and may ask this of every document.
  if (other === undefined) return (place) => worthOfOne[one[place] ?? 0] ?? 0;
  if (lists.length === 2)
    return (place) => worthOfTwo[((one[place] ?? 0) << countBits) | (other[place] ?? 0)] ?? 0;
  return (place) => {
    let score = 0;
    for (const list of lists) {
      const worth = worthAt(list, place);
      if (worth === 0) return 0;
      score += worth;
    }
    return asGiven(score);
  };
}

const isThere = (one: Times | undefined): one is Times => one !== undefined;

/** `saturated` of every number of times that the index can tell. */
const worth = Float64Array.from({ length: mostTimes + 1 }, (_, times) =>
  times === 0 ? 0 : saturated(times),
);

const worthAt = (times: Uint8Array, place: number): number => worth[times[place] ?? 0] ?? 0;

/** The rewritten query adds what is beyond one to one (`#scored` of the rewriter). */
const asGiven = (score: number): number => (score === 0 ? 0 : 1 + (score - 1));
const worthOfOne = worth.map(asGiven);
const worthOfTwo = new Float64Array((mostTimes + 1) ** 2);
for (const [times, one] of worth.entries())
  for (const [others, other] of worth.entries())
    if (one > 0 && other > 0) worthOfTwo[(times << countBits) | others] = asGiven(one + other);
