import type { Again, Outcome, Turn } from "../../dialogue/types.ts";
import { withKnownOrder } from "./known-order.ts";
import { notTwice } from "./not-twice.ts";
import { ofMatterInHand } from "./of-matter.ts";
import { ofSameKind } from "./of-same-kind.ts";

/** Looks at an answer once more before it is sent: whether it is on what the talk is about, and is new. */
const checks = [withKnownOrder, ofMatterInHand, ofSameKind, notTwice] as const;

/** Returns a better answer than the one found, by the first check that has an objection; undefined if none has. */
export function secondLook(turn: Turn, found: Outcome, again: Again): Outcome | undefined {
  for (const check of checks) {
    const better = check(turn, found, again);
    if (better) return better;
  }
  return undefined;
}
