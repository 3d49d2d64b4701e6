import { dollars } from "../../../dialogue/reply/reply.ts";
import { addDays, isoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { sampleBookings } from "./bookings.ts";
import { priced, type Stay } from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { rooms } from "./rooms.ts";

/** How the price of a booking changes when its dates are moved. */

type Booking = (typeof sampleBookings)[number];

/** “Is there a price difference”, “how much more do I pay”. */
export const asksDifference = anywhere(wordList`
  differen\w*, how much (more|less|extra|is it then|do i pay then), (more|less|extra) (do|will|must) (i|we) pay, cost\w* (me )?(more|extra|less), pay (more|extra|less), (more|less) expensive, cheaper, dearer, price (change|go up|stay)\w*, same price, (stay|is) the same, in dollars
`);

/** Two prices and their difference: “$12 more: $520 in place of $508”. */
export function priceDifference(
  booking: Booking,
  { arrival, nights, guests }: Pick<Stay, "arrival" | "nights" | "guests">,
  now: Date,
): string | undefined {
  const room = rooms.find(({ name }) => name === booking.room);
  if (!room) return undefined;
  const early = booking.rate !== "flexible";
  const totalOf = (stay: Pick<Stay, "arrival" | "nights" | "guests">): number =>
    priced([{ room, count: 1 }], { ...stay, breakfast: false, early }, now).total;
  const booked = addDays(isoDate(now), booking.arrives);
  const before = totalOf({ arrival: booked, nights: booking.nights, guests: booking.guests });
  const after = totalOf({ arrival, nights, guests });
  const more = after - before;
  const fee = early && arrival !== booked ? hotelRules.dateChange : 0;
  const change = fee === 0 ? "" : `, and ${dollars(fee)} for the change`;
  return Math.round(more * 100) === 0
    ? `The price stays the same, ${dollars(after)} in all${change}.`
    : `It’s ${dollars(Math.abs(more))} ${more > 0 ? "more" : "less"}: ${dollars(after)} in all instead of ${dollars(before)}${change}.`;
}
