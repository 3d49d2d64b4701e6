import { expect, test } from "vitest";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { daysOfMonth } from "./month.ts";

test("a month has four weeks and a third", () => {
  expect(daysOfMonth(3)).toBe(13);
  expect(daysOfMonth(5)).toBe(22);
});

test("a year of months is a year of weeks, except for the rounding", () => {
  for (const { daysAWeek } of securityAndTerms.cost.months)
    expect(Math.abs(daysOfMonth(daysAWeek) * 12 - daysAWeek * 52)).toBeLessThanOrEqual(6);
});
