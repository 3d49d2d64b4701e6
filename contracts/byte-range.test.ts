import { expect, test } from "vitest";
import { rangeOf } from "./byte-range.ts";

test.each([
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "none"],
  ["bytes=-0", "none"],
  ["bytes=9-2", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
  ["bytes=-", undefined],
  [undefined, undefined],
])("of 100 bytes, %j is %j", (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part);
});

test("of no bytes there is no part", () => {
  expect(rangeOf("bytes=0-9", 0)).toBe("none");
});
