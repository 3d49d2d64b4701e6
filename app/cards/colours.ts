/** The light scheme of app/styles/tokens.css, for pictures that are drawn where there is no style sheet. */
export const colours = {
  paper: "#f6f4ee",
  ink: "#0c1a2a",
  soft: "#46566a",
  line: "#d8d5cb",
  keel: "#ba350c",
  tide: "#0f6a6a",
  deep: "#0a1420",
  /** Ink and keel of the dark scheme. */
  light: "#e9eef2",
  ember: "#ff7a52",
} as const;
