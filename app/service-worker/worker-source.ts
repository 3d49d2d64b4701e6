import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { mounts } from "#content/paths.ts";
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
    offlineDocument: offlineDocument(company),
    seenPagesMark,
  };
  const source = await readFile(join(import.meta.dirname, "worker.ts"), "utf8");
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    // Without its marker of a module the file is a plain script, which every browser takes as a worker.
    stripTypeScriptTypes(source).replace(/^export \{\};?$/m, ""),
  ].join("\n");
}
