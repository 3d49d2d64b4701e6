import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { securityHeaders } from "./content-policy.ts";
import { fromVariants, type KeptResponse } from "./kept-response.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files in `assets/` carry the hash of their content in their name: they never change. */
const forever = "public, max-age=31536000, immutable";
/** Files of a fixed name are asked for again; the tag answers whether they changed. */
const revalidate = "public, max-age=0, must-revalidate";

/**
 * Reads the client build into memory with the compressed forms that the build wrote beside each file (`.br`, `.gz`).
 *
 * @returns answers by address, such as `/assets/root-1a2b3c.js`.
 */
export async function loadStaticFiles(directory: string): Promise<Map<string, KeptResponse>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  const files = new Map<string, KeptResponse>();
  await Promise.all(
    paths
      .filter((path) => types[extname(path)] !== undefined)
      .map(async (path) => {
        const identity = await readFile(path);
        const compressed = (ending: string) =>
          present.has(path + ending) ? readFile(path + ending) : identity;
        const [br, gzip] = await Promise.all([compressed(".br"), compressed(".gz")]);
        const address = `/${relative(directory, path).split(sep).join("/")}`;
        const headers = {
          ...securityHeaders,
          "content-type": types[extname(path)] ?? "application/octet-stream",
          "cache-control": address.startsWith("/assets/") ? forever : revalidate,
        };
        const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
        files.set(address, fromVariants(200, headers, { br, gzip, identity }, digest));
      }),
  );
  return files;
}
