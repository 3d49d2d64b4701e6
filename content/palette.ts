/**
 * The colours of the brand, for the light and the dark scheme. They are defined only here: the style sheet, the
 * cards, the PDFs, the manifest and the pages outside React all use these.
 */
export const palette = {
  background: { light: "#f6f4ee", dark: "#0a1420" },
  surface: { light: "#ffffff", dark: "#11202f" },
  text: { light: "#0c1a2a", dark: "#e9eef2" },
  textSoft: { light: "#46566a", dark: "#a9b7c4" },
  line: { light: "#d8d5cb", dark: "#22364a" },
  /** Borders of controls: contrast 3:1 against background and surface. */
  controlBorder: { light: "#7d8794", dark: "#64788c" },
  /** Links, marks and main buttons: contrast 4.5:1, also on tinted bands. */
  accent: { light: "#ba350c", dark: "#ff7a52" },
  /** The accent on hover. */
  accentStrong: { light: "#a02c08", dark: "#ff9676" },
  onAccent: { light: "#ffffff", dark: "#0a1420" },
  secondary: { light: "#0f6a6a", dark: "#4fc1b5" },
  tint: { light: "#dce8ec", dark: "#132b39" },
  /** Bands that are dark in both schemes; among dark pages they are the lighter ones, so that they still stand out. */
  inverse: { light: "#0c1a2a", dark: "#16303f" },
  /** Shadows of dialogs and menus, and the veil behind dialogs. */
  shadow: { light: "#060e17", dark: "#060e17" },
} as const satisfies Record<string, { light: Hex; dark: Hex }>;

type Hex = `#${string}`;
export type ColourToken = keyof typeof palette;

/** A colour as a CSS value that follows `color-scheme`. */
export const lightDark = (token: ColourToken): string =>
  `light-dark(${palette[token].light}, ${palette[token].dark})`;
