import { setPriority } from "node:os";
import {
  cachedModel,
  loadLanguages,
  writeLanguagesFile,
  writeModelFile,
} from "@brightkeel/assistant/training";
import { languagesFile, modelFile } from "./build/ensure-build.ts";

/**
 * Puts the assistant's languages into one file and trains it, beside a build or a running site, which have priority.
 */
setPriority(10);
await writeLanguagesFile(languagesFile, loadLanguages());
await writeModelFile(modelFile, await cachedModel());
