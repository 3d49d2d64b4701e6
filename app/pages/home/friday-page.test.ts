import { expect, test } from "vitest";
import { home, type Paper } from "#content/pages/home.ts";

const papers: readonly Paper[] = home.start.weeks.map(({ paper }) => paper);
const friday = papers.find(({ title }) => title === "Friday page");
const rows = friday?.rows ?? [];

test("the small Friday page begins with the bad news, as every Friday's does", () => {
  expect(rows.findIndex(({ text }) => text.startsWith("Risk"))).toBe(0);
});

test("its hours are those worked, without what is next", () => {
  const worked = rows
    .filter(({ text }) => !text.startsWith("Next"))
    .reduce((sum, { value = "" }) => sum + (Number.parseInt(value, 10) || 0), 0);
  expect(friday?.foot).toMatch(new RegExp(`^${worked} of `));
});
