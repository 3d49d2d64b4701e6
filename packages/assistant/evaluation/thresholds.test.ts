import { expect, test } from "vitest";
import { createUnderstander } from "../src/understanding/understand.ts";
import { cachedModel } from "../training/index.ts";
import {
  countNames,
  dateNames,
  labelled,
  otherNames,
  playScripts,
  scoreIntents,
  scoreSlots,
} from "./evaluate.ts";
import { hotelSlots, laterSets, tradeSlots, unseenSets } from "./unseen/index.ts";

const understander = createUnderstander(await cachedModel());

/** A few points below the current scores: a change that costs more needs a look. */
const least = {
  "e-commerce": { top1: 0.85, top3: 0.94, outside: 0.94 },
  hospitality: { top1: 0.9, top3: 0.95, outside: 0.92 },
  marketing: { top1: 0.82, top3: 0.94, outside: 0.94 },
  support: { top1: 0.85, top3: 0.93, outside: 0.94 },
} as const;

test.each([...scoreIntents(understander)])("%s is understood", (industry, scores) => {
  expect(scores.top1 / scores.cases).toBeGreaterThan(least[industry].top1);
  expect(scores.top3 / scores.cases).toBeGreaterThan(least[industry].top3);
  expect(scores.outsideDeclined / scores.outside).toBeGreaterThan(least[industry].outside);
});

/** The same for utterances written without sight of the training phrases. */
const leastUnseen = {
  "e-commerce": { top1: 0.91, top3: 0.96, outside: 0.91 },
  hospitality: { top1: 0.9, top3: 0.97, outside: 0.91 },
  marketing: { top1: 0.86, top3: 0.96, outside: 0.92 },
  support: { top1: 0.91, top3: 0.97, outside: 0.9 },
} as const;

test.each([...scoreIntents(understander, 0, labelled(unseenSets))])(
  "%s is understood in unseen words",
  (industry, scores) => {
    expect(scores.top1 / scores.cases).toBeGreaterThan(leastUnseen[industry].top1);
    expect(scores.top3 / scores.cases).toBeGreaterThan(leastUnseen[industry].top3);
    expect(scores.outsideDeclined / scores.outside).toBeGreaterThan(leastUnseen[industry].outside);
  },
);

/** The same for utterances by another author. */
const leastLater = {
  "e-commerce": { top1: 0.9, top3: 0.96, outside: 0.96 },
  hospitality: { top1: 0.91, top3: 0.96, outside: 0.95 },
  marketing: { top1: 0.9, top3: 0.97, outside: 0.96 },
  support: { top1: 0.92, top3: 0.97, outside: 0.96 },
} as const;

test.each([...scoreIntents(understander, 0, labelled(laterSets))])(
  "%s is understood in another author’s words",
  (industry, scores) => {
    expect(scores.top1 / scores.cases).toBeGreaterThan(leastLater[industry].top1);
    expect(scores.top3 / scores.cases).toBeGreaterThan(leastLater[industry].top3);
    expect(scores.outsideDeclined / scores.outside).toBeGreaterThan(leastLater[industry].outside);
  },
);

test("two typos per sentence cost at most eight points", () => {
  const clean = scoreIntents(understander);
  for (const [industry, scores] of scoreIntents(understander, 2)) {
    const before = clean.get(industry);
    if (!before) throw new Error(industry);
    expect(before.top1 / before.cases - scores.top1 / scores.cases).toBeLessThan(0.08);
  }
});

test("counts and dates are extracted", () => {
  expect(scoreSlots().f1).toBeGreaterThan(0.93);
  expect(scoreSlots(hotelSlots, countNames).f1).toBeGreaterThan(0.93);
  expect(scoreSlots(hotelSlots, dateNames).f1).toBeGreaterThan(0.93);
  expect(scoreSlots(tradeSlots, dateNames).f1).toBeGreaterThan(0.85);
  expect(scoreSlots(tradeSlots, otherNames).f1).toBeGreaterThan(0.93);
});

test("the scripted conversations are completed", () => {
  expect(playScripts(understander).filter(({ done }) => !done)).toEqual([]);
});
