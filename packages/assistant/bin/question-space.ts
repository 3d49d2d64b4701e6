#!/usr/bin/env node
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { industryIds } from "@brightkeel/contracts";
import { placeOf } from "../src/meaning/question-space.ts";
import { normalise } from "../src/understanding/normalise.ts";
import { loadQuestions } from "../training/load-questions.ts";
import { learnSpace } from "../training/question-space/learn-space.ts";
import { writeLearned } from "../training/question-space/learned.ts";
import { rememberedVectors } from "../training/remembered-vectors.ts";

/**
 * Learns the space of questions from all wordings, and writes `training/question-space/learned.bin`. Takes some
 * minutes. `--hold-out` leaves out one wording of each question, and prints how many of them find it.
 */
const written = loadQuestions();
const asked = industryIds.flatMap((industry) => [
  ...written[industry].questions.map(({ asks, more }) => ({
    industry,
    texts: [...asks, ...more],
    ask: true,
  })),
  ...written[industry].followUps.map(({ asks }) => ({ industry, texts: asks, ask: false })),
]);
const folder = join(import.meta.dirname, "../node_modules/.cache/assistant");
await mkdir(folder, { recursive: true });
const all = asked.flatMap(({ texts }) => texts);
console.log(`${all.length} wordings`);
const vectors = await rememberedVectors(join(folder, "vectors-of-wordings"), all);
let at = 0;
const groups = asked.map(({ industry, texts, ask }) => ({
  industry,
  ask,
  wordings: texts.map((text) => {
    const vector = vectors[at] ?? new Float32Array();
    at += 1;
    return { text, normalised: normalise(text), vector };
  }),
}));
const fewestToHoldOut = 3;
const isHeldOut = (group: (typeof groups)[number]) =>
  process.argv.includes("--hold-out") && group.ask && group.wordings.length >= fewestToHoldOut;
const taught = groups.map((group) =>
  isHeldOut(group) ? { ...group, wordings: group.wordings.slice(0, -1) } : group,
);
const space = learnSpace(taught, (epoch, loss) =>
  console.log(`${epoch + 1}: loss ${loss.toFixed(3)}`),
);
if (process.argv.includes("--hold-out")) {
  for (const industry of industryIds) {
    const candidates = taught
      .filter((group) => group.industry === industry && group.ask)
      .map(({ wordings }) =>
        wordings.map(({ normalised, vector }) => placeOf(space, normalised, vector)),
      );
    const own = groups.filter((group) => group.industry === industry && group.ask);
    const ranks = own.flatMap((group, right) => {
      const last = group.wordings.at(-1);
      if (!isHeldOut(group) || !last) return [];
      const place = placeOf(space, last.normalised, last.vector);
      const likenesses = candidates.map((places) =>
        Math.max(
          ...places.map((other) => other.reduce((sum, x, at) => sum + x * (place[at] ?? 0), 0)),
        ),
      );
      return [likenesses.filter((likeness) => likeness > (likenesses[right] ?? 0)).length];
    });
    const share = (most: number) =>
      (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3);
    console.log(`${industry}: ${ranks.length} held out, first ${share(1)}, among five ${share(5)}`);
  }
} else {
  const kept = groups.filter(({ ask }) => ask).flatMap(({ wordings }) => wordings);
  await writeLearned(
    space,
    kept.map(({ text }) => text),
    kept.map(({ vector }) => vector),
  );
}
