import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { packedSheet } from "./app/document/packed-sheet-plugin.ts";
import { noClientRoutes } from "./app/islands/no-client-routes.ts";
import { paletteStyles } from "./app/styles/palette-plugin.ts";
import { roundedIcons } from "./app/styles/rounded-icons.ts";
import { valuesAtBuild } from "./app/values-at-build.ts";

export default defineConfig({
  plugins: [
    valuesAtBuild(),
    packedSheet(),
    roundedIcons(),
    paletteStyles(),
    tailwindcss(),
    noClientRoutes(),
    reactRouter(),
  ],
  build: {
    // The build empties its own folders: others lie beside them.
    emptyOutDir: false,
    // light-dark() and nesting go out as written: every browser of the last two years has them.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    // Fonts and drawings stay files, so that a page does not carry them twice.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
