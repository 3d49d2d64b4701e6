/** Files of each island's code, defined by the build (cli/build/island-files.ts). */
declare const ISLAND_FILES: Readonly<Record<string, readonly string[]>>;

const asked = new Set<string>();

/**
 * Fetches the code of an island without running it. Does nothing in development, where its files are unknown.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/modulepreload
 */
export function fetchAhead(island: string): void {
  if (!import.meta.env.PROD) return;
  for (const file of ISLAND_FILES[island] ?? []) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
