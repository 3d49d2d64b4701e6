import { expect, test } from "vitest";
import { careers } from "#content/pages/careers.ts";
import { crewDays, drawn, shared } from "./crew-day.ts";

test("both days of a crew have the shared hours, and no more", () => {
  const [early, late] = crewDays;
  expect(shared.to - shared.from).toBe(careers.working.sharedHours);
  expect(early?.to).toBe(shared.to);
  expect(late?.from).toBe(shared.from);
});

test("both days are in the drawing", () => {
  for (const { from, to } of crewDays) {
    expect(from).toBeGreaterThanOrEqual(drawn.from);
    expect(to).toBeLessThanOrEqual(drawn.to);
  }
});
