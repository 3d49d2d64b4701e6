import { intents } from "../src/intents.ts";
import { englishWords } from "../src/understanding/english-words.ts";
import { everydayTopics, lexiconWords } from "../src/understanding/features.ts";
import { normalise } from "../src/understanding/normalise.ts";
import type { TrainedModel } from "../src/understanding/trained-model.ts";
import { measureSpace } from "../src/understanding/vectors.ts";
import { descend } from "./gradient-descent.ts";
import { loadAdvice } from "./load-advice.ts";
import { loadQuestions, questionLists } from "./load-questions.ts";
import { synthesiseOutOfScope } from "./synthetic-out-of-scope.ts";
import { type TrainingPhrase, trainingSet } from "./training-set.ts";

const options = { epochs: 6, rate: 5, seed: 11, restAt: 0.97 };

/** Trains on the phrases; deterministic, and takes several seconds. */
export function train(phrases: readonly TrainingPhrase[] = trainingSet()): TrainedModel {
  const texts = phrases.map(({ text }) => normalise(text));
  const synthetic = synthesiseOutOfScope(
    texts.filter((_text, at) => phrases[at]?.intent !== undefined),
  );
  const { space, rows } = measureSpace([...texts, ...synthetic]);
  const ids = intents.map(({ id }) => id);
  const classOf = new Map(ids.map((id, at) => [id, at]));
  const labels = new Int32Array(texts.length + synthetic.length).fill(ids.length);
  phrases.forEach(({ intent }, row) => {
    if (intent !== undefined) labels[row] = classOf.get(intent) ?? ids.length;
  });
  const classifier = descend(rows, space.idf.length, labels, ids.length + 1, options);
  const questions = questionLists();
  const advice = loadAdvice().map((written) => written.advice);
  return { words: countWords(texts), space, intents: ids, classifier, questions, advice };
}

/** Returns the words of the written answers, so that they count as correctly spelled in a question. */
const wordsOfAnswers = (): string[] =>
  Object.values(loadQuestions()).flatMap(({ questions, followUps }) =>
    [
      ...questions.map(({ question }) => question.answer),
      ...followUps.map(({ followUp }) => followUp.answer),
    ].flatMap((answer) => normalise(answer).match(/[a-z]{3,}/g) ?? []),
  );

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  // The spelling correction neither changes these words nor suggests them.
  const leftAlone = [englishWords.trim().split(/\s+/), everydayTopics, wordsOfAnswers()].flat(2);
  for (const word of leftAlone) {
    if (!counts.has(word)) counts.set(word, 0);
  }
  for (const word of lexiconWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
