import type { Turn } from "../../dialogue/types.ts";
import { car, drops, pet } from "./extra-words.ts";
import type { Stay } from "./offers.ts";
import { hotelRules } from "./prices.ts";

/** How many messages back something that was spoken of is still meant. */
const lately = 3;

/**
 * Returns what the visitor asked about lately and the quote does not hold: “can we bring our dog”, then “what’s the
 * total”. Its price is for the whole stay, in dollars.
 */
export function spokenExtra(
  { state }: Turn,
  { nights, pets = 0, cars = 0 }: Stay,
): { what: string; price: number } | undefined {
  const spoken = state.exchanges
    .slice(-lately)
    .map(({ visitor }) => visitor.toLowerCase())
    .filter((said) => !drops.test(said));
  if (pets === 0 && spoken.some((said) => pet.test(said)))
    return { what: "a pet", price: hotelRules.pet * nights };
  if (cars === 0 && spoken.some((said) => car.test(said)))
    return { what: "parking", price: hotelRules.parking * nights };
  return undefined;
}
