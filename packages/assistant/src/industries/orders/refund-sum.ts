import { nextStep } from "../../dialogue/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import type { Sold } from "./order-thread.ts";
import { byNumber } from "./references.ts";
import { checkedReturn } from "./return-period.ts";

/** Explains why a refund is lower than the amount paid: what it includes, and what happens to the delivery charge. */

const delivery = /\b(?:shipping|delivery|express|postage|post)\b/;
const backOf = /\b(?:back|refund\w*|return\w*|include\w*|missing|paid)\b/;
const asks = /\b(?:get|do|does|is|are|will|what about|and|why|where|refund|only|but|paid|not)\b/;

export function refundSum(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, state, slots } = turn;
  const order = byNumber(
    orders,
    state.figures?.order ??
      state.done?.find(({ slots: known }) => known.reference)?.slots.reference,
  );
  if (order?.state !== "returned" || plain.split(" ").length > 26) return undefined;
  const { number, total, item } = order;
  const paid = [...slots.amounts.map(({ value }) => value), ...slots.numbers].find(
    (value) => value > total && value < total * 1.5,
  );
  const ofDelivery = delivery.test(plain) && (backOf.test(plain) || state.before === "refund_sum");
  if (!(paid !== undefined || ofDelivery) || !(asks.test(plain) || state.before === "refund_sum"))
    return undefined;
  const told = state.before === "refund_sum" || paid === undefined;
  const rest = told ? "" : ` The other ${dollars(paid - total)} were the delivery.`;
  return {
    handled: "refund_sum",
    state,
    reply: say(
      `${nextStep(state, [
        `${dollars(total)} is the whole price of the ${item}. Delivery comes back only where the goods were faulty or wrong; if they were, tell me in a word, and the shop team adds it to ${number}. The ${dollars(total)} are with you within ${checkedReturn.paidWithin} working days.`,
        `No, not by itself: for a change of mind the goods are paid back, the delivery is not. If the ${item} was faulty or wrong, the shop team adds the delivery: say so, and I pass it on with ${number}.`,
        `I pass it on with ${number} and the sum you name: the shop team decides on the delivery and answers within one working day.`,
      ])}${rest}`,
      { source, choices: [person] },
    ),
  };
}
