import { join } from "node:path";
import { parseArgs } from "node:util";
import { changedParts } from "./changed-parts.ts";
import { printFailures, runParts } from "./parts.ts";
import { lint, types, unitTests, unusedCode } from "./static-parts.ts";

/**
 * `npm run check`: everything that can be checked without a process, a database, a browser or a build, in parallel.
 * `npm run check -- --changed`: lint and unit tests of what differs from the main branch, committed or not, and the
 * tests that read the whole tree.
 */

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { changed: { type: "boolean", default: false } } });

const results = await runParts(
  values.changed ? changedParts(root) : [unitTests, types, lint, unusedCode],
  4,
);
printFailures(results);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
console.log(failed.length === 0 ? "\nAll good." : `\nNot good: ${failed.join("; ")}`);
process.exit(failed.length === 0 ? 0 : 1);
