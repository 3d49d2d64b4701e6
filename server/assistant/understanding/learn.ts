import { englishWords } from "#content/assistant/english-words.ts";
import { training } from "#content/assistant/training/index.ts";
import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";
import { train, type Weights } from "./classifier.ts";
import { lexiconWords } from "./features.ts";
import { inventOutOfScope } from "./invented.ts";
import { normalise } from "./normalise.ts";
import { type TrainingPhrase, trainingSet } from "./training-set.ts";
import { type FeatureSpace, measureSpace, type Rows } from "./vectors.ts";

/** What was learnt of one industry. */
export type Industry = {
  /** In the order of the classifier's classes. */
  intents: readonly string[];
  classifier: Weights;
  /** Whether a message is this industry's business: class 1 is yes. */
  gate: Weights;
  /** Stems of content words that the industry's own phrases use. */
  vocabulary: ReadonlySet<string>;
};

/** Everything that understanding needs. Survives `structuredClone`, so that threads and files can pass it on. */
export type Learnt = {
  /** How often each known word occurs. */
  words: ReadonlyMap<string, number>;
  space: FeatureSpace;
  industries: Readonly<Record<IndustryId, Industry>>;
};

const options = {
  intents: { epochs: 6, rate: 5, seed: 11, restAt: 0.97 },
  gate: { epochs: 4, rate: 1.5, seed: 5, restAt: 0.98 },
};

/** Learns from the training phrases, with the same result every time. Takes some seconds. */
export function learn(written: readonly TrainingPhrase[] = trainingSet()): Learnt {
  const texts = written.map(({ text }) => normalise(text));
  const invented = inventOutOfScope(texts.filter((_text, at) => written[at]?.intent !== undefined));
  const labels = [...written.map(({ intent }) => intent), ...invented.map(() => undefined)];
  const { space, rows, content } = measureSpace([...texts, ...invented]);
  const industry = (id: IndustryId) =>
    learnIndustry(id, labels, rows, space.rarity.length, content);
  return {
    words: countWords(texts),
    space,
    industries: {
      "e-commerce": industry("e-commerce"),
      hospitality: industry("hospitality"),
      marketing: industry("marketing"),
      support: industry("support"),
    },
  };
}

function learnIndustry(
  industry: IndustryId,
  labels: readonly (string | undefined)[],
  rows: Rows,
  features: number,
  content: readonly string[][],
): Industry {
  const intents = training
    .filter((entry) => entry.industries.includes(industry))
    .map(({ id }) => id);
  const index = new Map(intents.map((id, position) => [id, position]));
  const inside: { row: number; label: number }[] = [];
  const scope: { row: number; label: number; weight: number }[] = [];
  const vocabulary = new Set<string>();
  let foreign = 0;
  labels.forEach((intent, row) => {
    const label = intent === undefined ? undefined : index.get(intent);
    if (label !== undefined) {
      inside.push({ row, label });
      scope.push({ row, label: 1, weight: 1 });
      for (const word of content[row] ?? []) vocabulary.add(word);
    } else if (intent === undefined) {
      scope.push({ row, label: 0, weight: 1.5 });
    } else {
      // Another industry's business. Every fourth is enough to know it by.
      foreign += 1;
      if (foreign % 4 === 0) scope.push({ row, label: 0, weight: 0.25 });
    }
  });
  const classifier = train(
    rows,
    features,
    intents.length,
    {
      rows: Int32Array.from(inside, ({ row }) => row),
      labels: Int32Array.from(inside, ({ label }) => label),
    },
    options.intents,
  );
  const gate = train(
    rows,
    features,
    2,
    {
      rows: Int32Array.from(scope, ({ row }) => row),
      labels: Int32Array.from(scope, ({ label }) => label),
      weights: Float32Array.from(scope, ({ weight }) => weight),
    },
    options.gate,
  );
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
