import { dollars } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { refundDays, returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Short questions beside an order: another address, refusing the parcel, and how a change is made. */

/** “I checked with the neighbours” wishes for no other place. */
export const alreadyTried = /\b(?:checked|asked|looked|already|nothing|nobody)\b/;
const newAddress =
  /\b(?:my|a|the|another|our) (?:new|other|different|right|correct) (?:address|house|flat|place|home)\b|\banother (?:street|address)\b/;
const refuses = /\brefus(?:e|ed|ing)\b|\bdo not (?:take|accept) it\b/;
const asksMoney = /\b(?:lose|shipping|delivery|cost\w*|pay|money|back|charged?|fee)\b/;

/** Answers a wish for another address, or what refusing the parcel costs. */
export function ofAddress({ plain }: Turn, order: SampleOrder): string | undefined {
  const { number, state, total } = order;
  if (state !== "on its way") return undefined;
  if (refuses.test(plain) && asksMoney.test(plain))
    return `No, you lose nothing: a refused parcel is paid back whole, the ${dollars(total)} with delivery, within ${refundDays} working days after ${number} is back with us.`;
  return newAddress.test(plain)
    ? `No, not to another street: ${number} is with the carrier. Either a parcel shop near you, by the tracking link, or refuse it at the door, free, and order anew to the new address; the ${dollars(total)} come back.`
    : undefined;
}

const howBare =
  /^(?:ok |and |so |but )*how(?: (?:do i|can i|does (?:that|it)|exactly|then)(?: \w+){0,3})?$/;
const costs =
  /^(?:and |but |so |ok )*(?:does|will|is|do)\b.*\b(?:cost\w*|free|pay|charged?|fee|extra)\b/;
const tooLate =
  /\btoo late\b|\bif (?:i|it) (?:miss|is late|is packed|has left)\b|\balready packed\b/;

/** Answers what is asked about changing an order that has not left yet. */
export function ofEditing(
  { plain, state }: Turn,
  { state: standing }: SampleOrder,
): string | undefined {
  const offered = state.exchanges.slice(-2).some(({ bot }) => bot.includes("“Edit”"));
  if (standing !== "preparing" || !offered || plain.split(" ").length > 9) return undefined;
  if (tooLate.test(plain))
    return `Then it leaves as it is, and you exchange it: free for ${returnDays} days, by post or in a store.`;
  if (costs.test(plain))
    return "No, changing is free; only a difference in price is charged or paid back.";
  return howBare.test(plain)
    ? "Sign in, “My account”, “Orders”, “Edit”, choose the size and save. As a guest you come there by the link in the confirmation. Until 18:00 today."
    : undefined;
}
