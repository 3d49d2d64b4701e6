import { expect, test } from "vitest";
import { clock, course, decided, length, reopened } from "./weekend-plan.ts";

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
