import { bin, type Part } from "./parts.ts";

/** What `npm run check` and `npm test` both do, before anything is built or started. */

export const types: Part = {
  name: "Types",
  commands: [[bin("react-router"), "typegen"], [bin("tsc")]],
};

export const lint: Part = { name: "Lint and format", commands: [[bin("biome"), "check", "."]] };

export const unusedCode: Part = {
  name: "Unused exports, files and packages",
  commands: [[bin("knip"), "--no-progress", "--no-config-hints"]],
};

/** The table of imports is among them (`import-graph.test.ts`). */
export const unitTests: Part = {
  name: "Imports and unit tests",
  commands: [[bin("vitest"), "run", "--project=unit"]],
};
