import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything that a build depends on. Posts are not among it: they are read when the site runs. */
const sources = [
  "app/**/*",
  "cli/build*/**/*",
  "cli/build-*.ts",
  "cli/downloads/**/*",
  "content/**/*.ts",
  "public/**/*",
  "server/assistant/understanding/*.ts",
  "server/automation/contract.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Made by the build itself (.gitignore): a result is no source. */
const results = ["app/generated/**", "public/{cards,downloads,icons}/**", "public/favicon.*"];

/** A hash over names and contents of all sources: the same for the same sources on every machine. */
export async function sourceFingerprint(root: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true, exclude: results })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  files.sort();
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(file.slice(root.length)).update("\0");
    hash.update(await readFile(file)).update("\0");
  }
  return hash.digest("hex");
}
