import { listed, person, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { readValues } from "../../dialogue/values.ts";
import { hourOf } from "../../records/hour-of.ts";
import { clock } from "../../records/hours.ts";
import { addDays, isoDate, parseIsoDate } from "../../understanding/slots.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { byNumber } from "../orders/references.ts";
import { sampleBookings } from "./bookings.ts";
import { hourIn, roomIn } from "./stated.ts";

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
    /\b(?:breakfast bag|packed breakfast|breakfast to go|lunch (?:bag|packet))\b/,
    "a breakfast bag",
  ],
];
const asksElse = anywhere(wordList`
  how (much|long|far|late|early|soon), (flight|plane|train|ferry|boat|bus) (leaves|goes|departs|is), price, cost\w*, open, when (is|are|does|do), where, what time (is|are|does|do), do (i|we) (have|need) to, cancel\w*, which
`);
/** For how many messages the service need not be named again. */
const lately = 2;
/** For how many messages a service that was noted may still get its day. */
const noted = 4;

const servicesIn = (text: string): string[] =>
  services.filter(([words]) => words.test(text)).map(([, what]) => what);

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
  const service = named.length > 0 ? named : before;
  const hour = hourIn(turn) ?? (wasNoted ? hourOf(recent.join(". ")) : undefined);
  // If the service is not named, the message must give a time or day and ask nothing.
  const leaving =
    /\b(?:day (?:i|we) (?:leave|check ?out|go|depart)|last (?:day|morning)|departure day|day of departure)\b/.test(
      plain,
    );
  const [date] = leaving ? [] : slots.dates;
  const says =
    hourIn(turn) !== undefined ||
    (named.length === 0 && date !== undefined && !turn.message.includes("?"));
  if (service === undefined || !says) return undefined;
  const room = roomIn(turn);
  const day = leaving
    ? undefined
    : (date ??
      recent
        .map((text) => readValues(text, turn.now).dates[0])
        .findLast((found) => found !== undefined));
  const parts = [
    listed(service),
    leaving && `on the day you leave${departure(turn)}`,
    day && spoken(parseIsoDate(day.date)).replace(",", ""),
    hour !== undefined && `at ${clock(hour)}`,
    slots.people !== undefined && `for ${slots.people}`,
    room !== undefined && `room ${room}`,
  ].filter((part) => typeof part === "string");
  const open = [
    day === undefined && !leaving && "the day",
    hour === undefined && "the hour",
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

/** The day a known booking ends, in brackets; empty if none is known. */
function departure({ state, now }: Turn): string {
  const booking = byNumber(sampleBookings, String(state.figures?.booking ?? ""));
  if (!booking) return "";
  return ` (${spoken(parseIsoDate(addDays(isoDate(now), booking.arrives + booking.nights)))})`;
}
