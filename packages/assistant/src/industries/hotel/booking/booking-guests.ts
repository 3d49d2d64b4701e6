import { counted, dollars, person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { byNumber } from "../../orders/references.ts";
import { agesIn } from "../rooms/ages.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { freeThroughout, priced, type Stay } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { roomWishesIn } from "../rooms/room-wishes.ts";
import { type Room, rooms } from "../rooms/rooms.ts";
import { companyChange } from "../stay/company.ts";
import { changedBooking, changeFee } from "./booking-questions.ts";

/** Changes the number of guests in a booking: whether they fit in the room, and the price. */

const changes =
  /\b(?:add|adding|bring\w*|one more|another|extra|additional|instead of|now|will be|would be|we'd be|make it|join\w*|coming|more)\b/;
const guest =
  /\b(?:person|people|guests?|friend|kid|kids|child|children|adults?|daughter|son|of us|baby|toddler|mother|mum|mom|father|dad|sister|brother)\b/;
const instead =
  /\b(\d|one|two|three|four|five|six) (?:people |guests |of us )?(?:instead of|not|rather than) (\d|one|two|three|four|five|six)\b/;
/** “There are five of us”: more than the booking allows for. */
const areNow = /\b(?:of us|we are|we will be|there are|there is|it is)\b/;
const otherChange = /\bnights?\b|\bdays? (?:later|earlier)\b|\bbreakfast\b|\bdogs?\b|\bcancel/;
/** Extra beds are for children up to this age. */
const oldestInExtraBed = 12;
const youngestPaying = 6;
/** These two have space for one extra bed or cot. */
const withExtraBed = new Set(["harbour", "suite"]);

export function bookingGuests(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  const done = state.done?.[0]?.name === "booking" ? state.done[0].slots.reference : undefined;
  const open = state.flow?.name === "booking" ? state.flow.slots.reference : undefined;
  const booking = byNumber(
    sampleBookings,
    slots.references[0] ?? open ?? done ?? state.figures?.booking,
  );
  if (!booking || slots.dates.length > 0 || state.flow?.name === "quote") return undefined;
  // If it was also moved, all changes are priced together.
  const moved = state.done?.some(({ slots: { to } }) => to !== undefined) ?? false;
  const stated =
    !moved && state.before === handled && asksTotal.test(plain) ? state.figures?.guests : undefined;
  // A cot is a request for the room, whoever sleeps in it.
  const forRoom = roomWishesIn(plain).length > 0 && slots.people === undefined;
  const says =
    instead.test(plain) ||
    fewerIn(plain, booking.guests) !== undefined ||
    companyChange(plain) > 0 ||
    (slots.people !== undefined && slots.people > booking.guests && areNow.test(plain)) ||
    (changes.test(plain) && (guest.test(plain) || slots.people !== undefined));
  if (stated === undefined && (!says || forRoom || otherChange.test(plain))) return undefined;
  if (plain.split(" ").length > mostWords || addsThing.test(plain)) return undefined;
  const all =
    slots.people !== undefined && slots.people > booking.guests ? slots.people : undefined;
  const left = stated === undefined ? fewerIn(plain, booking.guests) : undefined;
  const guests = Number(stated ?? left ?? all ?? booking.guests + 1);
  const age = agesIn(plain)[0] ?? (stated === undefined ? undefined : state.figures?.guestAge);
  const { guestAge: _before, ...figures } = state.figures ?? {};
  return {
    handled,
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: {
        ...figures,
        booking: booking.number,
        guests,
        ...(age === undefined ? {} : { guestAge: age }),
      },
    },
    reply: say(answerFor(turn, booking, guests, age === undefined ? undefined : Number(age)), {
      source: "hotelBookings",
      choices: [person],
    }),
  };
}
/** “Add it for both of us” adds nobody. */
const addsThing =
  /\b(?:add|include|put|order|book) (?:it|that|this|them|those)\b|\b(?:for|of) (?:both|the two|the 2|all) of us\b/;
const handled = "booking_guests";
const less = /\b(one|a|1|two|2) (?:(?:person|people|guests?|of us) )?(?:less|fewer)\b/;
/** The number of guests if someone drops out; undefined if no one does. */
function fewerIn(plain: string, booked: number): number | undefined {
  const word = less.exec(plain)?.[1];
  const away = word === undefined ? (companyChange(plain) < 0 ? 1 : 0) : /two|2/.test(word) ? 2 : 1;
  return away > 0 && booked > away ? booked - away : undefined;
}
const asksTotal = /\b(?:total|in all|how much|what do (?:i|we) pay|price|costs?)\b/;
const mostWords = 30;

type Booking = (typeof sampleBookings)[number];

function answerFor(turn: Turn, booking: Booking, guests: number, age: number | undefined): string {
  const { number } = booking;
  const room = rooms.find(({ name }) => name === booking.room);
  if (!room) throw new Error(`There is no room “${booking.room}”.`);
  // Dates to which it was moved earlier.
  const stay: Stay = { ...changedBooking(turn, booking), guests: booking.guests };
  const { nights } = stay;
  const now = (kind: Room, of: number) =>
    priced([{ room: kind, count: 1 }], { ...stay, guests: of }, turn.now).total;
  const before = now(room, booking.guests);
  const done = `Say the word and the front desk will add it to ${number}.`;
  const oneMore = guests === room.sleeps + 1 && withExtraBed.has(room.id);
  const inExtraBed = oneMore && age !== undefined && age <= oldestInExtraBed;
  if (guests < booking.guests && !booking.rate.startsWith("flexible"))
    return `The desk can note ${counted(guests, "guest")} for ${number}, but the price stays: it’s at the early-booking rate, which isn’t refunded. Shall they?`;
  if (guests < booking.guests)
    return `With ${counted(guests, "guest")}, ${number} is ${dollars(now(room, guests))} in all, ${dollars(before - now(room, guests))} less, city tax included. Say the word and the front desk will change it.`;
  if (guests <= room.sleeps)
    return `Yes, the ${room.name} sleeps up to ${room.sleeps}, so there’s room for ${guests} of you. It’s ${dollars(now(room, guests) + changeFee(turn, booking))} in all with the city tax${changeFee(turn, booking) > 0 ? " and the change" : ""}. ${done}`;
  if (inExtraBed && age < youngestPaying)
    return `Yes, at no charge. A child of ${age} sleeps in a cot or an extra bed in the ${room.name}, so it stays at ${dollars(before)} in all. ${done}`;
  if (inExtraBed)
    return `Yes, an extra bed fits in the ${room.name} for ${dollars(hotelRules.extraBed)} a night, so it’s ${dollars(now(room, guests) + hotelRules.extraBed * nights)} in all for ${counted(nights, "night")}, city tax included. ${done}`;
  const family = rooms.find(({ id }) => id === "family");
  const ask = oneMore
    ? " A child up to 12 could have an extra bed. How old is the third guest?"
    : "";
  if (!family || guests > family.sleeps || freeThroughout(family, stay) === 0)
    return `The ${room.name} sleeps ${room.sleeps}, and there’s no Family room left for those nights.${ask} The front desk will look for another way.`;
  const after = now(family, guests);
  return `The ${room.name} sleeps ${room.sleeps}. A Family room is available for the same nights at ${dollars(after)} in all, ${dollars(after - before)} more.${ask || ` Say the word and the front desk will move ${number}.`}`;
}
