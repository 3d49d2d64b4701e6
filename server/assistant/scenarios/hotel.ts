import { hotelKnowledge } from "#content/assistant/knowledge/hotel.ts";
import { hotelRules } from "#content/assistant/sample/hotel.ts";
import { factSource } from "#content/assistant/sources.ts";
import { start, startAgain } from "../dialogue/flows.ts";
import { person, pick, say } from "../dialogue/reply.ts";
import type { Handler, Scenario, Turn } from "../dialogue/types.ts";
import { bookingFlow } from "./hotel-booking.ts";
import { passedOn, passOn, quoteFlow } from "./hotel-quote.ts";

const lateCheckout: Handler = (turn) => {
  const hour = Number(turn.slots.time?.slice(0, 2) ?? Number.NaN);
  // “at 2” after noon is what people mean when they ask to leave late.
  const asked = Number.isNaN(hour) ? turn.slots.numbers.find((value) => value <= 18) : hour;
  const at = asked !== undefined && asked < 8 ? asked + 12 : asked;
  const options = {
    source: "hotelCheckOut",
    next: ["Can I leave my luggage?", "I want to talk to a person"],
  } as const;
  if (at === undefined)
    return say(
      "Check-out is until 11:00. With the desk’s nod you may stay until 14:00 for $25, or until 18:00 for half a night, if nobody arrives for your room. Until what time would you like to stay?",
      { ...options, choices: pick("Until 13:00", "Until 14:00", "Until 17:00") },
    );
  if (at <= 11)
    return say(
      `${at}:00 is no trouble at all: check-out is until 11:00, without any charge.`,
      options,
    );
  if (at <= 14)
    return say(
      `${at}:00 is possible for $25, if nobody arrives early for your room. The desk confirms on the morning itself; ask there or dial 0.`,
      options,
    );
  if (at <= 18)
    return say(
      `Staying until ${at}:00 counts as half a night (from $59 for a Standard room) and needs the room to be free that evening. The desk can tell you the day before.`,
      options,
    );
  return say(
    "After 18:00 it is a further night. If you only need a place for the bags, they may wait behind the desk free of charge, and the sauna stays open to you.",
    options,
  );
};

const roomProblem: Handler = (turn) => {
  const room =
    /\broom (?:number |no\.? ?)?(\d{1,3})\b/i.exec(turn.message)?.[1] ??
    (turn.state.before === "room_problem" ? /\b\d{1,3}\b/.exec(turn.message)?.[0] : undefined);
  const key = /key|card|lock|door/i.test(turn.message);
  if (room && turn.state.before === "room_problem")
    return say(
      `Room ${room}, thank you: the person on duty has it now and comes as soon as they can. (In this demo the message goes nowhere.)`,
      { source: "hotel", next: [person.send, "I need towels"] },
    );
  return say(
    `${key ? "That is one for a person: a new key card takes the desk a minute." : "Sorry about that; this should be seen to at once."} ${room ? `I put room ${room} before the person on duty.` : "Which room are you in? Then the person on duty knows where to go."} The front desk is there day and night: dial 0, or come to the door bell by the entrance. (In this demo the message goes nowhere.)`,
    { source: "hotel", next: ["I want to talk to a person", "I need towels"] },
  );
};

/** A room number, or another time, goes on with what was asked before. */
const isShort = ({ message }: Turn): boolean => message.trim().split(/\s+/).length <= 4;

const quoteStart: Handler = (turn) => startAgain(turn, "quote", quoteFlow);
const bookingStart: Handler = (turn) => start(turn, "booking", bookingFlow);

/** “And can we cancel later?” beside a quote asks for the rule; there is no booking yet. */
const cancelStart: Handler = (turn) =>
  turn.state.finished?.name === "quote" && turn.slots.references.length === 0
    ? say(hotelKnowledge.cancellation_policy?.text ?? "", {
        source: factSource("hospitality", "cancellation_policy", "Cancellation terms", "hotel"),
        next: ["I want to check my reservation", "Do I have to pay a deposit?"],
      })
    : bookingStart(turn);

export const hotelScenario: Scenario = {
  flows: { quote: quoteFlow, booking: bookingFlow },
  handlers: {
    book_room: quoteStart,
    check_availability: quoteStart,
    room_prices: quoteStart,
    search_hotel: quoteStart,
    check_reservation: bookingStart,
    change_reservation: bookingStart,
    cancel_reservation: cancelStart,
    extend_stay: bookingStart,
    late_checkout: lateCheckout,
    room_problem: roomProblem,
  },
  ofReference: () => "check_reservation",
  guess: ({ message, slots, state, understanding }) => {
    if (/\bcancel/i.test(message) && state.finished?.name === "quote") return "cancel_reservation";
    const stay = [slots.people, slots.rooms, slots.nights].some((value) => value !== undefined);
    const wantsRoom =
      /\b(?:like|need|want|looking for|get|have)\b.{0,20}\b(?:an?|some|one|two|three|\d+)\b.{0,20}\brooms?\b/i.test(
        message,
      ) && !/\?$/.test(message);
    const near = understanding.guesses
      .slice(0, 3)
      .some(({ intent }) => quoteFlow.intents.includes(intent));
    return wantsRoom ||
      (stay && slots.dates.length > 0) ||
      ((stay || slots.dates.length > 0) && near && understanding.decision !== "out_of_scope")
      ? "book_room"
      : undefined;
  },
  accept: { [passOn]: passedOn },
  goesOn: {
    late_checkout: (turn) =>
      isShort(turn) && (turn.slots.time !== undefined || turn.slots.numbers.length > 0),
    room_problem: (turn) => isShort(turn) && /\b\d{1,3}\b/.test(turn.message),
  },
  discounts: {
    given: {
      8: "8% less from the third direct booking on, and for groups from eight rooms",
      10: "10% less when you book 30 days ahead, not refundable",
      [hotelRules.midweekDiscount]: "12% less for three nights or more from Sunday to Thursday",
    },
    otherwise:
      "What there is: 12% less for three nights from Sunday to Thursday, or 10% for booking 30 days ahead. With your dates I quote the better one.",
  },
  starters: [
    "Two rooms next Friday for 3 nights, 4 adults",
    "Can we check out at 2pm?",
    "Is there parking?",
    "When is breakfast?",
  ],
  can: "check rooms and prices for your dates, explain the house and its rules, look up a booking and pass you on to the front desk",
};
