import { join } from "node:path";
import { buildScripts } from "./build/build-scripts.ts";

/** Builds what pages run in the browser, for `cli/build/ensure-build.ts`. */
const root = join(import.meta.dirname, "..");
await buildScripts(root, join(root, "build", "client"));
