import { factAnswer } from "../../dialogue/fact.ts";
import { start, startAgain } from "../../dialogue/flows.ts";
import { inWords } from "../../dialogue/reply.ts";
import type { Handler, Scenario, Turn } from "../../dialogue/types.ts";
import { atTable } from "./at-table.ts";
import { bookingFlow } from "./booking.ts";
import { chargedTwice } from "./double-charge.ts";
import { earlyCheckIn } from "./early-check-in.ts";
import { handOverGuest } from "./hand-over.ts";
import { lateCheckout } from "./late-check-out.ts";
import { hotelRules } from "./prices.ts";
import { movedOn, passedOn, quoteFlow } from "./quote.ts";
import { quoteOffers } from "./quote-reply.ts";
import { resolveHotel } from "./resolve.ts";
import { faultInRoom, isDisturbed, roomProblem } from "./room-problem.ts";
import { someDay } from "./some-day.ts";
import { stillInTrouble } from "./trouble.ts";

/** A room number, or another time, goes on with what was asked before. */
const isShort = ({ message }: Turn): boolean => message.trim().split(/\s+/).length <= 4;

/** The room that was just spoken of is the one that is meant. */
const quoteStart: Handler = (turn) => {
  const { before, topic, finished } = turn.state;
  const spokenOf = before === "room_types" && finished?.name !== "quote" && topic !== undefined;
  return spokenOf
    ? start(turn, "quote", quoteFlow, { room: topic })
    : startAgain(turn, "quote", quoteFlow);
};
/** The booking that was looked up last needs no second asking for its number. */
const bookingStart: Handler = (turn) => {
  const { references } = turn.slots;
  const last = turn.state.done?.[0];
  const reference = last?.name === "booking" ? last.slots.reference : undefined;
  return start(
    turn,
    "booking",
    bookingFlow,
    references.length === 0 && reference !== undefined ? { reference } : {},
  );
};

/** “And can we cancel later?” beside a quote asks for the rule; there is no booking yet. */
const cancelStart: Handler = (turn) => {
  const owned = /\b(?:my|our|the) (?:reservation|booking|stay)\b/.test(turn.plain);
  const quoting =
    turn.state.finished?.name === "quote" || (turn.state.flow?.name === "quote" && !owned);
  const beside = quoting && turn.slots.references.length === 0;
  const rule = beside ? factAnswer(turn, "cancellation_policy") : undefined;
  return rule ?? bookingStart(turn);
};

/** Asked for by itself, these are the way to the house and no tips. */
const bySight =
  /\b(?:train|rail\w*|bus|tram|metro) ?(?:stations?|stops?|lines?)\b|\bthe (?:train )?station\b/;

/** What a complaint about noise is taken for. */
const roomTrouble = new Set([
  "",
  "room_service",
  "complaint",
  "housekeeping",
  "events",
  "smoking",
  "emergency",
]);

/** Said beside a booking’s number, these mean the booking. */
const vague = new Set([
  "room_types",
  "search_hotel",
  "check_availability",
  "greeting",
  "housekeeping",
]);

const introduces =
  /^(?:we are|for us|we would be|there are|family of|travell?ing)\b|\bwe are (?:a )?family\b/;

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
    distress: handOverGuest,
  },
  inHand: (turn) =>
    stillInTrouble(turn) ??
    earlyCheckIn(turn) ??
    chargedTwice(turn) ??
    atTable(turn) ??
    someDay(turn) ??
    faultInRoom(turn),
  resolve: resolveHotel,
  handOver: handOverGuest,
  ofReference: () => "check_reservation",
  overrideIntent(turn) {
    const { intent, message, slots, understanding } = turn;
    const { text } = understanding;
    // A booking's number beside words of any other subject asks for that booking.
    if ((slots.references[0] ?? "").startsWith("HH") && vague.has(intent))
      return "check_reservation";
    const stays = slots.dates.length > 0 && slots.people !== undefined && !message.includes("?");
    if (stays && ["children", "pets", "accessibility"].includes(intent)) return "book_room";
    // “We are two adults and three kids” introduces a family that wants a room.
    const family = slots.people !== undefined && slots.children !== undefined;
    if (family && intent === "children" && introduces.test(turn.plain)) return "book_room";
    if (bySight.test(turn.plain) && ["", "local_tips"].includes(intent)) return "directions";
    if (isDisturbed(turn.plain) && roomTrouble.has(intent)) return "room_problem";
    const late =
      /\b(?:check|checking) ?out\b.*\blate|\blater? (?:check ?out|departure)\b|\bleave (?:the room )?later?\b/i;
    if (late.test(text) && ["check_in", "check_out", ""].includes(intent)) return "late_checkout";
    return intent === "search_hotel" && /^(?:do|have|is|any)\b.*\bparking$/i.test(text)
      ? "parking"
      : undefined;
  },
  guess: ({ message, slots, state, understanding }) => {
    if (/\bcancel/i.test(message) && state.finished?.name === "quote") return "cancel_reservation";
    const stay = [slots.people, slots.rooms, slots.nights].some((value) => value !== undefined);
    const wantsRoom =
      /\b(?:like|need|want|looking for|get|have)\b.{0,20}\b(?:an?|some|one|two|three|\d+)\b.{0,20}\brooms?\b/i.test(
        message,
      ) && !/\?$/.test(message);
    // “How much for Saturday” asks for a room, whatever else it is like.
    if (
      slots.dates.length > 0 &&
      /\b(?:how much|price|cost|rates?|rooms?|free|available)\b/i.test(message)
    )
      return "book_room";
    const near = understanding.guesses
      .slice(0, 3)
      .some(({ intent }) => quoteFlow.intents.includes(intent));
    return wantsRoom ||
      (stay && slots.dates.length > 0) ||
      (slots.dates.length > 1 && message.split(/\s+/).length <= 8) ||
      ((stay || slots.dates.length > 0) && near && understanding.decision !== "out_of_scope")
      ? "book_room"
      : undefined;
  },
  accept: { [quoteOffers.passOn]: passedOn, [quoteOffers.move]: movedOn },
  goesOn: {
    late_checkout: (turn) =>
      isShort(turn) && (turn.slots.time !== undefined || turn.slots.numbers.length > 0),
    distress: (turn) => isShort(turn) && /\b\d{1,3}\b/.test(turn.message),
    room_problem: (turn) => isShort(turn) && /\b\d{1,3}\b/.test(turn.message),
  },
  discounts: {
    given: {
      [hotelRules.groupDiscount]: `${hotelRules.groupDiscount}% less from the third direct booking on, and for groups from ${inWords(hotelRules.groupRooms)} rooms`,
      [hotelRules.earlyDiscount]: `${hotelRules.earlyDiscount}% less when you book ${hotelRules.earlyDays} days ahead, not refundable`,
      [hotelRules.midweekDiscount]: `${hotelRules.midweekDiscount}% less for three nights or more from Sunday to Thursday`,
    },
    otherwise: `What there is: ${hotelRules.midweekDiscount}% less for three nights from Sunday to Thursday, or ${hotelRules.earlyDiscount}% for booking ${hotelRules.earlyDays} days ahead. With your dates I quote the better one.`,
  },
  starters: [
    "Two rooms next Friday for 3 nights, 4 adults",
    "Can we check out at 2pm?",
    "Is there parking?",
    "When is breakfast?",
  ],
  can: "price a stay, tell you about the house, look up a booking or fetch the front desk",
};
