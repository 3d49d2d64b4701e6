import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { refundDays, returnDays } from "../../orders/return-period.ts";
import type { SampleOrder } from "../../orders/sample-order.ts";

/** Follow-ups once a refund for a faulty item is agreed, and the entitlement by the item's age. */

export const starts =
  /^(?:start|begin|open|claim)\b|^do (?:it|that|this|so)\b|\b(?:start|begin|open|make) (?:it|that|the claim|a claim|one)\b/;
const howMuch = /^(?:and |so |ok )*how much\b/;
const fewWords = 6;

/** “How much?” and “ok do that” right after a refund was mentioned. */
export function refundSettled({ plain, state }: Turn, order: SampleOrder): Outcome | undefined {
  const named = /back the way you paid|the full price of/.test(state.exchanges.at(-1)?.bot ?? "");
  if (!named || plain.split(" ").length > fewWords) return undefined;
  if (!howMuch.test(plain) && !starts.test(plain)) return undefined;
  return {
    handled: "repair",
    state,
    reply: say(
      howMuch.test(plain)
        ? `${dollars(order.total)}, the full price of ${order.number}. Shall I start it?`
        : `Done, as far as a demo goes. We’ll e-mail the label for ${order.number} today, and you’ll get ${dollars(order.total)} within ${refundDays} working days after it’s here.`,
      { source: "shopOrders", choices: [person] },
    ),
  };
}

const ofMoney = /\b(?:money|refund\w*|cash|paid back|reimburse\w*)\b/;
const asksWhen = /\b(?:how (?:long|soon|fast|many days)|when|till when|until when)\b/;

/** “And how long for the money?” during a fault report asks about the refund, not the repair. */
export const whenPaidBack = (plain: string, order: SampleOrder | undefined): string | undefined =>
  ofMoney.test(plain) && asksWhen.test(plain)
    ? order
      ? `Within ${refundDays} working days after the ${order.item} reaches us, you’ll have the ${dollars(order.total)} for ${order.number} back the way you paid.`
      : `Within ${refundDays} working days after it reaches us, the way you paid. Banks sometimes take another 2–3 days to show it.`
    : undefined;

/** States which cover applies at the age of the purchase: return period or warranty. */
export const coveredSince = ({ figures }: Pick<Turn["state"], "figures">): string =>
  Number(figures?.boughtDays ?? Number.NaN) <= returnDays
    ? `You can choose a refund or a new one, used or not. Two photos and the order number are enough.`
    : `The ${returnDays} days for returns are over by then, but the warranty isn’t: two years on everything, five on tents and packs. A repair or a new one won’t cost you anything. Two photos and the order number are enough.`;
