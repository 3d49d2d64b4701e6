import { readValues } from "../../../dialogue/message/values.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate } from "../../../understanding/slots.ts";
import { isWeekend } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { type Room, rateOf } from "../rooms/rooms.ts";

/** The nights that a fault spoilt, and what half of one costs. */

/** “Two more nights”, “two nights left”: nights to come. */
const ahead = /\b\w+ (?:(?:more|further) nights?|nights? (?:left|to go|more|ahead|remaining))\b/gi;
const lastNight = /\blast night\b/;

/** How many nights were bad, from this or an earlier message about the problem. */
export const badNights = ({ plain, slots, state, now }: Turn): number =>
  (lastNight.test(plain) ? 1 : slots.nights) ??
  state.exchanges
    .slice(-lately)
    .map(({ visitor }) => readValues(visitor.replace(ahead, " "), now).nights)
    .findLast((nights) => nights !== undefined) ??
  1;
const lately = 4;

/** What comes off for a night in a kind of room, in dollars: last night’s rate counts if it is the one meant. */
export function halfOf({ plain, now }: Turn, kind: Room["id"]): number {
  const dear = lastNight.test(plain) && isWeekend(addDays(isoDate(now), -1));
  const rate = dear ? Math.round(rateOf(kind) * (1 + hotelRules.weekend / 100)) : rateOf(kind);
  return (rate * hotelRules.faultOff) / 100;
}
