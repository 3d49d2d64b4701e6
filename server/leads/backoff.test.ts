import { expect, test } from "vitest";
import { defaultSchedule, nextAttempt } from "./backoff.ts";

const day = 86_400_000;

test("pauses double from seconds to hours, drawn from their upper half", () => {
  const pauses = (random: number) =>
    [1, 2, 3, 11, 12, 40].map(
      (attempts) =>
        (nextAttempt({ attempts, createdAt: 0, now: 0, random: () => random }, defaultSchedule) ??
          0) / 1000,
    );
  expect(pauses(1)).toEqual([5, 10, 20, 5120, 7200, 7200]);
  expect(pauses(0)).toEqual([2.5, 5, 10, 2560, 3600, 3600]);
});

test("a system that is down for a day is tried some thirty times, and for three days before it is given up", () => {
  let now = 0;
  let attempts = 0;
  let withinADay = 0;
  for (;;) {
    attempts += 1;
    if (now < day) withinADay += 1;
    const due = nextAttempt({ attempts, createdAt: 0, now, random: Math.random }, defaultSchedule);
    if (due === undefined) break;
    expect(due).toBeGreaterThan(now);
    now = due;
  }
  expect(now / day).toBeGreaterThan(2.9);
  expect(now / day).toBeLessThanOrEqual(3);
  expect(withinADay).toBeGreaterThan(20);
  expect(withinADay).toBeLessThan(45);
});
