/** Files of each island's code, and those that all islands need; defined by the build (cli/build/island-files.ts). */
declare const ISLAND_FILES: {
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly ofAll: readonly string[];
};

const asked = new Set<string>();

/**
 * Fetches the code of an island without running it. Does nothing in development, where its files are unknown.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/modulepreload
 */
export function fetchAhead(island: string): void {
  if (!import.meta.env.PROD) return;
  const { files, ofAll } = ISLAND_FILES;
  for (const file of [...(files[island] ?? []), ...ofAll]) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
