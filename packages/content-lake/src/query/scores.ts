import { mostTimes } from "../store/postings.ts";
import type { Bits } from "./bits.ts";
import type { KeyValue } from "./clauses.ts";
import type { Condition } from "./condition.ts";
import { patternTerms } from "./field-words.ts";
import type { PostingsReader, SearchedIn } from "./postings-reader.ts";
import type { Scorer } from "./scorer.ts";
import { parseTextQuery, saturated, type TextTerm } from "./text-query.ts";

/** Numbers of documents, and the scores that they have, each at the same place. */
export type Scored = { numbers: Uint32Array; scores: Float64Array };

type Index = {
  postings: PostingsReader;
  resolve: KeyValue;
  /** Documents that meet conditions for certain; undefined where the index can't tell. */
  meeting: (conditions: Condition[]) => Bits | undefined;
};

/**
 * The scores of many documents, worked out of the inverted index as groq-js works out each of them: the sum of all arguments of
 * `score()`. Undefined where the index can't tell.
 */
export function scoresOf(
  scorers: readonly Scorer[],
  index: Index,
  numbers: Uint32Array,
): Scored | undefined {
  let scores: Float64Array | undefined;
  for (const scorer of scorers) {
    const more = scoresBy(scorer, index, numbers);
    if (!more) return undefined;
    if (scores)
      for (let at = 0; at < scores.length; at++) scores[at] = value(scores, at) + value(more, at);
    else scores = more;
  }
  return scores && { numbers, scores };
}

/** Every place that is asked for is there; said once here, because these loops are all the time that a search takes. */
const value = (list: Float64Array | Uint8Array | Uint32Array, at: number): number =>
  list[at] as number;

function scoresBy(scorer: Scorer, index: Index, numbers: Uint32Array): Float64Array | undefined {
  const { postings, resolve } = index;
  switch (scorer.kind) {
    case "search": {
      const query = resolve(scorer.query);
      if (typeof query !== "string") return undefined;
      return searchScores(parseTextQuery(query), scorer.where, postings, numbers);
    }
    case "match": {
      const pattern = patternTerms(resolve(scorer.pattern));
      return (
        pattern &&
        worthOf(
          pattern.map((term) => postings.timesMatched(scorer.fields, term)),
          numbers,
          worth,
        )
      );
    }
    case "condition": {
      const met = index.meeting(scorer.conditions);
      if (!met) return undefined;
      const scores = new Float64Array(numbers.length);
      for (let at = 0; at < scores.length; at++) scores[at] = met.has(value(numbers, at)) ? 1 : 0;
      return scores;
    }
    case "boost": {
      const by = resolve(scorer.by);
      const scores = scoresBy(scorer.of, index, numbers);
      if (!scores || typeof by !== "number") return scores?.fill(0);
      for (let at = 0; at < scores.length; at++)
        scores[at] = value(scores, at) > 0 ? value(scores, at) + by : 0;
      return scores;
    }
    default: {
      const left = scoresBy(scorer.left, index, numbers);
      const right = left && scoresBy(scorer.right, index, numbers);
      if (!left || !right) return undefined;
      const both = scorer.kind === "both";
      for (let at = 0; at < left.length; at++) {
        const [a, b] = [value(left, at), value(right, at)];
        left[at] = both && (a === 0 || b === 0) ? 0 : a + b;
      }
      return left;
    }
  }
}

function searchScores(
  parsed: TextTerm[],
  where: SearchedIn,
  postings: PostingsReader,
  numbers: Uint32Array,
): Float64Array | undefined {
  // A star alone is in every text, and worth nothing.
  const terms = parsed.filter(({ words, excluded }) => words.length > 0 || excluded);
  const wanted = terms.filter(({ excluded }) => !excluded);
  const times = wanted.map((term) => postings.timesOf(term, where));
  const not = terms.filter(({ excluded }) => excluded);
  const excluded = not.map((term) => postings.timesOf(term, where));
  if (wanted.length === 0) return undefined;
  if (!times.every(isThere) || !excluded.every(isThere)) return undefined;
  const scores = worthOf(times, numbers, worthOfNeeded);
  for (const ofTerm of excluded)
    for (let at = 0; at < scores.length; at++)
      if (value(ofTerm, value(numbers, at)) > 0) scores[at] = Number.NEGATIVE_INFINITY;
  // The rewritten query adds what is beyond one to one (`#scored` of the rewriter).
  for (let at = 0; at < scores.length; at++)
    scores[at] = value(scores, at) > 0 ? 1 + (value(scores, at) - 1) : 0;
  return scores;
}

const isThere = <T>(one: T | undefined): one is T => one !== undefined;

/** `saturated` of every number of times that the index can tell. */
const worth = Float64Array.from({ length: mostTimes + 1 }, (_, times) =>
  times === 0 ? 0 : saturated(times),
);

/** The same where a document without the term is not found at all, whatever else it has. */
const worthOfNeeded = worth.with(0, Number.NEGATIVE_INFINITY);

function worthOf(times: Uint8Array[], numbers: Uint32Array, of: Float64Array): Float64Array {
  const scores = new Float64Array(numbers.length);
  for (const ofTerm of times)
    for (let at = 0; at < scores.length; at++)
      scores[at] = value(scores, at) + value(of, value(ofTerm, value(numbers, at)));
  return scores;
}

/** Those that have a score at all. */
export function positive({ numbers, scores }: Scored): Scored {
  const only = {
    numbers: new Uint32Array(numbers.length),
    scores: new Float64Array(numbers.length),
  };
  let count = 0;
  for (let at = 0; at < numbers.length; at++)
    if (value(scores, at) > 0) {
      only.numbers[count] = value(numbers, at);
      only.scores[count++] = value(scores, at);
    }
  return { numbers: only.numbers.subarray(0, count), scores: only.scores.subarray(0, count) };
}

/** The smallest of the `limit` highest scores. */
export function scoreOfLast({ scores }: Scored, limit: number): number {
  let best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const cut = (): void => {
    best = best.sort((a, b) => b - a).slice(0, limit);
    if (best.length === limit) least = best[limit - 1] ?? least;
  };
  const most = limit * 2 + 64;
  for (let at = 0; at < scores.length; at++) {
    const score = value(scores, at);
    if (score > least && best.push(score) >= most) cut();
  }
  cut();
  return best.at(-1) ?? 0;
}
