import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Room } from "../rooms/rooms.ts";
import { hasBooking } from "./own-booking.ts";

/** Recognises which kind of room a message asks for, or that it asks for none. */

const roomWords: readonly (readonly [Room["id"], RegExp])[] = [
  ["family", /\bfamily (?:room|suite)|\bthe family\b/i],
  [
    "suite",
    /\bsuites?\b|\b(?:nicest|loveliest|finest|best|most (?:luxurious|romantic)) room\b(?! for (?:(?:a|the|my|our) )?(?:family|kids|children|us all|\d))/i,
  ],
  [
    "harbour",
    /\b(?:sea|water) ?(?:view|room|one\b)|\bharbou?r\b|\bview\b|\bdeluxe\b|\bsuperior\b/i,
  ],
  ["standard", /\bstandard\b|\bsingle\b/i],
];
/** “The Harbour room, the Suite is too much”, “not the Family room”: a room that is named but not wanted. */
const roomName = "(?:standard|single|harbou?r|family|suite)(?: (?:room|suite|one))?";
const unwanted = new RegExp(
  `\\b(?:(?:not|instead of|rather than|without|forget|drop) (?:the |a )?|no )${roomName}\\b|\\b(?:the )?${roomName}(?: is|'s|s)? (?:way |far |a bit |just |really )*(?:too|more than|out of|over)\\b`,
  "gi",
);
/** The harbour itself: “close to the harbour”, “the harbour bath”. */
const from = wordList`near, by, at, around, from, of, in, over, overlooking, facing, towards, (walk|way|close|get|go|next|near|down|far) to`;
const place = wordList`house, hotel, bath, front, side, area, walk, tour, museum, master, wall, cruise, festival, exit, entrance`;
const harbourItself = new RegExp(
  `\\b${from} (?:the |your )?harbou?r\\b(?! (?:room|view|one)\\b)|\\bharbou?r ?${place}\\b`,
  "gi",
);
const withoutPlaces = (message: string): string =>
  message.replace(unwanted, " ").replace(harbourItself, " ");

/** Whether a message names a kind of room. */
export const namesRoom = (message: string): boolean =>
  roomWords.some(([, pattern]) => pattern.test(withoutPlaces(message)));

/** The kind of room that a message asks for. */
export const roomWanted = (message: string): Room["id"] | undefined => {
  const rest = withoutPlaces(message);
  return roomWords.find(([, pattern]) => pattern.test(rest.trim()))?.[0];
};
/** Wants no room, or is in one already. */
const noRoom = anywhere(wordList`
  rooms? (i|we) (already )?have( already)?(?! (booked for|for) (a|the)), no (more )?(quotes?|offers?)( please)?(?! for),
  (i )?(no|not|do not) need (an? |any |another |the )?(new |other |second )?(room|booking|stay),
  (do|did) not (want|need) (a |any )?bed ?rooms?, only (the|a|your) meeting ?room, no bed ?rooms?,
  (do|did) not (want|need|mean|ask|wish) (to )?(book|reserve|(for )?(an? |any |another |the )?(new |other |second )?(room|booking|stay|dates)(?! (?!forget|just|only|no|i|we|it|is|but)\w)), not (looking|asking|trying) (for|to book) (a )?(room|booking)?, (am|are) already (here|staying|at the hotel|in the house), (am|are) (here|staying) already, (am|are) (at the hotel|in the house)
`);
export const wantsNone = new RegExp(`${hasBooking.source}|${noRoom.source}`, "i");
