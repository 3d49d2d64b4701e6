import { enableCompileCache, setSourceMapsSupport } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveMemoryBack } from "./lean-memory.ts";

/** `npm start`: builds when there is no build of these sources yet, then runs the site. */

giveMemoryBack();
// Code that was compiled once is not compiled again; the build’s trial start fills the cache.
enableCompileCache(join(import.meta.dirname, "..", "build", "compiled"));
const { builtServer, ensureServable, finishInBackground } = await import("./build/ensure-build.ts");

const stop = (error: unknown): never => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
};
const left = await ensureServable().catch(stop);
// Stack traces name the sources, not the bundle.
setSourceMapsSupport(true);
// The bundle exports what its entry does.
const { startSite } = (await import(
  pathToFileURL(builtServer).href
)) as typeof import("#server/main.ts");
await startSite(left);
if (left) finishInBackground(left).catch(stop);
