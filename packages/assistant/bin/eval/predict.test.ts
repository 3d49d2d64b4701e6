import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { always } from "../../src/understanding/understander-for-tests.ts";
import { predictLines } from "./predict.ts";

test("output lines match input lines: an invalid one gets its number and reason, an empty one nothing", async () => {
  const input = Readable.from([
    '{"industry": "hotel", "text": "breakfast?"}\n\nnonsense\r\n{"industry": "hotel", "text": "when"}',
  ]);
  const output = new PassThrough();
  const complaints: string[] = [];
  const failed = await predictLines(always("breakfast"), new Date(2026, 10, 20, 12), {
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
