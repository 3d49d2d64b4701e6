import { dollars } from "../../dialogue/reply/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { refundDays, returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Side questions about an order: another address, refusing the parcel, and how to make a change. */

/** “I checked with the neighbours” does not ask for another place. */
export const alreadyTried = /\b(?:checked|asked|looked|already|nothing|nobody)\b/;
const newAddress =
  /\b(?:my|a|the|another|our) (?:new|other|different|right|correct) (?:address|house|flat|place|home)\b|\banother (?:street|address)\b/;
const refuses = /\brefus(?:e|ed|ing)\b|\bdo not (?:take|accept) it\b/;
const asksMoney = /\b(?:lose|shipping|delivery|cost\w*|pay|money|back|charged?|fee)\b/;

/** Answers a request for another address, or what refusing the parcel costs. */
export function ofAddress({ plain, state: talk }: Turn, order: SampleOrder): string | undefined {
  const { number, state, total } = order;
  if (state !== "on its way") return undefined;
  if (talk.exchanges.slice(-3).some(({ bot }) => bot.includes("no longer be stopped"))) {
    if (/^(?:but |and |so )*why\b/.test(plain))
      return `The carrier already has ${number}, and we can’t call a parcel back once it’s on the road.`;
    if (refuses.test(plain) && !asksMoney.test(plain))
      return `Yes, say no at the door or leave it at the parcel shop. It comes back on its own for free, and you’ll have your ${dollars(total)} back within ${refundDays} working days.`;
    if (/^(?:so |and |really )*(?:all|everything|the (?:full|whole))\b/.test(plain))
      return `Yes, all of it: ${dollars(total)}, including delivery.`;
  }
  if (refuses.test(plain) && asksMoney.test(plain))
    return `No, you don’t lose anything. We refund a refused parcel in full, so you get ${dollars(total)} including delivery within ${refundDays} working days after ${number} is back with us.`;
  return newAddress.test(plain)
    ? `No, we can’t send it to another street, because ${number} is with the carrier. You can pick a parcel shop nearby in the tracking link, or refuse it at the door for free, get your ${dollars(total)} back and order again to the new address.`
    : undefined;
}

const howBare =
  /^(?:ok |and |so |but )*(?:how(?: (?:do i|can i|does (?:that|it)|exactly|then)(?: \w+){0,3})?|where(?: do i| can i)?(?: \w+){0,3}|i ordered as (?:a )?guest)$/;
const fromTo = /^from (?:\w+ )?to (?:\w+ )?\w+$|^from \w+ to \w+$|^in \w+ instead$/;
const costs =
  /^(?:and |but |so |ok )*(?:does|will|is|do)\b.*\b(?:cost\w*|free|pay|charged?|fee|extra)\b/;
const delays =
  /\bdelay\w*|\b(?:come|arrive|be|take|make)s? (?:it |that )?(?:any )?(?:later|longer)\b|\bslow\w*|\bstill (?:come|arrive|be) (?:by|on)\b/;
const tooLate =
  /\btoo late\b|\bif (?:i|it) (?:miss|is late|is packed|has left)\b|\balready packed\b/;

/** Answers questions about changing an order that has not shipped yet. */
export function ofEditing(
  { plain, state }: Turn,
  { state: standing }: SampleOrder,
): string | undefined {
  const offered = state.exchanges.slice(-3).some(({ bot }) => bot.includes("“Edit”"));
  const ofPlace = state.exchanges.slice(-3).some(({ bot }) => bot.includes("“Delivery address”"));
  if (standing === "preparing" && ofPlace && howBare.test(plain))
    return "Sign in, go to “My account”, “Orders”, “Delivery address”, and type it there. As a guest, use the link in your confirmation. You have until 18:00 today.";
  if (standing !== "preparing" || !offered || plain.split(" ").length > 9) return undefined;
  if (tooLate.test(plain))
    return `It ships as it is, and you can exchange it for free for ${returnDays} days, by post or in a store.`;
  if (delays.test(plain))
    return "No, as long as you change it by 18:00 today. It’s packed after that and comes on the same day.";
  if (costs.test(plain) || /\bprice chang\w*|\bchange the price\b/.test(plain))
    return "No, changing it is free. Only a difference in price is charged or refunded.";
  if (fromTo.test(plain))
    return "Yes, you choose it in the same place: click “Edit” and save. You’ll see which sizes and colours are in stock.";
  return howBare.test(plain)
    ? "Sign in, go to “My account”, “Orders”, “Edit”, choose the size and save. As a guest, use the link in your confirmation. You have until 18:00 today."
    : undefined;
}
