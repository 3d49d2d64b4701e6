import { person, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { sampleOrders } from "../goods/sample.ts";

/** Answers whether an order that was placed for delivery can still be collected in a store. */

const moved = wordList`
  re-?rout\w*, redirect\w*, divert\w*, send, sent, deliver(ed)?, pick(ed)?( it| this| that)? up, collect( it| this| that)?,
  get it, have it, fetch it, change it, switch it
`;
const store = wordList`stores?, shops?, portland, boulder, burlington`;
const moves = new RegExp(`\\b${moved}\\b.{0,30}\\b${store}\\b`);
const otherwise =
  /\b(?:parcel shop|return\w*|send (?:it |this )?back|refund\w*|swap|exchange|another|new|instead of)\b/;

export function orderToStore(turn: Turn): Outcome | undefined {
  const { plain, state, now } = turn;
  if (!moves.test(plain) || otherwise.test(plain) || plain.split(" ").length > 24) return undefined;
  const order = orderInHand(turn, sampleOrders);
  if (!order || (order.state !== "preparing" && order.state !== "on its way")) return undefined;
  const due = spoken(dayOf(now).add({ days: -order.arrives }));
  const text =
    order.state === "preparing"
      ? `No, pickup is chosen when you order. ${order.number} hasn’t shipped, so you can cancel it for free and order again for pickup, ready in two hours.`
      : `No, a parcel on its way can’t go to one of our stores. The tracking link for ${order.number} can still send it to a parcel shop until the morning of ${due}.`;
  return {
    handled: "flow:order",
    whole: true,
    state: { ...state, figures: { ...state.figures, order: order.number } },
    reply: say(text, { source: "shopOrders", choices: [person] }),
  };
}
