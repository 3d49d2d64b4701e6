import { expect, test } from "vitest";
import { createTokenizer } from "./tokenizer.ts";

const markers = Array.from({ length: 6 }, (_all, at) => [`<${at}>`, 0] as const);
const tokens = createTokenizer([
  ...markers,
  ["▁", -4],
  ["▁my", -3],
  ["▁m", -5],
  ["y", -5],
  ["▁tent", -6],
  ["▁te", -3],
  ["nt", -2],
  ["s", -3],
]);

test("a text is split into its most likely pieces", () => {
  // “▁te” and “nt” together are more likely than “▁tent”.
  expect(tokens("my tents")).toEqual([7, 11, 12, 13]);
});

test("a run of characters that no piece covers becomes a single unknown token", () => {
  expect(tokens("my ÜÖÄs")).toEqual([7, 6, 0, 13]);
});

test("an empty text has no tokens", () => {
  expect(tokens("")).toEqual([]);
});
