import { expect, test } from "vitest";
import { cloudDevops, type Stretch } from "#content/services/cloud-devops.ts";
import { courseOf, cured, minutesOf, spent, workOf } from "./stretches.ts";

const { stretches, cures } = cloudDevops.oneChange;
const atLast = cures.reduce<readonly Stretch[]>(cured, stretches);

test("a week of waiting holds a morning of work", () => {
  expect(spent(minutesOf(stretches))).toBe("144 h 30 min");
  expect(spent(minutesOf(stretches, "hands"))).toBe("4 h 30 min");
});

test("without its waits the change takes a morning", () => {
  expect(atLast.map(({ name }) => name)).toEqual([
    "Write it",
    "Wait for a reviewer",
    "Review",
    "Build, scan, verify",
    "Canary",
  ]);
  expect(spent(minutesOf(atLast))).toBe("3 h 50 min");
});

test("each cure makes the change shorter", () => {
  let before: readonly Stretch[] = stretches;
  for (const cure of cures.slice(1)) {
    const after = cured(before, cure);
    expect(minutesOf(after), cure.name).toBeLessThan(minutesOf(before));
    before = after;
  }
});

test("a cure names only stretches that are there", () => {
  const names = stretches.map(({ name }) => name);
  for (const { replaces } of cures) for (const name of replaces) expect(names).toContain(name);
});

test("stretches follow each other without a gap", () => {
  for (const [index, { from, minutes }] of courseOf(stretches).slice(0, -1).entries()) {
    expect(courseOf(stretches)[index + 1]?.from).toBe(from + minutes);
  }
});

test("pieces of work that follow each other are one, and one too close to the last is left out", () => {
  const times = (all: readonly Stretch[]) => workOf(all, 600).map(({ minutes }) => spent(minutes));
  expect(times(stretches)).toEqual(["40 min", "20 min", "1 h 30 min", "45 min", "1 h 15 min"]);
  const withCanary = cures.slice(0, 2).reduce<readonly Stretch[]>(cured, stretches);
  expect(times(withCanary)).toEqual(["40 min", "20 min", "1 h 30 min", "1 h 15 min"]);
  expect(times(atLast)).toEqual(["40 min"]);
});
