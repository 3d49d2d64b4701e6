#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clues } from "../src/dialogue/judges/overruling.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { cachedModel, createUnderstander } from "../training/index.ts";
import { contests, heldOut, learn } from "../training/overruling/learn.ts";
import { loadGraded } from "../training/overruling/load.ts";

/**
 * Learns from `training/overruling/` when a written question overrules a stage, and writes the weight of each clue to
 * `src/dialogue/judges/overruling.json`. Prints the grades of the replies in conversations that were held out.
 */
const understander = createUnderstander(await cachedModel());
const contested = contests(understander, createVectorsNow(), loadGraded());

const percent = (share: number) => `${Math.round(share * 100)}%`;
for (const [name, grades] of Object.entries(heldOut(contested))) {
  const of = (some: (grade: number) => boolean) => grades.filter(some).length / grades.length;
  const mean = grades.reduce((all, grade) => all + grade, 0) / grades.length;
  console.log(
    `${name.padEnd(6)} mean ${mean.toFixed(2)}, helpful ${percent(of((grade) => grade >= 2))}, wrong ${percent(of((grade) => grade === 0))}`,
  );
}
console.log(`on ${contested.length} messages that may be answered in more ways than one`);

const worth = learn(contested).map((weight, at) => [clues[at], Math.round(weight * 100) / 100]);
const file = join(import.meta.dirname, "../src/dialogue/judges/overruling.json");
await writeFile(file, `${JSON.stringify(Object.fromEntries(worth), undefined, 2)}\n`);
