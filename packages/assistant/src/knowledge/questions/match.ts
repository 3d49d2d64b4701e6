import { placeOf } from "../../meaning/question-space.ts";
import { likenessOf, type Vector } from "../../meaning/vectors.ts";
import { keyedHash } from "../../understanding/keyed-hash.ts";
import { countingOf, fitting, isTelling } from "./fit.ts";
import { isOfOtherNumber } from "./numbers.ts";
import {
  type FollowUp,
  intentAsWhole,
  type KnownQuestion,
  type QuestionList,
  telling,
  type Wordings,
} from "./question.ts";
import { allWays, indexedWays, ownWays, type WaysOf, waysWithAny } from "./ways.ts";

/**
 * A written question that a message matches, by its telling words and its meaning. A way to ask matches to the extent
 * that the message fills its places and says little else. Words that no question of the industry contains count most
 * against a match, so that superficially similar questions are not answered.
 */
export type Found = {
  question: KnownQuestion;
  /** Word score, from 0 to 1. */
  score: number;
  /** Weight of the telling words that matched; below 1 if only the question word did (“how long?”). */
  met: number;
};

/** Returns a word's inverse document frequency among an industry's questions, from 0 to 1 (occurs in none). */
export function idfIn(index: Index): (word: string) => number {
  const counts = countsOf.get(index) ?? countWords(index);
  countsOf.set(index, counts);
  const most = Math.log(index.questions.length + 1);
  return (word) => (most - Math.log((counts.get(word) ?? 0) + 1)) / most;
}
const countsOf = new WeakMap<Index, ReadonlyMap<string, number>>();

function countWords({ questions }: Index): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of questions)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Counts the words of a text that distinguish one question from another. */
export const tellingWords = (text: string): number => new Set(telling(text).filter(isTelling)).size;

export type Index = {
  questions: readonly KnownQuestion[];
  followUps: readonly FollowUp[];
  /** All words of the questions and their ways. */
  words: ReadonlySet<string>;
  /** Undefined if there is no encoder. */
  wordings?: Wordings | undefined;
};

export const indexOf = (list: QuestionList, wordings?: Wordings): Index => ({
  ...list,
  words: new Set(list.questions.flatMap(({ words }) => [...words])),
  wordings,
});

/** An empty index, for industries without written questions. */
export const noQuestions = indexOf({ questions: [], followUps: [] });

/** Context of the conversation that the message itself does not state. */
export type Talk = {
  /** The intent that was answered last. */
  before: string | undefined;
  /** The words of the thing under discussion. */
  thing?: ReadonlySet<string>;
  /** Small numbers in the message, as words: “four”. */
  numbers?: ReadonlySet<string>;
};

/** Returns the question that best matches a message by its words. `texts`: as written and as corrected. */
export function bestQuestion(
  index: Index,
  texts: readonly string[],
  talk: Talk,
): Found | undefined {
  return recentlyFound(index, keyOf(texts, talk), undefined, () =>
    byWords(index, texts, talk, ownWays).reduce<Found | undefined>(
      (first, next) => (next.score > (first?.score ?? 0) ? next : first),
      undefined,
    ),
  );
}
const recentlyFound = recently<Found | undefined>();

/** Cached results per industry: a step looks up the message, its parts, and the previous message. */
const mostRecent = 24;

/**
 * Caches the latest results, as several stages of a step look up the same text. Keys are hashed: no visitor text is
 * kept.
 */
function recently<Result>() {
  const kept = new WeakMap<Index, { key: string; vector: Vector | undefined; result: Result }[]>();
  return (index: Index, key: string, vector: Vector | undefined, work: () => Result): Result => {
    const all = kept.get(index) ?? [];
    const known = all.find((one) => one.key === key && one.vector === vector);
    if (known) return known.result;
    const result = work();
    kept.set(index, [{ key, vector, result }, ...all.slice(0, mostRecent - 1)]);
    return result;
  };
}

const keyOf = (texts: readonly string[], { before, thing, numbers }: Talk): string =>
  keyedHash(
    `${before} ${[...(thing ?? [])].join(" ")} ${[...(numbers ?? [])].join(" ")} ${texts.join("\n")}`,
  );

/** Scores each question by how well the words of a message match one of its ways to be asked; `isAsked` leaves some out. */
export function byWords(
  index: Index,
  texts: readonly string[],
  { before, thing, numbers }: Talk,
  waysOf: WaysOf,
  isAsked: (question: KnownQuestion) => boolean = () => true,
): Found[] {
  const best = index.questions.map((question): Found => ({ question, score: 0, met: 0 }));
  const indexed = indexedWays(index.questions, waysOf);
  for (const said of new Set(texts).values().map((text) => new Set(telling(text))))
    for (const [at, ways] of waysWithAny(indexed, countingOf(said))) {
      const own = best[at];
      if (own === undefined || !isAsked(own.question)) continue;
      const known = before !== undefined && own.question.within.has(before);
      const context = { all: index.words, own: own.question.words, known, ...(thing && { thing }) };
      const fit = fitting(said, context);
      for (const way of ways) {
        if (isOfOtherNumber(way, numbers)) continue;
        const { score, met } = fit(way, own.score);
        if (score > own.score) Object.assign(own, { score, met });
      }
    }
  return best;
}

/**
 * Weights of the word score, the similarity of meaning, and its lead over the next question; at `half`, half of the
 * matches are correct. Tuned on held-out wordings for a question space (docs/decisions/0027), and on
 * `evaluation/paraphrases.ts` for the encoder's own vectors.
 */
const worths = {
  space: { words: 2.5, meaning: 3, lead: 5, known: 0.25, half: 2.8, steepness: 3 },
  encoder: { words: 3, meaning: 3, lead: 2, known: 0.25, half: 2.65, steepness: 4 },
} as const;

/** A candidate question, with its word score, similarity in meaning, and likelihood. */
export type Near = Found & {
  /** Similarity of the message to the nearest wording; 0 if unknown. */
  meaning: number;
  /** Lead of that similarity over the nearest wording of anything else. */
  lead: number;
  likelihood: number;
};

/** Returns the most likely question for a message, by its words and meaning combined. */
export function meantQuestion(
  index: Index,
  texts: readonly string[],
  talk: Talk,
  vector: Vector,
): Near | undefined {
  return index.wordings && nearQuestions(index, texts, talk, vector)[0];
}

/** Maximum number of candidate questions. */
const mostNear = 5;

/** Returns the candidate questions for a message, most likely first; by words alone if its meaning is unknown. */
export function nearQuestions(
  index: Index,
  texts: readonly string[],
  talk: Talk,
  vector: Vector | undefined,
): readonly Near[] {
  return recentlyNear(index, keyOf(texts, talk), vector, () => nearest(index, texts, talk, vector));
}
const recentlyNear = recently<readonly Near[]>();

function nearest(
  index: Index,
  texts: readonly string[],
  talk: Talk,
  vector: Vector | undefined,
): readonly Near[] {
  const { before } = talk;
  const worth = index.wordings?.space ? worths.space : worths.encoder;
  const { ofQuestions: near, ofWhole: whole } = likenessesOf(index, texts, vector);
  const [first = 0, second = 0] = near.toSorted((a, b) => b - a);
  return byWords(index, texts, talk, allWays)
    .map((found, at): Near => {
      const meaning = near[at] ?? 0;
      const lead = meaning - Math.max(whole, meaning === first ? second : first);
      const known = before !== undefined && found.question.within.has(before) ? worth.known : 0;
      const sum = worth.words * found.score + worth.meaning * meaning + worth.lead * lead + known;
      const likelihood = 1 / (1 + Math.exp(-worth.steepness * (sum - worth.half)));
      return { ...found, meaning, lead, likelihood };
    })
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, mostNear);
}

/** Similarity of a message to the nearest wording of each question and follow-up, and to an intent as a whole. */
type Likenesses = {
  readonly ofQuestions: Float32Array;
  readonly ofFollowUps: Float32Array;
  readonly ofWhole: number;
};

/** All zero if the meaning of the message or the wordings is unknown. */
const likenessesOf = (
  index: Index,
  texts: readonly string[],
  vector: Vector | undefined,
): Likenesses => {
  const text = texts[1] ?? texts[0] ?? "";
  return recentLikenesses(index, keyedHash(text), vector, () => workedOut(index, text, vector));
};
const recentLikenesses = recently<Likenesses>();

function workedOut(
  { questions, followUps, wordings }: Index,
  text: string,
  vector: Vector | undefined,
): Likenesses {
  const all = new Float32Array(questions.length + followUps.length);
  let ofWhole = 0;
  if (vector && wordings) {
    const { space } = wordings;
    const place = space ? placeOf(space, text, vector) : vector;
    wordings.owners.forEach((owner, row) => {
      const likeness = likenessOf(wordings.table, row, place);
      if (owner === intentAsWhole) ofWhole = Math.max(ofWhole, likeness);
      else if (likeness > (all[owner] ?? 1)) all[owner] = likeness;
    });
  }
  return {
    ofQuestions: all.subarray(0, questions.length),
    ofFollowUps: all.subarray(questions.length),
    ofWhole,
  };
}

/** A candidate follow-up, with its similarity in meaning and its lead over the next one. */
export type NearFollowUp = { followUp: FollowUp; meaning: number; lead: number };

/** Returns the follow-ups closest to a message in meaning, closest first. */
export function nearFollowUps(
  index: Index,
  texts: readonly string[],
  vector: Vector | undefined,
): readonly NearFollowUp[] {
  const { ofFollowUps } = likenessesOf(index, texts, vector);
  return index.followUps
    .map((followUp, at) => ({ followUp, meaning: ofFollowUps[at] ?? 0 }))
    .sort((a, b) => b.meaning - a.meaning)
    .map(({ followUp, meaning }, at, all) => ({
      followUp,
      meaning,
      lead: meaning - (all[at === 0 ? 1 : 0]?.meaning ?? 0),
    }));
}
