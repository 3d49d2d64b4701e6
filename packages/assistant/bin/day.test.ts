import { expect, test } from "vitest";
import { noonOf } from "./day.ts";

test("a day of --now is its noon here", () => {
  expect(noonOf("2026-11-20")).toEqual(new Date(2026, 10, 20, 12));
});

test.each(["2026-02-30", "tomorrow", "20.11.2026", ""])("%j is no day", (text) => {
  expect(noonOf(text)).toBeUndefined();
});
