import { readFile } from "node:fs/promises";
import { optimize } from "svgo";
import type { Plugin } from "vite";

/**
 * Rounds the icon files that are imported as text to whole units: of 256 across an icon of 48 pixels, a unit is a fifth of
 * one. A page with a dozen icons carries two thirds of the bytes.
 */
export const roundedIcons = (): Plugin => ({
  name: "rounded-icons",
  enforce: "pre",
  load: {
    filter: { id: /\.svg\?raw$/ },
    async handler(id) {
      if (!id.includes("/@phosphor-icons/core/")) return undefined;
      const { data } = optimize(await readFile(id.replace("?raw", ""), "utf8"), {
        plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
      });
      return `export default ${JSON.stringify(data)};`;
    },
  },
});
