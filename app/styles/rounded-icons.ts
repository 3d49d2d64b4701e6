import { readFile } from "node:fs/promises";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { strokedIcon } from "./stroked-icons.ts";

/**
 * Rounds the coordinates of icons imported as text to whole units. An icon of 48 pixels has 256 units, so one is a
 * fifth of a pixel. That leaves two thirds of the bytes on a page with a dozen icons. Icons that are lines become strokes.
 */
export const roundedIcons = (): Plugin => ({
  name: "rounded-icons",
  enforce: "pre",
  load: {
    filter: { id: /\.svg\?raw$/ },
    async handler(id) {
      if (!id.includes("/app/icons/")) return undefined;
      const stroked = strokedIcon(id);
      if (stroked) return `export default ${JSON.stringify(stroked)};`;
      const { data } = optimize(await readFile(id.replace("?raw", ""), "utf8"), {
        plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
      });
      return `export default ${JSON.stringify(data)};`;
    },
  },
});
