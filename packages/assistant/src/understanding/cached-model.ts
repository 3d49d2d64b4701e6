import { createHash } from "node:crypto";
import { glob, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Learnt } from "./learn.ts";
import { keepLearnt, loadLearnt } from "./model-file.ts";

const root = join(import.meta.dirname, "..", "..");
const folder = join(root, "node_modules", ".cache", "assistant");
const sources = ["training/**/*.ts", "src/understanding/*.ts"];

/**
 * What these phrases teach this code, for tests and commands: learnt once, then remembered under a hash of the phrases
 * and the code.
 */
export async function rememberLearnt(): Promise<Learnt> {
  const file = join(folder, await fingerprint());
  return loadLearnt(file, async () => {
    await mkdir(folder, { recursive: true });
    await keepLearnt(file);
    return loadLearnt(file);
  });
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  const hash = createHash("sha256").update(process.versions.v8);
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
}
