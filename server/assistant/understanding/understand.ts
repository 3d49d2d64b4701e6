import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";
import { cutCarriers } from "./carriers.ts";
import { scores, softmax } from "./classifier.ts";
import { type Industry, type Learnt, learn } from "./learn.ts";
import { normalise } from "./normalise.ts";
import { Spelling } from "./spelling.ts";
import { type Rows, readInto } from "./vectors.ts";

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
  /** What `inScope` was weighed from. */
  evidence: ScopeEvidence;
};

export type Understander = {
  understand(message: string, industry: IndustryId): Understanding;
};

/**
 * Where the line runs between answering, asking back and declining. Set on lines of the training phrases that were
 * held out, as whole lines with all their readings: each industry declines about one in ten of its own there, which
 * is a few in a hundred where nothing is held out.
 */
export const thresholds = {
  heat: 1.25,
  outOfScope: { "e-commerce": 0.86, hospitality: 0.87, marketing: 0.72, support: 0.9 },
  /** Below this share of certainty that it is our business at all, the intent must be surer. */
  unsureScope: 0.9,
  unsureAnswer: 0.7,
  answer: 0.5,
  lead: 0.12,
} as const;

/**
 * How the evidence for “our business” is weighed: a logistic regression fitted once on the calibration
 * utterances (written before the present ones), and rounded.
 */
const scopeWeights = {
  bias: 1.1,
  gate: 0.8,
  // Counts only where every word has been heard before.
  first: 1.6,
  lead: 0.5,
  unheard: -0.65,
  unheardShare: -0.8,
};

/** @param learnt is left out by tests and commands that may wait a second for the training. */
export function createUnderstander(learnt: Learnt = learn()): Understander {
  const spelling = new Spelling(learnt.words);
  return {
    understand(message, industry) {
      const known = learnt.industries[industry];
      const text = spelling.correct(normalise(message));
      const { row, content } = readInto(learnt.space, text);
      const guesses = rank(known, row);
      const evidence = evidenceOf(known, row, content, guesses);
      const inScope = weigh(evidence);
      return {
        text,
        core: cutCarriers(text),
        guesses,
        inScope,
        evidence,
        decision: decide(guesses, inScope, industry),
      };
    },
  };
}

function decide(guesses: readonly Guess[], inScope: number, industry: IndustryId): Decision {
  const first = guesses[0]?.score ?? 0;
  const second = guesses[1]?.score ?? 0;
  if (inScope < thresholds.outOfScope[industry]) return "out_of_scope";
  if (inScope < thresholds.unsureScope && first < thresholds.unsureAnswer) return "ask_back";
  if (first < thresholds.answer || first - second < thresholds.lead) return "ask_back";
  return "answer";
}

function rank({ intents, classifier }: Industry, row: Rows): Guess[] {
  const shares = softmax(scores(classifier, row), thresholds.heat);
  return Array.from(shares, (score, index) => ({ intent: intents[index] ?? "", score })).sort(
    (a, b) => b.score - a.score,
  );
}

/** What speaks for and against a message being this industry's business. */
export type ScopeEvidence = {
  /** The gate's log-odds, kept within ±6. */
  gate: number;
  /** Probability and lead of the likeliest intent. */
  first: number;
  lead: number;
  /** Content words that the industry's own phrases never use: how many, and which share. */
  unheard: number;
  unheardShare: number;
};

function evidenceOf(
  { gate, vocabulary }: Industry,
  row: Rows,
  content: readonly string[],
  guesses: readonly Guess[],
): ScopeEvidence {
  const [outside = 0, inside = 0] = scores(gate, row);
  const unheard = content.filter((word) => !vocabulary.has(word)).length;
  const first = guesses[0]?.score ?? 0;
  return {
    gate: Math.max(-6, Math.min(6, inside - outside)),
    first,
    lead: first - (guesses[1]?.score ?? 0),
    unheard: Math.min(4, unheard),
    unheardShare: content.length === 0 ? 0 : unheard / content.length,
  };
}

function weigh(evidence: ScopeEvidence): number {
  const sum =
    scopeWeights.bias +
    scopeWeights.gate * evidence.gate +
    scopeWeights.first * (evidence.unheard === 0 ? evidence.first : 0) +
    scopeWeights.lead * evidence.lead +
    scopeWeights.unheard * evidence.unheard +
    scopeWeights.unheardShare * evidence.unheardShare;
  return 1 / (1 + Math.exp(-sum));
}
