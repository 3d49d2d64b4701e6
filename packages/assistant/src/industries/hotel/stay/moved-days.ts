import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { addDays, daysBetween } from "../../../understanding/slots.ts";

/** How the days of a stay move where only the first of them is told anew. */

/** A day sooner or later, of a stay that was told with its last day: “we come Thursday, not Friday” leaves that day. */
export function arriveOn(
  { message, slots: stated }: DraftTurn,
  { slots }: FlowState,
  date: string,
): void {
  const { arrival, till } = slots;
  slots.arrival = date;
  if (typeof arrival !== "string" || typeof till !== "string" || stated.nights !== undefined)
    return;
  const nights = daysBetween(date, till);
  const near = Math.abs(daysBetween(arrival, date)) <= mostDaysMoved;
  const was = addDays(arrival, Number(slots.nights ?? 0)) === till;
  if (near && was && nights > 0 && arrives.test(message)) slots.nights = nights;
}
const mostDaysMoved = 2;
const arrives = /\b(?:from|com(?:e|ing)|arriv\w*|get (?:in|there)|start\w*|already)\b/i;
