import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { company } from "#content/company.ts";
import { folders, mounts } from "#content/paths.ts";
import { offlineDocument, seenPagesMark, storedFontsMark } from "./offline-document.ts";

/**
 * Returns the source of `/sw.js`.
 *
 * @param buildVersion changes with the sources of the pages, so that a build without changes is not a new version and
 * reloads no page.
 */
export async function workerSource(buildVersion: string): Promise<string> {
  const constants = {
    buildVersion,
    mountedPaths: Object.values(mounts),
    hashedFolders: [folders.assets, folders.drawings, folders.styles],
    offlineDocument: offlineDocument(company),
    seenPagesMark,
    storedFontsMark,
  };
  const file = join(import.meta.dirname, "worker.ts");
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    // Removes the module marker: the file is then a classic script, which every browser accepts as a worker.
    code.replace(/^export \{\};?$/m, ""),
  ].join("\n");
}
