import { noAdvice } from "../knowledge/questions/advice.ts";
import { noQuestions } from "../knowledge/questions/match.ts";
import type { Understander } from "./understand.ts";

/**
 * Creates a stub understander, for tests of the stages after the classifier.
 *
 * @param intent the intent of every message; if empty, every message is out of scope.
 */
export const always = (intent: string): Understander => ({
  questions: () => noQuestions,
  advice: noAdvice,
  fitting: () => undefined,
  spelled: (text) => text,
  knows: () => false,
  understand: (message) => ({
    text: message,
    core: message,
    guesses: intent === "" ? [] : [{ intent, score: 0.99 }],
    inScope: intent === "" ? 0.01 : 0.99,
    decision: intent === "" ? "out_of_scope" : "answer",
    evidence: { nobody: 6, others: 5, unknownWords: 0 },
  }),
});
