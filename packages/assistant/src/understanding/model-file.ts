import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { type Learnt, learn } from "./learn.ts";

/**
 * Training takes seconds, and a site should answer within one. So the build leaves what was learnt in a file, beside
 * the server that it belongs to, and a start takes it from there.
 */

/** Learns, and leaves the result in `file`. */
export async function keepLearnt(file: string): Promise<void> {
  // Renamed when it is whole, so that a start meanwhile never reads half of it.
  await writeFile(`${file}.${process.pid}`, serialize(learn()));
  await rename(`${file}.${process.pid}`, file);
}

/** What the build left in `file`; without that, or when it cannot be read, learnt anew in a thread of its own. */
export async function loadLearnt(
  file: string | undefined,
  learnAnew = learnInThread,
): Promise<Learnt> {
  return (file && (await readKept(file))) || learnAnew();
}

async function readKept(file: string): Promise<Learnt | undefined> {
  try {
    // Written by the build that this code is of.
    return deserialize(await readFile(file)) as Learnt;
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
