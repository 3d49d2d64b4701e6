import { listed, person, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { readValues } from "../../dialogue/values.ts";
import { clock } from "../../records/hours.ts";
import { parseIsoDate } from "../../understanding/slots.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { hourIn, roomIn } from "./told.ts";

/**
 * Notes what the desk arranges at an hour (a massage, a taxi, a call in the morning), with the day, the hour and the
 * room, once they are told.
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
/** How many messages back the service still goes without its name. */
const lately = 2;

const servicesIn = (text: string): string[] =>
  services.filter(([words]) => words.test(text)).map(([, what]) => what);

export function deskOrder(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (state.flow !== undefined || slots.references.length > 0) return undefined;
  if (asksElse.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const named = servicesIn(plain);
  const recent = state.exchanges.slice(-lately).map(({ visitor }) => visitor);
  const before = recent
    .map((text) => servicesIn(text.toLowerCase()))
    .findLast((found) => found.length > 0);
  const service = named.length > 0 ? named : before;
  const hour = hourIn(turn);
  // Without its name, an hour or a day must be told, and nothing be asked.
  const [date] = slots.dates;
  const says =
    hour !== undefined || (named.length === 0 && date !== undefined && !turn.message.includes("?"));
  if (service === undefined || !says) return undefined;
  const room = roomIn(turn);
  const day =
    date ??
    recent
      .map((text) => readValues(text, turn.now).dates[0])
      .findLast((found) => found !== undefined);
  const parts = [
    listed(service),
    day && spoken(parseIsoDate(day.date)).replace(",", ""),
    hour !== undefined && `at ${clock(hour)}`,
    slots.people !== undefined && `for ${slots.people}`,
    room !== undefined && `room ${room}`,
  ].filter((part) => typeof part === "string");
  const open = [day === undefined && "the day", hour === undefined && "the hour"].filter(
    (part) => part !== false,
  );
  return {
    handled: "desk_order",
    state,
    reply: say(
      `I note for the desk: ${parts.join(", ")}. ${open.length > 0 ? `Tell me ${listed(open)} too.` : "It confirms by e-mail, or dial 0 in the house."} (In this demo nothing is ordered.)`,
      { source: "hotel", choices: [person] },
    ),
  };
}
const mostWords = 24;
