import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readModelFile, writeModelFile } from "../src/understanding/model-file.ts";
import type { TrainedModel } from "../src/understanding/trained-model.ts";
import { createUnderstander } from "../src/understanding/understand.ts";
import { within } from "../src/within-for-tests.ts";
import { cachedModel } from "./cached-model.ts";
import { train } from "./train.ts";

/** Training takes several seconds, and longer on a busy machine. */
const patience = within(180_000);

let folder = "";
let file = "";
let model: TrainedModel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-"));
  file = join(folder, "assistant");
  await writeModelFile(file, train());
  model = await readModelFile(file);
}, patience);
afterAll(() => rm(folder, { recursive: true }));

test(
  "training in a thread of its own gives the same model, to the last weight",
  async () => {
    // The cached model of these sources was trained in a worker thread; it also contains what was learned from
    // meaning.
    const { meaning: _, ...inThread } = await cachedModel();
    expect(serialize(structuredClone(inThread)).equals(serialize(model))).toBe(true);
  },
  patience,
);

test("a model file that is missing, cut short or of other intents says what to do", async () => {
  const bytes = await readFile(file);
  const half = join(folder, "half");
  await writeFile(half, bytes.subarray(0, bytes.length / 2));
  await expect(readModelFile(half)).rejects.toThrow(/is missing or damaged.*npm run build/);
  await expect(readModelFile(join(folder, "none"))).rejects.toThrow("npm run build");
  await writeModelFile(half, { ...model, intents: model.intents.slice(1) });
  await expect(readModelFile(half)).rejects.toThrow(/another version.*npm run build/);
});

test.each([
  ["where is my parcl", "e-commerce", "track_order"],
  ["cancle my ordr please", "support", "cancel_order"],
  ["is brekfast includd", "hospitality", "breakfast"],
  ["what shoud my buget be", "marketing", "budget_advice"],
] as const)("“%s” is understood in spite of its slips", (message, industry, intent) => {
  const { guesses, decision } = createUnderstander(model).understand(message, industry);
  expect(guesses[0]?.intent).toBe(intent);
  expect(decision).toBe("answer");
});
