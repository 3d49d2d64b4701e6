/** For translators’ commands and tests: reads the YAML of the languages, and drives the engine. */

export { createUnderstander } from "../src/understanding/understand.ts";
export { cachedModel } from "../training/cached-model.ts";
export { type Coverage, coverageOf } from "./coverage.ts";
export { drivenReplies } from "./drive.ts";
export { loadLanguages } from "./load.ts";
