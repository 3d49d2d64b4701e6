import { loaders } from "./loaders.ts";

/**
 * Scripts of single pages that need no React: they fill in what only the browser knows. An element names its script,
 * `data-script="name"` for `name.script.ts`, whose default export gets the element once the visitor first moves,
 * touches or types (docs/islands.md).
 */

/** Runs the scripts of the open page that have not run yet. */
export function runPageScripts(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-script]")) {
    const load = loaders.scripts[place.dataset.script ?? ""];
    delete place.dataset.script;
    // Without a network it fills in nothing.
    load?.()
      .then((script) => script.default(place))
      .catch(() => {});
  }
}
