import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepLearnt, loadLearnt } from "./kept.ts";
import { learn } from "./learn.ts";
import { createUnderstander } from "./understand.ts";

const learnt = learn();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "learnt-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("learning again gives the same weights", () => {
  expect(learn()).toEqual(learnt);
});

test("what the build left is what training gives", async () => {
  const file = join(folder, "assistant");
  await keepLearnt(file);
  expect(await loadLearnt(file)).toEqual(learnt);
});

test.each(["", "half a file"])("a file that holds “%s” is learnt anew", async (text) => {
  const file = join(folder, "broken");
  await writeFile(file, text);
  expect(await loadLearnt(file)).toEqual(learnt);
});

test("a file of other phrases is learnt anew", async () => {
  const file = join(folder, "older");
  await keepLearnt(file);
  const bytes = await readFile(file);
  const fingerprint = bytes.toString("latin1").match(/[0-9a-f]{64}/);
  bytes.write("0".repeat(64), fingerprint?.index ?? 0, "latin1");
  // The words of this one are wrong as well, so that it would show if it were used.
  bytes.write("zebra", bytes.indexOf("order", 0, "latin1"), "latin1");
  await writeFile(file, bytes);
  expect(await loadLearnt(file)).toEqual(learnt);
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
