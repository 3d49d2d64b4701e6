import { createHmac, randomBytes } from "node:crypto";

const secret = randomBytes(32);

/**
 * Stands for a visitor's words in what is remembered beyond their conversation: it tells equal texts, and nobody gets the
 * words back from it, even who guesses them, once the process has ended.
 */
export const keyedHash = (text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
