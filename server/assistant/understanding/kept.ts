import { createHash } from "node:crypto";
import { glob, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { type Learnt, learn } from "./learn.ts";

/**
 * Training takes some seconds, and a site should answer within one. So the build leaves what was learnt in a
 * file, and a start takes it from there when it was learnt from exactly these phrases, by exactly this code.
 */
const root = join(import.meta.dirname, "..", "..", "..");
const sources = ["content/assistant/**/*.ts", "server/assistant/understanding/*.ts"];

type Kept = { of: string; learnt: Learnt };

/** Learns, and leaves the result in `file`. */
export async function keepLearnt(file: string): Promise<void> {
  const kept: Kept = { of: await fingerprint(), learnt: learn() };
  // Renamed when it is whole, so that a start meanwhile never reads half of it.
  await writeFile(`${file}.new`, serialize(kept));
  await rename(`${file}.new`, file);
}

/** What the build left in `file`; without that, or when it is of other phrases, learnt anew in a thread of its own. */
export async function loadLearnt(file: string | undefined): Promise<Learnt> {
  return (file && (await readKept(file))) || learnInThread();
}

async function readKept(file: string): Promise<Learnt | undefined> {
  try {
    const [bytes, of] = await Promise.all([readFile(file), fingerprint()]);
    // Written by this very code, or its fingerprint differs.
    const kept = deserialize(bytes) as Kept;
    return kept.of === of ? kept.learnt : undefined;
  } catch {
    return undefined;
  }
}

function learnInThread(): Promise<Learnt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./learn-worker.ts", import.meta.url));
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(root, file))));
  // The form of the file belongs to the engine.
  const hash = createHash("sha256").update(process.versions.v8);
  files.forEach((file, at) => {
    hash.update(`\0${file}\0`).update(texts[at] ?? "");
  });
  return hash.digest("hex");
}
