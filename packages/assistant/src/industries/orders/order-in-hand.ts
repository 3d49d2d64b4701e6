import type { Turn } from "../../dialogue/types.ts";
import { ago } from "./dates.ts";
import { toldOrder } from "./references.ts";
import { checkedReturn } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** So many messages back an order still is what is talked about. */
const memory = 3;

/** The order that a message is about: the one it names, or the one that was shown or told a moment ago. */
export function orderInHand(
  { message, state }: Turn,
  orders: readonly SampleOrder[],
): SampleOrder | undefined {
  const lately = state.exchanges.slice(-memory).map(({ visitor, bot }) => `${visitor} ${bot}`);
  return [...lately, message]
    .map((text) => toldOrder(orders, text))
    .findLast((order) => order !== undefined);
}

/** How an order stands, after its number: “is on its way, due on …”. */
export const standing = (order: SampleOrder, now: Date): string =>
  ({
    preparing: `is being packed and due on ${ago(now, order.arrives)}`,
    "on its way": `is on its way and due on ${ago(now, order.arrives)}`,
    delivered: `was delivered on ${ago(now, order.arrives)}`,
    returned: `came back ${checkedReturn.arrived} days ago and is checked`,
  })[order.state];
