import { advance, take } from "../../../dialogue/flows.ts";
import { readValues } from "../../../dialogue/message/values.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { addDays, type DateSlot, daysBetween, parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { hotelRules } from "../rooms/prices.ts";
import { peoplePerRoom } from "../stay/stay-counts.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";
import { stayOf } from "./quote-reply.ts";
import { type Part, pricedParts, withParts } from "./stay-parts.ts";

/** Rooms wanted for different days: “two rooms to Thursday, two to Wednesday”, “two of them leave a day earlier”. */

const kinds = wordList`single, double, twin, standard, harbou?r, family, other`;
const things = wordList`rooms?, singles?, doubles?, twins?, suites?, others?, people, persons?, guests?, colleagues?`;
const goes = wordList`until, till, (to|from) (mon|tue|wed|thu|fri|sat|sun), for \d nights?, leaves?, leaving, stays?, only`;
const counts = new RegExp(
  `\\b(?:the )?(\\d|others?|rest)\\b(?= of (?:them|those|these|us|the)\\b| (?:${kinds} )?${things}\\b| ${goes}|$)`,
  "g",
);
/** “Two of the four rooms” are two. */
const ofAll = /\b(\d) (?:out )?of (?:the|our|my|those|these) \d\b/g;
const kin = wordList`parents, grandparents, in-laws, mother, mum, mom, father, dad, grandma, grandpa, sister, brother, friends?, kids, children`;
const helping = wordList`can, will, would, must, have to, has to, are, is, do, does, just`;
const staying = "(?:only |just )?(?:stay|leav|come|coming|arriv|need|want|go|only|just)";
/** “My parents only stay one night”, of two rooms: one of them. */
const ofOneRoom = new RegExp(
  `\\b(?:(?:(?:my|our|the|his|her) )?${kin}|the (?:other|second) (?:room|couple|one))(?: and (?:his|her|their|my) \\w+)?(?= (?:${helping} ){0,2}${staying})`,
);
const ofPeople =
  /\b\d (?:of us|people|persons?|guests?|colleagues?|of (?:them|the (?!rooms)\w+) (?:will |only |is |are )*(?:leav|com|arriv|join|go))/;
const leaves =
  /\b(?:until|till?|to|leav\w*|left|depart\w*|check(?:ing)? ?out|(?:go(?:es|ing)?|fl(?:y|ies|ying)|head\w*|travel\w*) (?:back )?home|gone|needed|only)\b/;
const single = /\bsingles?\b/;
const comes = /\b(?:from|arriv\w*|com(?:e|es|ing)|join\w*|check(?:s|ing)? ?in|starts?|starting)\b/;

/** The day of that name on or after another; a day with its number is that day. */
function onOrAfter({ date, text }: Pick<DateSlot, "date" | "text">, base: string): string {
  if (/\d/.test(text)) return date;
  const ahead = parseIsoDate(date).dayOfWeek - parseIsoDate(base).dayOfWeek;
  return addDays(base, (ahead + 7) % 7);
}

type Days = { arrival: string; nights: number };

/** The days that a part of the message names; undefined if it names none. */
function daysIn(text: string, now: Date, known: Days | undefined): Days | undefined {
  const { dates, nights } = readValues(text, now);
  const [first] = dates;
  if (!first) {
    const whole = known && nights !== undefined && nights <= hotelRules.longest;
    return whole ? { arrival: known.arrival, nights } : undefined;
  }
  const base = known?.arrival ?? first.date;
  const end = known && addDays(known.arrival, known.nights);
  const last = first.until ?? dates[1]?.date;
  // “One room on Wednesday” says neither when it is taken nor when it is left.
  if (last === undefined && nights === undefined && !leaves.test(text) && !comes.test(text))
    return undefined;
  // “One night only, the 12th” begins on that day.
  const begins = nights !== undefined && first.date === base;
  const goesFirst = last === undefined && !begins && leaves.test(text) && !comes.test(text);
  const arrival = goesFirst ? base : onOrAfter(first, base);
  const until = goesFirst
    ? onOrAfter(first, addDays(base, 1))
    : last === undefined
      ? nights === undefined
        ? end
        : addDays(arrival, nights)
      : onOrAfter({ date: last, text: first.text }, addDays(arrival, 1));
  const stays = until === undefined ? 0 : daysBetween(arrival, until);
  return stays >= 1 && stays <= hotelRules.longest ? { arrival, nights: stays } : undefined;
}

/** The groups of rooms that a message names with their days; `rest` stands for those that are left. */
function groupsIn(text: string, now: Date, known: Days | undefined) {
  const found = [...text.matchAll(counts)];
  return found.flatMap(({ index, 1: count = "" }, at) => {
    const days = daysIn(
      text.slice(index + count.length, found[at + 1]?.index),
      now,
      known ?? undefined,
    );
    return days ? [{ ...days, rooms: /\d/.test(count) ? Number(count) : ("rest" as const) }] : [];
  });
}

type Group = ReturnType<typeof groupsIn>[number];
/** If the rooms are told twice, the last that make up all of them count. */
function lastOf(groups: readonly Group[], all: number): readonly Group[] {
  const from = groups.findIndex(
    (_group, at) =>
      groups.slice(at).reduce((sum, { rooms }) => sum + (rooms === "rest" ? 0 : rooms), 0) === all,
  );
  return from > 0 ? groups.slice(from) : groups;
}

/** The parts of the stay that a message names; undefined if all rooms are for the same days. */
function partsTold(turn: Turn, slots: FlowSlots | undefined): Part[] | undefined {
  const said = withDigits(turn.message.toLowerCase()).replace(ofAll, "$1 of the");
  const text = Number(slots?.rooms ?? 1) > 1 ? said.replace(ofOneRoom, "1 room") : said;
  const known =
    typeof slots?.arrival === "string" && slots.nights !== undefined
      ? { arrival: slots.arrival, nights: Number(slots.nights) }
      : undefined;
  const all = Number(slots?.rooms ?? 0);
  const groups = lastOf(groupsIn(text, turn.now, known), all);
  const named = groups.reduce((sum, { rooms }) => sum + (rooms === "rest" ? 0 : rooms), 0);
  const left = all - named;
  const rooms = groups.map((group) => ({
    ...group,
    rooms: group.rooms === "rest" ? left : group.rooms,
  }));
  // Of four rooms, two are named: the others stay as they are.
  if (rooms.length === 1 && known && left > 0) rooms.push({ ...known, rooms: left });
  const many = new Set(rooms.map(({ arrival, nights }) => `${arrival} ${nights}`)).size > 1;
  const total = rooms.reduce((sum, one) => sum + one.rooms, 0);
  if (!many || total > hotelRules.mostRooms || rooms.some((one) => one.rooms < 1)) return undefined;
  const people = turn.slots.people ?? Number(slots?.guests ?? 0);
  const perRoom =
    peoplePerRoom(text) ??
    (single.test(text) ? 1 : people / (turn.slots.people === undefined ? all : total));
  if (!Number.isInteger(perRoom) || perRoom < 1) return undefined;
  // One of two people in a room leaves that room as it is.
  if (perRoom > 1 && groups.length === 1 && ofPeople.test(text)) return undefined;
  return rooms.map((one) => ({ ...one, guests: one.rooms * perRoom }));
}

/** Quotes a stay in parts, with their sum. */
export function splitStay(turn: Turn): Outcome | undefined {
  if (turn.slots.references.length > 0) return undefined;
  const quoted = quotedIn(turn);
  const before = quoted?.quote.slots;
  const parts = partsTold(turn, before);
  if (!parts) return undefined;
  const begun = quoted?.quote ?? { name: "quote", slots: {} };
  // Breakfast, the kind of room and wishes are read as ever; days and numbers are those of the parts.
  const taken = take(turn, quoteFlow, begun)?.flowState ?? begun;
  const { asking: _asking, ...rest } = taken;
  const flow = { ...rest, slots: withParts(taken.slots, parts) };
  const stay = stayOf(flow);
  if (!stay || !pricedParts(flow.slots, stay, turn.now))
    return {
      handled: "flow:quote",
      whole: true,
      state: turn.state,
      reply: say(
        "Not all of those rooms are free for those days in the sample calendar, so I can’t give you one sum. The front desk can look for a mix that fits.",
        { source: "hotelRooms", choices: [person] },
      ),
    };
  const outcome = advance(turn, quoteFlow, flow);
  return { ...outcome, handled: "flow:quote", whole: true };
}
