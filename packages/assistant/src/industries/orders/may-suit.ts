import type { Purpose } from "./order-reply.ts";
import { returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Purposes that need an undelivered order; all others need a delivered one. */
const beforeDelivery: ReadonlySet<string> = new Set<Purpose>([
  "status",
  "change",
  "cancel",
  "address",
  "late",
]);

/** Whether the order of a named item may be the one meant: an item still on its way has not been received. */
export const maySuit = ({ state, arrives }: SampleOrder, purpose: Purpose | "return"): boolean =>
  beforeDelivery.has(purpose)
    ? state === "preparing" || state === "on its way"
    : state === "delivered" && (purpose === "return" || arrives <= returnDays);
