import { enableCompileCache, setSourceMapsSupport } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** `npm start`: builds when there is no build of these sources yet, then runs the site. */

// What was compiled once is not compiled again; the build’s trial start leaves the first of it.
enableCompileCache(join(import.meta.dirname, "..", "build", "compiled"));
const { builtServer, ensureServable, finishInBackground } = await import("./build/ensure-build.ts");
try {
  if (await ensureServable()) finishInBackground();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
// Stack traces name the sources, not the bundle.
setSourceMapsSupport(true);
await import(pathToFileURL(builtServer).href);
