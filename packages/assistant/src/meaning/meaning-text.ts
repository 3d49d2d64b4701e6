/** Longer messages are encoded by their beginning. */
const mostLetters = 300;

/** A text as the encoder gets it, in training and from visitors alike: case and most signs say nothing of its meaning. */
export const meaningText = (text: string): string =>
  text
    .slice(0, mostLetters)
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}'?$€£%&+.,:/-]+/gu, " ")
    .replace(/[\s.,:]+$/u, "")
    .trim();

/** The vector of a text, where there is one. */
export type VectorOf = (text: string) => Float32Array | undefined;
