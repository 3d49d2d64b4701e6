import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepLearnt, loadLearnt } from "./kept.ts";
import { learn } from "./learn.ts";
import { createUnderstander } from "./understand.ts";

const learnt = learn();

/** Training once takes a second, on a machine that does many things at once a few. */
const patience = 120_000;

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "learnt-"));
  file = join(folder, "assistant");
  await keepLearnt(file);
}, patience);
afterAll(() => rm(folder, { recursive: true }));

test("what the build leaves is what training gives, to the last weight", async () => {
  expect(await loadLearnt(file)).toEqual(learnt);
});

test(
  "without a file the same is learnt in a thread of its own",
  async () => {
    expect(await loadLearnt(undefined)).toEqual(learnt);
  },
  patience,
);

test(
  "a file that holds only half is not used",
  async () => {
    const bytes = await readFile(file);
    await writeFile(join(folder, "half"), bytes.subarray(0, bytes.length / 2));
    expect((await loadLearnt(join(folder, "half"))).words).toEqual(learnt.words);
  },
  patience,
);

test.each([
  ["where is my parcl", "e-commerce", "track_order"],
  ["cancle my ordr please", "support", "cancel_order"],
  ["is brekfast includd", "hospitality", "breakfast"],
  ["what shoud my buget be", "marketing", "budget_advice"],
] as const)("“%s” is understood in spite of its slips", (message, industry, intent) => {
  const { guesses, decision } = createUnderstander(learnt).understand(message, industry);
  expect(guesses[0]?.intent).toBe(intent);
  expect(decision).toBe("answer");
});
