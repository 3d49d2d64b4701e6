import { createHash } from "node:crypto";
import { glob, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ModelFileError, readModelFile, writeModelFile } from "../src/understanding/model-file.ts";
import type { TrainedModel } from "../src/understanding/trained-model.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "node_modules", ".cache", "assistant");
const sources = ["training/*.{ts,yaml}", "src/understanding/*.ts", "src/intents.ts"];

/**
 * The model of the sources as they are, for development, tests and commands: trained in a thread of its own, then
 * cached under a hash of the phrases and the code.
 *
 * @param onTraining called when there is no such model yet.
 */
export async function cachedModel(onTraining = () => {}): Promise<TrainedModel> {
  const file = join(folder, await fingerprint());
  try {
    return await readModelFile(file);
  } catch (error) {
    if (!(error instanceof ModelFileError)) throw error;
  }
  onTraining();
  const model = await trainInThread();
  // Without a cache, in a folder that is read-only, the next call trains again.
  await mkdir(folder, { recursive: true })
    .then(() => writeModelFile(file, model))
    .catch(() => {});
  return model;
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  const hash = createHash("sha256").update(process.versions.v8);
  for (const file of files.sort()) {
    if (file.includes(".test.")) continue;
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
}

export function trainInThread(): Promise<TrainedModel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url));
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
