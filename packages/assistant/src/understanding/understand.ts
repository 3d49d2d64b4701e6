import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { LRUCache } from "lru-cache";
import { intents } from "../intents.ts";
import { type AdviceBook, adviceBook } from "../knowledge/questions/advice.ts";
import { type Index, indexOf, noQuestions } from "../knowledge/questions/match.ts";
import type { MeaningModel } from "../meaning/meaning-model.ts";
import { type Fitting, fittingTo } from "../meaning/reply-space.ts";
import type { Vector } from "../meaning/vectors.ts";
import { cutCarrierPhrases } from "./carrier-phrases.ts";
import { everydayTopics, isFunctionWord } from "./features.ts";
import { keyedHash } from "./keyed-hash.ts";
import { normalise } from "./normalise.ts";
import { softmax } from "./softmax.ts";
import { Spelling } from "./spelling.ts";
import { stem } from "./stem.ts";
import type { TrainedModel } from "./trained-model.ts";
import { readInto } from "./vectors.ts";
import { scores } from "./weights.ts";
import { whole, wordList } from "./word-list.ts";

export type Guess = { intent: string; score: number };
export type Decision = "answer" | "ask_back" | "out_of_scope";

/** The interpretation of a message. */
export type Understanding = {
  /** Normalised and corrected. */
  text: string;
  /** Without its carrier phrases. */
  core: string;
  /** Most likely first; scores are probabilities among the industry's intents. */
  guesses: Guess[];
  /** The probability that the message is in the industry's scope. */
  inScope: number;
  decision: Decision;
  /** The evidence from which `inScope` was computed. */
  evidence: ScopeEvidence;
};

export type Understander = {
  understand(message: string, industry: IndustryId): Understanding;
  /** Corrects likely typos word by word; everything else is unchanged. */
  spelled(text: string): string;
  /** Whether the word occurs in a training phrase. */
  knows(word: string): boolean;
  /** The model of sentence meaning; absent if only words are used. */
  readonly meaning?: MeaningModel | undefined;
  /** Returns the index of an industry's written questions. */
  questions(industry: IndustryId): Index;
  /** The marketing desk's advice. */
  advice: AdviceBook;
  /**
   * Returns a function that scores how well replies fit a message, given as normalised text and vector; undefined if
   * there is no model of meaning.
   */
  fitting(normalised: string, vector: Vector | undefined): Fitting | undefined;
};

/**
 * Contractions without their apostrophe, which no phrase contains: “its” is not a typo for “ist”, nor “ive” for “give”.
 */
const withoutApostrophe = whole(wordList`its, ive, itll, thatll, theyll, youll, aint`);

/**
 * Thresholds for answering, asking back and declining. Tuned on held-out lines of the training phrases (whole lines
 * with all their expansions), of which each industry declines six per cent of its own.
 */
const thresholds = {
  temperature: 1.25,
  outOfScope: { "e-commerce": 0.6, hospitality: 0.48, marketing: 0.37, support: 0.61 },
  /** Below this probability of being in scope, the intent needs a higher score. */
  unsureScope: 0.88,
  unsureAnswer: 0.7,
  answer: 0.45,
  lead: 0.1,
} as const;

/**
 * Weights of the evidence for “in scope”: a logistic regression fitted once on held-out lines of the training
 * phrases, and rounded.
 */
const scopeWeights = { bias: -0.2, nobody: 0.68, others: 0.12 };

/** How much each unknown word, up to three, lowers the log-odds of “in scope”. */
const unknownWordWeight = 1.2;
const mostUnknownWords = 3;
const topical = new Set(everydayTopics.flat().map(stem));

/** Whether a word belongs to an everyday topic that is out of scope. */
export const isTopical = (word: string): boolean => topical.has(stem(word));

export function createUnderstander(model: TrainedModel): Understander {
  const spelling = new Spelling(model.words);
  // A message is understood several times on its way to a reply, and buttons always send the same text. Keys are
  // hashed: no text is kept.
  const understood = new LRUCache<string, Omit<Understanding, "text" | "core">>({ max: 200 });
  const classesOf = new Map<IndustryId, Classes>();
  const classes = (industry: IndustryId): Classes => {
    const found = classesOf.get(industry) ?? split(model.intents, industry);
    classesOf.set(industry, found);
    return found;
  };
  const indexes = new Map(
    industryIds.map((id) => [id, indexOf(model.questions[id], model.meaning?.questions[id])]),
  );
  const replies = model.meaning?.replies;
  const rowsOfReplies = new Map(replies?.texts.map((text, row) => [text, row]));
  return {
    knows: (word) => (model.words.get(word) ?? 0) > 0,
    meaning: model.meaning,
    questions: (industry) => indexes.get(industry) ?? noQuestions,
    advice: adviceBook(model.advice, model.meaning?.advice),
    fitting: (normalised, vector) =>
      replies && fittingTo(replies, rowsOfReplies, { normalised, vector }),
    spelled: (text) =>
      // “Don’t” is one word; “don” must not be corrected to “down”.
      text.replace(/[a-z]+(?:['’][a-z]+)*/gi, (word) =>
        /^[a-z]{3,24}$/i.test(word) && !withoutApostrophe.test(word)
          ? (spelling.likelyFor(word.toLowerCase()) ?? word)
          : word,
      ),
    understand(message, industry) {
      const written = normalise(message);
      const text = spelling.correct(written);
      const words = { text, core: cutCarrierPhrases(text) };
      const key = keyedHash(`${industry} ${message}`);
      const cached = understood.get(key);
      if (cached) return { ...words, ...cached };
      const { own, others } = classes(industry);
      const logits = scores(model.classifier, readInto(model.space, text));
      const shares = softmax(
        Float32Array.from(own, (label) => logits[label] ?? 0),
        thresholds.temperature,
      );
      const guesses = Array.from(shares, (score, at) => ({
        intent: model.intents[own[at] ?? -1] ?? "",
        score,
      })).sort((a, b) => b.score - a.score);
      const evidence = {
        ...evidenceOf(logits, own, others),
        unknownWords: unknownWordsIn(written, spelling),
      };
      const inScope = scopeProbability(evidence);
      const found = {
        guesses,
        inScope,
        evidence,
        decision: decide(guesses, inScope, industry),
      };
      understood.set(key, found);
      return { ...words, ...found };
    },
  };
}

/** The class indices of an industry's intents, and of those that only other industries have. */
type Classes = { own: readonly number[]; others: readonly number[] };

function split(classes: readonly string[], industry: IndustryId): Classes {
  const ids = new Set(
    intents.filter(({ industries }) => industries.includes(industry)).map(({ id }) => id),
  );
  const all = [...classes.keys()];
  const isOwn = (label: number) => ids.has(classes[label] ?? "");
  return { own: all.filter(isOwn), others: all.filter((label) => !isOwn(label)) };
}

function decide(guesses: readonly Guess[], inScope: number, industry: IndustryId): Decision {
  const first = guesses[0]?.score ?? 0;
  const second = guesses[1]?.score ?? 0;
  if (inScope < thresholds.outOfScope[industry]) return "out_of_scope";
  if (inScope < thresholds.unsureScope && first < thresholds.unsureAnswer) return "ask_back";
  if (first < thresholds.answer || first - second < thresholds.lead) return "ask_back";
  return "answer";
}

/** The evidence for and against a message being in this industry's scope: log-odds, clamped to ±8. */
export type ScopeEvidence = {
  /** Any of its intents versus out of scope. */
  nobody: number;
  /** Any of its intents versus those that only other industries have. */
  others: number;
  /** Number of words that no phrase contains; the classifier still scores these by their character n-grams. */
  unknownWords: number;
};

/** Counts the unknown words, except those of everyday topics, which the classifier has learned to interpret. */
function unknownWordsIn(written: string, spelling: Spelling): number {
  const strange = written
    .split(" ")
    .filter((word) => word.length > 2 && !/^#|\d/.test(word) && !isFunctionWord(word))
    .filter((word) => !isTopical(word) && spelling.isStranger(word));
  return Math.min(mostUnknownWords, new Set(strange).size);
}

function evidenceOf(
  logits: Float32Array,
  own: readonly number[],
  others: readonly number[],
): Omit<ScopeEvidence, "unknownWords"> {
  const ours = logSumExp(logits, own);
  const within = (value: number) => Math.max(-8, Math.min(8, value));
  return {
    // The last class, out of scope.
    nobody: within(ours - (logits.at(-1) ?? 0)),
    others: within(ours - logSumExp(logits, others)),
  };
}

/** Returns the combined log-odds of several classes. */
function logSumExp(logits: Float32Array, labels: readonly number[]): number {
  let sum = 0;
  for (const label of labels) sum += Math.exp(logits[label] ?? 0);
  return Math.log(sum);
}

/**
 * Returns the probability that a message is in scope, judged by its known words alone: an unknown word says nothing
 * about the rest.
 */
export const scopeByKnownWords = ({ evidence }: Understanding): number =>
  scopeProbability({ ...evidence, unknownWords: 0 });

function scopeProbability({ nobody, others, unknownWords }: ScopeEvidence): number {
  const sum =
    scopeWeights.bias +
    scopeWeights.nobody * nobody +
    scopeWeights.others * others -
    unknownWordWeight * unknownWords;
  return 1 / (1 + Math.exp(-sum));
}
