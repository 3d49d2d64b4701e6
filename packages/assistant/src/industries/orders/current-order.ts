import type { Turn } from "../../dialogue/types.ts";
import { asTold } from "./as-stated.ts";
import { ago } from "./dates.ts";
import { toldOrder } from "./references.ts";
import { checkedReturn } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** For how many messages an order remains the current one. */
const memory = 6;

/** Returns the order a message is about: the one it names, or the one shown or mentioned recently, unless it was denied. */
export function orderInHand(
  { message, state }: Turn,
  orders: readonly SampleOrder[],
): SampleOrder | undefined {
  const lately = state.exchanges.slice(-memory).map(({ visitor, bot }) => `${visitor} ${bot}`);
  const { denied, faulty } = state.figures ?? {};
  const held = orders.filter(({ number }) => number !== denied);
  // A faulty thing is of no earlier order if it is not of the one named last.
  const known = faulty === undefined ? held : orders;
  const found = [...lately, message]
    .map((text) => toldOrder(held, text) ?? toldOrder(known, text))
    .findLast((order) => order !== undefined);
  if (found?.number === denied) return undefined;
  return asTold(found, state);
}

/** The state of an order, as the text that follows its number: “is on its way and due on …”. */
export const standing = (order: SampleOrder, now: Date): string =>
  ({
    preparing: `is being packed and due on ${ago(now, order.arrives)}`,
    "on its way": `is on its way and due on ${ago(now, order.arrives)}`,
    delivered: `was delivered ${order.arrives === 0 ? "today" : `on ${ago(now, order.arrives)}`}`,
    returned: `came back ${checkedReturn.arrived} days ago and has been checked`,
  })[order.state];
