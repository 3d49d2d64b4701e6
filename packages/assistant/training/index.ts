/** For the build, development and tests; not part of a built site. */

export { loadLanguages } from "../languages/load.ts";
export { writeLanguagesFile } from "../src/languages/languages-file.ts";
export { readModelFile, writeModelFile } from "../src/understanding/model-file.ts";
export { createUnderstander } from "../src/understanding/understand.ts";
export { cachedModel } from "./cached-model.ts";
export { train } from "./train.ts";
