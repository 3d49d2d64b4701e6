import { writeFile } from "node:fs/promises";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { type Counts, withFirstError } from "./counts.ts";

/**
 * Vitest's counts as a file (`TEST_COUNTS`). Its own JSON leaves out which tests passed only when they were run again,
 * and errors that belong to no test, which make a run fail all the same.
 */
export default class VitestCounts implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) await writeFile(file, JSON.stringify(countsOf(modules, unhandled)));
  }
}

function countsOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      name: `${module.relativeModuleId} › ${test.fullName}`,
      state: test.result().state,
      errors: test.result().errors ?? [],
      isFlaky: test.diagnostic()?.flaky === true,
    })),
  );
  // A file that does not load, and a hook of a whole group that throws, fail without a test of their own.
  const groups = modules.flatMap((module) =>
    [module, ...module.children.allSuites()].map((group) => ({
      name:
        group.type === "module"
          ? group.relativeModuleId
          : `${module.relativeModuleId} › ${group.fullName}`,
      errors: group.errors(),
    })),
  );
  const count = (state: string) => tests.filter((test) => test.state === state).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    failures: [
      ...tests.filter(({ state }) => state === "failed"),
      ...groups.filter(({ errors }) => errors.length > 0),
      ...unhandled.map((error) => ({ name: "outside any test", errors: [error] })),
    ].map(({ name, errors }) => withFirstError(name, errors)),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
  };
}
