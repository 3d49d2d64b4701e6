import { entryScriptId, starterScript } from "./starter.ts";

/**
 * Takes a document as the framework renders it and takes its scripts out of the way of the first paint: no module
 * preloads, and the entry script waits as plain text until the starter runs it.
 *
 * The framework has no option for this. Its `<Scripts>` writes one inline `<script type="module" async="">` and a
 * `<link rel="modulepreload">` for each module; a document without them is an error here, so that an upgrade that
 * changes the markup is noticed at once.
 *
 * @throws Error when the entry script is not found.
 */
export function deferScripts(document: string): string {
  const withoutPreloads = document.replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
  let entries = 0;
  const deferred = withoutPreloads.replace(
    /<script type="module" async="">([\s\S]*?)<\/script>/,
    (_, code: string) => {
      entries += 1;
      return `<script type="text/plain" id="${entryScriptId}">${code}</script><script>${starterScript}</script>`;
    },
  );
  if (entries !== 1) throw new Error("The rendered document has no entry script to defer.");
  return deferred;
}
