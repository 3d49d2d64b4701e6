import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { hotelRules } from "../rooms/prices.ts";
import { quotedIn } from "./pass-on.ts";
import { tell } from "./quote-money.ts";

/** Says what parking costs for the nights that are named, and with the stay if there is one. */

const ofParking = /\b(?:park|parking|car ?park)\b/;
const asksPrice = /\b(?:how much|cost\w*|price|pay)\b/;
const wholeStay = /\b(?:(?:whole|entire) (?:stay|time)|all (?:the |our |my )?(?:\w+ )?nights)\b/;
const ofElse = /\b(?:breakfast|dog|cat|room|total|in all|altogether|everything)\b/;

export function parkingForNights(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (!ofParking.test(plain) || !asksPrice.test(plain) || ofElse.test(plain)) return undefined;
  if (slots.dates.length > 0 || slots.people !== undefined) return undefined;
  const quoted = quotedIn(turn);
  const nights = slots.nights ?? (wholeStay.test(plain) ? quoted?.stay.nights : undefined);
  if (nights === undefined || nights < 1 || nights > hotelRules.longest) return undefined;
  const cost = hotelRules.parking * nights;
  const own = quoted?.stay.nights === nights && !quoted.stay.cars ? quoted : undefined;
  const withStay = own ? `, so ${dollars(own.chosen.total + cost)} with the stay` : "";
  const text = `${dollars(cost)} for ${counted(nights, "night")} in our yard, ${dollars(hotelRules.parking)} a night${withStay}. By the ferry, five minutes on foot, it’s free.`;
  return own
    ? { ...tell(turn, text), whole: true }
    : { handled: "parking", whole: true, state, reply: say(text, { source: "hotel" }) };
}
