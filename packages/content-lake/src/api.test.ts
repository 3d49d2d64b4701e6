import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rows = readFileSync(join(root, "docs", "api.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| what "))
  .map((line) => line.slice(2, -2).split(" | "));

test("every row of the API table states its support and names an existing test", () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const [what, here, , held = ""] = row.map((cell) => cell.trim());
    expect([what, row.length, here]).toEqual([
      what,
      4,
      expect.stringMatching(/^(has|differs|refuses)$/),
    ]);
    const [file = "", title = ""] = held.split(/: (.*)/);
    const path = join(root, "tests", file);
    expect([what, file, existsSync(path)]).toEqual([what, file, true]);
    expect([what, readFileSync(path, "utf8").includes(title)]).toEqual([what, true]);
  }
});
