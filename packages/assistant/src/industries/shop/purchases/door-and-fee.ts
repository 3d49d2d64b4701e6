import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { ago } from "../../orders/dates.ts";
import { refundDays } from "../../orders/return-period.ts";
import { shopPrices } from "../goods/prices.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Of an order on its way: whether it can be refused at the door, and the fee for express that came late. */

const refuses = anywhere(wordList`
  (can|could|may|how do|should|do) (i|we)( \w+){0,2} refuse, (what )?if (i|we) refuse, send it away at the door
`);
const wantsNot = /\bnot (?:want|wanna|going)\b|\b(?:lose|loses?|shipping|postage|pay|cost\w*)\b/;
const expressFee = anywhere(wordList`
  express (fee|money|charge|costs?|postage|shipping|price), (fee|money|charge|cost|extra) for (the )?express, what i paid for express, (paid|pay) (extra )?(for )?express
`);
/** “I want my shipping cost back”, of an order that is late. */
const shippingBack = anywhere(wordList`
  (shipping|delivery|postage)( costs?| fee| money| charge)? back, (refund|give) (me )?(my |the )?(shipping|delivery|postage), back (my |the )?(shipping|delivery|postage)
`);
const back = /\b(?:back|refund\w*|return|just the|only the|just)\b/;
const mostWords = 20;

export function doorAndFee(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  if (plain.split(" ").length > mostWords) return undefined;
  const text = expressFee.test(plain) && back.test(plain) ? feeBack(turn) : undefined;
  if (text !== undefined) return toOutcome(state, text);
  const late = shippingBack.test(plain) ? orderInHand(turn, sampleOrders) : undefined;
  if (late && late.arrives < 0) return toOutcome(state, deliveryBack(late.number, late.total));
  if (!refuses.test(plain) || wantsNot.test(plain)) return undefined;
  const order = orderInHand(turn, sampleOrders);
  if (order?.state === "preparing")
    return toOutcome(
      state,
      `You don’t have to: ${order.number} hasn’t shipped yet, so you can cancel it for free now.`,
    );
  return order?.state === "on its way"
    ? toOutcome(
        state,
        `Yes, you can refuse ${order.number} at the door on ${ago(now, order.arrives)}. It costs nothing, and your ${dollars(order.total)} is back within ${refundDays} working days after it reaches us.`,
      )
    : undefined;
}

const deliveryBack = (number: string, total: number): string =>
  total >= shopPrices.freeShippingFrom
    ? `Standard delivery was free for ${number}, since it’s over ${dollars(shopPrices.freeShippingFrom)}. If you paid for express and it comes late, you get the ${dollars(shopPrices.expressShipping)} back. And if it’s too late for you, refuse it at the door: all of it is refunded.`
    : `If ${number} comes later than promised, the shop team refunds the delivery. If it’s too late for you, refuse it at the door: all of it is refunded.`;

function feeBack(turn: Turn): string {
  const number = orderInHand(turn, sampleOrders)?.number;
  return nextStep(turn.state, [
    `Yes, when express is late, we refund the ${dollars(shopPrices.expressShipping)}, and you keep your order. ${number === undefined ? "Give me your order number, and the shop team does the rest." : `The shop team checks that for ${number}, and pays it back the way you paid.`}`,
    `The ${dollars(shopPrices.expressShipping)} comes back once the shop team has checked the delivery${number === undefined ? "" : ` of ${number}`}, within ${refundDays} working days. You don’t have to send anything back.`,
  ]);
}

const toOutcome = (state: Turn["state"], text: string): Outcome => ({
  handled: "flow:order",
  whole: true,
  state,
  reply: say(text, { source: "shopOrders", choices: [person] }),
});
