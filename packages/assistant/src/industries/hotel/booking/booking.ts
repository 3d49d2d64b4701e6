import type { ChatReply, ReplyCard } from "@brightkeel/contracts";
import { withYear } from "../../../dialogue/message/values.ts";
import { counted, dollars, person, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, FlowState, Turn } from "../../../dialogue/types.ts";
import { addDays, isoDate, parseIsoDate } from "../../../understanding/slots.ts";
import { byNumber, takeReference, unknownNumber } from "../../orders/references.ts";
import { sampleBookings } from "../rooms/bookings.ts";
import { priceDifference } from "../rooms/change-price.ts";
import { freeRooms } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { rooms } from "../rooms/rooms.ts";
import { daysOf, shifted } from "../stay/stay-dates.ts";

const bookingPurposes: Readonly<Record<string, string>> = {
  check_reservation: "check",
  change_reservation: "change",
  cancel_reservation: "cancel",
  extend_stay: "extend",
};

type Booking = (typeof sampleBookings)[number];
const day = (iso: string): string => spoken(parseIsoDate(iso));

/** The flow for existing bookings. */
export const bookingFlow: Flow = {
  title: "your booking",
  names: ["booking", "reservation"],
  intents: Object.keys(bookingPurposes),
  take(turn, flow) {
    const purpose = bookingPurposes[turn.intent];
    if (purpose !== undefined) flow.slots.purpose = purpose;
    const moves = /\b(?:move|shift|postpone|other (?:dates?|day))\b/i.test(turn.message);
    if (flow.slots.reference !== undefined && (moves || turn.slots.dates.length > 0))
      flow.slots.purpose = "change";
    const found = takeReference(turn, flow);
    const objected = turn.objections.length;
    if (flow.slots.purpose === "change") takeNewDay(turn, flow);
    // “Move it one day later”, from before the number was known.
    const stated = turn.state.figures?.moveBy;
    const known = byNumber(sampleBookings, flow.slots.reference);
    if (known && stated !== undefined && flow.slots.to === undefined) {
      flow.slots.purpose = "change";
      flow.slots.to = addDays(addDays(isoDate(turn.now), known.arrives), Number(stated));
    }
    return (
      purpose !== undefined ||
      found ||
      moves ||
      turn.objections.length > objected ||
      turn.slots.dates.length > 0 ||
      (flow.slots.purpose === "change" && turn.slots.nights !== undefined)
    );
  },
  advance(turn, flow) {
    const booking = byNumber(sampleBookings, flow.slots.reference);
    if (!booking) return askForNumber(flow);
    const arrival = addDays(isoDate(turn.now), booking.arrives);
    if (flow.slots.purpose === "change") return change(turn, flow, booking, arrival);
    delete flow.asking;
    return say(purposeText(flow, booking, arrival), {
      source: "hotelBookings",
      card: bookingCard(booking, arrival),
      next: [person.send, "What are your cancellation terms?", "Can I check out late?"],
    });
  },
  recap: ({ slots }) =>
    slots.reference === undefined ? undefined : `booking ${slots.reference} looked up`,
};

const booked =
  /\b(?:booked|reserved|(?:booking|reservation|stay) (?:is|was)|have (?:a|my|our) (?:booking|reservation))\b/i;
const clauseEnds = /[.;!?]\s+|\b(?:but|and|now|to change|need|want|would like)\b/i;
/** “From 12 to 14 December but I need to change the dates”. */
const endsInChange =
  /\b(?:but|and)\b.{0,40}\b(?:change|move|shift) (?:it|(?:the|my|our|these|those) (?:dates?|days?|booking|stay))\W*$/i;
/** The dates that a message asks for: “I booked the 12th to the 14th but need to change” tells those it has. */
function wantedDates({ message, slots: { dates } }: DraftTurn): DraftTurn["slots"]["dates"] {
  const [before = "", after] = message.split(endsInChange);
  const told = [
    ...message.split(clauseEnds).filter((clause) => booked.test(clause)),
    ...(after === undefined ? [] : [before]),
  ];
  return dates.filter(({ text }) => !told.some((clause) => clause.includes(text)));
}

function takeNewDay(turn: DraftTurn, flow: FlowState): void {
  const { now, objections, plain } = turn;
  const slots = { ...turn.slots, dates: wantedDates(turn) };
  const exact = slots.dates.find(({ text }) => /\d/.test(text) && !relative.test(text))?.date;
  // “A week later” is relative to the booking, not a length of stay.
  const by = shifted.exec(plain);
  const known = byNumber(sampleBookings, flow.slots.reference);
  if (by && known && exact === undefined) {
    flow.slots.to = addDays(addDays(isoDate(now), known.arrives), daysOf(by));
    return;
  }
  const weekday = slots.dates[0]?.date;
  const span = weekdaysOf(plain);
  if (span !== undefined && exact === undefined) flow.slots.nights = span;
  const wanted =
    exact ??
    (weekday && known ? nearArrival(weekday, addDays(isoDate(now), known.arrives)) : weekday);
  const refused = [...slots.impossibleDates];
  if (wanted === undefined && slots.past !== undefined)
    refused.push("That day has already passed.");
  if (wanted !== undefined && wanted < isoDate(now))
    refused.push(`${withYear(wanted)} has already passed.`);
  objections.push(...refused);
  if (refused.length > 0) delete flow.slots.to;
  else if (wanted !== undefined) flow.slots.to = wanted;
  const until = slots.dates[0]?.until ?? slots.dates[1]?.date;
  const nights =
    span ??
    (by ? undefined : slots.nights) ??
    (wanted !== undefined && until !== undefined && until > wanted
      ? parseIsoDate(wanted).until(parseIsoDate(until)).days
      : undefined);
  if (nights !== undefined && nights > 0 && nights <= hotelRules.longest)
    flow.slots.nights = nights;
}

/** Resolves “make it Wednesday” to the one nearest to the booked arrival, up to three days after or before it. */
function nearArrival(day: string, arrival: string): string {
  const { dayOfWeek } = parseIsoDate(day);
  const after = (dayOfWeek - parseIsoDate(arrival).dayOfWeek + 7) % 7;
  return after === 0 ? day : addDays(arrival, after <= 3 ? after : after - 7);
}
const aWeekday = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*";
const weekdaySpan = new RegExp(`\\b${aWeekday} ?(?:to|-|until|till|til|through) ?${aWeekday}\\b`);
const weekdayNames = "mon tue wed thu fri sat sun".split(" ");
/** The nights of “Thursday to Sunday”; the first span counts (“thu to sun instead of wed to sat”). */
function weekdaysOf(plain: string): number | undefined {
  const [, from, to] = weekdaySpan.exec(plain) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return (weekdayNames.indexOf(to) - weekdayNames.indexOf(from) + 7) % 7 || 7;
}
const relative = /\b(?:later|earlier|sooner|weeks?|ago)\b/i;

function askForNumber(flow: FlowState): ChatReply {
  const desk = { ...person, label: "Talk to the desk" };
  if (flow.slots.reference !== undefined) {
    const { text, choices } = unknownNumber("booking", sampleBookings, flow);
    return say(text, { source: "hotelBookings", choices: [...choices, desk] });
  }
  flow.asking = "reference";
  return say(
    "What’s your booking number? It’s in your confirmation: HH- and four digits. Without it, the front desk can find you by name and day.",
    {
      source: "hotelBookings",
      choices: [...sampleBookings.map(({ number }) => ({ label: number, send: number })), desk],
    },
  );
}

const bookingCard = (booking: Booking, arrival: string): ReplyCard => ({
  kind: "order",
  title: `Booking ${booking.number}`,
  badge: "Sample",
  rows: [
    { label: "Room", value: booking.room },
    { label: "Arrival", value: day(arrival) },
    { label: "Nights", value: String(booking.nights) },
    { label: "Guests", value: String(booking.guests) },
    { label: "Rate", value: booking.rate },
  ],
});

/** Whether a room of the booked kind is free every night from the given date. */
function isFree(booking: Booking, from: string, nights: number): boolean {
  const id = rooms.find(({ name }) => name === booking.room)?.id;
  return (
    id !== undefined &&
    Array.from({ length: nights }, (_night, index) => addDays(from, index)).every(
      (date) => freeRooms(id, date) > 0,
    )
  );
}

function purposeText(flow: FlowState, booking: Booking, arrival: string): string {
  const { number, room, nights, guests } = booking;
  const flexible = booking.rate === "flexible";
  const leaves = addDays(arrival, nights);
  switch (flow.slots.purpose) {
    case "cancel":
      return flexible
        ? `You can cancel ${number} free until 18:00 on ${day(addDays(arrival, -1))}, and you’ll get back everything you paid. Say the word and the desk will do it and confirm by e-mail; in this demo nothing is cancelled.`
        : `No, ${number} has the early-booking rate, which isn’t refunded. Moving the dates once for ${dollars(hotelRules.dateChange)} keeps your money. After an accident or an illness the duty manager may make an exception: write to desk@harbourhouse.example with the number.`;
    case "extend":
      return `${number} ends on ${day(leaves)}. ${isFree(booking, leaves, 1) ? "The next night is available at that day’s rate. Say the word and the front desk will add it." : "The next night is full for that room type, but the desk can offer another room."}`;
    default:
      return `${number} is confirmed: ${room}, ${counted(nights, "night")} from ${day(arrival)}, ${counted(guests, "guest")}.`;
  }
}

const moveCost = ({ rate }: Booking): string =>
  rate === "flexible"
    ? "The change is free; you only pay any difference in price."
    : `The change costs ${dollars(hotelRules.dateChange)}, once.`;

function change(turn: Turn, flow: FlowState, booking: Booking, arrival: string): ChatReply {
  const { number, room } = booking;
  const { to } = flow.slots;
  const nights = Number(flow.slots.nights ?? booking.nights);
  const guests = Number(turn.state.figures?.guests ?? booking.guests);
  const parts = { source: "hotelBookings", card: bookingCard(booking, arrival) } as const;
  if (typeof to !== "string") {
    flow.asking = "day";
    const rule =
      booking.rate === "flexible"
        ? `${number}, from ${day(arrival)} for ${counted(booking.nights, "night")}, is flexible: you can change the dates, guests and room free until 18:00 on ${day(addDays(arrival, -1))}, and you only pay any difference in price.`
        : `${number} has the early-booking rate: you can move its dates once, for ${dollars(hotelRules.dateChange)}, to any day when the same room is available.`;
    return say(`${turn.objections.length > 0 ? "" : `${rule} `}What day should I look for?`, parts);
  }
  delete flow.asking;
  const free = isFree(booking, to, nights);
  return say(
    free
      ? `Yes, from ${day(to)} the ${room} is available for ${counted(nights, "night")}. ${booking.rate === "flexible" ? "The change itself is free. " : ""}${priceDifference(booking, { arrival: to, nights, guests }, turn.now) ?? moveCost(booking)} Shall the front desk move ${number}?`
      : `There’s no ${room} available from ${day(to)} for ${counted(nights, "night")}. Name another day, or the desk can look for another way.`,
    {
      ...parts,
      ...(free ? { choices: pick("Yes, move it") } : {}),
      next: [person.send, "What are your cancellation terms?"],
    },
  );
}
