import { listed, person, say, shownName } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { roomWishesIn } from "./room-wishes.ts";

/** Notes a guest's room requests with their booking, whatever else the message asks. */

/** What has a price in a quote, and is only noted with a booking. */
const priced: readonly (readonly [RegExp, string])[] = [
  [/\bparking\b|\bspace for (?:the|a|our) car\b/, "a parking space"],
  [/\b(?:dogs?|cats?|pupp(?:y|ies))\b/, "the animal"],
  [/\bbreakfasts?\b/, "breakfast"],
];
const asksFor = anywhere(wordList`
  add, put, note, need, want, would like, give, get, have, make sure, can you, could you, please, with, bring\w*, reserve, keep
`);
/** Words that show another purpose: asking for a price or a procedure, moving or leaving. */
const elsewhere = anywhere(wordList`
  how much, cost\w*, price\w*, cancel\w*, move, change the dates?, another date, refund\w*, invoice, bill, charged, when is, what time, lost, forgot, left, without, not want
`);

export function bookingWish(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const [named] = slots.references;
  const last = state.done?.[0]?.name === "booking" ? state.done[0].slots.reference : undefined;
  const told = state.figures?.booking;
  const unnumbered = state.figures?.booked === undefined ? undefined : "your booking";
  const booking = named ?? last ?? told ?? unnumbered;
  if (booking === undefined || !/^HH|^your /.test(String(booking))) return undefined;
  const corrects = wrongName.test(plain);
  if (state.flow?.name === "quote" || !(asksFor.test(plain) || corrects) || elsewhere.test(plain))
    return undefined;
  const name = corrects ? (nameIn(turn.message) ?? "as you write it") : undefined;
  const wanted = [
    ...(name === undefined ? [] : [`the name ${name}`]),
    ...roomWishesIn(plain).map(({ what }) => what),
    ...priced.filter(([asks]) => asks.test(plain)).map(([, what]) => what),
  ];
  if (wanted.length === 0 || plain.split(" ").length > mostWords) return undefined;
  return {
    handled: "change_reservation",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: {
        ...state.figures,
        ...(booking === unnumbered ? {} : { booking: String(booking) }),
      },
    },
    reply: say(
      `I note with ${booking}: ${listed(wanted)}. The desk confirms it by e-mail; what costs something, such as breakfast or parking, is added. (In this demo nothing is changed.)`,
      { source: "hotelBookings", choices: [person] },
    ),
  };
}
const wrongName =
  /\bnames?\b.*\b(?:wrong|misspel\w*|spel\w*|typo|correct|fix|change|should be|not)\b|\b(?:wrong|misspel\w*|spel\w*|change|fix|correct)\b.*\bnames?\b/;
/** Reads “my name is John Smith”, “change it to Ada Berg”; no name is all in small letters. */
function nameIn(message: string): string | undefined {
  const [, name] =
    /\b(?:(?:name is|should be|is spelled|spelled|change it to|name to)[ :]+)(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2})/u.exec(
      message,
    ) ?? [];
  return name === undefined ? undefined : shownName(name);
}
/** Longer messages tell a story. */
const mostWords = 35;
