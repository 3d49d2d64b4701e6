import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wantsText } from "../drafts/wish.ts";
import { discountEffect } from "./discount-effect.ts";
import { enoughToCover } from "./enough.ts";
import { isNormal } from "./is-normal.ts";
import { overDays } from "./over-days.ts";
import { testSize } from "./test-size.ts";
import { typedSum } from "./typed.ts";

/** Sums whose figures all stand in the message, or were told before: the first that fits. */
export function answersPlainSum(turn: Turn): Outcome | undefined {
  if (!/\d/.test(turn.message) || turn.message.length > longest || wantsText(turn.plain))
    return undefined;
  return (
    typedSum(turn) ??
    testSize(turn) ??
    overDays(turn) ??
    discountEffect(turn) ??
    enoughToCover(turn) ??
    isNormal(turn)
  );
}
const longest = 320;
