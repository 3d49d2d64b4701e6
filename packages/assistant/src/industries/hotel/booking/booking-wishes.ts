import { capital, listed, person, say, shownName, spoken } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomWishesIn } from "../rooms/room-wishes.ts";
import { ownsBooking } from "../stay/own-booking.ts";
import { isNoted, namedLater, nameTold, ownerOf, whoseBooking } from "./wish-by-name.ts";

/** Notes a guest's room requests with their booking, whatever else the message asks. */

/** Extras that are priced in a quote but only noted on a booking. */
const priced: readonly (readonly [RegExp, string])[] = [
  [/\bparking\b|\bspace for (?:the|a|our) car\b/, "a parking space"],
  [/\b(?:dogs?|cats?|pupp(?:y|ies))\b/, "the animal"],
  [/\bbreakfasts?\b/, "breakfast"],
];
const asksFor = anywhere(wordList`
  add, ask for, tell, put, note, need, want, would like, give, get, have, make sure, can you, could you, please, with, bring\w*, reserve, keep
`);
/** Words that show another purpose: asking for a price or a procedure, moving or leaving. */
const elsewhere = anywhere(wordList`
  how much, cost\w*, price\w*, cancel\w*, move, change the dates?, another date, refund\w*, invoice, bill, charged, when is, what time, lost, forgot, left, without, not want
`);

export function bookingWish(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const known = namedLater(turn) ?? isNoted(turn);
  if (known) return known;
  const [named] = slots.references;
  const last = state.done?.[0]?.name === "booking" ? state.done[0].slots.reference : undefined;
  const stated = state.figures?.booking;
  const booking = named ?? last ?? stated ?? (ownsBooking(turn) ? withoutNumber : undefined);
  if (booking === undefined || !/^HH/.test(String(booking).replace(withoutNumber, "HH")))
    return undefined;
  const corrects = wrongName.test(plain);
  // The plain form drops a “please” at the end.
  const asks = asksFor.test(plain) || asksFor.test(turn.message);
  if (state.flow?.name === "quote" || !(asks || corrects) || elsewhere.test(plain))
    return undefined;
  const name = corrects ? (nameIn(turn.message) ?? "as you write it") : undefined;
  const wanted = [
    ...(name === undefined ? [] : [`the name ${name}`]),
    ...wishesMeant(turn).map(({ what }) => what),
    ...priced.filter(([asks]) => asks.test(plain)).map(([, what]) => what),
  ];
  if (asksWhether.test(plain) && !asksDesk.test(plain)) return undefined;
  if (wanted.length === 0 || plain.split(" ").length > mostWords) return undefined;
  return {
    handled: "change_reservation",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: {
        ...state.figures,
        ...(booking === withoutNumber
          ? { ...ownerOf(turn), wished: listed(wanted) }
          : { booking: String(booking) }),
      },
    },
    reply: say(
      booking === withoutNumber
        ? withoutNumberText(turn, wanted)
        : `I’ve noted this with ${booking}: ${listed(wanted)}. The desk will confirm by e-mail, and anything that costs extra, like breakfast or parking, gets added. (In this demo nothing is changed.)`,
      { source: "hotelBookings", choices: [person] },
    ),
  };
}
const withoutNumber = "your booking";

/** Without its number, the desk finds a booking by name and date. */
function withoutNumberText(turn: Turn, wanted: readonly string[]): string {
  const { state, slots } = turn;
  const name = nameTold(turn) ?? state.figures?.ownedName;
  const day = slots.dates[0]?.date;
  const known = [
    name !== undefined && `under ${capital(shownName(String(name)))}`,
    day !== undefined && `from ${spoken(parseIsoDate(day))}`,
  ].filter((part) => part !== false);
  const next =
    name === undefined
      ? `${whoseBooking} The desk can find it that way without the number, and will confirm by e-mail.`
      : "The desk will find it by the name and confirm by e-mail.";
  return `I’ve noted this with ${[withoutNumber, ...known].join(" ")}: ${listed(wanted)}. ${next} (In this demo nothing is changed.)`;
}
/** “I need to know if there is parking” is a question, not a request. */
const asksWhether =
  /\b(?:(?:if|whether) (?:there|you|it|we|the)|is there|are there|do you have|have you got)\b/;
const asksDesk = /\b(?:please|tell|ask|note|add|reserve|keep|put|make sure)\b/;
/** “How do I ask for one”: what the last answer offered with a booking. */
function wishesMeant({ plain, state }: Turn): ReturnType<typeof roomWishesIn> {
  const named = roomWishesIn(plain);
  const offered = state.exchanges.at(-1)?.bot.toLowerCase() ?? "";
  return named.length === 0 &&
    meansOffered.test(plain) &&
    /\b(?:booking|when you book)\b/.test(offered)
    ? roomWishesIn(offered)
    : named;
}
const meansOffered =
  /\b(?:ask for|get|have|add|note|reserve|book|want|need|take|keep) (?:one|that|it|them)\b/;
const wrongName =
  /\bnames?\b.*\b(?:wrong|misspel\w*|spel\w*|typo|correct|fix|change|should be|not)\b|\b(?:wrong|misspel\w*|spel\w*|change|fix|correct)\b.*\bnames?\b/;
/** Reads “my name is John Smith”, “change it to Ada Berg”; names are not all in lower case. */
function nameIn(message: string): string | undefined {
  const [, name] =
    /\b(?:(?:name is|should be|is spelled|spelled|change it to|name to)[ :]+)(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2})/u.exec(
      message,
    ) ?? [];
  return name === undefined ? undefined : shownName(name);
}
/** Longer messages tell a story. */
const mostWords = 35;
