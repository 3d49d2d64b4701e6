import { englishWords } from "#content/assistant/english-words.ts";
import { training } from "#content/assistant/training/index.ts";
import { type IndustryId, scenarios } from "#content/chatbot-demo/scenarios.ts";
import { cutCarriers } from "./carriers.ts";
import { type Example, LogisticRegression, softmax } from "./classifier.ts";
import { extractFeatures, isFunctionWord, lexiconWords, type RawFeatures } from "./features.ts";
import { inventOutOfScope } from "./invented.ts";
import { normalise } from "./normalise.ts";
import { Spelling } from "./spelling.ts";
import { trainingSet } from "./training-set.ts";
import { FeatureSpace, type Vector } from "./vectors.ts";

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
  /** The first message of an industry waits until that industry is learnt: some two tenths of a second. */
  understand(message: string, industry: IndustryId): Understanding;
  /** Learns the industries one by one, letting other work in between; so that no visitor waits. */
  warm(): Promise<void>;
};

/**
 * Where the line runs between answering, asking back and declining. Set on evaluation utterances
 * (`npm run eval`).
 */
export const thresholds = {
  heat: 1.25,
  outOfScope: 0.68,
  unsureScope: 0.83,
  answer: 0.5,
  lead: 0.12,
};

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

const options = {
  intents: { epochs: 3, rate: 7, seed: 11 },
  gate: { epochs: 3, rate: 3, seed: 5 },
};

type IndustryModel = {
  intents: readonly string[];
  classifier: LogisticRegression;
  gate: LogisticRegression;
  /** Stems of content words that the industry's own phrases use. */
  vocabulary: ReadonlySet<string>;
};

/** Reads the training phrases; the classifiers follow industry by industry. The same result at every start. */
export function createUnderstander(): Understander {
  const written = trainingSet();
  const writtenTexts = written.map(({ text }) => normalise(text));
  const spelling = new Spelling(countWords(writtenTexts));
  const invented = inventOutOfScope(
    writtenTexts.filter((_text, at) => written[at]?.intent !== undefined),
  );
  const labels = [...written.map(({ intent }) => intent), ...invented.map(() => undefined)];
  const raw = [...writtenTexts, ...invented].map(extractFeatures);
  const space = new FeatureSpace(raw);
  const vectors = raw.map((features) => space.vector(features));
  const models = new Map<IndustryId, IndustryModel>();
  const modelOf = (industry: IndustryId): IndustryModel => {
    const known = models.get(industry);
    if (known) return known;
    const model = learnIndustry(industry, labels, raw, vectors, space.size);
    models.set(industry, model);
    return model;
  };

  return {
    understand(message, industry) {
      const model = modelOf(industry);
      const text = spelling.correct(normalise(message));
      const features = extractFeatures(text);
      const vector = space.vector(features);
      const guesses = rank(model, vector);
      const evidence = evidenceOf(model, vector, features, guesses);
      const inScope = weigh(evidence);
      return {
        text,
        core: cutCarriers(text),
        guesses,
        inScope,
        evidence,
        decision: decide(guesses, inScope),
      };
    },
    async warm() {
      for (const { id } of scenarios) {
        modelOf(id);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

export function decide(guesses: readonly Guess[], inScope: number): Decision {
  const first = guesses[0]?.score ?? 0;
  const second = guesses[1]?.score ?? 0;
  if (inScope < thresholds.outOfScope) return "out_of_scope";
  if (inScope < thresholds.unsureScope && first < 0.7) return "ask_back";
  if (first < thresholds.answer || first - second < thresholds.lead) return "ask_back";
  return "answer";
}

function rank(model: IndustryModel, vector: Vector): Guess[] {
  const scores = softmax(model.classifier.scores(vector), thresholds.heat);
  return Array.from(scores, (score, index) => ({ intent: model.intents[index] ?? "", score })).sort(
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
  model: IndustryModel,
  vector: Vector,
  { core }: RawFeatures,
  guesses: readonly Guess[],
): ScopeEvidence {
  const scores = model.gate.scores(vector);
  const logit = (scores[1] ?? 0) - (scores[0] ?? 0);
  const content = core.filter((word) => !isFunctionWord(word) && !word.startsWith("#"));
  const unheard = content.filter((word) => !model.vocabulary.has(word)).length;
  const first = guesses[0]?.score ?? 0;
  return {
    gate: Math.max(-6, Math.min(6, logit)),
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

function learnIndustry(
  industry: IndustryId,
  labels: readonly (string | undefined)[],
  raw: readonly RawFeatures[],
  vectors: readonly Vector[],
  size: number,
): IndustryModel {
  const intents = training
    .filter((entry) => entry.industries.includes(industry))
    .map(({ id }) => id);
  const index = new Map(intents.map((id, position) => [id, position]));
  const inside: Example[] = [];
  const scope: Example[] = [];
  const vocabulary = new Set<string>();
  let foreign = 0;
  labels.forEach((intent, at) => {
    const vector = vectors[at];
    if (vector === undefined) return;
    const label = intent === undefined ? undefined : index.get(intent);
    if (label !== undefined) {
      inside.push({ vector, label });
      scope.push({ vector, label: 1 });
      for (const word of raw[at]?.core ?? []) vocabulary.add(word);
    } else if (intent === undefined) {
      scope.push({ vector, label: 0, weight: 2 });
    } else {
      // Another industry's business. Every fourth is enough to know it by.
      foreign += 1;
      if (foreign % 4 === 0) scope.push({ vector, label: 0, weight: 0.25 });
    }
  });
  const classifier = new LogisticRegression(size, intents.length);
  classifier.train(inside, options.intents);
  const gate = new LogisticRegression(size, 2);
  gate.train(scope, options.gate);
  return { intents, classifier, gate, vocabulary };
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const word of englishWords.trim().split(/\s+/)) {
    if (!counts.has(word)) counts.set(word, 0);
  }
  for (const word of lexiconWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
