import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { businesses } from "../../businesses.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Says where to send requested photos, and what to do without any. */

const noPhotos =
  /\b(?:no|without|not have|can ?not (?:take|send|make)|not able|unable)\b.{0,24}\b(?:photos?|pictures?|pics?|camera)\b/;

const asksWhere =
  /\b(?:where|how)\b.{0,30}\b(?:send|upload|mail|email|attach|submit)\b|\b(?:which|what) (?:address|e-?mail)\b|\b(?:send|upload) (?:them|it|the \w+|photos?) (?:to )?where\b/;
const wasAsked = /\b(?:photos?|picture)\b/;
/** For how many messages photos that were asked for are spoken of. */
const lately = 6;

/** Says where to send the photos that a recent reply asked for. */
export function whereToSend(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const spoken = /\b(?:photos?|pictures?|pics?|screenshots?|them|statement)\b/.test(plain);
  if (
    !asksWhere.test(plain) ||
    !spoken ||
    /\bback\b/.test(plain) ||
    !state.exchanges.slice(-lately).some(({ bot }) => wasAsked.test(bot))
  )
    return undefined;
  // The faulty item may be from another order than the one that was named.
  const order = state.figures?.denied === undefined ? orderInHand(turn, sampleOrders) : undefined;
  return {
    handled: "repair",
    state,
    reply: say(
      `Send them to ${businesses["e-commerce"].mail} (made up)${order ? `, with ${order.number} in the subject line` : ", with the order number in the subject line"}. Someone will answer within two working days, usually sooner.`,
      { source: "shopOrders", choices: [person] },
    ),
  };
}

/** Customers who cannot send photos bring the item to a store or describe it. */
export function withoutPhotos({ plain, state }: Turn): Outcome | undefined {
  if (!noPhotos.test(plain) || !state.exchanges.some(({ bot }) => /\bphotos?\b/.test(bot)))
    return undefined;
  return {
    handled: "repair",
    state,
    reply: say(
      "You can do it without photos. Bring it to any store with the order number, or describe the fault to the shop team in two sentences. It takes a day longer, and the warranty is the same.",
      { source: "shopOrders", choices: [person] },
    ),
  };
}
