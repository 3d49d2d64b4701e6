import { timingSafeEqual as equalBytes } from "node:crypto";

/** Compares a secret that was given with the right one, without its time telling how much of it was right. */
export function timingSafeEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && equalBytes(a, b);
}
