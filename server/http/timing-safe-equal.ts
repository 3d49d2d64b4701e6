import { timingSafeEqual as equalBytes, hash } from "node:crypto";

/**
 * Compares a given secret with the right one. Both are hashed first, so the time reveals neither how much of it was
 * right nor how long the right one is.
 */
export const timingSafeEqual = (given: string, right: string): boolean =>
  equalBytes(hash("sha256", given, "buffer"), hash("sha256", right, "buffer"));
