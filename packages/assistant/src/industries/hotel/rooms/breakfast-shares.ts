import { dollars, inWords } from "../../../dialogue/reply/reply.ts";
import { breakfastsOf } from "./ages.ts";
import type { Stay } from "./offers.ts";
import { hotelRules } from "./prices.ts";

/** Who pays what each morning, if the children's ages are known: “ (2 × $16, 1 × $8, one free)”. */
export function breakfastShares({ guests, eaters, ages = [] }: Stay): string {
  if (eaters !== undefined) return ` (for ${eaters} of ${guests})`;
  const { full, half, free } = breakfastsOf(guests, ages);
  if (half + free === 0) return "";
  const parts = [
    full > 0 && `${full} × ${dollars(hotelRules.breakfast)}`,
    half > 0 && `${half} × ${dollars(hotelRules.breakfast / 2)}`,
    free > 0 && `${inWords(free)} free`,
  ].filter((part) => part !== false);
  return ` (${parts.join(", ")})`;
}
