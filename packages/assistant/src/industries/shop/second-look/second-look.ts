import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { withKnownOrder } from "../purchases/known-order.ts";
import { usedReturn } from "../purchases/used-return.ts";
import { bothAsked, namedOnce } from "./both-asked.ts";
import { leftOpen } from "./left-open.ts";
import { notTwice } from "./not-twice.ts";
import { ofThingInHand } from "./of-current-product.ts";
import { ofMatterInHand } from "./of-matter.ts";
import { ofSameKind } from "./of-same-kind.ts";
import { saidOnce } from "./said-once.ts";
import { withName } from "./with-name.ts";

/** Looks at an answer once more before it is sent: whether it is on what the talk is about, new, and complete. */
const objections = [withKnownOrder, ofMatterInHand, withName, ofSameKind, notTwice] as const;

/** Returns a better answer by the first check that has an objection to the one found. */
function better(turn: Turn, found: Outcome, again: Again): Outcome | undefined {
  for (const objection of objections) {
    const other = objection(turn, found, again);
    if (other) return other;
  }
  return undefined;
}

/** Returns an answer with what it left out, and without what does not fit; undefined if it is sent as it is. */
export function secondLook(turn: Turn, found: Outcome, again: Again): Outcome | undefined {
  const outcome = better(turn, found, again) ?? found;
  const fitting = ofThingInHand(turn, outcome) ?? outcome;
  const both = bothAsked(turn, fitting, again) ?? fitting;
  const answered = leftOpen(turn, both, again) ?? both;
  const honest = usedReturn(turn, answered) ?? answered;
  const once = saidOnce(honest) ?? honest;
  const last = namedOnce(once) ?? once;
  return last === found ? undefined : last;
}
