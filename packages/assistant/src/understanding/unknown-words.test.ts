import { expect, test } from "vitest";
import { cachedModel } from "../../training/cached-model.ts";
import { createUnderstander } from "./understand.ts";

const understander = createUnderstander(await cachedModel());

test.each([
  ["can i book a walrus sermon", "support", 1],
  ["would you book me a seance with a goblin", "hospitality", 1],
] as const)(
  "“%s” to %s holds words that no phrase knows, and is declined",
  (message, industry, least) => {
    const { evidence, decision } = understander.understand(message, industry);
    expect(evidence.unknownWords).toBeGreaterThanOrEqual(least);
    expect(decision).toBe("out_of_scope");
  },
);

test.each([
  ["where is my parcle", "e-commerce"],
  ["can i chnage my resevation", "hospitality"],
  ["my pasword does not wrok", "support"],
] as const)("a likely slip of typing is no stranger: “%s”", (message, industry) => {
  const { evidence, decision } = understander.understand(message, industry);
  expect(evidence.unknownWords).toBe(0);
  expect(decision).toBe("answer");
});

test("a short word is not corrected if the typo is unlikely", () => {
  expect(understander.understand("tell me about the demon", "support").text).toContain("demon");
});

test.each(["its for 4", "ive paid already", "itll rain", "nah its too late"])(
  "a contraction without its apostrophe is not a misspelling: “%s”",
  (text) => {
    expect(understander.spelled(text)).toBe(text);
  },
);

test("a misspelling beside such a contraction is still corrected", () => {
  expect(understander.spelled("its my parcle")).toBe("its my parcel");
});
