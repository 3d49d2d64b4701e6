import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { byPhone } from "./by-phone.ts";
import { checkOutAsked } from "./check-out-asked.ts";
import { quietAsked } from "./quiet-asked.ts";

/** Plain questions about the hotel that have one answer, whatever else is in hand. */
export const askedFirst = (turn: Turn): Outcome | undefined =>
  byPhone(turn) ?? checkOutAsked(turn) ?? quietAsked(turn);
