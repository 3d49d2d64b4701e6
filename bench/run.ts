import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * `npm run bench [-- name … /address … size …]`: runs the benchmarks one after another. They print figures and ratios
 * without a verdict. Addresses are passed to benchmarks of pages, sizes (numbers) to those of datasets.
 */

const root = join(import.meta.dirname, "..");
const folders = ["bench", "packages/assistant/bench", "packages/content-lake/bench"];
const isPassedOn = (word: string) => word.startsWith("/") || /^\d+$/.test(word);
const chosen = process.argv.slice(2).filter((word) => !isPassedOn(word));
const passedOn = process.argv.slice(2).filter(isPassedOn);
const all = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(join(root, folder))).map((file) => join(root, folder, file)),
  ),
);
const benchmarks = all
  .flat()
  .filter((file) => file.endsWith(".ts") && file !== import.meta.filename)
  .map((file) => ({ file, name: basename(file, ".ts") }))
  .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  .sort((one, other) => one.name.localeCompare(other.name));

const unknown = chosen.filter((word) => !benchmarks.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(" or ")}.`);
  process.exit(1);
}

let failed = false;
for (const { file, name } of benchmarks) {
  console.log(`\n▸ ${name}`);
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, [file, ...passedOn], { stdio: "inherit" }).on("close", resolve);
  });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
