import { expect, test } from "vitest";
import { awsweb } from "./awsweb.ts";

test("the lever that is worked out comes to what it says", () => {
  const { sum, text } = awsweb.cost.worked;
  const [week = 0, on = 0, , share = 0] = (sum.match(/\d+/g) ?? []).map(Number);
  expect(on).toBe((19 - 7) * 5);
  expect(week).toBe(24 * 7);
  expect(Math.round(((week - on) / week) * 100)).toBe(share);
  expect(text).toContain(`${on} hours`);
  expect(text).toContain(`${week - on} of ${week}, or ${share}%`);
});
