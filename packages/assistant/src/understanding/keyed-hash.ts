import { createHmac, randomBytes } from "node:crypto";

const secret = randomBytes(32);

/**
 * Hashes a visitor's text with a key that exists only in this process: equal texts have equal hashes, but once the
 * process has ended, the text cannot be recovered even by guessing.
 */
export const keyedHash = (text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
