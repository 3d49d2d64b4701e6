import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { byItem, namesOtherItem, toldOrder } from "../../orders/references.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Says that an order does not hold the item that is to go back, rather than taking back another. */

const goesBack =
  /\b(?:return\w*|send(?:ing)? (?:\w+ ){0,4}back|give (?:\w+ ){0,4}back|refund\w*|money back|exchange|swap|cancel\w*)\b/;
/** “Instead of the stove”, “and a new lamp”: also names what is wanted. */
const wants =
  /\b(?:instead|rather|new|want an?|order an?|buy|got an?|sent me|received|wrong|missing|not in)\b/;

export function notInOrder(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const order = toldOrder(sampleOrders, message);
  if (!order || turn.slots.references.length !== 1 || state.flow !== undefined) return undefined;
  if (state.figures?.faulty !== undefined || !goesBack.test(plain) || wants.test(plain))
    return undefined;
  const held = order.item.split(" and ").some((item) => byItem([{ item }], message) !== undefined);
  if (held || !namesOtherItem(message, order)) return undefined;
  const other = byItem(sampleOrders, message);
  return {
    handled: "flow:order",
    whole: true,
    state: { ...state, figures: { ...state.figures, order: other?.number ?? order.number } },
    reply: say(
      other
        ? `${order.number} holds the ${order.item} only. What you name is in ${other.number} (${other.item}). Is it that one?`
        : `${order.number} holds the ${order.item} only, so it must be another order. Its number starts with “BK-” in the confirmation.`,
      {
        source: "shopOrders",
        choices: other
          ? [{ label: `Return ${other.number}`, send: `I want to return ${other.number}` }, person]
          : [person],
      },
    ),
  };
}
