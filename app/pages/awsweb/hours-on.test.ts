import { expect, test } from "vitest";
import { awsweb } from "#content/services/awsweb.ts";
import { monthlyCost, spansOf } from "./hours-on.ts";

test("twelve hours on five days save 64% of the machines", () => {
  expect(Math.round(monthlyCost(60).saved * 100)).toBe(64);
  expect(monthlyCost(60).machines).toBeCloseTo(312);
});

test("all week saves nothing, and disks are billed whatever the hours", () => {
  expect(monthlyCost(168).saved).toBe(0);
  expect(monthlyCost(0).whole).toBe(awsweb.cost.disks);
});

test("each schedule is on for fewer hours than the one before", () => {
  const hours = awsweb.cost.schedules.map((schedule) =>
    spansOf(schedule).reduce((sum, { from, to }) => sum + to - from, 0),
  );
  expect(hours).toEqual([168, 120, 80, 60, 20]);
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
});
