import { expect, test } from "vitest";
import { learnReplySpace, learnSpace } from "../../training/question-space/learn-space.ts";
import { seededRandom } from "../understanding/random.ts";
import { placeOf } from "./question-space.ts";
import { fittingTo } from "./reply-space.ts";
import { dimensions, packed } from "./vectors.ts";

const random = seededRandom(3);
/** A random vector: in these tests only the words carry information. */
const noise = () => Float32Array.from({ length: dimensions }, () => (random() - 0.5) / 10);

const asked = [
  ["send it back", "return the tent", "give the tent back", "bring it back to you"],
  ["postage to canada", "ship the tent to canada", "delivery abroad", "mail it overseas"],
  ["wash the bag", "clean the tent", "laundry of the bag", "remove dirt from it"],
];
const groups = asked.map((texts) => ({
  industry: "shop",
  wordings: texts.map((normalised) => ({ normalised, vector: noise() })),
}));

const nearness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

test("wordings of the same question are closer to each other than to those of another", () => {
  const space = learnSpace(groups);
  const places = groups.map(({ wordings }) =>
    wordings.map(({ normalised, vector }) => placeOf(space, normalised, vector)),
  );
  for (const [own, group] of places.entries())
    for (const [at, place] of group.entries()) {
      const best = (some: readonly Float32Array[]) =>
        Math.max(...some.map((other) => nearness(place, other)));
      const others = places.filter((_places, index) => index !== own).flat();
      expect(best(group.filter((_place, index) => index !== at))).toBeGreaterThan(best(others));
    }
});

test("training is deterministic, and embeddings have unit length with or without a sentence vector", () => {
  const [one, other] = [learnSpace(groups), learnSpace(groups)];
  expect(one).toEqual(other);
  for (const vector of [noise(), undefined])
    expect(Math.hypot(...placeOf(one, "return the bag", vector))).toBeCloseTo(1);
});

test("a message is closest to the answer to its question, written or made up of the same words", () => {
  const answers = ["returns are free", "postage abroad costs more", "lukewarm water, no soap"];
  const answered = groups.map((group, at) => ({
    ...group,
    answer: { normalised: answers[at] ?? "", vector: noise() },
  }));
  const space = learnReplySpace(answered);
  const rows = new Map(answers.map((text, row) => [text, row]));
  const places = packed(
    answered.map(({ answer }) => placeOf(space.replies, answer.normalised, answer.vector)),
  );
  for (const [own, { wordings }] of answered.entries())
    for (const { normalised, vector } of wordings) {
      const fits = fittingTo({ space, texts: answers, places }, rows, { normalised, vector });
      const best = answers.toSorted((a, b) => fits(b) - fits(a))[0];
      expect(best).toBe(answers[own]);
      const unwritten = answers.map((answer) => fits(`well: ${answer}`));
      expect(Math.max(...unwritten)).toBe(unwritten[own]);
    }
});
