import { join } from "node:path";
import {
  createUnderstander,
  type LanguagesData,
  readLanguagesFile,
  readModelFile,
  type Understander,
} from "@brightkeel/assistant";

/**
 * Loads what the build made for the assistant. In development it is made from the sources.
 *
 * @param modelReady resolves when the build contains the model; undefined if it already does.
 * @returns functions that read each file when they are first called, and once.
 */
export function openAssistantFiles(root: string, modelReady: Promise<void> | undefined) {
  let understander: Promise<Understander> | undefined;
  let languages: Promise<LanguagesData> | undefined;
  return {
    understander() {
      understander ??= openUnderstander(root, modelReady);
      return understander;
    },
    languages() {
      languages ??= openLanguages(root, modelReady);
      return languages;
    },
  };
}

/**
 * Opens the model that the build trained, or in development one trained from the current phrases. The bundler
 * evaluates the condition, so no training phrase ends up in the build.
 */
async function openUnderstander(
  root: string,
  modelReady: Promise<void> | undefined,
): Promise<Understander> {
  if (process.env.NODE_ENV === "development") {
    const { cachedModel } = await import("@brightkeel/assistant/training");
    return createUnderstander(await cachedModel());
  }
  await modelReady;
  return createUnderstander(await readModelFile(join(root, "build", "assistant")));
}

/** Loads the assistant's languages other than English: from the build, or in development from the sources. */
async function openLanguages(
  root: string,
  modelReady: Promise<void> | undefined,
): Promise<LanguagesData> {
  if (process.env.NODE_ENV === "development") {
    const { loadLanguages } = await import("@brightkeel/assistant/training");
    return loadLanguages();
  }
  await modelReady;
  return readLanguagesFile(join(root, "build", "assistant-languages"));
}
