import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Runs each module `*.at-build.ts` once, while the site is built, and puts in its place what it exports by default: what
 * takes long to work out and depends on nothing but content is then a constant. The value must be JSON, and the module
 * may import only what Node reads by itself (no JSX). Without the plugin, as in unit tests, it is a module like others.
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
