import { listed } from "../../../dialogue/reply/reply.ts";
import type { Turn } from "../../../dialogue/types.ts";
import type { Stay } from "../rooms/offers.ts";
import { hotelRules } from "../rooms/prices.ts";
import { car, drops, pet } from "../stay/extra-words.ts";

/** For how many messages something mentioned is still meant. */
const lately = 3;

/**
 * Returns an extra that was asked about recently and is not in the quote: “can we bring our dog”, then “what’s the
 * total”. Its price is for the whole stay, in dollars.
 */
export function spokenExtra(
  { state }: Turn,
  { nights, pets = 0, cars = 0 }: Stay,
): { what: string; price: number } | undefined {
  const said = state.exchanges
    .slice(-lately)
    .map(({ visitor }) => visitor.toLowerCase())
    .reverse();
  /** Whether the latest message that names it wants it. */
  const wants = (words: RegExp): boolean => {
    const last = said.find((text) => words.test(text));
    return last !== undefined && !drops.test(last);
  };
  const refused = String(state.figures?.refused ?? "");
  const extras = [
    ...(pets === 0 && wants(pet) && !refused.includes("pet")
      ? [{ what: "a pet", price: hotelRules.pet * nights }]
      : []),
    ...(cars === 0 && wants(car) && !refused.includes("parking")
      ? [{ what: "parking", price: hotelRules.parking * nights }]
      : []),
  ];
  return extras.length === 0
    ? undefined
    : {
        what: listed(extras.map(({ what }) => what)),
        price: extras.reduce((sum, { price }) => sum + price, 0),
      };
}
