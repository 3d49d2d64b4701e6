import type { FlowState } from "../../dialogue/types.ts";
import type { Purpose } from "./order-reply.ts";

/** What each intent wants of an order. */
export const purposes: Readonly<Record<string, Purpose>> = {
  track_order: "status",
  change_order: "change",
  cancel_order: "cancel",
  change_shipping_address: "address",
  delivery_issue: "late",
  get_refund: "refund",
  refund_status: "refund",
  wrong_item: "wrong",
  damaged_item: "damaged",
};

/** What the order task was begun for. */
export const purposeOf = (flow: FlowState): Purpose => {
  const named = flow.slots.purpose;
  return Object.values(purposes).find((purpose) => purpose === named) ?? "status";
};
