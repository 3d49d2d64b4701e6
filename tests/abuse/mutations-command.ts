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
import { mutationsOfData } from "./mutations/of-data.ts";
import { mutationsOfRequests } from "./mutations/of-requests.ts";

/**
 * `npm run mutations [part of a check's name, or of its test's]`: removes one security check after the other from a
 * copy of the sources, and expects its test to fail. A check whose test passes without it is untested.
 */

const wanted = process.argv[2] ?? "";
const chosen = [...mutationsOfRequests, ...mutationsOfData].filter(({ what, test }) =>
  `${what} ${test}`.includes(wanted),
);
if (chosen.length === 0) throw new Error(`No check is called “${wanted}”.`);

const root = resolve(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "mutations-"));

const isUnit = (test: string): boolean => !/\.integration\.test|(?:^|\/)tests\//.test(test);

function passes(test: string): boolean {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const project = `--project=${isUnit(test) ? "unit" : "integration"}`;
  const { status } = spawnSync(process.execPath, [vitest, "run", project, test], {
    cwd: copy,
    stdio: "ignore",
  });
  return status === 0;
}

try {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  const tests = [...new Set(chosen.map(({ test }) => test))];
  const broken = tests.filter((test) => !passes(test));
  for (const test of broken) console.log(`✗ ${test} fails as it is`);

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
    const isNoticed = !passes(test);
    writeFileSync(path, text);
    if (!isNoticed) unnoticed += 1;
    console.log(`${isNoticed ? "✓" : "✗ not noticed:"} without ${what} (${test})`);
  }
  process.exitCode = unnoticed + broken.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
