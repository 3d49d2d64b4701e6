import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Asks for no order number that was given: the question is answered again with the order that is in hand. */

const asksWhich = /\bWhich order is it\b/;
/** “Another order”, “my other parcel”: not the one in hand. */
const another =
  /\b(?:another|other|different|second|new) (?:order|parcel|package|one)\b|\bother one\b/;

export function withKnownOrder(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  if (!asksWhich.test(outcome.reply.message.content) || another.test(turn.plain)) return undefined;
  const order = orderInHand(turn, sampleOrders);
  if (!order || turn.slots.references.length > 0) return undefined;
  const { outcome: own } = again(`${turn.message} ${order.number}`, turn.state);
  return asksWhich.test(own.reply.message.content) ? undefined : own;
}
