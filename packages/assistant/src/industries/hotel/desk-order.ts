import { asks } from "../../dialogue/clauses.ts";
import { listed, person, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { readValues } from "../../dialogue/values.ts";
import { hourOf } from "../../records/hour-of.ts";
import { clock } from "../../records/hours.ts";
import { addDays, type DateSlot, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { byNumber } from "../orders/references.ts";
import { sampleBookings } from "./bookings.ts";
import { quotedIn } from "./pass-on.ts";
import { arrivalDay, endNamed, isOfArrival, namesDay } from "./ride-days.ts";
import { roomIn, toldHour } from "./stated.ts";

/**
 * Notes services that the desk arranges for a time (a massage, a taxi, a wake-up call), with day, time and room once
 * they are known.
 */

const services: readonly (readonly [RegExp, string])[] = [
  [/\bmassages?\b/, "a massage"],
  [/\b(?:taxis?|cabs?)\b/, "a taxi"],
  [/\b(?:airport (?:car|transfer|pick ?up)|pick (?:us|me) up)\b/, "a car"],
  [/\b(?:wake[ -]?up|wake (?:me|us)|morning call)\b/, "a wake-up call"],
  [/\b(?:babysitt\w*|nanny|sitter)\b/, "a babysitter"],
  [
    /\b(?:breakfast bag|packed breakfast|breakfast (?:to go|to take|before)|lunch (?:bag|packet))\b/,
    "a breakfast bag",
  ],
];
const asksElse = anywhere(wordList`
  how (much|long|far|late|early|soon), includ\w*, price, total, all together, in all, (\d+|one|two|three|four) nights?, cost\w*, open, when (is|are|does|do), where, what time (is|are|does|do), do (i|we) (have|need) to, cancel\w*, which
`);
/** The hour of a ferry is not that of the taxi to it. */
const ride = wordList`flight, plane, train, ferry, boat, coach, bus`;
const leavesAt = new RegExp(
  `\\b${ride}(?: (?!to\\b)\\w+){0,3} (?:at |by )?\\d|\\d(?:[:.]\\d\\d)? ${ride}\\b`,
);
/** The hour at which a train arrives is that of the taxi from it. */
const arrives = anywhere(
  wordList`come, comes, coming, arriv\w*, gets? in, get(ting)? in, land, lands, landing, is in, due`,
);
const ofDeparture = (part: string): boolean => leavesAt.test(part) && !arrives.test(part);
const clauses = /(?<=[.!?;,])\s+|,|\band\b/;
/** “Who gives me the key at 1:15?” asks of another thing; “at 7?” does not. */
const ofElse = (part: string): boolean =>
  servicesIn(part).length === 0 &&
  part.split(/\s+/).length > fewWords &&
  ((asks(part.trim()) && !orders.test(part)) || part.trim().endsWith("?"));
const fewWords = 4;
/** For how many messages the service need not be named again. */
const lately = 2;
/** For how many messages a service that was noted may still get its day. */
const noted = 4;

export const servicesIn = (text: string): string[] =>
  services.filter(([words]) => words.test(text)).map(([, what]) => what);

/** “For six”, of a service: its hour, not the guests. */
const forHour =
  /\bfor (\d{1,2})(?:[.:](\d\d))?(?! ?(?:\w*nights?|people|persons?|guests?|of us|days?|weeks?|mornings?|adults?|kids?)\b)(?=$|[ ,.!?])/;
const dotted = /\b(\d{1,2})\.(\d\d)\b/g;

/** The hour a message gives for a service: that of the clause which names it, and never that of the ferry it is for. */
function hourFor(message: string): { hour?: number; ofRide: boolean } {
  const text = message.toLowerCase().replace(dotted, "$1:$2");
  const parts = text.split(clauses).filter((part) => !ofElse(part));
  const own = parts.filter((part) => servicesIn(part).length > 0 && !ofDeparture(part));
  const said = own.map(hourIn).findLast((hour) => hour !== undefined);
  if (said !== undefined) return { hour: said, ofRide: false };
  const rest = parts.filter((part) => !ofDeparture(part));
  const hour = rest.map((part) => hourOf(part)).findLast((one) => one !== undefined);
  return { ...(hour === undefined ? {} : { hour }), ofRide: rest.length < parts.length };
}
function hourIn(part: string): number | undefined {
  const [, hours, minutes = "0"] = forHour.exec(part) ?? [];
  return (
    hourOf(part) ??
    (hours === undefined || Number(hours) > 23 ? undefined : Number(hours) * 60 + Number(minutes))
  );
}

export function deskOrder(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (slots.references.length > 0) return undefined;
  // “Order it for 2:45” is no answer to the number of a booking.
  if (state.flow !== undefined && !(orders.test(plain) && hourIn(plain) !== undefined))
    return undefined;
  if (asksElse.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const named = servicesIn(plain);
  // “Is there breakfast that early? Leaving 5:45” asks of another thing.
  const asked = turn.message.includes("?") && plain.split(" ").length > mostOfChange;
  if (named.length === 0 && asked) return undefined;
  const last = lastOrder(turn);
  const wasNoted = state.exchanges.slice(-noted).some(({ bot }) => bot.includes("Tell me the day"));
  const recent = state.exchanges.slice(wasNoted ? -noted : -lately).map(({ visitor }) => visitor);
  const before = recent
    .map((text) => servicesIn(text.toLowerCase()))
    .findLast((found) => found.length > 0);
  // “Taxi at 5:40” gives the hour that was asked for the taxi and the breakfast bag.
  const awaited = state.exchanges.at(-1)?.bot.includes("Tell me the hour") ? (before ?? []) : [];
  const service = named.length > 0 ? [...new Set([...awaited, ...named])] : before;
  const { hour: said, ofRide } = hourFor(turn.message);
  const again = last?.services.some((one) => service?.some((other) => isSame(one, other)))
    ? last
    : undefined;
  const hour =
    said ??
    (wasNoted && !ofRide ? hourOf(recent.join(". ")) : undefined) ??
    (ofRide ? undefined : again?.hour) ??
    (endNamed(plain) === "arrival" ? toldHour(turn) : undefined);
  const rides = service?.some((one) => isRide.has(one)) === true;
  const ofStay = endNamed(plain);
  const days = [...daysFor(turn), ...slots.dates];
  const [date] = days.filter(
    ({ text }) => ofStay === undefined || (ofStay === "arrival" && namesDay(text)),
  );
  // If the service is not named, the message must give a time or day and ask nothing.
  const says =
    said !== undefined ||
    (ofRide && named.length > 0) ||
    (named.length > 0 && again?.hour !== undefined && orders.test(plain)) ||
    (ofStay !== undefined && named.length > 0 && orders.test(plain)) ||
    (ofStay !== undefined && again !== undefined && !turn.message.includes("?")) ||
    (named.length === 0 && date !== undefined && !turn.message.includes("?"));
  if (service === undefined || !says) return undefined;
  const room = roomIn(turn);
  const arrival = quotedIn(turn)?.stay.arrival;
  const comes =
    room === undefined &&
    (ofStay === "arrival" ||
      (ofStay === undefined &&
        date === undefined &&
        rides &&
        (again?.comes === true || isOfArrival(turn, hour))));
  const known =
    again?.date ??
    recent
      .map((text) => readValues(text, turn.now).dates[0])
      .findLast((found) => found !== undefined && found.date !== arrival);
  const told = ofStay === "departure" ? undefined : (date ?? (comes ? undefined : known));
  const early = hour !== undefined && hour < noon && service.every((one) => ofLeaving.has(one));
  const open = told === undefined && room === undefined;
  const end = ofStay === "departure" || (open && early && !comes) ? quoteEnds(turn) : undefined;
  const leaves = ofStay === "departure" || end !== undefined;
  const onArrival = comes ? (arrivalDay(turn, hour) ?? known?.date) : undefined;
  const day = leaves
    ? undefined
    : (told?.date ?? onArrival ?? (room === undefined ? undefined : next(turn, hour)));
  const parts = [
    listed(service),
    leaves && `on the day you leave${departure(turn, end)}`,
    comes && forArrival,
    day !== undefined && dayNamed(day).replace(",", ""),
    hour !== undefined && `at ${clock(hour)}`,
    slots.people !== undefined && slots.people * 60 !== hour && `for ${slots.people}`,
    room !== undefined && `room ${room}`,
  ].filter((part) => typeof part === "string");
  const missing = [
    day === undefined && !leaves && "the day",
    hour === undefined && (ofRide ? "the hour it should come" : "the hour"),
  ].filter((part) => part !== false);
  return {
    handled: "desk_order",
    ...(ofStay === undefined && !comes ? {} : { whole: true }),
    state,
    reply: say(
      `${notedAs}${parts.join(", ")}. ${missing.length > 0 ? `Tell me ${listed(missing)} too, please.` : "They’ll confirm by e-mail, or you can dial 0 in the hotel."} (In this demo nothing is ordered.)`,
      { source: "hotel", choices: [person] },
    ),
  };
}
const mostWords = 24;
const mostOfChange = 6;

/** The days in the sentence that names the service. */
const daysFor = ({ message, now }: Turn): DateSlot[] =>
  message
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => servicesIn(sentence.toLowerCase()).length > 0)
    .flatMap((sentence) => readValues(sentence, now).dates);
const orders = anywhere(wordList`need, want, order, book, call, get me, send, arrange`);

const notedAs = "I’ve noted this for the desk: ";
const forArrival = "for your arrival";
/** A taxi and a car are the same ride. */
const isRide: ReadonlySet<string> = new Set(["a taxi", "a car"]);
const isSame = (one: string, other: string): boolean =>
  one === other || (isRide.has(one) && isRide.has(other));
type Order = {
  readonly services: string[];
  readonly date?: DateSlot;
  readonly hour?: number;
  readonly comes: boolean;
};
/** The service that was noted last, with the day and hour it got. */
function lastOrder({ state, now }: Turn): Order | undefined {
  const text = state.exchanges.findLast(({ bot }) => bot.includes(notedAs))?.bot;
  const [order = ""] = (text?.split(notedAs)[1] ?? "").replace(/ \([^)]*\)/g, "").split(".");
  if (order === "") return undefined;
  const [date] = readValues(order, now).dates;
  const hour = hourOf(/\bat \d{1,2}:\d\d/.exec(order)?.[0] ?? "");
  return {
    services: servicesIn(order),
    comes: order.includes(forArrival),
    ...(date && { date }),
    ...(hour === undefined ? {} : { hour }),
  };
}

const ordered = new RegExp(
  `\\b(?:${wordList`book, order, get, call, need, want, arrange, send`})(?: \\w+){0,3} ${wordList`taxis?, cab, massage, wake ?-?up, babysitter`}\\b`,
);
/** Whether a message orders a service, or names one that was noted: “so taxi 00:50, Sunday 29” asks for no stay. */
export const ordersService = (turn: Turn): boolean =>
  ordered.test(turn.plain) ||
  lastOrder(turn)?.services.some((one) => servicesIn(turn.plain).includes(one)) === true;

const noon = 12 * 60;
/** Before noon these are for the day of departure. */
const ofLeaving: ReadonlySet<string> = new Set(["a taxi", "a car", "a breakfast bag"]);

const dayNamed = (date: string): string => spoken(parseIsoDate(date));

/** The day on which that hour comes next, for a guest in the house. */
function next({ now }: Turn, hour: number | undefined): string | undefined {
  if (hour === undefined) return undefined;
  const passed = hour <= now.getHours() * 60 + now.getMinutes();
  return addDays(isoDate(now), passed ? 1 : 0);
}

/** The day the quoted stay ends. */
function quoteEnds(turn: Turn): string | undefined {
  const stay = quotedIn(turn)?.stay;
  return stay && addDays(stay.arrival, stay.nights);
}

/** The day a known booking ends, in brackets; empty if none is known. */
function departure({ state, now }: Turn, end: string | undefined): string {
  if (end !== undefined) return ` (${dayNamed(end)})`;
  const booking = byNumber(sampleBookings, String(state.figures?.booking ?? ""));
  if (!booking) return "";
  return ` (${dayNamed(addDays(isoDate(now), booking.arrives + booking.nights))})`;
}
