import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { company } from "#content/company.ts";
import { folders, mounts } from "#content/paths.ts";
import { offlineDocument, seenPagesMark } from "./offline-document.ts";

/**
 * The source of `/sw.js`.
 *
 * @param buildVersion changes with the sources of the pages: a build that changes nothing is no new version, and
 * reloads nobody's page.
 */
export async function workerSource(buildVersion: string): Promise<string> {
  const constants = {
    buildVersion,
    mountedPaths: Object.values(mounts),
    hashedFolders: [folders.assets, folders.drawings, folders.styles],
    offlineDocument: offlineDocument(company),
    seenPagesMark,
  };
  const file = join(import.meta.dirname, "worker.ts");
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    // Without its marker of a module the file is a plain script, which every browser takes as a worker.
    code.replace(/^export \{\};?$/m, ""),
  ].join("\n");
}
