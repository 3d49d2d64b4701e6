import { join } from "node:path";
import {
  createUnderstander,
  type LanguagesData,
  readLanguagesFile,
  readModelFile,
  type Understander,
} from "@brightkeel/assistant";

/** What the build made for the assistant. In development it is made of the sources as they are. */

/**
 * The model that the build trained; in development one of the phrases as they are. The condition is the bundler’s, so
 * that no training phrase goes into the build.
 */
export async function openUnderstander(
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

/** What the assistant speaks besides English: as the build wrote it; in development as it is written. */
export async function openLanguages(
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
