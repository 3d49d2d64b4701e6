import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { folders } from "#content/paths.ts";
import { neverDocuments, securityHeaders } from "#server/http/content-policy.ts";
import { digestOf, type EncodedResponse, fromVariants } from "./encode-response.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  // Modules and workers are always read as UTF-8:
  // https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files in `assets/` have a hash of their content in their name, so they never change. */
const forever = "max-age=31536000, immutable";
/** Files with a fixed name are revalidated by their ETag. */
const revalidate = "public, max-age=0, must-revalidate";

/**
 * Reads the client build into memory with the compressed forms that the build wrote beside each file (`.br`, `.gz`).
 * While a build is being finished, reads only the plain files, because the compressed ones may be half written.
 * Reads synchronously: no one is being served yet, and for hundreds of small files this is several times faster.
 *
 * @returns answers by address, such as `/assets/root-1a2b3c.js`.
 */
export function loadStaticFiles(
  directory: string,
  { finished = true } = {},
): Map<string, EncodedResponse> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  const files = new Map<string, EncodedResponse>();
  for (const path of paths) {
    const type = types[extname(path)];
    if (type === undefined) continue;
    const address = `/${relative(directory, path).split(sep).join("/")}`;
    if (!finished && address.startsWith(folders.cards)) continue;
    const identity = readFileSync(path);
    const compressed = (ending: string) =>
      finished && present.has(path + ending) ? readFileSync(path + ending) : identity;
    const bodies = { br: compressed(".br"), gzip: compressed(".gz"), identity };
    const headers = {
      ...(neverDocuments.has(extname(path)) ? {} : securityHeaders),
      "content-type": type,
      "cache-control": address.startsWith(folders.assets) ? forever : revalidate,
    };
    files.set(address, fromVariants(200, headers, bodies, digestOf(identity)));
  }
  return files;
}
