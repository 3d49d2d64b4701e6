import { writeFile } from "node:fs/promises";
import type { Reporter, TestModule } from "vitest/node";
import type { Counts } from "./counts.ts";

/**
 * Vitest's counts as a file (`TEST_COUNTS`). Its own JSON leaves out which tests passed only when they were run again.
 */
export default class VitestCounts implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) await writeFile(file, JSON.stringify(countsOf(modules)));
  }
}

function countsOf(modules: readonly TestModule[]): Counts {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      name: `${module.relativeModuleId} › ${test.fullName}`,
      state: test.result().state,
      isFlaky: test.diagnostic()?.flaky === true,
    })),
  );
  const count = (state: string) => tests.filter((test) => test.state === state).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
  };
}
