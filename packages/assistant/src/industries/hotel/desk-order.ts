import { listed, person, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { readValues } from "../../dialogue/values.ts";
import { hourOf } from "../../records/hour-of.ts";
import { clock } from "../../records/hours.ts";
import { addDays, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { byNumber } from "../orders/references.ts";
import { sampleBookings } from "./bookings.ts";
import { quotedIn } from "./pass-on.ts";
import { roomIn } from "./stated.ts";

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
  how (much|long|far|late|early|soon), price, total, all together, in all, (\d+|one|two|three|four) nights?, cost\w*, open, when (is|are|does|do), where, what time (is|are|does|do), do (i|we) (have|need) to, cancel\w*, which
`);
/** The hour of a ferry is not that of the taxi to it. */
const ride = wordList`flight, plane, train, ferry, boat, coach, bus`;
const leavesAt = new RegExp(
  `\\b${ride}(?: (?!to\\b)\\w+){0,3} (?:at |by )?\\d|\\d(?:[:.]\\d\\d)? ${ride}\\b`,
);
const clauses = /[.!?;,]\s+|,|\band\b/;
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
  const parts = text.split(clauses);
  const own = parts.filter((part) => servicesIn(part).length > 0 && !leavesAt.test(part));
  const said = own.map(hourIn).findLast((hour) => hour !== undefined);
  if (said !== undefined) return { hour: said, ofRide: false };
  const rest = parts.filter((part) => !leavesAt.test(part));
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
  if (state.flow !== undefined || slots.references.length > 0) return undefined;
  if (asksElse.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const named = servicesIn(plain);
  const wasNoted = state.exchanges.slice(-noted).some(({ bot }) => bot.includes("Tell me the day"));
  const recent = state.exchanges.slice(wasNoted ? -noted : -lately).map(({ visitor }) => visitor);
  const before = recent
    .map((text) => servicesIn(text.toLowerCase()))
    .findLast((found) => found.length > 0);
  // “Taxi at 5:40” gives the hour that was asked for the taxi and the breakfast bag.
  const awaited = state.exchanges.at(-1)?.bot.includes("Tell me the hour") ? (before ?? []) : [];
  const service = named.length > 0 ? [...new Set([...awaited, ...named])] : before;
  const { hour: said, ofRide } = hourFor(turn.message);
  const hour = said ?? (wasNoted && !ofRide ? hourOf(recent.join(". ")) : undefined);
  // If the service is not named, the message must give a time or day and ask nothing.
  const leaving =
    /\b(?:day (?:i|we) (?:leave|check ?out|go|depart)|last (?:day|morning)|departure day|day of departure)\b/.test(
      plain,
    );
  const [date] = leaving ? [] : slots.dates;
  const says =
    said !== undefined ||
    (ofRide && named.length > 0) ||
    (named.length === 0 && date !== undefined && !turn.message.includes("?"));
  if (service === undefined || !says) return undefined;
  const room = roomIn(turn);
  const arrival = quotedIn(turn)?.stay.arrival;
  const told = leaving
    ? undefined
    : (date ??
      recent
        .map((text) => readValues(text, turn.now).dates[0])
        .findLast((found) => found !== undefined && found.date !== arrival));
  const early = hour !== undefined && hour < noon && service.every((one) => ofLeaving.has(one));
  const end = told === undefined && room === undefined && early ? quoteEnds(turn) : undefined;
  const leaves = leaving || end !== undefined;
  const day = leaves
    ? undefined
    : (told?.date ?? (room === undefined ? undefined : next(turn, hour)));
  const parts = [
    listed(service),
    leaves && `on the day you leave${departure(turn, end)}`,
    day !== undefined && dayNamed(day).replace(",", ""),
    hour !== undefined && `at ${clock(hour)}`,
    slots.people !== undefined && slots.people * 60 !== hour && `for ${slots.people}`,
    room !== undefined && `room ${room}`,
  ].filter((part) => typeof part === "string");
  const open = [
    day === undefined && !leaves && "the day",
    hour === undefined && (ofRide ? "the hour it should come" : "the hour"),
  ].filter((part) => part !== false);
  return {
    handled: "desk_order",
    state,
    reply: say(
      `I’ve noted this for the desk: ${parts.join(", ")}. ${open.length > 0 ? `Tell me ${listed(open)} too, please.` : "They’ll confirm by e-mail, or you can dial 0 in the hotel."} (In this demo nothing is ordered.)`,
      { source: "hotel", choices: [person] },
    ),
  };
}
const mostWords = 24;

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
