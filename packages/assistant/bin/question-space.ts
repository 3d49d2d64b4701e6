#!/usr/bin/env node
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { industryIds } from "@brightkeel/contracts";
import { placeOf, type QuestionSpace } from "../src/meaning/question-space.ts";
import type { Vector } from "../src/meaning/vectors.ts";
import { normalise } from "../src/understanding/normalise.ts";
import { cachedVectors } from "../training/cached-vectors.ts";
import { adviceDesk, loadAdvice } from "../training/load-advice.ts";
import { loadQuestions } from "../training/load-questions.ts";
import {
  learnReplySpace,
  learnSpace,
  type Wording,
} from "../training/question-space/learn-space.ts";
import { readLearned, writeLearned } from "../training/question-space/learned.ts";

/**
 * Learns the space of questions from all wordings, and that of replies from wordings and answers, and writes
 * `training/question-space/learned.bin`. Takes some minutes. `--hold-out` leaves out one wording of each question, and prints how many of them find it.
 * `--places` keeps the spaces as they are and writes the places of all that is new: after answers were reworded, whose
 * places the build would otherwise have to work out.
 */
const written = loadQuestions();
const asked = [
  ...industryIds.flatMap((industry) => [
    ...written[industry].questions.map(({ asks, more, question }) => ({
      industry,
      texts: [...asks, ...more],
      answer: question.answer,
      ask: true,
    })),
    ...written[industry].followUps.map(({ asks, followUp }) => ({
      industry,
      texts: asks,
      answer: followUp.answer,
      ask: false,
    })),
  ]),
  ...loadAdvice().map(({ asks, more, advice }) => ({
    industry: adviceDesk,
    texts: [...asks, ...more],
    answer: advice.question.answer,
    ask: false,
  })),
];
const folder = join(import.meta.dirname, "../node_modules/.cache/assistant");
await mkdir(folder, { recursive: true });
const encoded = async (name: string, texts: readonly string[]): Promise<Wording[]> => {
  console.log(`${texts.length} ${name}`);
  const vectors = await cachedVectors(join(folder, `vectors-of-${name}`), texts);
  return texts.map((text, at) => ({
    normalised: normalise(text),
    vector: vectors[at] ?? new Float32Array(),
  }));
};
const texts = asked.flatMap(({ texts }) => texts);
const wordings = await encoded("wordings", texts);
const answers = [...new Set(asked.map(({ answer }) => answer))];
const ofAnswers = await encoded("answers", answers);
const answerOf = new Map(answers.map((text, at) => [text, ofAnswers[at] as Wording]));
let at = 0;
const groups = asked.map(({ industry, texts, answer, ask }) => {
  const own = wordings.slice(at, at + texts.length);
  at += texts.length;
  return { industry, ask, wordings: own, answer: answerOf.get(answer) as Wording };
});
const fewestToHoldOut = 3;
const isHeldOut = (group: (typeof groups)[number]) =>
  process.argv.includes("--hold-out") && group.ask && group.wordings.length >= fewestToHoldOut;
const taught = groups.map((group) =>
  isHeldOut(group) ? { ...group, wordings: group.wordings.slice(0, -1) } : group,
);
const onEpoch = (epoch: number, loss: number) =>
  console.log(`${epoch + 1}: loss ${loss.toFixed(3)}`);
const kept = process.argv.includes("--places") ? await readLearned() : undefined;
const space = kept?.space ?? learnSpace(taught, onEpoch);
const replies = kept?.replies ?? learnReplySpace(taught, onEpoch);
const placed = (into: QuestionSpace, { normalised, vector }: Wording) =>
  placeOf(into, normalised, vector);
const alike = (one: Vector, other: Vector) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Prints how often the sentence that was left out finds its question, by the likeness to what each question has. */
function printShares(
  name: string,
  own: readonly (typeof groups)[number][],
  of: Vector[],
  known: Vector[][],
) {
  const ranks = own.flatMap((group, right) => {
    const place = of[right];
    if (!isHeldOut(group) || !place) return [];
    const likenesses = known.map((places) =>
      Math.max(...places.map((other) => alike(place, other))),
    );
    return [likenesses.filter((likeness) => likeness > (likenesses[right] ?? 0)).length];
  });
  const share = (most: number) =>
    (ranks.filter((rank) => rank < most).length / ranks.length).toFixed(3);
  console.log(`${name}: ${ranks.length} held out, first ${share(1)}, among five ${share(5)}`);
}

if (process.argv.includes("--hold-out")) {
  for (const industry of industryIds) {
    const isOwn = (group: { industry: string; ask: boolean }) =>
      group.industry === industry && group.ask;
    const own = groups.filter(isOwn);
    const lasts = own.flatMap(({ wordings }) => wordings.slice(-1));
    printShares(
      `${industry}, by wordings`,
      own,
      lasts.map((wording) => placed(space, wording)),
      taught.filter(isOwn).map(({ wordings }) => wordings.map((one) => placed(space, one))),
    );
    printShares(
      `${industry}, by answers`,
      own,
      lasts.map((wording) => placed(replies.messages, wording)),
      own.map(({ answer }) => [placed(replies.replies, answer)]),
    );
  }
} else {
  await writeLearned(
    { space, replies },
    { texts, vectors: wordings.map(({ vector }) => vector) },
    { texts: answers, vectors: ofAnswers.map(({ vector }) => vector) },
  );
}
