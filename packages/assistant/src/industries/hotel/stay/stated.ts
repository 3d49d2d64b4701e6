import type { FlowSlots, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { hourOf } from "../../../records/hour-of.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { needsAccess } from "../rooms/room-wishes.ts";
import { saysInHouse } from "./guest-of-house.ts";
import { bookingTold } from "./own-booking.ts";
import { pastStayTold } from "./past-stay.ts";
import { petsIn } from "./pets-told.ts";
import { agesTold } from "./stated-ages.ts";
import { daysOf, shifted } from "./stay-dates.ts";

/** Remembers details from earlier messages, so that they count like those in the current one. */

/** The hour the message names. */
export const hourIn = ({ message }: Turn): number | undefined => hourOf(message);

const ofArrival =
  /\b(?:arriv\w*|land\w*|get(?:ting)? (?:in|there)|come|coming|be there|check(?:ing)?[ -]?in|flight|train|ferry)\b/i;

/** “Room 27-30 dec” and “a room 12th to 14th” name days. */
const notOfDate =
  "(?! ?(?:[-–—/.:] ?\\d|(?:to|until|till|til) \\d|(?:st|nd|rd|th)\\b|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:nights?|people|persons?|pax|adults?|guests?|days?)\\b))";

/** “Room 31”, “we are in 31”, or a bare number after the room was asked for. */
const rooms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:room|zimmer|rm)\\s*(?:is |number |no\\.? ?|nr\\.? ?|#)*(\\d{1,3})\\b${notOfDate}`,
    "i",
  ),
  /\b(?:i am|i'm|im|we are|we're|were|staying) in (\d{2,3})\b(?! ?(?:min|hour|day))/i,
  /\b(\d{2,3}) is (?:my|our) room\b/i,
  /\b(?:blocked|broken|leak\w*|dripping|dirty|cold|dead|stinks?|work\w*|off|flooded|stuck) in (\d{1,3})\b(?! ?(?:min|hour|day|week|°|degrees))/i,
  /\b(?:bath ?room|shower|toilet|sink|heat\w*|tv|lights?|ac|window|bed|water|wifi) (?:in|of) (\d{2,3})\b/i,
  /^\s*(?:it.?s |in |no\.? |number )?(\d{2,3})[\s.!]*$/i,
];
/** The source of a noise is not the guest's own room: “the people in 14”, “they are in 14”, “room 14 is so loud”. */
const fromOthers = wordList`
    \b(people|guests|the guest|neighbou?rs?|party|noise|music|dog|kids|they|someone|somebody|he|she)(( \w+){0,4}) in (the )?(room |number )?\d{2,3}\b
    \b(next door in|from|above us in|below us in) (the )?(room |number )?\d{2,3}\b(?! (on|until|till|to))
    \broom \d{2,3} (is|are|has|have) (\w+ ){0,3}(loud|noisy|partying|a party|party|music)\b
`;
const ofOthers = new RegExp(fromOthers, "i");
/** Words about noise; “my kid’s teddy in room 31” has none. */
const ofNoise =
  /\b(?:nois\w+|loud\w*|part(?:y|ied|ying|ies)|music|shout\w*|scream\w*|bang\w*|bark\w*|quiet|stop|sleep|fight\w*|jump\w*)\b/i;
/** A reply that asks for the room number; “sign in with your room number” does not. */
const asksRoom =
  /\broom (?:are you|is it)\b|\byour room\b(?!:)[^.]*\?|\b(?:tell me|give me|give them|may i have) (?:the|your) (?:name, the )?room\b/i;
const bareRoom = new RegExp(
  `(?<!\\bat |[$£€])\\b(\\d{1,3})\\b(?![:.]\\d| ?(?:o'clock|hours?|hrs?|min\\w*|days?|nights?|times|people|am|pm|°|degrees|%|dollars|kids?|children))${notOfDate}`,
  "i",
);

/** Returns what the message says about the guest, merged with what is already known, so that it is not asked again. */
export function toldIn(written: string, state: Readonly<ScenarioState>): FlowSlots | undefined {
  const noisy = ofNoise.test(written);
  const message = noisy ? written.replace(ofOthers, " ") : written;
  const loud = noisy ? /\d{1,3}/.exec(ofOthers.exec(written)?.[0] ?? "")?.[0] : undefined;
  const asked = asksRoom.test(state.exchanges.at(-1)?.bot ?? "");
  const named = rooms
    .map((pattern) => pattern.exec(message)?.[1])
    .find((found) => found !== undefined);
  const number = named ?? (asked ? bareRoom.exec(message)?.[1] : undefined);
  const hour = ofArrival.test(message) ? hourOf(message) : undefined;
  const booking = /\bHH-?(\d{4})\b/i.exec(message)?.[1];
  const plain = plainWords(message);
  const pets = petsIn(plain);
  const by = ofBooking.test(plain) ? shifted.exec(plain) : null;
  const moved = by === null ? undefined : daysOf(by);
  const ages = agesTold(written, state);
  const stated: FlowSlots = {
    ...(ages === undefined ? {} : { ages }),
    ...pastStayTold(written, state.figures),
    ...bookingTold(message, plain, state.figures?.owned !== undefined),
    ...(saysInHouse(plain) ? { inHouse: 1 } : {}),
    ...(pets === undefined ? {} : { pets }),
    ...(needsAccess.test(plain) ? { access: 1 } : {}),
    ...(number === undefined ? {} : { room: number }),
    ...(loud === undefined ? {} : { loud }),
    ...(hour === undefined ? {} : { hour }),
    ...(moved === undefined ? {} : { moveBy: moved }),
    ...(booking === undefined ? {} : { booking: `HH-${booking}` }),
  };
  return Object.keys(stated).length === 0 ? undefined : { ...state.figures, ...stated };
}

/** Moves the dates of a booking rather than a quote. */
const ofBooking = /\b(?:booking|booked|reservation|reserved|hh-?\d{4})\b/;

/** The booking or room a complaint is about. */
export const placeTold = ({ state }: Turn): string | undefined => {
  const { booking, room: number } = state.figures ?? {};
  return booking !== undefined
    ? String(booking)
    : number === undefined
      ? undefined
      : `room ${number}`;
};

/** The room number from this or an earlier message. */
export const roomIn = ({ state }: Turn): string | undefined =>
  state.figures?.room === undefined ? undefined : String(state.figures.room);

/** The room number the noise comes from. */
export const loudRoom = ({ state }: Turn): string | undefined =>
  state.figures?.loud === undefined ? undefined : String(state.figures.loud);

/** The arrival hour from this or an earlier message. */
export const toldHour = ({ state }: Turn): number | undefined =>
  state.figures?.hour === undefined ? undefined : Number(state.figures.hour);
