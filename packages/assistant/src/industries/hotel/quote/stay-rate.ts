import type { DraftTurn, FlowState } from "../../../dialogue/types.ts";
import { isEarly, isMidweek } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { eatersIn } from "../stay/breakfast-eaters.ts";
import { stayOf } from "./quote-reply.ts";

/** The rate of a stay: with breakfast or without, flexible or booked early. */

const withBreakfast =
  /\b(?:with|w\/?|incl\w*\.?|add\w*|plus|want|take|get|have|and) (?:a |the |our )?breakfasts?\b|\bbreakfast (?:too|as well|please|for (?:every(?:one|body)|(?:all|both) of us|us all))\b/i;
const withoutBreakfast = /\b(?:without|no|skip|drop) (?:a |the )?breakfasts?\b/i;
const earlyRate = /\bearly[ -](?:booking|bird|rate)|\bnon[ -]?refundable\b|\bnot refundable\b/i;
const flexibleRate = /\bflexible\b/i;

/** Whether a message changes the rate. */
export const changesRate = (message: string): boolean =>
  [withBreakfast, withoutBreakfast, earlyRate, flexibleRate].some((pattern) =>
    pattern.test(message),
  ) ||
  (!/\?|^(?:how|what|is|does)\b/i.test(message) && eatersIn(message.toLowerCase()) !== undefined);

/** Takes the rate that a message asks for into the stay. */
export function takeRate({ message, plain, now, objections }: DraftTurn, flow: FlowState): void {
  const { slots } = flow;
  const eaters = eatersIn(plain);
  if (eaters !== undefined) slots.eaters = eaters;
  else if (/\bbreakfasts?\b/.test(plain)) delete slots.eaters;
  if (withoutBreakfast.test(message)) delete slots.breakfast;
  else if (withBreakfast.test(message) || eaters !== undefined) slots.breakfast = 1;
  if (flexibleRate.test(message)) delete slots.early;
  else if (earlyRate.test(message)) {
    if (typeof slots.arrival === "string" && !isEarly(slots.arrival, now))
      objections.push(
        `The early-booking rate is for arrivals ${hotelRules.earlyDays} or more days ahead.`,
      );
    else {
      slots.early = 1;
      const stay = stayOf(flow);
      if (stay && isMidweek(stay))
        objections.push(
          `Discounts aren’t combined: the ${hotelRules.midweekDiscount}% for Sunday to Thursday is the higher one.`,
        );
    }
  }
}
