import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asksForEvent, eventInHand, fewestAtEvent } from "./event-words.ts";
import { booksAnew, hasComplained } from "./guest-of-house.ts";
import { ownsBooking } from "./own-booking.ts";

/**
 * Distinguishes messages that ask for a stay, or continue such a request, from those about the hotel. A cot, a dinner
 * or “room 27 to 30” then belong to the future stay; they are not room service or a room number.
 */

/** Mentions a stay that is booked, in progress or over. */
const ofOther = anywhere(wordList`
  (am|are|is|re) (already )?(here|in (room )?\d{1,3}), stayed, was there, were there, (i|we) (already )?(left|lost|forgot), charged, billed, refund\w*,
  checked (in|out), (my|our) (booking|reservation), (have|got) (a|our|my) (booking|reservation), already booked
`);
const wantsStay = anywhere(wordList`
  rooms?, stay\w*, nights?, book\w*, come, coming, visit\w*, need, want, looking for, available, free, availability, price, cost\w*, how much, quote,
  hotel, arriv\w*, prices?, rates?, cheap\w*, offers?, deals?, discount, reserv\w*, vacanc\w*, weekend, holiday, getaway, overnight,
  suite, standard, family, double, single, for (us|two|2|me), accommodation, beds?
`);

/** Whether the message names a stay: a span of days, or a day with its nights or people. */
export function asksForStay(turn: Turn): boolean {
  const { plain, slots } = turn;
  const [first, second] = slots.dates;
  if (first === undefined || slots.references.length > 0) return false;
  if (hasComplained(turn) && !booksAnew.test(plain)) return false;
  // For a guest with a booking, the dates are those of the booking.
  if (ownsBooking(turn) && !asksForAnother.test(plain)) return false;
  const many = (slots.people ?? 0) >= fewestAtEvent;
  if (eventInHand(turn) && (many || !sleeps.test(plain))) return false;
  // Two who come for a wedding want a bed; thirty want the dining room.
  if (asksForEvent(plain) && (many || !sleeps.test(plain))) return false;
  if (roomForDay.test(plain) && !ofOther.test(plain)) return true;
  // “27th to the 30th dec” and hardly anything else.
  if (first.until !== undefined && plain.length - first.text.length <= besideDays)
    return !ofOther.test(plain);
  const span = first.until !== undefined || second !== undefined || slots.nights !== undefined;
  const counted = [slots.people, slots.rooms, slots.children].some((value) => value !== undefined);
  if (!span && !(counted && sleeps.test(plain)) && !askedForDays(turn)) return false;
  return ((span && counted) || askedForDays(turn) || wantsStay.test(plain)) && !ofOther.test(plain);
}
const besideDays = 10;
const beforeRoom = wordList`
  ok, okay, yes, then, so, and, please, hi, hello, i, we, need, want, would like, can, could, have, get, book, me, us,
  an?, one, 1, the
`;
const dayBegins = wordList`tonight, today, tomorrow, \d, mon, tue, wed, thu, fri, sat, sun`;
/** “OK, a room for tonight with both dogs”: starts with a room and a date for it. */
const roomForDay = new RegExp(
  `^(?:${beforeRoom} )*(?:rooms?|suite) (?:for|on|from) (?:the |this |next |coming )?${dayBegins}`,
);
/** Asks for a stay in addition to the one booked. */
export const asksForAnother = anywhere(wordList`
  (another|second|new|extra|more|different) (room|rooms|booking|stay), book, available, availability, free, prices?, rates?, how much, quote, next time
`);
const wouldCome = /\b(?:come|coming|visit\w*|stay|trip|travel\w*|holidays?|weekend|getaway)\b/;
/** “Me and the kids want to come in the holidays”: prospective guests without a date. */
export const wouldStay = (turn: Turn): boolean =>
  turn.state.flow === undefined &&
  turn.state.done === undefined &&
  (turn.slots.people ?? turn.slots.children) !== undefined &&
  wouldCome.test(turn.plain) &&
  !ofOther.test(turn.plain) &&
  !asksForEvent(turn.plain);
/** Whether the last answer asked for the dates of a stay. */
const askedForDays = ({ state }: Turn): boolean =>
  /\bgive me the day|\btell me the days|\bwith your dates\b/i.test(
    state.exchanges.at(-1)?.bot ?? "",
  );

/** A message of at most this many words with a date may ask for a room. */
const fewWords = 3;
/**
 * Whether a message with only a date or a number may be about a future stay: “saturday at 3 would be great” continues
 * the massage, “i left on sunday” the refund.
 */
export const mayWantStay = (turn: Turn): boolean =>
  !ofOther.test(turn.plain) &&
  (wantsStay.test(turn.plain) ||
    asksForStay(turn) ||
    turn.slots.people !== undefined ||
    turn.message.split(/\s+/).length <= fewWords);

const sleeps =
  /\b(?:rooms?(?! (?:service|alone|for (?:the|a|our) (?:dinner|party)))|nights?|stay\w*|sleep\w*|beds?|suite|overnight)\b/;

/** Whether the message continues a request for a stay. */
export function tellsOfStay(turn: Turn): boolean {
  const { plain, slots, state } = turn;
  if (state.flow?.name !== "quote" || slots.references.length > 0) return false;
  const stated = [slots.people, slots.nights, slots.rooms, slots.children].some(
    (value) => value !== undefined,
  );
  return (stated || slots.dates.length > 0) && !ofOther.test(plain) && !atTable.test(plain);
}
/** Asks for a table or a time, not for a room. */
const atTable =
  /\b(?:tables?|lunch|dinner|supper|brunch)\b|^(?:(?:and|but|so|is|are|when|what time|how late) )+(?:the )?(?:kitchen|restaurant|bar|breakfast|sauna|gym|museum|desk|reception)\b/;

const supposesStay =
  /^(?:(?:and|but|so|ok) )*(?:what if|how about|if) (?:i|we) (?:stay|stayed|book|booked|come|came)\b/;
const arrivesOn = /^(?:(?:and|but|so|ok) )*(?:from|arriving(?: on)?|starting)\b/;
const besideDay = 16;
/** “What if I stay 5 nights”, or “from 11 January” and hardly anything else. */
export function beginsStay({ plain, slots, state }: Turn): boolean {
  const inHand = [state.done, state.flow, state.figures?.booking].some((one) => one !== undefined);
  if (inHand || ofOther.test(plain) || slots.references.length > 0) return false;
  if (supposesStay.test(plain) && (slots.nights !== undefined || slots.dates.length > 0))
    return true;
  const [day, second] = slots.dates;
  return (
    day !== undefined &&
    second === undefined &&
    arrivesOn.test(plain) &&
    /\d/.test(day.text) &&
    plain.length - day.text.length <= besideDay
  );
}
