import { spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

/** `npm test`: everything that must hold. Every gate runs, also after one that failed, so that one run tells it all. */

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules", ".bin", name);
const reports = await mkdtemp(join(tmpdir(), "test-reports-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

/** Runs a command with its output shown; resolves to whether it succeeded. */
function run(
  command: string,
  commandArguments: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}

type Gate = { name: string; check: () => Promise<boolean> };

const gates: Gate[] = [
  {
    name: "Types",
    check: async () => (await run(bin("react-router"), ["typegen"])) && (await run(bin("tsc"), [])),
  },
  { name: "Lint and format", check: () => run(bin("biome"), ["check", "."]) },
  {
    // Its packages come with its build. An editor's session in it is among the tests.
    name: "Sanity Studio",
    check: async () =>
      (await run(process.execPath, ["cli/build-studio.ts"])) && run(bin("tsc"), ["-p", "studio"]),
  },
  {
    name: "Unit and integration tests",
    // Some of them start the finished site, several at a time: the build is there before.
    check: async () =>
      (await run(process.execPath, ["cli/build.ts"])) &&
      run(bin("vitest"), [
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${unitReport}`,
      ]),
  },
  {
    name: "Browser tests",
    check: () =>
      run(process.execPath, ["cli/test-browser.ts", "--reporter=list,json"], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
      }),
  },
];

const started = performance.now();
const broken: string[] = [];
for (const { name, check } of gates) {
  console.log(`\n▸ ${name}`);
  if (!(await check())) broken.push(name);
}

const unitCounts = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
  .transform((counts) => ({
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests,
  }));
const browserCounts = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

/** A gate that broke before it wrote its report counts as nothing here; it is named among the broken ones. */
async function counts(file: string, shape: typeof unitCounts | typeof browserCounts) {
  const report = await readFile(file, "utf8").catch(() => undefined);
  return report === undefined
    ? { passed: 0, failed: 0, skipped: 0 }
    : shape.parse(JSON.parse(report));
}

const results = await Promise.all([
  counts(unitReport, unitCounts),
  counts(browserReport, browserCounts),
]);
const sum = (key: "passed" | "failed" | "skipped") =>
  results.reduce((total, result) => total + result[key], 0);
// A gate without tests of its own, or one that could not run them, counts as one failure.
const failed = Math.max(sum("failed"), broken.length);

console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
if (broken.length > 0) console.log(`Not good: ${broken.join("; ")}`);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exit(failed === 0 ? 0 : 1);
