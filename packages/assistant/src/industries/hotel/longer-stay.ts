import { isYes } from "../../dialogue/answers.ts";
import { counted, dollars, say, spoken } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { withDigits } from "../../understanding/numerals.ts";
import { addDays, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { byNumber } from "../orders/references.ts";
import { sampleBookings } from "./bookings.ts";
import { freeRooms, priced } from "./offers.ts";
import { hotelRules } from "./prices.ts";
import { rooms } from "./rooms.ts";

/** A booking that shall go on for a night or two: whether the room is free then, and what it costs. */

const more =
  /\b(?:(\d|an?) (?:more|extra|additional|further) nights?|(\d|an?) nights? (?:longer|more|extra)|(?:the |that )?(?:another|extra|additional) night)\b/;
const inPlaceOf = /\b(\d) (?:nights? )?(?:instead of|not|rather than) (\d)\b/;
const goesOn =
  /\b(?:how much|cost\w*|price|possible|yes or no|total|pay)\b|\b\d nights?\b(?!.*\b(?:book|another room|from)\b)/;

/** By how many nights the message wants a booking of so many to be longer. */
function nightsMore(plain: string, nights: number): number | undefined {
  const text = withDigits(plain);
  const [, first, second] = inPlaceOf.exec(text) ?? [];
  if (Number(second) === nights && Number(first) > nights) return Number(first) - nights;
  const found = more.exec(text);
  return found ? Number(found[1] ?? found[2]) || 1 : undefined;
}

export function longerStay(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots, now } = turn;
  const booking = byNumber(sampleBookings, slots.references[0] ?? state.figures?.booking);
  const room = rooms.find(({ name }) => name === booking?.room);
  if (!booking || !room || plain.split(" ").length > 24) return undefined;
  const begun = state.before === handled;
  const told = nightsMore(plain, booking.nights);
  const agrees = begun && isYes(message);
  if (told === undefined && !agrees && !(begun && goesOn.test(plain))) return undefined;
  const nights = told ?? Number(state.figures?.longer ?? 1);
  if (nights > hotelRules.longest) return undefined;
  const { number, guests } = booking;
  const from = addDays(isoDate(now), booking.arrives + booking.nights);
  const isFree = Array.from({ length: nights }, (_night, index) => addDays(from, index)).every(
    (date) => freeRooms(room.id, date) > 0,
  );
  const { total } = priced(
    [{ room, count: 1 }],
    { arrival: from, nights, guests, breakfast: false, early: false },
    now,
  );
  const until = spoken(parseIsoDate(addDays(from, nights)));
  const text = agrees
    ? `Done: the front desk adds ${counted(nights, "night")} to ${number}, until ${until}, and confirms by e-mail. In this demo nothing is changed.`
    : isFree
      ? `Yes: ${number} can go on until ${until}, ${counted(nights, "night")} more in the ${room.name} for ${dollars(total)}, city tax included. Shall the desk add it?`
      : `The ${room.name} is full from ${spoken(parseIsoDate(from))}; for longer you would move into another room. The desk looks for one: dial 0, with ${number}.`;
  return {
    handled,
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, booking: number, longer: nights },
    },
    reply: say(text, { source: "hotelBookings", next: ["What are your cancellation terms?"] }),
  };
}
const handled = "longer_stay";
