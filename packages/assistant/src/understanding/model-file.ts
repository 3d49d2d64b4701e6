import { readFile, rename, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { intents } from "../intents.ts";
import type { TrainedModel } from "./trained-model.ts";

/**
 * The trained model as a file: training takes seconds and needs the phrases, so the build does it and the server only
 * loads the result (docs/decisions/0012).
 */

/**
 * Writes the model to a temporary file and renames it, so that a server starting meanwhile never reads a partial file.
 */
export async function writeModelFile(file: string, model: TrainedModel): Promise<void> {
  await writeFile(`${file}.${process.pid}`, serialize(model));
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Reads a file written by `writeModelFile`.
 *
 * @throws ModelFileError if the file is missing, damaged, or was built for different intents.
 */
export async function readModelFile(file: string): Promise<TrainedModel> {
  let model: TrainedModel;
  try {
    // Written by this code; the check below confirms it.
    model = deserialize(await readFile(file)) as TrainedModel;
  } catch (cause) {
    throw new ModelFileError(file, "is missing or damaged", { cause });
  }
  if (!isOfTheseIntents(model)) throw new ModelFileError(file, "was made by another version");
  return model;
}

const isOfTheseIntents = (model: Partial<TrainedModel> | undefined): boolean =>
  model?.intents?.join() === intents.map(({ id }) => id).join();

/** Names the problem and the command that fixes it. */
export class ModelFileError extends Error {
  override readonly name = "ModelFileError";

  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`The assistant’s model ${file} ${problem}. Make it with “npm run build”.`, options);
  }
}
