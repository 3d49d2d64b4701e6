import type { Turn } from "../../../dialogue/types.ts";
import { booksAnew, hasComplained } from "../stay/guest-of-house.ts";
import { ownsBooking, tellsOfBooking } from "../stay/own-booking.ts";
import { asksForAnother, mayWantStay } from "../stay/stay-first.ts";
import { quoteFlow } from "./quote.ts";

/** Distinguishes guests who have a room, or want none, from those looking for one. */

/** A guest with a room may want a second one. */
const more = /\b(?:another|second|more|extra|additional|upgrade|different|bigger)\b/;
/** Whether the guest already has a room, according to this or an earlier message, and asks for no other. */
export function hasRoom(turn: Turn): boolean {
  const { plain, state, slots } = turn;
  const rest = plain.replace(quoteFlow.denied ?? "", " ");
  const begun = state.flow?.name === "quote" || state.finished?.name === "quote";
  if (hasComplained(turn) && !begun) return !booksAnew.test(plain);
  if (more.test(rest)) return false;
  if (tellsOfBooking(plain) || rest !== plain) return true;
  // The dates are then those of the booking.
  if (state.figures?.owned !== undefined) return !asksForAnother.test(plain);
  if (slots.dates.length > 0) return false;
  const quoting = state.flow?.name === "quote" || state.done?.some(({ name }) => name === "quote");
  const refused = state.refused?.includes("quote") ?? false;
  const guest =
    ownsBooking(turn) ||
    refused ||
    state.figures?.room !== undefined ||
    slots.references.length > 0;
  return guest && !quoting && !books.test(plain);
}
/** Whether a date or a count belongs to something other than a future stay. */
export const wantsNoStay = (turn: Turn): boolean =>
  turn.state.flow?.name !== "quote" &&
  turn.state.finished?.name !== "quote" &&
  (turn.slots.dates.length > 0 || turn.slots.nights !== undefined) &&
  !mayWantStay(turn);
const books =
  /\b(?:book|reserve|rooms?|suite|available|availability|prices?|rates?|quote|next time)\b/;
