import { expect, test } from "vitest";
import { linesOf } from "./shares-drawing.tsx";
import { scale } from "./sheet-chart.ts";
import { demoSheets } from "./sheets.server.ts";

test("values stand in proportion between the edges", () => {
  const at = scale(-50, 50, 0, 200);
  expect([at(-50), at(0), at(50)]).toEqual([0, 100, 200]);
  expect(scale(0, 3, 0, 100)(1)).toBe(33.3);
});

test("a channel's name takes two lines where its share is narrow", () => {
  expect(linesOf("Local partners", 110)).toEqual(["Local", "partners"]);
  expect(linesOf("Local partners", 300)).toEqual(["Local partners"]);
  expect(linesOf("Measuring", 10)).toEqual(["Measuring"]);
});

test("every budget is drawn whole", () => {
  const charts = demoSheets.map(({ chart }) => chart);
  const [shares] = charts.filter((chart) => chart.kind === "shares");
  expect(shares?.rows.length).toBeGreaterThan(0);
  for (const row of shares?.rows ?? [])
    expect(row.shares.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
});

test("the help desk's calendar has its open tickets, which end today", () => {
  const chart = demoSheets.find(({ industry }) => industry === "support")?.chart;
  const tickets = chart?.kind === "calendar" ? chart.rows.filter(({ to }) => to === 0) : [];
  expect(tickets.map(({ name }) => name)).toEqual(["PL-2041", "PL-1987"]);
});

test.each([
  ["e-commerce", /^Five orders/, 5],
  ["hospitality", /^Nineteen rooms/, 19],
  ["marketing", /^Four goals/, 4],
] as const)("the heading of %s counts what is drawn", (industry, title, count) => {
  const sheet = demoSheets.find((one) => one.industry === industry);
  expect(sheet?.drawn.title).toMatch(title);
  const { chart } = sheet ?? {};
  const drawn =
    chart?.kind === "rates"
      ? chart.rows.reduce((sum, row) => sum + row.count, 0)
      : chart?.rows.length;
  expect(drawn).toBe(count);
});
