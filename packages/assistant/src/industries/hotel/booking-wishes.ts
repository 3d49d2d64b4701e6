import { listed, person, say } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Notes a guest's room requests with their booking, whatever else the message asks. */

const wishes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cots?|cribs?|baby ?beds?|travel ?cots?)\b/, "a free cot"],
  [
    /\b(?:away|far) from (?:the )?(?:lift|elevator)\b|\bnot (?:by|beside|near|next to) (?:the )?(?:lift|elevator)\b/,
    "a room away from the lift",
  ],
  [/\b(?:near|close to|beside|next to|by) (?:the )?(?:lift|elevator)\b/, "a room beside the lift"],
  [/\bquiet(?:er)?\b/, "a quiet room"],
  [/\b(?:high|higher|top|upper) floor\b/, "a high floor"],
  [/\b(?:low|lower|first) floor\b/, "a low floor"],
  [/\b(?:twin|two single|separate|2 single|single) beds?\b/, "two single beds"],
  [/\b(?:double|large|king|queen|one big) bed\b/, "one large bed"],
  [/\bextra bed\b/, "an extra bed"],
  [/\bhigh ?chair\b/, "a high chair"],
  [/\b(?:next to each other|side by side|together|adjacent|connecting)\b/, "rooms side by side"],
  [/\b(?:wheelchair|accessible|level shower|step ?free)\b/, "the accessible room"],
  [/\bparking\b|\bspace for (?:the|a|our) car\b/, "a parking space"],
  [/\bcharger\b|\bcharging\b/, "a space with a charger"],
  [/\b(?:dogs?|cats?|pupp(?:y|ies))\b/, "the animal"],
  [/\bbreakfasts?\b/, "breakfast"],
  [/\b(?:feather|allerg\w*)\b/, "bedding without feathers"],
  [/\b(?:anniversary|birthday|honeymoon)\b/, "the occasion"],
  [/\b(?:late arrival|arrive late|coming late|come late|after midnight)\b/, "the late arrival"],
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
  const booking = named ?? last ?? told;
  if (booking === undefined || !String(booking).startsWith("HH")) return undefined;
  if (state.flow?.name === "quote" || !asksFor.test(plain) || elsewhere.test(plain))
    return undefined;
  const wanted = wishes.filter(([asks]) => asks.test(plain)).map(([, what]) => what);
  if (wanted.length === 0 || plain.split(" ").length > mostWords) return undefined;
  return {
    handled: "change_reservation",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, booking: String(booking) },
    },
    reply: say(
      `I note with ${booking}: ${listed(wanted)}. The desk confirms it by e-mail; what costs something, such as breakfast or parking, is added. (In this demo nothing is changed.)`,
      { source: "hotelBookings", choices: [person] },
    ),
  };
}
/** Longer messages tell a story. */
const mostWords = 35;
