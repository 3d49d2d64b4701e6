#!/usr/bin/env node
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clearly, unsureBelow } from "../src/dialogue/judges/choice/choose.ts";
import { heldOut, learnChoice } from "../training/choice/learn-choice.ts";
import { replayed, stillGood } from "../training/choice/replay.ts";
import { judgedTalks } from "../training/doubtful/graded-talks.ts";
import { createVectorsNow } from "../training/encode-now.ts";
import { cachedModel, createUnderstander } from "../training/index.ts";
import { loadGraded } from "../training/overruling/load.ts";

/**
 * Learns from the graded conversations of `training/choice/` which of the possible replies to choose, and writes
 * `src/dialogue/judges/choice/learned.json`. `--hold-out` prints instead how good the chosen replies are in conversations
 * that nothing was learned from. Takes some minutes.
 */
const understander = createUnderstander(await cachedModel());
const talks = loadGraded(join(import.meta.dirname, "../training/choice"));
const vectorOf = createVectorsNow();
const good = stillGood(understander, vectorOf, judgedTalks());
console.log(`${good.length} replies that were good before`);
const judged = replayed(understander, vectorOf, talks, (count) => {
  if (count % 20 === 0) console.log(`${count} of ${talks.length} conversations replayed`);
});
const percent = (share: number) => `${Math.round(share * 100)}%`;
if (process.argv.includes("--hold-out")) {
  for (const [name, grades] of Object.entries(heldOut(judged, good, { clearly, unsureBelow }))) {
    const of = (some: (grade: number) => boolean) => grades.filter(some).length / grades.length;
    const mean = grades.reduce((all, grade) => all + grade, 0) / grades.length;
    console.log(
      `${name.padEnd(6)} mean ${mean.toFixed(2)}, helpful ${percent(of((grade) => grade >= 2))}, wrong ${percent(of((grade) => grade === 0))}`,
    );
  }
  console.log(`on ${judged.length} messages`);
} else {
  const learned = learnChoice([...judged, ...good]);
  const file = join(import.meta.dirname, "../src/dialogue/judges/choice/learned.json");
  await writeFile(file, `${JSON.stringify(learned)}\n`);
}
