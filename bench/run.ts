import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** `npm run bench [-- name …]`: runs the benchmarks one after another. Figures and ratios, no verdict. */

const chosen = process.argv.slice(2);
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .sort();

if (names.length === 0) {
  console.error(`No benchmark is called ${chosen.join(" or ")}.`);
  process.exit(1);
}

let failed = false;
for (const name of names) {
  console.log(`\n▸ ${name}`);
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: "inherit" }).on(
      "close",
      resolve,
    );
  });
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
