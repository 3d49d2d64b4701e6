import { expect, test } from "vitest";
import { jsonOf } from "./answer-json.ts";

const limits = { bytes: 1000, depth: 5 };

test.each([
  ["words", { title: "Grüße 😀", list: ["a", 1, true, null], deep: { a: { b: [] } } }],
  ["what must be escaped", ['"', "\\", "\n\u0001", "\ud800"]],
  ["nothing", undefined],
])("an answer of %s is its JSON", (_, value) => {
  expect(jsonOf(value, limits)).toBe(JSON.stringify(value ?? null));
});

test("an answer is counted as it will be written, escapes and bytes of letters included", () => {
  const lengthOf = (text: string) => Buffer.byteLength(JSON.stringify([text]));
  for (const text of ["x".repeat(50), "ü".repeat(50), "\u0001".repeat(50), "😀".repeat(50)]) {
    const bytes = lengthOf(text);
    expect(() => jsonOf([text], { bytes: bytes - 5, depth: 5 })).toThrow("larger than");
    expect(jsonOf([text], { bytes: bytes + 5, depth: 5 })).toHaveLength(
      JSON.stringify([text]).length,
    );
  }
});

test("an answer that repeats one value a billion times is refused before it is written", () => {
  let many: unknown = "x";
  for (let level = 0; level < 30; level++) many = [many, many];
  expect(() => jsonOf(many, { bytes: 10_000, depth: 100 })).toThrow("larger than 10000 bytes");
});

test("an answer that is nested deeper than it may be is refused", () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = { a: deep };
  expect(() => jsonOf(deep, limits)).toThrow("more than 5 levels");
});
