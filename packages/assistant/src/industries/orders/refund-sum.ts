import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply/reply.ts";
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
  const stated = state.before === "refund_sum" || paid === undefined;
  const rest = stated ? "" : ` The other ${dollars(paid - total)} was for delivery.`;
  return {
    handled: "refund_sum",
    state,
    reply: say(
      `${nextStep(state, [
        `${dollars(total)} is the full price of the ${item}. We only refund delivery if the items were faulty or wrong. If they were, just let me know, and the shop team will add it to ${number}. You’ll have your ${dollars(total)} back within ${checkedReturn.paidWithin} working days.`,
        `No, not automatically. If you changed your mind, we refund the items but not the delivery. If the ${item} was faulty or wrong, the shop team adds the delivery, so let me know and I’ll pass it on with ${number}.`,
        `I’ll pass it on with ${number} and the amount you gave. The shop team decides on the delivery and will answer within one working day.`,
      ])}${rest}`,
      { source, choices: [person] },
    ),
  };
}
