import { isUpset, sorryFor } from "../../dialogue/digressions/distress.ts";
import { person, pick, say } from "../../dialogue/reply/reply.ts";
import type { Handler } from "../../dialogue/types.ts";
import type { Sold } from "./order-thread.ts";
import { byNumber } from "./references.ts";
import { whatNow } from "./what-now.ts";

/** Hands an upset customer over to the team, with the order and the messages so far. */
export const handOverCustomer =
  (sold: Sold): Handler =>
  (turn) => {
    const { orders, source } = sold;
    const { state, slots } = turn;
    // “What do I do now?” is not anger but a question about the next step.
    const step = isUpset(turn) ? undefined : whatNow(turn, sold);
    if (step) return step;
    const order =
      byNumber(orders, slots.references[0]) ??
      byNumber(
        orders,
        state.done?.find(({ slots: known }) => known.reference !== undefined)?.slots.reference,
      ) ??
      byNumber(orders, state.figures?.order);
    const next = order
      ? `I’ll pass it to the shop team with ${order.number} (${order.item}) and everything you wrote. Someone will answer within one working day. Shall I check the return or the refund in the meantime?`
      : "I’ll pass everything you wrote to the shop team, and someone will answer within one working day. If you give me your order number, I can help right away. Which order is it?";
    return {
      state,
      reply: say(`${sorryFor(turn)} ${next}`, {
        source,
        choices: order
          ? [...pick("I want to return it", "Where is my refund?"), person]
          : [...orders.slice(0, 3).map(({ number }) => ({ label: number, send: number })), person],
      }),
    };
  };
