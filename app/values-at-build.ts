import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Runs each module `*.at-build.ts` once, during the build, and replaces it by its default export: a value that is
 * expensive to compute and depends only on content becomes a constant. The value must be JSON, and the module may
 * import only what Node can load (no JSX). Without the plugin, as in unit tests, it is an ordinary module.
 */
export const valuesAtBuild = (): Plugin => ({
  name: "values-at-build",
  load: {
    filter: { id: /\.at-build\.ts$/ },
    async handler(id) {
      const { default: value }: { default: unknown } = await import(pathToFileURL(id).href);
      return `export default ${JSON.stringify(value)};`;
    },
  },
});
