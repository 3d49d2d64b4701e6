import { expect, test } from "vitest";
import { cloudDevops } from "#content/services/cloud-devops.ts";
import { courseOf, minutesOf, spent } from "./stretches.ts";

const { before, after, cures } = cloudDevops.oneChange;

test("a week of waiting holds a morning of work", () => {
  expect(spent(minutesOf(before.stretches))).toBe("144 h 30 min");
  expect(spent(minutesOf(before.stretches, "hands"))).toBe("4 h 30 min");
  expect(spent(minutesOf(after.stretches))).toBe("3 h 50 min");
});

test("stretches follow each other without a gap", () => {
  for (const [index, { from, minutes }] of courseOf(before.stretches).slice(0, -1).entries()) {
    expect(courseOf(before.stretches)[index + 1]?.from).toBe(from + minutes);
  }
});

test("each wait has what takes it away", () => {
  const waits = before.stretches.filter(({ kind }) => kind === "wait").map(({ name }) => name);
  expect(cures.map(({ wait }) => wait)).toEqual(waits);
});
