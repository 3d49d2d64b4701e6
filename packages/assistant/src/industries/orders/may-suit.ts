import type { Purpose } from "./order-reply.ts";
import { returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Purposes of an order that has not been delivered yet; all others are of one that has. */
const beforeDelivery: ReadonlySet<string> = new Set<Purpose>([
  "status",
  "change",
  "cancel",
  "address",
  "late",
]);

/** Whether the order of a named item may be the one meant: nobody received what is still on its way. */
export const maySuit = ({ state, arrives }: SampleOrder, purpose: Purpose | "return"): boolean =>
  beforeDelivery.has(purpose)
    ? state === "preparing" || state === "on its way"
    : state === "delivered" && (purpose === "return" || arrives <= returnDays);
