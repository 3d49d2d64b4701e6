import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { ensureBuild } from "./build/ensure-build.ts";

/** `npm start`: builds when there is no build of these sources yet, then runs the site. */
try {
  await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exit(1);
}
// A third of a start is reading sources; from the second start on that is done. Where nothing may be written, not.
enableCompileCache(join(import.meta.dirname, "..", "build", "compiled"));
await import("../server/main.ts");
