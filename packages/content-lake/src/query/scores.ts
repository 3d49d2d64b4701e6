import { createHash } from "node:crypto";
import { blockSize, countBits, mostTimes } from "../store/postings.ts";
import type { BitSet } from "./bit-set.ts";
import type { KeyValue } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { patternTerms } from "./field-words.ts";
import type { Times } from "./postings-cache.ts";
import type { PostingsReader, SearchedIn } from "./postings-reader.ts";
import type { Scorer } from "./scorer.ts";
import { asksForAny, parseTextQuery, saturated, type TextTerm } from "./text-query.ts";

/** Scores of documents by number. */
export type Scores = {
  /** Returns the score of a document. */
  of: (n: number) => number;
  /** Returns an upper bound on the scores in a block. */
  most: (block: number) => number;
  /** Whether some document of each block has the score that `most` returns. */
  isTight: boolean;
  /** Tells these scores from all others at the same state of the index. */
  name: string;
};

type Index = {
  postings: PostingsReader;
  resolve: KeyValue;
  /** Returns the documents that certainly meet conditions; undefined where the index can't tell. */
  meeting: (conditions: Condition[]) => BitSet | undefined;
  /** Words that are indexed as part of ids, but don't occur in the documents as the caller sees them. */
  unseenWords: readonly string[];
};

/**
 * Computes the scores of documents from the inverted index, as groq-js computes them for each document: the sum of
 * all arguments of `score()`. Returns undefined where the index can't tell.
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

/** Returns the same scores as arrays of all documents, with the highest of each block instead of a bound. */
export function inArrays(scores: Scores, postings: PostingsReader): Scores {
  const { of, most } = postings.sums(scores.name, scores.of);
  return {
    ...scores,
    ...(of && { of: (n) => of[n] ?? 0 }),
    most: (block) => most[block] ?? 0,
    isTight: true,
  };
}

const summed = (one: Scores, other: Scores): Scores => ({
  of: (n) => one.of(n) + other.of(n),
  most: (block) => one.most(block) + other.most(block),
  isTight: false,
  name: nameOf("sum", one.name, other.name),
});

const nameOf = (...parts: unknown[]): string => JSON.stringify(parts);

/** Adds two scores where both are non-zero. */
function both(one: Scores, other: Scores): Scores {
  const sum = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a + b);
  return {
    of: (n) => sum(one.of(n), other.of(n)),
    most: (block) => sum(one.most(block), other.most(block)),
    isTight: false,
    name: nameOf("both", one.name, other.name),
  };
}

/** Adds a boost to every positive score. */
function boosted(scores: Scores, by: unknown): Scores {
  if (typeof by !== "number") return { of: () => 0, most: () => 0, isTight: true, name: "none" };
  const more = (score: number): number => (score > 0 ? score + by : 0);
  return {
    of: (n) => more(scores.of(n)),
    most: (block) => more(scores.most(block)),
    isTight: scores.isTight,
    name: nameOf("boost", by, scores.name),
  };
}

const oneWhere = (met: BitSet): Scores => ({
  of: (n) => (met.has(n) ? 1 : 0),
  most: (block) => (met.hasAny(block * blockSize, blockSize) ? 1 : 0),
  isTight: true,
  name: nameOf("where", createHash("sha256").update(met.words).digest("base64")),
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
      return {
        of: sum(times.map(({ of }) => of)),
        most: sum(times.map(({ most }) => most)),
        isTight: times.length < 2,
        name: nameOf("match", scorer.fields, pattern),
      };
    }
    case "condition": {
      const met = index.meeting(scorer.conditions);
      return met && oneWhere(met);
    }
    case "boost": {
      const by = resolve(scorer.by);
      // With negative boosts, a block's maximum would not bound the sum.
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
  // A lone star matches every text, and adds no score.
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
    isTight: terms.length === 1,
    name: nameOf("search", where, terms),
  };
}

/** Returns the sum of all terms' scores; a document that lacks any of the terms scores zero. */
function together(lists: Uint8Array[]): (place: number) => number {
  const [one = new Uint8Array(), other] = lists;
  // Nearly every search has one or two words, and this may run for every document.
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

/** `saturated` for every number of occurrences that the index can hold. */
const worth = Float64Array.from({ length: mostTimes + 1 }, (_, times) =>
  times === 0 ? 0 : saturated(times),
);

const worthAt = (times: Uint8Array, place: number): number => worth[times[place] ?? 0] ?? 0;

/** Rounds like the rewritten query, which adds the excess over one to one (`#scored` of the rewriter). */
const asGiven = (score: number): number => (score === 0 ? 0 : 1 + (score - 1));
const worthOfOne = worth.map(asGiven);
const worthOfTwo = new Float64Array((mostTimes + 1) ** 2);
for (const [times, one] of worth.entries())
  for (const [others, other] of worth.entries())
    if (one > 0 && other > 0) worthOfTwo[(times << countBits) | others] = asGiven(one + other);
