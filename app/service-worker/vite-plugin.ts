import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { company } from "#content/company.ts";
import { folders, mounts, paths } from "#content/paths.ts";
import { hydratedEvent } from "../document/starter.ts";
import { offlineDocument, seenPagesMark } from "./offline-document.ts";

/** How React Router's plugin marks the entry that it makes of a route. */
const routeQuery = "?__react-router-build-client-route";

/**
 * Writes `/sw.js` into the client build. Its version is a hash over the names of the other files, which carry the
 * hashes of their contents: a build that changes nothing is no new version, and reloads nobody's page.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).sort().join("\n");
      const routeModules = Object.values(bundle)
        .filter((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(routeQuery))
        .map((file) => `/${file.fileName}`);
      const constants = {
        routeModules,
        hydratedEvent,
        buildVersion: createHash("sha256").update(names).digest("hex").slice(0, 12),
        offlineDocument: offlineDocument(company),
        seenPagesMark,
        mountedPaths: Object.values(mounts),
        hashedFolders: [folders.assets],
      };
      const source = await readFile(join(import.meta.dirname, "worker.ts"), "utf8");
      this.emitFile({
        type: "asset",
        fileName: paths.serviceWorker.slice(1),
        source: [
          ...Object.entries(constants).map(
            ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
          ),
          // Without its marker of a module the file is a plain script, which every browser takes as a worker.
          stripTypeScriptTypes(source).replace(/^export \{\};?$/m, ""),
        ].join("\n"),
      });
    },
  };
}
