import { training } from "../../training/index.ts";
import { train } from "./classifier.ts";
import { englishWords } from "./english-words.ts";
import { everydayTopics, lexiconWords } from "./features.ts";
import { inventOutOfScope } from "./invented.ts";
import { normalise } from "./normalise.ts";
import { type TrainingPhrase, trainingSet } from "./training-set.ts";
import { type FeatureSpace, measureSpace } from "./vectors.ts";
import type { Weights } from "./weights.ts";

/** Everything that understanding needs. Survives `structuredClone`, so that threads and files can pass it on. */
export type Learnt = {
  /** How often each known word occurs. */
  words: ReadonlyMap<string, number>;
  space: FeatureSpace;
  /** The classes in their order. After them comes one more: what is nobody's business here. */
  intents: readonly string[];
  classifier: Weights;
};

const options = { epochs: 6, rate: 5, seed: 11, restAt: 0.97 };

/** Learns from the training phrases, with the same result every time. Takes some seconds. */
export function learn(written: readonly TrainingPhrase[] = trainingSet()): Learnt {
  const texts = written.map(({ text }) => normalise(text));
  const invented = inventOutOfScope(texts.filter((_text, at) => written[at]?.intent !== undefined));
  const { space, rows } = measureSpace([...texts, ...invented]);
  const intents = training.map(({ id }) => id);
  const classOf = new Map(intents.map((id, at) => [id, at]));
  const labels = new Int32Array(texts.length + invented.length).fill(intents.length);
  written.forEach(({ intent }, row) => {
    if (intent !== undefined) labels[row] = classOf.get(intent) ?? intents.length;
  });
  const classifier = train(rows, space.rarity.length, labels, intents.length + 1, options);
  return { words: countWords(texts), space, intents, classifier };
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // Left alone by the spelling, and nothing is corrected to them.
  for (const word of [...englishWords.trim().split(/\s+/), ...everydayTopics.flat()]) {
    if (!counts.has(word)) counts.set(word, 0);
  }
  for (const word of lexiconWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
