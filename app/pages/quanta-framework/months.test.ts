import { expect, test } from "vitest";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { foundationDays, placeWork, shownOn } from "./months.ts";

const { sides } = quantaFramework.months;
const [zero, quanta] = sides;

test.each(sides)("$name: the work fills thirty days without a gap", (month) => {
  const work = placeWork(month);
  expect(work[0]?.from).toBe(0);
  for (const [index, { from }] of work.entries()) expect(from).toBe(work[index - 1]?.to ?? 0);
  expect(work.at(-1)?.to).toBe(30);
});

test("the first feature takes as long on both sides, and only its day differs", () => {
  const feature = sides.map(({ work }) => work.find(({ kind }) => kind === "feature")?.days);
  expect(feature).toEqual([4, 4]);
  expect([shownOn(zero), shownOn(quanta)]).toEqual([30, 10]);
  expect([foundationDays(zero), foundationDays(quanta)]).toEqual([25, 5]);
});

test("the days on Quanta are those of the plan below", () => {
  expect(quantaFramework.days.items.at(-1)?.day).toBe(`Day ${shownOn(quanta)}`);
  const single = quantaFramework.days.items.filter(({ day }) => /^Day [1-5]$/.test(day));
  expect(single).toHaveLength(foundationDays(quanta));
});
