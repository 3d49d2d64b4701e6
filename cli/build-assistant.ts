import { setPriority } from "node:os";
import {
  cachedModel,
  loadLanguages,
  writeLanguagesFile,
  writeModelFile,
} from "@brightkeel/assistant/training";
import { languagesFile, modelFile } from "./build/ensure-build.ts";

/** Puts its languages into one file and trains the assistant, beside a build or a site that runs already, which go first. */
setPriority(10);
await writeLanguagesFile(languagesFile, loadLanguages());
await writeModelFile(modelFile, await cachedModel());
