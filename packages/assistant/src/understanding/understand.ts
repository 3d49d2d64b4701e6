import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { LRUCache } from "lru-cache";
import { intents } from "../intents.ts";
import { type Index, indexOf, noQuestions } from "../knowledge/questions/match.ts";
import type { MeaningModel } from "../meaning/meaning-model.ts";
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

export type Guess = { intent: string; score: number };
export type Decision = "answer" | "ask_back" | "out_of_scope";

/** What a message seems to want. */
export type Understanding = {
  /** Normalised and corrected. */
  text: string;
  /** Without its carrier phrases. */
  core: string;
  /** Likeliest first; scores are probabilities among the industry's intents. */
  guesses: Guess[];
  /** Probability that the message is the industry's business at all. */
  inScope: number;
  decision: Decision;
  /** What `inScope` was computed from. */
  evidence: ScopeEvidence;
};

export type Understander = {
  understand(message: string, industry: IndustryId): Understanding;
  /** A text with its likely slips of typing put right, word by word; everything else stays as it is. */
  spelled(text: string): string;
  /** Whether a phrase holds the word. */
  knows(word: string): boolean;
  /** What sentences mean beyond their words; undefined where the model goes by words alone. */
  readonly meaning?: MeaningModel | undefined;
  /** What is answered as it is written down. */
  questions(industry: IndustryId): Index;
};

/**
 * Where the line runs between answering, asking back and declining. Set on lines of the training phrases that were
 * held out, as whole lines with all their expansions: each industry declines six in a hundred of its own there.
 */
const thresholds = {
  temperature: 1.25,
  outOfScope: { "e-commerce": 0.6, hospitality: 0.48, marketing: 0.37, support: 0.61 },
  /** Below this share of certainty that it is our business at all, the intent must be surer. */
  unsureScope: 0.88,
  unsureAnswer: 0.7,
  answer: 0.45,
  lead: 0.1,
} as const;

/**
 * Weights of the evidence for “our business”: a logistic regression fitted once on lines of the training phrases
 * that were held out, and rounded.
 */
const scopeWeights = { bias: -0.2, nobody: 0.68, others: 0.12 };

/** What each word that no phrase knows takes from the log-odds of “our business”; beyond three it says nothing new. */
const unknownWordWeight = 1.2;
const mostUnknownWords = 3;
const topical = new Set(everydayTopics.flat().map(stem));

/** Whether a word is of everyday life and nobody’s business here. */
export const isTopical = (word: string): boolean => topical.has(stem(word));

export function createUnderstander(model: TrainedModel): Understander {
  const spelling = new Spelling(model.words);
  // A message is read several times on its way to a reply, and buttons send the same words. None of the words are kept.
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
  return {
    knows: (word) => (model.words.get(word) ?? 0) > 0,
    meaning: model.meaning,
    questions: (industry) => indexes.get(industry) ?? noQuestions,
    spelled: (text) =>
      // “Don’t” is one word: its “don” is no slip of “down”.
      text.replace(/[a-z]+(?:['’][a-z]+)*/gi, (word) =>
        /^[a-z]{3,24}$/i.test(word) ? (spelling.likelyFor(word.toLowerCase()) ?? word) : word,
      ),
    understand(message, industry) {
      const written = normalise(message);
      const text = spelling.correct(written);
      const words = { text, core: cutCarrierPhrases(text) };
      const key = keyedHash(`${industry} ${message}`);
      const remembered = understood.get(key);
      if (remembered) return { ...words, ...remembered };
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

/** The numbers of an industry's intents, and of those that only other industries have. */
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

/** What speaks for and against a message being this industry's business: log-odds, clamped to ±8. */
export type ScopeEvidence = {
  /** Any of its intents against nobody's business. */
  nobody: number;
  /** Any of its intents against those that only other industries have. */
  others: number;
  /** How many of its words no phrase holds: the classifier has an opinion of them all the same, from pieces of them. */
  unknownWords: number;
};

/** Words of everyday topics are left out: the classifier has learned what these speak for. */
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
    // The class after the intents.
    nobody: within(ours - (logits.at(-1) ?? 0)),
    others: within(ours - logSumExp(logits, others)),
  };
}

/** The log-odds of several classes taken as one. */
function logSumExp(logits: Float32Array, labels: readonly number[]): number {
  let sum = 0;
  for (const label of labels) sum += Math.exp(logits[label] ?? 0);
  return Math.log(sum);
}

function scopeProbability({ nobody, others, unknownWords }: ScopeEvidence): number {
  const sum =
    scopeWeights.bias +
    scopeWeights.nobody * nobody +
    scopeWeights.others * others -
    unknownWordWeight * unknownWords;
  return 1 / (1 + Math.exp(-sum));
}
