import { expect, test } from "vitest";
import { webAppDevelopment } from "#content/services/web-app-development.ts";

const { process, schedule } = webAppDevelopment;
const weeks: readonly { from: number; to: number; latest?: number }[] = process.steps.map(
  (step) => step.weeks,
);

test("a short project has something to do in every week until its launch", () => {
  for (let week = 0; week < schedule.shortest; week++)
    expect(
      weeks.some(({ from, to }) => from <= week && to >= week + 1) ||
        weeks.some(({ from, to }) => from === to && from > week && from < week + 1),
    ).toBe(true);
});

test("what may be added ends with the longest project", () => {
  const latest = weeks.map((span) => span.latest ?? span.to);
  expect(Math.max(...latest)).toBe(schedule.longest);
  expect(Math.ceil(latest.at(-1) ?? 0)).toBe(schedule.longest);
});
