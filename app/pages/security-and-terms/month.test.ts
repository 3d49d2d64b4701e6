import { expect, test } from "vitest";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";
import { costOf, daysOfMonth, daysOfWeek } from "./month.ts";

test("a month has four weeks and a third", () => {
  expect(daysOfMonth(3)).toBe(13);
  expect(daysOfMonth(5)).toBe(22);
});

test("a year of months is a year of weeks, except for the rounding", () => {
  for (const { daysAWeek } of securityAndTerms.cost.months) {
    const days = daysOfWeek(daysAWeek);
    expect(Math.abs(daysOfMonth(days) * 12 - days * 52)).toBeLessThanOrEqual(6);
  }
});

test("the printed sum says that it is rounded", () => {
  expect(securityAndTerms.cost.months.map(({ daysAWeek }) => costOf(daysAWeek))).toEqual([
    { counted: "2 days a week × 4⅓ weeks ≈ 9 days", days: 9 },
    { counted: "10 days a week × 4⅓ weeks ≈ 43 days", days: 43 },
    { counted: "22.5 days a week × 4⅓ weeks ≈ 98 days", days: 98 },
  ]);
});
