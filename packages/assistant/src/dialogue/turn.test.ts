import { expect, test } from "vitest";
import { noAdvice } from "../knowledge/questions/advice.ts";
import { noQuestions } from "../knowledge/questions/match.ts";
import type { Understander } from "../understanding/understand.ts";
import { intentIn } from "./turn.ts";

/** Creates an understander with this score for one intent, whatever the message. */
const sure = (intent: string, score: number): Understander => ({
  knows: () => true,
  spelled: (text) => text,
  questions: () => noQuestions,
  advice: noAdvice,
  fitting: () => undefined,
  understand: (message) => ({
    text: message,
    core: message,
    guesses: [{ intent, score }],
    inScope: 1,
    decision: "answer",
    evidence: { nobody: 8, others: 8, unknownWords: 0 },
  }),
});

test.each([
  ["emergency", 0.99, "and his sister, she’s 8?", ""],
  ["emergency", 0.99, "our parents, they are 80 and 82 years old", ""],
  ["emergency", 0.99, "his sister is 8 and went all grey", "emergency"],
  ["emergency", 0.9, "my aunt went all grey", "emergency"],
  ["emergency", 0.6, "my aunt went all grey", ""],
  ["emergency", 0.6, "we are trapped up here", "emergency"],
  ["emergency", 0.6, "an intruder, quick", "emergency"],
  ["goodbye", 0.99, "my aunt went all grey", ""],
  ["thanks", 0.99, "my aunt went all grey", ""],
])("%s at %d for “%s” is taken for “%s”", (intent, score, message, taken) => {
  expect(intentIn(sure(intent, score), message, "hospitality")).toBe(taken);
});
