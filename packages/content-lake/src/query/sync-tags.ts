import { createHash } from "node:crypto";

/** Short name of a thing that an answer depends on, as live events carry them. */
export const syncTag = (of: string): string =>
  `s1:${createHash("sha256").update(of).digest("base64url").slice(0, 8)}`;
