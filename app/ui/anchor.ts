import { normalised } from "@brightkeel/contracts";

/** Returns the fragment of a heading or question, made from its words. */
export const anchorOf = (text: string): string =>
  normalised(text.toLowerCase(), "NFKD")
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
