import { expect, test } from "vitest";
import { leading, linesOf, paragraph, wholeSentences } from "./print.ts";

test("a text is broken between words, into as few lines as fit it", () => {
  expect(linesOf("one two three four", 9)).toEqual(["one two", "three", "four"]);
  expect(linesOf("one two three four", 18)).toEqual(["one two three four"]);
});

test("the last line has no word by itself where the lines before could be shorter", () => {
  expect(linesOf("Tuesday’s load test needs 400.", 26)).toEqual([
    "Tuesday’s load",
    "test needs 400.",
  ]);
});

test("a word longer than a line is alone, and nothing is lost", () => {
  expect(linesOf("the /var/lib/postgresql volume", 8)).toEqual([
    "the",
    "/var/lib/postgresql",
    "volume",
  ]);
});

test("the lines of a paragraph are below each other", () => {
  expect(paragraph(50, "one two", { x: 30, longest: 4 })).toEqual([
    { kind: "text", x: 30, y: 50, words: "one" },
    { kind: "text", x: 30, y: 50 + leading, words: "two" },
  ]);
});

test("a text is cut at the end of a sentence, and its first one is always whole", () => {
  expect(wholeSentences("It broke. We saw it. It is mended now.", 24)).toBe("It broke. We saw it.");
  expect(wholeSentences("A long first sentence. Another.", 5)).toBe("A long first sentence.");
});
