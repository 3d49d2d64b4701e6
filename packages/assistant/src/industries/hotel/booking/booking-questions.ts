import { advance } from "../../../dialogue/flows.ts";
import { counted, dollars, person, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { byNumber } from "../../orders/references.ts";
import { sumOf } from "../quote/quote-words.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { asksDifference, priceDifference } from "../rooms/change-price.ts";
import { priced, type Stay } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";
import { bookingFlow } from "./booking.ts";
import { whyAndBack } from "./changed-booking.ts";

type Booking = (typeof sampleBookings)[number];

const isBooking = /\b(?:it|that|this|(?:my|the|our) (?:booking|reservation|stay|room))\b/;
const asksIfFree = anywhere(wordList`
  (is|would) (it|that|this|the change)( be)? (for )?(free|extra), free of charge, does (it|that) cost, (do|will|must) (i|we) (have to )?pay\b.{0,20}\bchange,
  free (or not|yes (or )?no), (date )?change\b.{0,20}\b(free|cost|fee)
`);
const asksPrice =
  /\bhow much (?:did|do|does|have|will|is)\b|\bwhat (?:did|do|will) (?:i|we) pay\b|\bprice\b|\bwhat (?:does|is) (?:it|that) cost\b/;
const asksTotal =
  /\b(?:total|altogether|all together|in all|all in|sum|what (?:do|will|would) (?:i|we) (?:pay|owe)|comes? to)\b/;
const asksWhen =
  /^(?:when|what (?:day|date))\b.*\b(?:arriv\w*|start\w*|begin|check ?in|is (?:it|my|the)|for|leave|end)\b/;
const asksNights = /\bhow (?:many nights|long)\b/;
const asksRoom = /\b(?:which|what) (?:room|kind|type)\b/;
const asksRate =
  /\b(?:refund\w*|all (?:of )?my money|flexible|get my money back|cancel\w* for free|free cancellation)\b/;
const cancels =
  /^(?:please )?(?:cancel|i want to cancel|can i cancel|then cancel) ?(?:it|that|this|my booking|the booking)?$/;

/** A booking's stay with all changes made in this conversation. */
export function changedBooking({ state, now }: Turn, booking: Booking): Stay {
  const { to, nights } =
    state.done?.find(({ name, slots }) => name === "booking" && slots.reference === booking.number)
      ?.slots ?? {};
  return {
    arrival: to === undefined ? addDays(isoDate(now), booking.arrives) : String(to),
    nights: Number(nights ?? booking.nights),
    guests: Number(state.figures?.guests ?? booking.guests),
    breakfast: false,
    early: booking.rate !== "flexible",
  };
}

/** The fee for changing dates, if they were changed. */
export const changeFee = ({ state }: Turn, { rate }: Booking): number =>
  rate !== "flexible" && state.done?.[0]?.slots.to !== undefined ? hotelRules.dateChange : 0;

/** The total of all changes: room and nights, guests, and the change fee. */
function sumOfChange(turn: Turn, booking: Booking): string {
  const stay = changedBooking(turn, booking);
  const room = rooms.find(({ name }) => name === booking.room);
  if (!room) throw new Error(`There is no room “${booking.room}”.`);
  const offer = priced([{ room, count: 1 }], stay, turn.now);
  const fee = changeFee(turn, booking);
  const change = fee === 0 ? "" : ` + ${dollars(fee)} for the change`;
  return `It’s ${dollars(offer.total + fee)} in all: the ${room.name} from ${spoken(parseIsoDate(stay.arrival))} for ${counted(stay.nights, "night")}, ${counted(stay.guests, "guest")}. That’s ${sumOf(stay, offer)}${change}.`;
}

const asksUntil =
  /^(?:(?:and|ok|so) )*(?:until|till|by) (?:what time|when|which day)\b|\bdeadline\b/;

/** Answers a question about the booking looked up last. */
export function resolveBooking(turn: Turn): Outcome | undefined {
  const { state, plain, now } = turn;
  const task = state.done?.[0];
  if (task?.name !== "booking" || state.flow !== undefined) return undefined;
  const booking: Booking | undefined = byNumber(sampleBookings, task.slots.reference);
  if (!booking || plain.split(" ").length > 14) return undefined;
  const { number, nights, guests, rate } = booking;
  const arrival = addDays(isoDate(now), booking.arrives);
  const room = rooms.find(({ name }) => name === booking.room);
  const tell = (text: string): Outcome => ({
    handled: "flow:booking",
    state,
    reply: say(text, {
      source: "hotelBookings",
      next: ["What are your cancellation terms?", person.send],
    }),
  });
  const agreed = (text: string): Outcome => {
    const kept = { ...task, slots: { ...task.slots, agreed: 1 } };
    const done = (state.done ?? []).map((one) => (one === task ? kept : one));
    return { ...tell(text), state: { ...state, finished: kept, done } };
  };
  const moved = task.slots.to !== undefined || task.slots.nights !== undefined;
  const told = moved ? whyAndBack(turn, booking, changedBooking(turn, booking)) : undefined;
  if (told !== undefined) return tell(told);
  if (/^why(?: not)?$|\bwhy\b/.test(plain))
    return tell(
      rate === "flexible"
        ? `${number} is on the flexible rate, so you can change or cancel it free until 18:00 the day before.`
        : `${number} was booked at the early-booking rate, which costs less but isn’t refunded. You can move its dates once for ${dollars(hotelRules.dateChange)}.`,
    );
  if (
    /^(?:yes )?(?:(?:ok|please|then|yes|good|fine) )*(?:do (?:it|that|so)|move it|go ahead|confirm(?: it)?|yes(?: please)?|ok|change it|book it|please do|sure)(?: (?:please|then|now))*$/.test(
      plain,
    ) &&
    task.slots.to !== undefined
  )
    return agreed(
      `Done, as far as a demo goes: the front desk will move ${number} to ${spoken(parseIsoDate(String(task.slots.to)))}${rate === "flexible" ? "" : `, for ${dollars(hotelRules.dateChange)}`} and confirm by e-mail.`,
    );
  if (/\b(?:breakfast|parking|dog|pet)\b/.test(plain)) return undefined;
  const figure = /\b\d{3,4}\b/.test(plain);
  if (room && (asksTotal.test(plain) || figure) && (task.slots.to ?? state.figures?.guests))
    return tell(sumOfChange(turn, booking));
  const difference =
    moved && asksDifference.test(plain)
      ? priceDifference(booking, changedBooking(turn, booking), now)
      : undefined;
  if (difference !== undefined) return tell(difference);
  if ((asksPrice.test(plain) || asksIfFree.test(plain)) && task.slots.to !== undefined)
    return tell(
      rate === "flexible"
        ? `Yes, changing the date is free. ${priceDifference(booking, changedBooking(turn, booking), now) ?? ""}`
        : `Changing the date costs ${dollars(hotelRules.dateChange)}, once. ${priceDifference(booking, changedBooking(turn, booking), now) ?? ""}`,
    );
  if (cancels.test(plain))
    return {
      ...advance(turn, bookingFlow, { ...task, slots: { ...task.slots, purpose: "cancel" } }),
      handled: "flow:booking",
    };
  if (task.slots.purpose === "cancel" && (asksPrice.test(plain) || asksUntil.test(plain)))
    return tell(
      rate === "flexible"
        ? `Nothing if you cancel ${number} by 18:00 on ${spoken(parseIsoDate(addDays(arrival, -1)))}. After that, the first night is charged.`
        : `${number} has the early-booking rate, so what you paid isn’t refunded. You can move its dates once for ${dollars(hotelRules.dateChange)}.`,
    );
  if (asksPrice.test(plain) && room) {
    const { total } = priced(
      [{ room, count: 1 }],
      { arrival, nights, guests, breakfast: false, early: !rate.startsWith("flexible") },
      now,
    );
    return tell(
      `${number} comes to ${dollars(total)}: ${counted(nights, "night")} in the ${room.name} for ${counted(guests, "guest")}, city tax included.`,
    );
  }
  if (asksRate.test(plain))
    return tell(
      rate === "flexible"
        ? `Yes, ${number} is flexible, so you can cancel free until 18:00 on ${spoken(parseIsoDate(addDays(arrival, -1)))}.`
        : `No, ${number} has the early-booking rate and isn’t refunded, but its dates can be moved once.`,
    );
  if (asksWhen.test(plain) && (isBooking.test(plain) || /arriv|check/.test(plain)))
    return tell(
      `${number}: from ${spoken(parseIsoDate(arrival))} to ${spoken(parseIsoDate(addDays(arrival, nights)))}.`,
    );
  if (asksNights.test(plain))
    return tell(`It’s ${counted(nights, "night")}, from ${spoken(parseIsoDate(arrival))}.`);
  if (asksRoom.test(plain)) return tell(`The ${booking.room}, for ${counted(guests, "guest")}.`);
  return undefined;
}
