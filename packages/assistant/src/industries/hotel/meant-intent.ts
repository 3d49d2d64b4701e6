import type { Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import {
  eachPerson,
  noEmergency,
  ofCars,
  ofStay,
  smokes,
  whichRooms,
} from "./house/scenario-words.ts";
import { hasRoom, wantsNoStay } from "./quote/has-room.ts";
import { quoteFlow } from "./quote/quote.ts";
import { lateHourIn } from "./rooms/room-wishes.ts";
import { isInHouse } from "./stay/guest-of-house.ts";
import { onlyStayed } from "./stay/past-stay.ts";
import { asksForStay, beginsStay, wouldStay } from "./stay/stay-first.ts";
import { isBroken, isDisturbed } from "./trouble/room-problem.ts";

/** On their own these ask for directions, not for local tips. */
const bySight = /\b(?:train|rail\w*|bus|tram|metro) ?(?:stations?|stops?|lines?)\b|\bthe station\b/;

const roomTrouble = new Set([
  "",
  "room_service",
  "complaint",
  "housekeeping",
  "events",
  "smoking",
  "emergency",
]);

/** Intents that mean the booking when a booking number is given. */
const vague = new Set([
  "room_types",
  "search_hotel",
  "check_availability",
  "greeting",
  "housekeeping",
]);

const byDays = /\b(?:\d|an?|one|two|three|some|few) (?:days?|weeks?) (?:later|earlier|sooner)\b/;
const moneyOf = /\b(?:refund\w*|money back|cancel\w*|get (?:it|everything|anything) back)\b/;
const onBill = /\b(?:bill|charged?|minibar|invoice)\b/;

const ofFault = anywhere(wordList`
  fix\w*, repair\w*, someone, somebody, broken?, stuck, dirty, smell\w*, nois\w*, loud, wrong, (does|is|do|are) not, not work\w*, still
`);
const onePerson = /^(?:(?:for|just|only|it is) )*(?:one|1|a single) person$/;
const asksOnly = /^(?:is|are|does|do|will|can (?:she|he|we|i|they)|how|what|which|where|when)\b/;
const reportsFault = (plain: string) =>
  ofFault.test(plain) || isBroken(plain) || isDisturbed(plain);
/** A message that names a facility of the hotel but no stay asks about that. */
const houseWords: readonly (readonly [string, RegExp])[] = [
  ["parking", /\b(?:parking|car park|garage)\b/],
  ["wifi", /\bwi-?fi\b|\binternet\b/],
  ["breakfast", /\bbreakfasts?\b/],
];

const introduces =
  /^(?:we are|for us|we would be|there are|family of|travell?ing)\b|\bwe are (?:a )?family\b/;

/**
 * Returns the intent that a message means where the classifier's guess is misled by a word; undefined if the guess
 * stands, and an empty intent if it means none of the hotel's.
 */
export function meantIntent(turn: Turn): string | undefined {
  const { intent, message, plain, slots, understanding } = turn;
  const { text } = understanding;
  // A booking number next to another subject's words asks about that booking.
  const ofBooking = (slots.references[0] ?? "").startsWith("HH");
  if (ofBooking && moneyOf.test(turn.plain) && !onBill.test(turn.plain))
    return "cancel_reservation";
  // “One day later” moves a booking and does not ask for a late check-out.
  if (ofBooking && byDays.test(plain)) return "change_reservation";
  if (ofBooking && vague.has(intent)) return "check_reservation";
  // A guest who tells the room with a complaint is not asked for it.
  if (intent === "complaint" && isInHouse(turn)) return "distress";
  const wantsStay = asksForStay(turn) || quoteFlow.intents.includes(intent);
  if (wantsStay && onlyStayed(plain)) return "check_reservation";
  if (wantsStay && !quoteFlow.intents.includes(intent)) return "book_room";
  const stays = slots.dates.length > 0 && slots.people !== undefined && !message.includes("?");
  if (stays && ["children", "pets", "accessibility"].includes(intent)) return "book_room";
  // “We are two adults and three kids” introduces a family that needs a room.
  const family = slots.people !== undefined && slots.children !== undefined;
  if (family && intent === "children" && introduces.test(turn.plain)) return "book_room";
  if (intent === "" && wouldStay(turn)) return "book_room";
  // “What if I stay 5 nights”, “from 11 January”: begins a quote where there is none.
  if (beginsStay(turn)) return "book_room";
  if (intent === "human_agent" && onePerson.test(plain)) return "";
  if (whichRooms.test(plain) && slots.dates.length === 0) return "room_types";
  if (bySight.test(turn.plain) && ["", "local_tips"].includes(intent)) return "directions";
  // “What if there is a fire alarm”, “there is no fire”: not an emergency.
  if (intent === "emergency" && noEmergency.test(plain)) return "";
  if (intent === "emergency" && smokes.test(plain)) return "room_problem";
  // “Is the shower all right for her?” asks before the stay and reports no fault.
  const plans = turn.state.done?.some(({ name }) => name === "quote") && !isInHouse(turn);
  if (intent === "room_problem" && (plans || asksOnly.test(plain)) && !reportsFault(plain))
    return "";
  if (isDisturbed(turn.plain) && roomTrouble.has(intent)) return "room_problem";
  if (quoteFlow.intents.includes(intent) && (hasRoom(turn) || wantsNoStay(turn))) return "";
  if (intent === "parking" && !ofCars.test(plain)) return "";
  const stated = [slots.nights, slots.people, slots.rooms].some((value) => value !== undefined);
  if (intent === "search_hotel" && !stated && slots.dates.length === 0 && !ofStay.test(plain)) {
    const asked = houseWords.find(([, words]) => words.test(plain));
    if (asked) return asked[0];
  }
  const late =
    /\b(?:check|checking) ?out\b.*\blate|\blater? (?:check ?out|departure)\b|\bleave (?:the room )?later?\b/i;
  if (/\b(?:when|what time|how late)\b.*\b(?:be|get|clear|go|move) out\b/.test(plain))
    return "check_out";
  if (intent === "human_agent" && eachPerson.test(plain)) return "";
  if (intent === "extend_stay" && lateHourIn(plain) !== undefined) return "late_checkout";
  if (late.test(text) && ["check_in", "check_out", ""].includes(intent)) return "late_checkout";
  return intent === "search_hotel" && /^(?:do|have|is|any)\b.*\bparking$/i.test(text)
    ? "parking"
    : undefined;
}

/** Returns the intent of a message that the classifier left open, from the days, people and rooms it tells. */
export function intentOfValues(turn: Turn): string | undefined {
  const { message, slots, state, understanding } = turn;
  if (hasRoom(turn) || wantsNoStay(turn)) return undefined;
  if (/\bcancel/i.test(message) && state.finished?.name === "quote") return "cancel_reservation";
  const stay = [slots.people, slots.rooms, slots.nights].some((value) => value !== undefined);
  const wantsRoom =
    /\b(?:like|need|want|looking for|get|have)\b.{0,20}\b(?:an?|some|one|two|three|\d+)\b.{0,20}\brooms?\b/i.test(
      message,
    ) && !/\?$/.test(message);
  // “How much for Saturday” asks for a room, whatever intent it resembles.
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
}
