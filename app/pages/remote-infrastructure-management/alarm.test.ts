import { expect, test } from "vitest";
import { failed, minutes, moments, pageAt, valueAt, warnAt } from "./alarm.ts";

const momentAt = (clock: string) => moments.find((moment) => moment.clock === clock);

test("each moment is at the minute that its clock says", () => {
  for (const { at, clock } of moments) expect(clock).toBe(`00:${String(at).padStart(2, "0")}`);
});

test("the engineer answers within five minutes, and it is repaired within the hour", () => {
  expect(momentAt("00:04")?.text).toBe("engineer answers");
  expect(Math.max(...failed)).toBeLessThan(45);
});

test("the first check to fail is the one at zero", () => {
  expect(Math.min(...failed)).toBe(0);
  expect(valueAt(-1)).toBeLessThan(pageAt);
  expect(valueAt(0)).toBeGreaterThan(pageAt);
});

test("checks fail without a gap, and pass for five minutes before it is said that they do", () => {
  const lastFailure = Math.max(...failed);
  expect(failed.size).toBe(lastFailure + 1);
  expect(valueAt(lastFailure + 1)).toBeLessThan(warnAt);
  const passed = minutes.filter((minute) => minute > lastFailure && minute <= 30);
  expect(passed).toHaveLength(5);
  expect(momentAt("00:30")?.text).toBe("five checks passed");
});
