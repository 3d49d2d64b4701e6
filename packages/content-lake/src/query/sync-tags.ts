import { createHash } from "node:crypto";

/** Returns the hash of an answer's dependency, as live events carry it. */
export const syncTag = (of: string): string =>
  `s1:${createHash("sha256").update(of).digest("base64url").slice(0, 8)}`;
