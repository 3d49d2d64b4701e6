import { counted, dollars } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { sampleBookings } from "../rooms/bookings.ts";
import { priced, type Stay } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";

/** Why a changed booking costs more or less than before, and whether the difference is paid back. */

type Booking = (typeof sampleBookings)[number];

const asksWhy =
  /\bwhy\b.*\b(?:cheaper|less|dearer|more|expensive|lower|higher|price|cost\w*|different)\b/;
const asksBack = anywhere(wordList`
  (get|have|see|receive) (the |my |that )?([$]?\d+ |difference |money |rest )?(back|refunded|returned), (difference|rest|[$]?\d+|money) (is |be |gets? )?(refunded|paid back|returned|back), refund (me )?(the )?(difference|rest|[$]?\d+), pay (me )?back
`);

/** Undefined if the message asks neither. */
export function whyAndBack(
  { plain, now }: Turn,
  booking: Booking,
  changed: Stay,
): string | undefined {
  const why = asksWhy.test(plain);
  const back = asksBack.test(plain);
  const room = rooms.find(({ name }) => name === booking.room);
  if (!room || !(why || back)) return undefined;
  const before: Stay = {
    ...changed,
    arrival: addDays(isoDate(now), booking.arrives),
    nights: booking.nights,
    guests: booking.guests,
  };
  const [old, next] = [before, changed].map(
    (stay) => priced([{ room, count: 1 }], stay, now).total,
  );
  if (old === undefined || next === undefined || old === next) return undefined;
  const reason =
    changed.nights !== before.nights
      ? `it’s ${counted(changed.nights, "night")} instead of ${before.nights}`
      : changed.guests !== before.guests
        ? `it’s for ${counted(changed.guests, "guest")} instead of ${before.guests}`
        : `Friday and Saturday nights cost ${hotelRules.weekend}% more than the others`;
  return [
    why && `Because ${reason}.`,
    back &&
      (next < old ? paidBack(booking, old - next, next) : `No, it’s ${dollars(next - old)} more.`),
  ]
    .filter((part) => part !== false)
    .join(" ");
}

const paidBack = ({ rate }: Booking, less: number, next: number): string =>
  rate === "flexible"
    ? `Yes: if you’ve paid already, the ${dollars(less)} is refunded the way you paid; otherwise you just pay ${dollars(next)}.`
    : "No, at the early-booking rate nothing is paid back.";
