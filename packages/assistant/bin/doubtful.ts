#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { doubts } from "../src/dialogue/judges/doubtful.ts";
import { judgedTalks } from "../training/doubtful/graded-talks.ts";
import { factsIn, heldOutDoubts, learnable, learnDoubts } from "../training/doubtful/learn.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { cachedModel, createUnderstander } from "../training/index.ts";

/**
 * Learns from the judged conversations in `evaluation/talks/` when the fact of an intent is probably a wrong answer,
 * and writes the weight of each clue to `src/dialogue/judges/doubtful.json`. Prints the grades of the facts that are doubted
 * from several lines on, in conversations that were held out.
 */
const understander = createUnderstander(await cachedModel());
const talks = judgedTalks();
const facts = factsIn(understander, createVectorsNow(), talks);
const all = heldOutDoubts(understander, talks, facts);
const lines = [-9, -1.2, -1, -0.9, -0.8, -0.7, -0.6, -0.5, -0.4, -0.3, -0.2, 0];
for (const [name, some] of [
  ["learned from, by tenths", all.filter(({ fact }) => learnable(fact.talk))],
  ["kept apart", all.filter(({ fact }) => !learnable(fact.talk))],
] as const) {
  console.log(`${some.length} facts, ${name}: wrong, useless, helpful, best from each line on`);
  for (const line of lines) {
    const doubted = some.filter(({ sum }) => sum > line);
    const counts = [0, 1, 2, 3].map((grade) => doubted.filter(({ fact }) => fact.grade === grade));
    console.log(`${line.toFixed(2).padStart(6)} ${counts.map(({ length }) => length).join(" ")}`);
  }
}
const worth = learnDoubts(understander, talks.filter(learnable)).map((weight, at) => [
  doubts[at],
  Math.round(weight * 100) / 100,
]);
const file = join(import.meta.dirname, "../src/dialogue/judges/doubtful.json");
await writeFile(file, `${JSON.stringify(Object.fromEntries(worth), undefined, 2)}\n`);
