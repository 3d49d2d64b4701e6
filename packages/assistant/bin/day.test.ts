import { expect, test } from "vitest";
import { noonOf } from "./day.ts";

test("a date given as --now means noon local time", () => {
  expect(noonOf("2026-11-20")).toEqual(new Date(2026, 10, 20, 12));
});

test.each(["2026-02-30", "tomorrow", "20.11.2026", ""])("%j is not a date", (text) => {
  expect(noonOf(text)).toBeUndefined();
});
