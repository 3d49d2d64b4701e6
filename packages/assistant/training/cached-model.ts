import { createHash } from "node:crypto";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import type { MeaningModel } from "../src/meaning/meaning-model.ts";
import { ModelFileError, readModelFile, writeModelFile } from "../src/understanding/model-file.ts";
import type { TrainedModel } from "../src/understanding/trained-model.ts";
import { cacheFolder as folder, keepNewest } from "./cache-folder.ts";
import { loadAdvice } from "./load-advice.ts";
import { questionLists } from "./load-questions.ts";

const root = join(import.meta.dirname, "..");
/** Sources of the classifier. */
const sources = [
  "training/*.ts",
  "training/!(acts).yaml",
  // The words of questions and answers are known words.
  "training/questions/*.yaml",
  "src/understanding/*.ts",
  "src/intents.ts",
];
/** Sources of what is learned from the meaning of sentences. */
const meaningSources = [
  ...sources,
  "training/acts.yaml",
  "training/more-wordings/*.yaml",
  "training/question-space/*",
  "src/meaning/*.ts",
];

/** Models that stay cached, of ten megabytes each. */
const mostModels = 4;

let ofThisProcess: Promise<TrainedModel> | undefined;

/**
 * Returns the model of the current sources, for development, tests and commands: trained in worker threads, then
 * cached under a hash of the phrases and the code. Read once a process: it takes a second of the processor, and many
 * test files share a process.
 *
 * @param onTraining called if there is no such model yet.
 * @param onProblem called if the model has to rely on words alone, with what to do about it; such a model is not
 * cached.
 */
export function cachedModel(
  onTraining = () => {},
  onProblem: (problem: string) => void = console.warn,
): Promise<TrainedModel> {
  ofThisProcess ??= modelOfSources(onTraining, onProblem);
  return ofThisProcess;
}

async function modelOfSources(
  onTraining: () => void,
  onProblem: (problem: string) => void,
): Promise<TrainedModel> {
  const [words, sentences] = await Promise.all([
    fingerprint(sources),
    fingerprint(meaningSources),
    // In a read-only folder nothing is cached, and the next call trains again.
    mkdir(folder, { recursive: true }).catch(() => {}),
  ]);
  const [model, meaning] = await Promise.all([
    cachedWords(join(folder, words), onTraining),
    cachedMeaning(join(folder, `meaning-${sentences}`), onProblem),
  ]);
  // Always read from the source, as the cached ones may be out of date.
  const advice = loadAdvice().map((written) => written.advice);
  const trained = { ...model, questions: questionLists(), advice };
  return meaning === undefined ? trained : { ...trained, meaning };
}

async function cachedWords(file: string, onTraining: () => void): Promise<TrainedModel> {
  try {
    return await readModelFile(file);
  } catch (error) {
    if (!(error instanceof ModelFileError)) throw error;
  }
  onTraining();
  const model = await trainInThread();
  await writeModelFile(file, model)
    .then(() => keepNewest(folder, /^[\da-f]{64}$/, mostModels))
    .catch(() => {});
  return model;
}

async function cachedMeaning(
  file: string,
  onProblem: (problem: string) => void,
): Promise<MeaningModel | undefined> {
  try {
    // Written by this code, under a hash of this version.
    return deserialize(await readFile(file)) as MeaningModel;
  } catch {
    // Missing or incomplete: learned below.
  }
  const learned = await learnInThread();
  if ("problem" in learned) {
    onProblem(learned.problem);
    return undefined;
  }
  await writeFile(`${file}.${process.pid}`, serialize(learned.meaning))
    .then(() => rename(`${file}.${process.pid}`, file))
    .then(() => keepNewest(folder, /^meaning-[\da-f]{64}$/, mostModels))
    .catch(() => {});
  return learned.meaning;
}

async function fingerprint(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  const hash = createHash("sha256").update(process.versions.v8);
  for (const file of files.sort()) {
    if (file.includes(".test.")) continue;
    hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest("hex");
}

function trainInThread(): Promise<TrainedModel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./train-worker.ts", import.meta.url));
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

function learnInThread(): Promise<{ meaning: MeaningModel } | { problem: string }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./meaning-worker.ts", import.meta.url), {
      workerData: join(folder, "vectors"),
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
