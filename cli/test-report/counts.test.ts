import { expect, test } from "vitest";
import { noCounts, playwrightCounts, summarize } from "./counts.ts";

test("the last line counts, the ones above it name what is broken and what is flaky", () => {
  const vitest = { passed: 2, failed: 0, skipped: 1, failures: [], flaky: ["a.test.ts › one"] };
  const browser = {
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: ["b.spec.ts › three: Expected 1", "b.spec.ts › four: Expected 2"],
    flaky: ["b.spec.ts › two"],
  };
  expect(summarize([vitest, browser], ["Browser tests"])).toEqual({
    failed: 2,
    lines: [
      "Not good: Browser tests",
      "Failed: b.spec.ts › three: Expected 1",
      "Failed: b.spec.ts › four: Expected 2",
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

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: "a.spec.ts",
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test("a browser test that passed when it was run again is flaky, and passed", () => {
  expect(
    playwrightCounts.parse({
      suites: [{ suites: [{ specs: [spec("one", "flaky", "late"), spec("two", "expected")] }] }],
      errors: [],
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 4 },
    }),
  ).toEqual({ passed: 2, failed: 0, skipped: 4, failures: [], flaky: ["a.spec.ts › one"] });
});

test("a browser test that fails is named with the first line of its error, without colours", () => {
  expect(
    playwrightCounts.parse({
      suites: [
        { specs: [spec("one", "unexpected", "\u001b[31mError: no button\u001b[39m\n  at a.ts")] },
      ],
      errors: [{ message: "SyntaxError: b.spec.ts" }],
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    }).failures,
  ).toEqual(["a.spec.ts › one: Error: no button", "outside any test: SyntaxError: b.spec.ts"]);
});
