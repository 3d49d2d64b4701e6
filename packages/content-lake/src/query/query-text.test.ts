import { describe, expect, it } from "vitest";
import { codeOf, parsable } from "./query-text.ts";
import { parseQuery } from "./syntax.ts";

const treeOf = (query: string) => parseQuery(query, {});

describe("a parsed query", () => {
  it.each([
    [String.raw`"\u{1F600}"`, "😀"],
    [String.raw`'\u{e6}\u00e6\u{0041}'`, "ææA"],
    [String.raw`"\"\'\\\/\b\f\n\r\t"`, "\"'\\/\b\f\n\r\t"],
    ['"// no comment"', "// no comment"],
    ['"a" // and a comment', "a"],
    ["// a comment\n'a' // and another\n", "a"],
  ])("reads %s", (query, value) => {
    expect(treeOf(query)).toEqual({ type: "Value", value });
  });

  it.each([
    [String.raw`[1, "a\q"]`, 6, 8],
    [String.raw`"\x41"`, 1, 3],
    [String.raw`"\u00"`, 1, 3],
    [String.raw`"\u{110000}"`, 1, 11],
  ])("rejects the escape in %s and reports its position", (query, start, end) => {
    expect(() => treeOf(query)).toThrow(
      expect.objectContaining({ message: expect.stringContaining("escape"), start, end }),
    );
  });

  it("reports positions in the original query", () => {
    const query = String.raw`"\u{1F600}\u{41}" + ) // and`;
    const { text, placeOf } = parsable(query);
    expect(placeOf(text.indexOf(")"))).toBe(query.indexOf(")"));
    expect(placeOf(0)).toBe(0);
    expect(placeOf(text.length)).toBe(query.length);
    expect(() => treeOf(query)).toThrow(expect.objectContaining({ start: query.indexOf(")") }));
  });
});

it("code is everything outside strings and comments", () => {
  expect(codeOf(`geo // geo(\n::x('geo(', "\\"geo(")`)).toBe('geo  \n::x("", "")');
});
