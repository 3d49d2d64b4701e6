import { expect, test } from "vitest";
import { noAdvice } from "../src/knowledge/questions/advice.ts";
import { noQuestions } from "../src/knowledge/questions/match.ts";
import type { Understander } from "../src/understanding/understand.ts";
import { industryOf } from "./industry-names.ts";
import { predictLine } from "./predict.ts";

const now = new Date(2026, 10, 20, 12);

const understander: Understander = {
  questions: () => noQuestions,
  advice: noAdvice,
  fitting: () => undefined,
  spelled: (text: string) => text,
  knows: () => false,
  understand: (text) => ({
    text,
    core: text,
    guesses: [0.9, 0.06, 0.03, 0.01].map((score, place) => ({ intent: `intent_${place}`, score })),
    inScope: 0.98765,
    decision: "answer",
    evidence: { nobody: 6, others: 5, unknownWords: 0 },
  }),
};

test("a line gets the three most likely intents, the decision and the values", () => {
  const line = JSON.stringify({ industry: "hotel", text: "a room for 3 people from tuesday" });
  expect(predictLine(understander, line, now)).toMatchObject({
    industry: "hospitality",
    intents: [
      { intent: "intent_0", score: 0.9 },
      { intent: "intent_1", score: 0.06 },
      { intent: "intent_2", score: 0.03 },
    ],
    decision: "answer",
    inScope: 0.9877,
    slots: { people: 3, dates: [{ date: "2026-11-24" }] },
  });
});

test.each([
  ["E-commerce", "e-commerce"],
  ["ecommerce", "e-commerce"],
  ["E commerce", "e-commerce"],
  ["shop", "e-commerce"],
  ["Hospitality", "hospitality"],
  ["HOTEL", "hospitality"],
  ["marketing", "marketing"],
  ["Digital Marketing", "marketing"],
  ["Customer Support", "support"],
  ["customer_service", "support"],
  ["farming", undefined],
])("“%s” is the industry %s", (name, id) => {
  expect(industryOf(name)).toBe(id);
});

test.each([
  ["{industry: hotel}", /not JSON/],
  ["null", /“text”/],
  ['"hotel"', /“text”/],
  ['{"industry":"hotel"}', /“text”/],
  ['{"industry":"hotel","text":" "}', /“text”/],
  ['{"text":"hello"}', /“industry” must/],
  ['{"industry":"farming","text":"hello"}', /“farming” is no industry.*hospitality/],
])("%s is rejected with a reason", (line, reason) => {
  expect(() => predictLine(understander, line, now)).toThrow(reason);
});
