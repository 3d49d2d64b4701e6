import { expect, test } from "vitest";
import {
  outOfScopeLists,
  outOfScopePhrases,
  training,
  wordLists,
} from "#content/assistant/training/index.ts";
import { normalise } from "#server/assistant/understanding/normalise.ts";
import { expand, lines } from "#server/assistant/understanding/phrases.ts";
import { trainingSet } from "#server/assistant/understanding/training-set.ts";
import { labelled } from "./evaluate.ts";
import { slotCases } from "./slots.ts";
import { hotelSlots, tradeSlots, unseenSets } from "./unseen/index.ts";
import { labelledSets } from "./utterances.ts";

/** As phrases are compared: case, punctuation, contractions and values make no difference. */
const bare = (text: string) => normalise(text);

/** Courtesies have few words, and both sides use them. */
const courtesies = new Set(["greeting", "thanks", "goodbye"]);

test("no evaluation utterance is also a training phrase", () => {
  const trained = new Map<string, string>();
  const add = (block: string, lists: Readonly<Record<string, string>>) => {
    lines(block).forEach((line, index) => {
      for (const text of expand(line.replace(/^~/, ""), lists, 400, index)) {
        trained.set(bare(text), text);
      }
    });
  };
  for (const intent of training) add(intent.phrases, wordLists);
  for (const { text } of trainingSet()) trained.set(bare(text), text);
  add(outOfScopePhrases, outOfScopeLists);
  const shared = labelled([...labelledSets, ...unseenSets])
    .filter(({ intent }) => intent === undefined || !courtesies.has(intent))
    .filter(({ text }) => trained.has(bare(text)))
    .map(({ text }) => `${text} = ${trained.get(bare(text))}`);
  expect([...new Set(shared)]).toEqual([]);
  const sentences = [slotCases, hotelSlots, tradeSlots]
    .flatMap((cases) => cases.trim().split("\n"))
    .map((line) => line.split(" | ")[0] ?? "");
  expect(sentences.filter((text) => trained.has(bare(text)))).toEqual([]);
}, 60_000);
