import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Learnt } from "./learn.ts";
import { keepLearnt, loadLearnt } from "./model-file.ts";
import { createUnderstander } from "./understand.ts";

/** Training takes some seconds, on a machine that does many things at once some more. */
const patience = 180_000;

let folder = "";
let file = "";
let learnt: Learnt;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "learnt-"));
  file = join(folder, "assistant");
  await keepLearnt(file);
  learnt = await loadLearnt(file, notAgain);
}, patience);
afterAll(() => rm(folder, { recursive: true }));

const notAgain = () => Promise.reject(new Error("Learnt again."));

test(
  "without a file the same is learnt in a thread of its own, to the last weight",
  async () => {
    expect(serialize(await loadLearnt(undefined)).equals(serialize(learnt))).toBe(true);
  },
  patience,
);

test("a file that holds only half is not used", async () => {
  const bytes = await readFile(file);
  await writeFile(join(folder, "half"), bytes.subarray(0, bytes.length / 2));
  await expect(loadLearnt(join(folder, "half"), notAgain)).rejects.toThrow("Learnt again.");
});

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
