import { expect, test } from "vitest";
import { noCounts, playwrightCounts, summarize } from "./counts.ts";

test("the last line counts, the ones above it name what is broken and what is flaky", () => {
  const vitest = { passed: 2, failed: 0, skipped: 1, flaky: ["a.test.ts › one"] };
  const browser = { passed: 3, failed: 2, skipped: 0, flaky: ["b.spec.ts › two"] };
  expect(summarize([vitest, browser], ["Browser tests"])).toEqual({
    failed: 2,
    lines: [
      "Not good: Browser tests",
      "Flaky: a.test.ts › one",
      "Flaky: b.spec.ts › two",
      "5 passed, 2 failed, 1 skipped",
    ],
  });
});

test("a part that broke before it counted is a failure", () => {
  expect(summarize([noCounts], ["Types"])).toEqual({
    failed: 1,
    lines: ["Not good: Types", "0 passed, 1 failed, 0 skipped"],
  });
});

test("a browser test that passed when it was run again is flaky, and passed", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status }],
  });
  expect(
    playwrightCounts.parse({
      suites: [{ suites: [{ specs: [spec("one", "flaky"), spec("two", "expected")] }] }],
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 4 },
    }),
  ).toEqual({ passed: 2, failed: 0, skipped: 4, flaky: ["a.spec.ts › one"] });
});
