import { counted, dollars, say, spoken } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { priced } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";

/** Shortens a booking by its last nights: the new price, and what the rate allows. */

const inPlaceOf = /\b(\d)(?: nights?)? (?:instead of|not|rather than) (\d)\b/;
const fewer =
  /\b(?:only|just|make it|to)(?: \w+){0,2} (\d) nights?\b|\b(\d) nights? (?:only|less|fewer)\b/;
const lastNight =
  /\b(?:take off|drop|cancel|skip|remove|without|not need)(?: \w+)? (?:last|third|second) night\b|\b(?:one|1|a) night (?:less|fewer|shorter)\b|\bleave (?:a|one|1) day earl(?:y|ier)\b/;

/** Returns the number of nights that are left; undefined if the message shortens nothing. */
function nightsLeft(plain: string, nights: number): number | undefined {
  const text = withDigits(plain);
  const [, wanted, before] = inPlaceOf.exec(text) ?? [];
  if (before !== undefined && Number(before) === nights) return Number(wanted);
  if (lastNight.test(text)) return nights - 1;
  const [, only, trailing] = fewer.exec(text) ?? [];
  const left = Number(only ?? trailing ?? Number.NaN);
  return Number.isNaN(left) ? undefined : left;
}

export function shorterStay(turn: Turn): Outcome | undefined {
  const { plain, slots, state, now } = turn;
  const booking = byNumber(sampleBookings, slots.references[0] ?? state.figures?.booking);
  const room = rooms.find(({ name }) => name === booking?.room);
  if (!booking || !room || state.flow?.name === "quote" || plain.split(" ").length > mostWords)
    return undefined;
  const { number, nights, guests, rate } = booking;
  const left = nightsLeft(plain, nights);
  if (left === undefined || left < 1 || left >= nights) return undefined;
  const arrival = addDays(isoDate(now), booking.arrives);
  // Another day of arrival moves the booking too.
  if (slots.dates.some(({ date }) => date !== arrival && date !== addDays(arrival, left)))
    return undefined;
  const early = rate !== "flexible";
  const sum = (of: number) =>
    priced([{ room, count: 1 }], { arrival, nights: of, guests, breakfast: false, early }, now)
      .total;
  const until = spoken(parseIsoDate(addDays(arrival, left)));
  const text = early
    ? `${number} has the early-booking rate: you can leave on ${until}, but the nights you don’t use aren’t refunded. Moving the dates once costs ${dollars(hotelRules.dateChange)}.`
    : `Yes, free of charge until 18:00 the day before: ${number} would then be ${counted(left, "night")}, until ${until}, ${dollars(sum(left))} instead of ${dollars(sum(nights))}. Say the word and the front desk will change it.`;
  return {
    handled: "shorter_stay",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, booking: number },
    },
    reply: say(text, { source: "hotelBookings", next: ["What are your cancellation terms?"] }),
  };
}
const mostWords = 24;
