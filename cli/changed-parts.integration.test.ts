import { join } from "node:path";
import { expect, test } from "vitest";
import { changedParts, testsOfData } from "./changed-parts.ts";

test("changes are checked by the tests that import them and by those of the whole tree", () => {
  const parts = changedParts(join(import.meta.dirname, ".."));
  const commands = parts.flatMap((part) => part.commands.map((command) => command.join(" ")));
  expect(commands.some((command) => /--project=unit --changed=\w{7,}/.test(command))).toBe(true);
  expect(commands.some((command) => command.includes("cli/import-graph.test.ts"))).toBe(true);
});

test("data that code reads as files leads to the tests of its folder, and code does not", () => {
  expect(testsOfData(["packages/assistant/training/questions/hotel.yaml"])).toEqual([
    "packages/assistant",
  ]);
  expect(testsOfData(["docs/decisions/0016-the-test-loop.md"])).toEqual(["content/pages"]);
  expect(testsOfData(["packages/assistant/training/load.ts", "content/company.ts"])).toEqual([]);
});
