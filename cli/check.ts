import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bin, type Part, printFailures, runParts } from "./parts.ts";
import { lint, types, unitTests, unusedCode } from "./static-parts.ts";

/**
 * `npm run check`: what can be checked without a process, a database, a browser or a build, side by side.
 * `npm run check -- --changed`: lint and unit tests of what differs from the main branch, committed or not, and the tests that
 * read the whole tree.
 */

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { changed: { type: "boolean", default: false } } });

const results = await runParts(
  values.changed ? changedParts() : [unitTests, types, lint, unusedCode],
  4,
);
printFailures(results);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? "\nAll good." : `\nNot good: ${failed.join("; ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Tests that read the files themselves: no import leads from what changed to them. */
const wholeTree = [
  "app/sizes.test.ts",
  "app/ui/components.test.ts",
  "cli/import-graph.test.ts",
  "cli/internal-addresses.test.ts",
  "content/palette.test.ts",
  "content/terms.test.ts",
];

function changedParts(): Part[] {
  // Vitest ignores a name that matches no file, as long as another one matches.
  const gone = wholeTree.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0)
    throw new Error(`cli/check.ts names tests that are gone: ${gone.join(", ")}`);
  const base = git("merge-base", "HEAD", mainBranch())[0] ?? "HEAD";
  const files = [
    ...git("diff", "--name-only", "--diff-filter=ACMR", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  const quiet = ["--no-errors-on-unmatched", "--files-ignore-unknown=true"];
  const unit = [bin("vitest"), "run", "--project=unit"] as const;
  return [
    { ...unitTests, commands: [[...unit, `--changed=${base}`]] },
    {
      name: "Imports, sizes, words and addresses of the whole tree",
      commands: [[...unit, ...wholeTree]],
    },
    ...(files.length > 0
      ? [{ ...lint, commands: [[bin("biome"), "check", ...quiet, ...files] as const] }]
      : []),
  ];
}

/** The branch to compare with: `main` if there is one. */
function mainBranch(): string {
  const names = git("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes");
  return ["main", "origin/main"].find((name) => names.includes(name)) ?? "HEAD";
}

function git(...options: string[]): string[] {
  return execFileSync("git", options, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
