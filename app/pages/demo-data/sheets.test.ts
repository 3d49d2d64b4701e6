import { expect, test } from "vitest";
import { demoSheets } from "./sheets.server.ts";

test("no line is printed on two sheets: the second one leads to the first", () => {
  const entries = demoSheets.flatMap(({ facts }) => facts);
  const printed = entries.filter(({ printedAt }) => printedAt === undefined);
  expect(new Set(printed.map(({ text }) => text)).size).toBe(printed.length);

  const elsewhere = entries.filter(({ printedAt }) => printedAt !== undefined);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { id, text, printedAt } of elsewhere) {
    const first = printed.find((entry) => printedAt?.endsWith(`#${entry.id}`));
    expect(first?.text, id).toBe(text);
  }
});
