import { expect, test } from "vitest";
import { countNamed } from "./count-named.ts";

test.each([
  ["a", 1],
  ["An", 1],
  ["three", 3],
  ["Twelve", 12],
  ["17", 17],
])("“%s” names %d", (word, count) => {
  expect(countNamed(word)).toBe(count);
});

test.each(["", "few", "any"])("“%s” names no number", (word) => {
  expect(countNamed(word)).toBeNaN();
});
