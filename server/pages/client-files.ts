import { existsSync } from "node:fs";
import { join } from "node:path";
import { finishedBuildFile } from "@brightkeel/contracts";
import type { EncodedResponse } from "./encode-response.ts";
import { loadStaticFiles } from "./static-files.ts";

/** How often an unfinished build is checked, in milliseconds. */
const interval = 500;

/**
 * Build files for browsers, by address. `npm start` serves a build before it is finished; cards and compressed files
 * are picked up as soon as they exist.
 *
 * @param folder of the build.
 */
export function openClientFiles(folder: string): {
  files: ReadonlyMap<string, EncodedResponse>;
  close(): void;
} {
  const client = join(folder, "client");
  const isFinished = () => existsSync(join(folder, finishedBuildFile));
  const finished = isFinished();
  const files = loadStaticFiles(client, { finished });
  if (finished) return { files, close: () => {} };
  const timer = setInterval(() => {
    if (!isFinished()) return;
    clearInterval(timer);
    for (const [address, file] of loadStaticFiles(client)) files.set(address, file);
  }, interval);
  timer.unref();
  return { files, close: () => clearInterval(timer) };
}
