/** Longer messages are cut to this length before encoding. */
const mostLetters = 300;

/** Normalises a text for the encoder, in training and at run time: case and most punctuation carry no meaning. */
export const meaningText = (text: string): string =>
  text
    .slice(0, mostLetters)
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}'?$€£%&+.,:/-]+/gu, " ")
    .replace(/[\s.,:]+$/u, "")
    .trim();

/**
 * Looks up the vector of a text; undefined if there is none. One that is only wanted if it is known is not encoded for
 * this question.
 */
export type VectorOf = (text: string, wanted?: "if known") => Float32Array | undefined;
