import type { Plugin } from "vite";
import { type ColourToken, lightDark, palette } from "#content/palette.ts";

/** Line of app.css that is replaced by the colours. It cannot be a file, because Tailwind reads imports from disk. */
const importLine = '@import "virtual:palette.css";';

/**
 * Returns the variable of a colour: `textSoft` is `--color-text-soft`, from which Tailwind derives its classes, such
 * as `text-text-soft`.
 */
const variableOf = (token: string) =>
  `--color-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const tokens = Object.keys(palette) as ColourToken[]; // the keys of a constant object

const theme = `@theme {\n${tokens.map((token) => `  ${variableOf(token)}: ${lightDark(token)};\n`).join("")}}`;

/**
 * Inserts the colours of content/palette.ts into the style sheet as Tailwind's theme. Must run before Tailwind's
 * plugin. Vite restarts the development server when the palette changes, because vite.config.ts depends on it.
 */
export const paletteStyles = (): Plugin => ({
  name: "palette-styles",
  enforce: "pre",
  transform: {
    // A sheet imported as an address (`?url`) passes here a second time, as a style sheet.
    filter: { id: /\/app\/styles\/app\.css(?:\?(?!url)|$)/ },
    handler(styles) {
      if (!styles.includes(importLine)) throw new Error(`app.css lacks ${importLine}`);
      return { code: styles.replace(importLine, theme), map: null };
    },
  },
});
