import type { Plugin } from "vite";
import { type ColourToken, lightDark, palette } from "#content/palette.ts";

/** The line of app.css in whose place the colours go. Tailwind reads imports from the disk, where there is no such file. */
const importLine = '@import "virtual:palette.css";';

/** `textSoft` as `--color-text-soft`, after which Tailwind names its classes: `text-text-soft`. */
const variableOf = (token: string) =>
  `--color-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const tokens = Object.keys(palette) as ColourToken[]; // the keys of a constant object

const theme = `@theme {\n${tokens.map((token) => `  ${variableOf(token)}: ${lightDark(token)};\n`).join("")}}`;

/**
 * Puts the colours of content/palette.ts into the style sheet, as Tailwind's theme. Stands before Tailwind's plugin.
 * Vite restarts the development server when the palette changes, because vite.config.ts depends on it.
 */
export const paletteStyles = (): Plugin => ({
  name: "palette-styles",
  enforce: "pre",
  transform: {
    // Imported as an address, it comes here a second time, as a style sheet.
    filter: { id: /\/app\/styles\/app\.css(?:\?(?!url)|$)/ },
    handler(styles) {
      if (!styles.includes(importLine)) throw new Error(`app.css lacks ${importLine}`);
      return { code: styles.replace(importLine, theme), map: null };
    },
  },
});
