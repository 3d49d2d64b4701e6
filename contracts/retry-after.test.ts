import { expect, test } from "vitest";
import { retryAfterOf } from "./retry-after.ts";

const now = Date.parse("2026-11-28T12:00:00Z");

test.each([
  ["120", 120_000],
  [" 5 ", 5_000],
  ["Sat, 28 Nov 2026 12:01:00 GMT", 60_000],
])("“%s” asks for %i ms", (header, wait) => {
  expect(retryAfterOf(header, now)).toBe(wait);
});

test.each([null, "", "0", "-5", "1.5", "soon", "Sat, 28 Nov 2026 11:59:00 GMT"])(
  "“%s” asks for nothing",
  (header) => {
    expect(retryAfterOf(header, now)).toBeUndefined();
  },
);
