import { readValues } from "../../../dialogue/message/values.ts";
import { listed, person, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { hourOf } from "../../../records/hour-of.ts";
import { clock } from "../../../records/hours.ts";
import { type DateSlot, parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomIn, toldHour } from "../stay/stated.ts";
import { dayFor, type Wanted } from "./desk-day.ts";
import { lastOrder, withOrder } from "./desk-noted.ts";
import { hourFor, hourIn, isSame, orders, servicesIn } from "./desk-services.ts";
import { endNamed, namesDay } from "./ride-days.ts";

/**
 * Notes services that the desk arranges for a time (a massage, a taxi, a wake-up call), with day, time and room once
 * they are known.
 */

const asksElse = anywhere(wordList`
  how (much|long|far|late|early|soon), includ\w*, price, total, all together, in all, (\d+|one|two|three|four) nights?, cost\w*, open, when (is|are|does|do), where, what time (is|are|does|do), do (i|we) (have|need) to, cancel\w*, which
`);
/** For how many messages the service need not be named again. */
const lately = 2;
/** For how many messages a service that was noted may still get its day. */
const mayComplete = 4;
const mostWords = 24;
const mostOfChange = 6;

export function deskOrder(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (slots.references.length > 0) return undefined;
  // “Order it for 2:45” is no answer to the number of a booking.
  if (state.flow !== undefined && !(orders.test(plain) && hourIn(plain) !== undefined))
    return undefined;
  if (asksElse.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const wanted = wantedIn(turn);
  return wanted && notedFor(turn, wanted);
}

/** What a message wants of a service; undefined if it names none, or says nothing of it. */
function wantedIn(turn: Turn): (Wanted & { readonly ofRide: boolean }) | undefined {
  const { plain, slots, state } = turn;
  const named = servicesIn(plain);
  const asks = turn.message.includes("?");
  // “Is there breakfast that early? Leaving 5:45” asks of another thing.
  if (named.length === 0 && asks && plain.split(" ").length > mostOfChange) return undefined;
  const last = lastOrder(state);
  const isOpen = last?.lacksDay === true && last.age <= mayComplete;
  const recent = state.exchanges.slice(isOpen ? -mayComplete : -lately).map((one) => one.visitor);
  const before = recent
    .map((text) => servicesIn(text.toLowerCase()))
    .findLast((found) => found.length > 0);
  // “Taxi at 5:40” gives the hour that was asked for the taxi and the breakfast bag.
  const awaited = last?.age === 1 && last.hour === undefined ? (before ?? []) : [];
  const services = named.length > 0 ? [...new Set([...awaited, ...named])] : before;
  if (services === undefined) return undefined;
  const again = last?.services.some((one) => services.some((other) => isSame(one, other)))
    ? last
    : undefined;
  const { hour: said, ofRide } = hourFor(turn.message);
  const end = endNamed(plain);
  const [date] = [...daysFor(turn), ...slots.dates].filter(
    ({ text }) => end === undefined || (end === "arrival" && namesDay(text)),
  );
  // If the service is not named, the message must give a time or day and ask nothing.
  const says =
    said !== undefined ||
    (named.length > 0 &&
      (ofRide || (orders.test(plain) && (again?.hour !== undefined || end !== undefined)))) ||
    (!asks &&
      ((end !== undefined && again !== undefined) || (named.length === 0 && date !== undefined)));
  if (!says) return undefined;
  const hour =
    said ??
    (ofRide ? undefined : ((isOpen ? hourOf(recent.join(". ")) : undefined) ?? again?.hour)) ??
    (end === "arrival" ? toldHour(turn) : undefined);
  return {
    services,
    ofRide,
    recent,
    ...(hour === undefined ? {} : { hour }),
    ...(end === undefined ? {} : { end }),
    ...(date === undefined ? {} : { date: date.date }),
    ...(again === undefined ? {} : { again }),
  };
}

/** The days in the sentence that names the service. */
const daysFor = ({ message, now }: Turn): DateSlot[] =>
  message
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => servicesIn(sentence.toLowerCase()).length > 0)
    .flatMap((sentence) => readValues(sentence, now).dates);

/** Says what is noted, and asks for what is missing. */
function notedFor(turn: Turn, wanted: Wanted & { readonly ofRide: boolean }): Outcome {
  const { services, hour, end, ofRide } = wanted;
  const { people } = turn.slots;
  const { day, comes, leaves, departure } = dayFor(turn, wanted);
  const room = roomIn(turn);
  const parts = [
    listed(services),
    leaves &&
      `on the day you leave${departure === undefined ? "" : ` (${spoken(parseIsoDate(departure))})`}`,
    comes && "for your arrival",
    day !== undefined && spoken(parseIsoDate(day)).replace(",", ""),
    hour !== undefined && `at ${clock(hour)}`,
    people !== undefined && people * 60 !== hour && `for ${people}`,
    room !== undefined && `room ${room}`,
  ].filter((part) => typeof part === "string");
  const lacksDay = day === undefined && !leaves;
  const missing = [
    lacksDay && "the day",
    hour === undefined && (ofRide ? "the hour it should come" : "the hour"),
  ].filter((part) => part !== false);
  return {
    handled: "desk_order",
    ...(end === undefined && !comes ? {} : { whole: true }),
    state: withOrder(turn.state, {
      services,
      comes,
      lacksDay,
      ...(day === undefined ? {} : { day }),
      ...(hour === undefined ? {} : { hour }),
    }),
    reply: say(
      `I’ve noted this for the desk: ${parts.join(", ")}. ${missing.length > 0 ? `Tell me ${listed(missing)} too, please.` : "They’ll confirm by e-mail, or you can dial 0 in the hotel."} (In this demo nothing is ordered.)`,
      { source: "hotel", choices: [person] },
    ),
  };
}

const ordered = new RegExp(
  `\\b(?:${wordList`book, order, get, call, need, want, arrange, send`})(?: \\w+){0,3} ${wordList`taxis?, cab, massage, wake ?-?up, babysitter`}\\b`,
);
/** Whether a message orders a service, or names one that was noted: “so taxi 00:50, Sunday 29” asks for no stay. */
export const ordersService = (turn: Turn): boolean =>
  ordered.test(turn.plain) ||
  lastOrder(turn.state)?.services.some((one) => servicesIn(turn.plain).includes(one)) === true;
