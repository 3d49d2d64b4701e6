import { expect, test } from "vitest";
import { groupMisses } from "./group-misses.ts";
import type { Miss } from "./misses.ts";

const miss = (text: string, more: Partial<Miss> = {}): Miss => ({
  industry: "hospitality",
  kind: "declined",
  text,
  guess: undefined,
  certainty: 0,
  ...more,
});

test("misses are grouped by the intent they are close to, or else by a shared word", () => {
  const groups = groupMisses([
    miss("can i rent a kayak"),
    miss("Can I rent a kayak"),
    miss("kayaks for two please"),
    miss("is there a spot for my campervan", { guess: "parking", certainty: 0.4 }),
    miss("purple monkey dishwasher", { guess: "parking", certainty: 0.01 }),
    miss("Habt ihr einen [name]", { kind: "foreign" }),
    miss("a tent", { industry: "e-commerce" }),
  ]);
  const shown = groups.map(({ industry, subject, isKnown, count }) => [
    industry,
    subject,
    isKnown,
    count,
  ]);
  expect(shown).toEqual([
    ["e-commerce", "Other", false, 1],
    ["hospitality", "kayak", false, 3],
    ["hospitality", "Other languages", true, 1],
    ["hospitality", "Parking", true, 1],
    ["hospitality", "Other", false, 1],
  ]);
  expect(groups[1]?.texts).toEqual([
    { text: "can i rent a kayak", count: 2 },
    { text: "kayaks for two please", count: 1 },
  ]);
  expect(groups[1]?.kinds).toEqual({ declined: 3 });
});
