import { dollars, pick, say } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { ask } from "../../../records/ask.ts";
import { compare } from "../../../records/compare.ts";
import type { Answered, Thing } from "../../../records/records.ts";
import { isLinked, kindIn, namedIn } from "../../../records/references.ts";
import { thoseOf } from "../../../records/those.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import type { Offer, Stay } from "../rooms/offers.ts";
import { roomRecords } from "../rooms/room-records.ts";

/** A quote from the conversation, with the offers shown, and every one there is. */
export type Quoted = {
  quote: FlowState;
  stay: Stay;
  chosen: Offer;
  offers: readonly Offer[];
  every: readonly Offer[];
};

/** “What’s in the Suite that the Harbour hasn’t”. */
const lacks =
  /\b(?:has ?n.?t|has not|have not|haven.?t|does not have|doesn.?t have|lacks?)(?: got)?$/;
const aboutQuoteOnly = /\b(?:per|each|a) (?:person|head|guest|adult)\b|\beach of us\b/;

/** Answers questions about rooms: “how big is the family room”, “compare harbour and standard”, “which has a view”. */
export function aboutRooms(turn: Turn, quoted: Quoted | undefined): Outcome | undefined {
  const { slots, message } = turn;
  const plain = quoted ? turn.plain.replace(cheapOne, cheapestName(quoted)) : turn.plain;
  const words = plain.split(" ").length;
  const asked = quoted && words > mostWords ? lastQuestion(message) : undefined;
  if (asked !== undefined)
    return aboutRooms({ ...turn, message: asked, plain: plainWords(asked) }, quoted);
  if (quoted && aboutQuoteOnly.test(plain)) return undefined;
  if (words <= 12 && asksAdvice(plain)) return advice(turn, quoted);
  if (words > mostWords || slots.dates.length > 0 || slots.nights !== undefined) return undefined;
  const focusRoom = quoted?.chosen.rooms[0]?.room.id ?? turn.state.topic;
  const thing = roomRecords.things.find(({ id }) => id === focusRoom);
  const any = anyOfThem.test(plain);
  const before = turn.state.before ?? "";
  const lately = any || spokenOf.test(before) || (justQuoted.test(before) && refers.test(plain));
  const named = namedIn(roomRecords, plain);
  const [rival] = named;
  if (
    quoted &&
    rival &&
    thing &&
    rival !== thing &&
    /\b(?:nicer|better|worth|difference|different|have that|got that|get for|more than)\b/.test(
      plain,
    )
  )
    return answered(
      turn,
      {
        text: compare(roomRecords, [rival, thing], ""),
        things: [rival, thing],
        operation: "compare",
      },
      quoted,
    );
  const [one, two] = named;
  if (one && two && lacks.test(plain))
    return answered(
      turn,
      { text: compare(roomRecords, [one, two], ""), things: [one, two], operation: "compare" },
      quoted,
    );
  const choosing = turn.state.flow?.name === "quote" && openQuestion.test(plain);
  if (
    named.length === 0 &&
    !(lately && thing) &&
    !choosing &&
    kindIn(roomRecords, plain) === undefined
  )
    return undefined;
  if (
    named.length === 1 &&
    quoted &&
    !message.includes("?") &&
    !/^(?:how|what|which|is|does|has|can|do)\b/.test(plain)
  )
    return undefined;
  const shown = quoted
    ? quoted.offers.flatMap(({ rooms: set }) => set.map(({ room }) => room.id))
    : (turn.state.shown ?? []);
  const found =
    (any ? anyWith(plain) : undefined) ??
    ask(roomRecords, {
      plain,
      question: true,
      links: isLinked(message),
      focus: {
        thing: lately ? thing : undefined,
        attribute: turn.state.asked,
        shown: roomRecords.things.filter(({ id }) => lately && shown.includes(id)),
      },
      figures: { people: slots.people },
    }) ??
    roomsWith(plain, turn.state.asked, choosing && thing === undefined);
  // “Can I get in at midnight” does not ask about rooms, even while a quote is in progress.
  const ofRooms =
    named.length > 0 ||
    thing !== undefined ||
    found?.attribute !== undefined ||
    asksMost.test(plain);
  return found && ofRooms ? answered(turn, found, quoted) : undefined;
}
/** Rooms were spoken of last, or a quote was given, which the message may refer to. */
const spokenOf = /^(?:flow:quote|room_types|upgrade_room)/;
const justQuoted = /^(?:book_room|check_availability|room_prices|search_hotel)/;
const refers = /\b(?:it|one|that|this|the room)\b/;
const mostWords = 14;

/** “Does the cheap one have a bath?”, of the rooms quoted. */
const cheapOne = /\bthe cheap(?:er|est)? (?:one|room)\b(?=.*\b(?:have|has|got|with|a|one)\b)/;
const cheapestName = ({ every }: Quoted): string =>
  [...every].sort((a, b) => a.total - b.total)[0]?.rooms[0]?.room.name.toLowerCase() ??
  "the cheapest room";

/** The last sentence of a longer message, if it asks and is short: “Nice. He prefers a bath though, does it have one?” */
function lastQuestion(message: string): string | undefined {
  const [sentence = ""] = message
    .trim()
    .split(/(?<=[.!?])\s+/)
    .slice(-1);
  const short = sentence.split(/\s+/).length <= mostWords;
  return sentence.endsWith("?") && sentence !== message.trim() && short ? sentence : undefined;
}

function anyWith(plain: string): Answered | undefined {
  const found = roomsWith(plain, undefined, true);
  return !found || found.text.startsWith("Yes")
    ? found
    : { ...found, text: `Yes, ${found.text.replace(/^The/, "the")}` };
}
/** “Is there anything with a view” is about all rooms, whichever is quoted. */
const anyOfThem =
  /\b(?:anything|something|any rooms?|any|(?<!the )one|other rooms?|a room) (?:with|on|that|facing|overlooking|having)\b/;
const asksMost = /\b(?:cheapest|least|biggest|largest|smallest|most|rooms?)\b/;

function answered(turn: Turn, found: Answered, quoted: Quoted | undefined): Outcome {
  return {
    handled: "room_types",
    state: {
      ...turn.state,
      ...(found.attribute === undefined ? {} : { asked: found.attribute }),
      ...(found.things[0] ? { topic: found.things[0].id } : {}),
      shown: found.things.map(({ id }) => id),
    },
    reply: say(found.text, {
      source: "hotelRooms",
      ...(quoted
        ? { choices: pick("Yes, pass it on", "Other dates") }
        : { next: ["Do you have a room free next Friday?"] }),
    }),
  };
}

const ofThem = wordList`room, one, of (them|these|those)`;
const chooses = wordList`pick, choose, recommend, suggest, take, book, advise`;
const whichOf = wordList`which, what`;
const whichTo = new RegExp(
  `\\b${whichOf}(?: ${ofThem})? (?:would|do|should|can) (?:you|i|we) ${chooses}\\b`,
);
const whichBest = new RegExp(
  `\\b${whichOf} (?:room|one) (?:is|would be|fits|suits)\\b.*\\b(?:best|us|me)\\b`,
);
const asksAdvice = (plain: string): boolean =>
  whichTo.test(plain) ||
  whichBest.test(plain) ||
  /\b(?:recommend|suggest) (?:which|one|(?:a|the) (?:\w+ )?room)\b/.test(plain);

/** Answers “which would you pick for us”: a room for the party with a reason, and the next better one. */
function advice(turn: Turn, quoted: Quoted | undefined): Outcome {
  const guests = Number(quoted?.stay.guests ?? turn.state.flow?.slots.guests ?? 2);
  const wanted = guests > 2 ? "family" : "harbour";
  const things = [wanted, "suite"].flatMap((id) =>
    roomRecords.things.filter((thing) => thing.id === id),
  );
  const [room, above] = things;
  const shown = (thing: Thing | undefined) => (thing ? dollars(Number(thing.values.rate)) : "");
  const text =
    guests > 2
      ? `The Family room, at ${shown(room)} a night: it’s two rooms on ${room?.values.size} m². For a treat, the Suite at ${shown(above)} has a balcony and a bathtub.`
      : `The Harbour room, at ${shown(room)} a night: its water view is worth the difference. For something special, the Suite at ${shown(above)} adds a balcony and a bathtub.`;
  return answered(turn, { text, things, operation: "filter" }, quoted);
}

/** Questions before a room was chosen (“what is the cheapest”, “does it have a bath”) are about all rooms. */
const openQuestion =
  /^(?:what|which|how)\b.*\b(?:cheapest|least expensive|biggest|largest|smallest|most expensive)\b|^(?:is|does|do|has|have|can)\b/;

const kindsOfWish = wordList`romantic, special, with, quiet, bigger, nice`;
const whichRoom = wordList`
  ^(which|what) (room|rooms|one|ones|of them)\b, ^(do you have|is there|are there|any|have you got) (a |any )?rooms?\b,
  ^can (i|we) (get|have) a room\b, \brooms\b, \b(get|have) a room (on|in|with|at)\b, \b(something|anything|a room) ${kindsOfWish}\b
`;
const asksWhich = new RegExp(whichRoom);

/** Lists the rooms with an attribute: “which room has a view”, “do you have rooms with a bath”. */
function roomsWith(plain: string, before: string | undefined, any = false): Answered | undefined {
  if (!asksWhich.test(plain) && !any) return undefined;
  const attribute =
    roomRecords.attributes.find(({ asks, holds }) => holds && asks.test(plain)) ??
    roomRecords.attributes.find(({ id }) => /\b(?:one|it|that)$/.test(plain) && id === before);
  return attribute && thoseOf(roomRecords.things, attribute, { plain, each: "room" });
}
