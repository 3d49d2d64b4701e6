import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

test("every component has a test in the browser beside it", () => {
  const files = readdirSync(import.meta.dirname);
  const components = files.filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
  expect(components.length).toBeGreaterThan(0);
  expect(
    components.filter((file) => !files.includes(file.replace(/\.tsx$/, ".browser.test.tsx"))),
  ).toEqual([]);
});
