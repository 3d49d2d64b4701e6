import { createHmac, randomBytes } from "node:crypto";

const secret = randomBytes(32);

/**
 * Hashes a visitor's words for use beyond their conversation: equal texts have equal hashes, but once the process has
 * ended no one can recover the words, even by guessing them.
 */
export const keyedHash = (text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
