import { setPriority } from "node:os";
import { cachedModel, writeModelFile } from "@brightkeel/assistant/training";
import { modelFile } from "./build/ensure-build.ts";

/** Trains the assistant beside a build or a site that runs already, which go first. */
setPriority(10);
await writeModelFile(modelFile, await cachedModel());
