import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { noAdvice } from "../../src/knowledge/questions/advice.ts";
import { noQuestions } from "../../src/knowledge/questions/match.ts";
import type { Understander } from "../../src/understanding/understand.ts";
import { predictLines } from "./predict.ts";

const understander: Understander = {
  questions: () => noQuestions,
  advice: noAdvice,
  fitting: () => undefined,
  spelled: (text: string) => text,
  knows: () => false,
  understand: (message) => ({
    text: message,
    core: message,
    guesses: [{ intent: "breakfast", score: 1 }],
    inScope: 1,
    evidence: { nobody: 0, others: 0, unknownWords: 0 },
    decision: "answer",
  }),
};

test("lines stay in step: a wrong one gets its number and reason, an empty one nothing", async () => {
  const input = Readable.from([
    '{"industry": "hotel", "text": "breakfast?"}\n\nnonsense\r\n{"industry": "hotel", "text": "when"}',
  ]);
  const output = new PassThrough();
  const complaints: string[] = [];
  const failed = await predictLines(understander, new Date(2026, 10, 20, 12), {
    input,
    output,
    complain: (sentence) => complaints.push(sentence),
  });
  output.end();
  const lines = (await text(output))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({ industry: "hospitality", decision: "answer" }),
    { line: 3, error: expect.any(String) },
    expect.objectContaining({ industry: "hospitality" }),
  ]);
  expect(failed).toBe(1);
  expect(complaints).toEqual([expect.stringMatching(/^Line 3: /)]);
});
