import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bin, type Part } from "./parts.ts";
import { lint, unitTests } from "./static-parts.ts";

/** Tests that read files of the whole tree, which imports do not show. */
const wholeTree = [
  "app/forms/form-rules.test.ts",
  "app/island-loaders.test.ts",
  "app/sizes.test.ts",
  "app/ui/components.test.ts",
  "cli/import-graph.test.ts",
  "cli/internal-addresses.test.ts",
  "content/palette.test.ts",
  "content/terms.test.ts",
  "packages/assistant/src/understanding/word-list.test.ts",
  "packages/assistant/training/spelling.test.ts",
  "packages/content-lake/src/api.test.ts",
];

/** Data that code or tests read as files, and the folder whose tests say whether it is right. */
const dataFiles: readonly { matches: RegExp; tests: string }[] = [
  {
    matches: /^packages\/assistant\/(?:evaluation|languages|training)\/.*(?<!\.ts)$/,
    tests: "packages/assistant",
  },
  // The register of decisions on the about page is compared with the records.
  { matches: /^docs\/decisions\//, tests: "content/pages" },
];

/**
 * Returns the parts of `npm run check -- --changed`: unit tests that depend on what differs from the main branch, by
 * imports or as data, those of the whole tree, and lint of the files that differ.
 *
 * @param root the folder of the repository.
 * @throws Error if a test of the whole tree is gone.
 */
export function changedParts(root: string): Part[] {
  const git = (...options: string[]): string[] =>
    execFileSync("git", options, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  // Vitest ignores a name that matches no file, as long as another one matches.
  const gone = wholeTree.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0)
    throw new Error(`cli/changed-parts.ts names tests that are gone: ${gone.join(", ")}`);
  const base = git("merge-base", "HEAD", mainBranch(git))[0] ?? "HEAD";
  const untracked = git("ls-files", "--others", "--exclude-standard");
  const changed = [...git("diff", "--name-only", base), ...untracked];
  const lintable = [...git("diff", "--name-only", "--diff-filter=ACMR", base), ...untracked];
  const quiet = ["--no-errors-on-unmatched", "--files-ignore-unknown=true"];
  const unit = [bin("vitest"), "run", "--project=unit"] as const;
  return [
    { ...unitTests, commands: [[...unit, `--changed=${base}`]] },
    ...testsOfData(changed).map((folder) => ({
      name: `Tests of the data in ${folder}`,
      commands: [[...unit, folder]] as const,
    })),
    {
      name: "Imports, sizes, words and addresses of the whole tree",
      commands: [[...unit, ...wholeTree]],
    },
    ...(lintable.length > 0
      ? [{ ...lint, commands: [[bin("biome"), "check", ...quiet, ...lintable] as const] }]
      : []),
  ];
}

/** Returns the folders whose tests read one of these files without importing it. */
export const testsOfData = (files: readonly string[]): string[] =>
  dataFiles
    .filter(({ matches }) => files.some((file) => matches.test(file)))
    .map(({ tests }) => tests);

/** The branch to compare with: `main` if there is one. */
function mainBranch(git: (...options: string[]) => string[]): string {
  const names = git("for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes");
  return ["main", "origin/main"].find((name) => names.includes(name)) ?? "HEAD";
}
