import { mkdtemp, readFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { bin, type Part, type PartResult, printFailures, runPart, runParts } from "./parts.ts";
import { lint, types, unusedCode } from "./static-parts.ts";

/**
 * `npm test`: everything that must hold. What needs no started site runs side by side, as many at once as there are
 * cores; then the tests, which take all cores themselves. Every part runs, also after one that failed, so that one run
 * tells it all.
 */

const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
const testReport = join(reports, "tests.json");
const browserReport = join(reports, "browser.json");

/** The longest first. */
const preparation: Part[] = [
  {
    // Its packages come with its build. An editor's session in it is among the tests.
    name: "Sanity Studio",
    commands: [
      [process.execPath, "cli/build-studio.ts"],
      [bin("tsc"), "-p", "studio"],
    ],
  },
  { name: "Build of the site", commands: [[process.execPath, "cli/build.ts"]] },
  lint,
  types,
  unusedCode,
];

const tests: Part[] = [
  {
    name: "Unit, integration and component tests, and Firefox",
    commands: [
      [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${testReport}`,
      ],
    ],
  },
  {
    name: "Browser tests",
    commands: [[process.execPath, "cli/test-browser.ts", "--reporter=list,json"]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
];

const started = performance.now();
const prepared = await runParts(preparation, availableParallelism());
printFailures(prepared);
const results: PartResult[] = [...prepared];
for (const part of tests) {
  console.log(`\n▸ ${part.name}`);
  results.push(await runPart(part, { shown: true }));
}
const broken = results.filter(({ passed }) => !passed).map(({ name }) => name);

type Counts = { passed: number; failed: number; skipped: number; flaky: string[] };

const unitCounts = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform(
    (counts): Counts => ({
      passed: counts.numPassedTests,
      failed: counts.numFailedTests,
      skipped: counts.numPendingTests,
      flaky: [],
    }),
  );

type Suite = {
  specs?: { title: string; file: string; tests: { status: string }[] }[] | undefined;
  suites?: Suite[] | undefined;
};

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          title: z.string(),
          file: z.string(),
          tests: z.array(z.object({ status: z.string() })),
        }),
      )
      .optional(),
    suites: z.array(suite).optional(),
  }),
);

const flakyOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter((spec) => spec.tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyOf),
];

const browserCounts = z
  .object({
    suites: z.array(suite),
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(
    ({ stats, suites }): Counts => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: suites.flatMap(flakyOf),
    }),
  );

/** A part that broke before it wrote its report counts as nothing here; it is named among the broken ones. */
async function counts(file: string, shape: z.ZodType<Counts>): Promise<Counts> {
  const report = await readFile(file, "utf8").catch(() => undefined);
  return report === undefined
    ? { passed: 0, failed: 0, skipped: 0, flaky: [] }
    : shape.parse(JSON.parse(report));
}

const counted = await Promise.all([
  counts(testReport, unitCounts),
  counts(browserReport, browserCounts),
]);
const sum = (key: "passed" | "failed" | "skipped") =>
  counted.reduce((total, result) => total + result[key], 0);
// A part without tests of its own, or one that could not run them, counts as one failure.
const failed = Math.max(sum("failed"), broken.length);

console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
if (broken.length > 0) console.log(`Not good: ${broken.join("; ")}`);
for (const name of counted.flatMap(({ flaky }) => flaky)) console.log(`Flaky: ${name}`);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exit(failed === 0 ? 0 : 1);
