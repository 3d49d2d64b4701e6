import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The sources of each part of the build. Posts are not among them: they are read when the site runs. The server's
 * bundle contains the pages, so a change of pages rebuilds both.
 */
const parts = {
  pages: [
    /^app\/(?!generated\/)/,
    /^cli\/(build|cards|downloads)/,
    /^content\/.*\.ts$/,
    /^public\/(?!(cards|downloads|icons)\/|favicon\.)/,
    /^contracts\//,
    /^packages\/assistant\//,
    /^(package-lock\.json|react-router\.config\.ts|vite\.config\.ts)$/,
  ],
  server: [/^server\//, /^packages\//],
  assistant: [
    /^packages\/assistant\/(training\/|languages\/|src\/(understanding\/|meaning\/|intents\.ts$|languages\/language\.ts$))/,
  ],
};

export type SourceFingerprint = Record<keyof typeof parts, string>;

/**
 * Hashes names and contents of all sources: the same for the same sources on every machine. Reads files one after
 * another, which for a thousand small ones is four times quicker than waiting for each asynchronously; every start
 * does this.
 */
export function sourceFingerprint(root: string): SourceFingerprint {
  const files = readdirSync(root, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return entry.name;
      return folders.has(entry.name) ? filesBelow(root, entry.name) : [];
    })
    .sort();
  const hashOf = (patterns: readonly RegExp[]) => {
    const hash = createHash("sha256");
    for (const file of files) {
      if (file.includes(".test.") || !patterns.some((pattern) => pattern.test(file))) continue;
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)))
        .update("\0");
    }
    return hash.digest("hex");
  };
  return {
    pages: hashOf(parts.pages),
    server: hashOf(parts.server),
    assistant: hashOf(parts.assistant),
  };
}

const folders = new Set(["app", "cli", "content", "contracts", "packages", "public", "server"]);

/** @returns paths from `root`, with slashes on every system. */
function filesBelow(root: string, folder: string): string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      // Packages' caches, such as that of the assistant's training, are not sources.
      .filter((path) => !path.includes("/node_modules/"))
  );
}
