import { expect, test } from "vitest";
import { normalise } from "../src/understanding/normalise.ts";
import { within } from "../src/within-for-tests.ts";
import { loadPhrases, type WordLists } from "../training/load.ts";
import { trainingSet } from "../training/training-set.ts";
import { labelled } from "./evaluate.ts";
import { slotCases } from "./slots.ts";
import { hotelSlots, laterSets, tradeSlots, unseenSets } from "./unseen/index.ts";
import { labelledSets } from "./utterances.ts";

/** Normalises a phrase for comparison: case, punctuation, contractions and values make no difference. */
const bare = (text: string) => normalise(text);

/** Courtesies are so short that both sides contain the same ones. */
const courtesies = new Set(["greeting", "thanks", "goodbye"]);

/** Returns a pattern that matches every expansion of a training phrase, in lower case and without punctuation. */
function asPattern(line: string, lists: WordLists): RegExp {
  let text = line.replace(/^~/, "");
  for (let depth = 0; depth < 3; depth += 1) {
    text = text.replace(/\{(\w+)\}/g, (_all, name: string) => `(${lists[name] ?? name})`);
  }
  const source = text
    .trim()
    .replace(/[.*+?^$[\]\\{}]/g, "")
    .replace(/\(/g, "(?:")
    .replace(/\s+/g, " *");
  return new RegExp(`^${source}$`, "gm");
}

test(
  "no evaluation utterance is also a training phrase",
  () => {
    const utterances = labelled([...labelledSets, ...unseenSets, ...laterSets])
      .filter(({ intent }) => intent === undefined || !courtesies.has(intent))
      .map(({ text }) => text);
    const sentences = [slotCases, hotelSlots, tradeSlots]
      .flatMap((cases) => cases.trim().split("\n"))
      .map((line) => line.split(" | ")[0] ?? "");
    const asked = new Map<string, string>();
    for (const text of [...utterances, ...sentences]) {
      asked.set(
        text
          .toLowerCase()
          .replace(/’/g, "'")
          .replace(/[?!.,]/g, ""),
        text,
      );
      asked.set(bare(text), text);
    }
    const all = [...asked.keys()].join("\n");
    const shared = new Set(trainingSet().map(({ text }) => asked.get(bare(text))));
    for (const { phrases, lists } of loadPhrases()) {
      for (const line of phrases) {
        for (const [found] of all.matchAll(asPattern(line, lists))) shared.add(asked.get(found));
      }
    }
    shared.delete(undefined);
    expect([...shared]).toEqual([]);
  },
  within(180_000),
);
