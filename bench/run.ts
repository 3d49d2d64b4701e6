import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/** `npm run bench [-- name …]`: runs the benchmarks one after another. Figures and ratios, no verdict. */

const root = join(import.meta.dirname, "..");
const folders = ["bench", "packages/assistant/bench", "packages/content-lake/bench"];
const chosen = process.argv.slice(2);
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

if (benchmarks.length === 0) {
  console.error(`No benchmark is called ${chosen.join(" or ")}.`);
  process.exit(1);
}

let failed = false;
for (const { file, name } of benchmarks) {
  console.log(`\n▸ ${name}`);
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, [file], { stdio: "inherit" }).on("close", resolve);
  });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
