import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { within } from "../support/slowness.ts";
import { mutationsOfContent } from "./mutations/of-content.ts";
import { mutationsOfData } from "./mutations/of-data.ts";
import { mutationsOfRequests } from "./mutations/of-requests.ts";

/**
 * `npm run mutations [part of a check's name, or of its test's]`: removes one security check after the other from a
 * copy of the sources, and expects its test to fail. A check whose test passes without it is untested.
 */

const wanted = process.argv[2] ?? "";
const chosen = [...mutationsOfRequests, ...mutationsOfContent, ...mutationsOfData].filter(
  ({ what, test }) => `${what} ${test}`.includes(wanted),
);
if (chosen.length === 0) throw new Error(`No check is called “${wanted}”.`);

const root = resolve(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "mutations-"));

/**
 * How long one test file may take, in milliseconds. A test without its check must fail, not wait for what never comes.
 */
const longestTest = within(180_000);

const isUnit = (test: string): boolean => !/\.integration\.test|(?:^|\/)tests\//.test(test);

type Outcome = "passes" | "fails" | "does not end";

/** Runs a test until its first failure, or until it has taken longer than it may. */
function outcomeOf(test: string): Outcome {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const project = `--project=${isUnit(test) ? "unit" : "integration"}`;
  const { status, signal } = spawnSync(
    process.execPath,
    [vitest, "run", project, "--bail=1", test],
    { cwd: copy, stdio: "ignore", timeout: longestTest, killSignal: "SIGKILL" },
  );
  if (signal === "SIGKILL") return "does not end";
  return status === 0 ? "passes" : "fails";
}

try {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  const tests = [...new Set(chosen.map(({ test }) => test))];
  let broken = 0;
  for (const test of tests) {
    const outcome = outcomeOf(test);
    if (outcome === "passes") continue;
    broken += 1;
    console.log(`✗ ${test} ${outcome} as it is`);
  }

  let unnoticed = 0;
  for (const { what, file, from, to, test } of chosen) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    // Otherwise the check has moved, and nothing would be tried.
    if (!text.includes(from)) throw new Error(`${file} does not hold “${from}” any more.`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const outcome = outcomeOf(test);
    writeFileSync(path, text);
    if (outcome !== "fails") unnoticed += 1;
    const verdict = outcome === "fails" ? "✓" : `✗ the test ${outcome}`;
    console.log(`${verdict} without ${what} (${test})`);
  }
  process.exitCode = unnoticed + broken === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
