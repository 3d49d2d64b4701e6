import { expect, test } from "vitest";
import { clock, course, decided, isNamed, length, reopened, weekendWith } from "./weekend-plan.ts";

test("the weekend is sixty hours long and ends before Monday’s shift", () => {
  expect(length).toBe(60);
  expect(clock(0)).toBe("Fri 18:00");
  expect(clock(length)).toBe("Mon 06:00");
});

test("turned round at the decision, the old system is back four hours before the shift", () => {
  expect(clock(decided)).toBe("Sun 16:00");
  expect(clock(reopened)).toBe("Mon 02:00");
  expect(length - reopened).toBe(4);
});

test("no interface opens before the decision", () => {
  expect(course.find(({ name }) => name === "Open interfaces")?.from).toBe(decided);
});

test("a longer conversion takes the reserve first, and the way back in the end", () => {
  expect(weekendWith(22)).toEqual({ reserve: 11, decided, reopened, wayBack: true });
  expect(clock(weekendWith(26).reopened)).toBe("Mon 06:00");
  expect(weekendWith(26).wayBack).toBe(true);
  expect(weekendWith(30)).toMatchObject({ reserve: 3, wayBack: false });
});

test("the drawing names the stretches that are long enough, and leaves the others to the key", () => {
  const named = course.filter(isNamed).map(({ name }) => name);
  expect(named).toEqual(["Conversion", "Finance data", "Reconcile", "Reserve"]);
});
