import { mkdtemp } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { bin, type Part, type PartResult, printFailures, runPart, runParts } from "./parts.ts";
import { lint, types, unusedCode } from "./static-parts.ts";
import { playwrightCounts, readCounts, summarize, vitestCounts } from "./test-report/counts.ts";

/**
 * `npm test`: everything that must hold. What needs no started site runs side by side, as many at once as there are
 * cores; then the tests, which take all cores themselves. Every part runs, also after one that failed, so that one run
 * shows all that is wrong.
 */

const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
const vitestReport = join(reports, "vitest.json");
const browserReport = join(reports, "browser.json");

/** The longest first. */
const preparation: Part[] = [
  {
    // One after the other: apt-get takes one at a time.
    name: "Chromium, Firefox and PostgreSQL",
    commands: [[process.execPath, "cli/system-programs.ts"]],
  },
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
      [bin("vitest"), "run", "--reporter=default", "--reporter=./cli/test-report/vitest-counts.ts"],
    ],
    env: { TEST_COUNTS: vitestReport },
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
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
const { failed, lines } = summarize(
  await Promise.all([
    readCounts(vitestReport, vitestCounts),
    readCounts(browserReport, playwrightCounts),
  ]),
  results.filter(({ passed }) => !passed).map(({ name }) => name),
);
for (const line of lines) console.log(line);
process.exit(failed === 0 ? 0 : 1);
