import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { businesses } from "../../businesses.ts";
import { asTold } from "../../orders/as-stated.ts";
import { namesOtherItem, toldOrder } from "../../orders/references.ts";
import { returnDays } from "../../orders/return-period.ts";
import { tellsFault } from "../goods/first-aid.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Of a fault and an order that cannot be the faulty item’s: one that holds something else, or has not arrived. */

export function notThereYet(turn: Turn): Outcome | undefined {
  const { message, plain, state, slots } = turn;
  const named = toldOrder(sampleOrders, message);
  if (!named || slots.references.length !== 1 || state.flow !== undefined) return undefined;
  // A message with little but the number is taken up where the fault was told.
  const goesOn = state.figures?.faulty !== undefined && plain.split(" ").length > fewWords;
  if (!tellsFault(plain) && !goesOn) return undefined;
  const order = asTold(named, state) ?? named;
  const early = order.arrives < 0;
  if (!early && !namesOtherItem(message, order)) return undefined;
  const why = early
    ? `${order.number} (${order.item}) hasn’t been delivered yet`
    : `${order.number} holds the ${order.item} only`;
  const { order: _other, ...figures } = state.figures ?? {};
  return {
    handled: "broken_thing",
    whole: true,
    state: { ...state, figures: { ...figures, faulty: 1, denied: order.number } },
    reply: say(
      nextStep(state, [
        `I’m sorry about that. ${why}, so the faulty one is from another order. Within ${returnDays} days of delivery you get your money back for a fault, used or not. Send two photos to ${mail}; the shop team finds the order by your name.`,
        `Send them to ${mail}, without a number: ${why}. Write your name and when you bought it, and that you want your money back. You don’t have to repair anything.`,
      ]),
      { source: "shopOrders", choices: [person] },
    ),
  };
}

/** “It’s order BK-10482”. */
const fewWords = 6;
const mail = `${businesses["e-commerce"].mail} (made up)`;
