import { z } from "zod";
import { reference, type Tool, tool } from "./tool.ts";

const orderWishes = {
  status: "track_order",
  change: "change_order",
  cancel: "cancel_order",
  address: "change_shipping_address",
  late: "delivery_issue",
  refund: "get_refund",
  wrong_item: "wrong_item",
  damaged_item: "damaged_item",
} as const;

/** Tools for the desks with orders. */
export const orderTools: readonly Tool[] = [
  tool(
    "look_up_order",
    "Looks an order up by its number and says where it is, or whether what the visitor wants can still be done with it.",
    z.object({
      number: reference,
      wish: z
        .enum([
          "status",
          "change",
          "cancel",
          "address",
          "late",
          "refund",
          "wrong_item",
          "damaged_item",
        ])
        .default("status"),
    }),
    (desk, { number, wish }) => desk.wish(orderWishes[wish], `Please look at order ${number}`),
  ),
  tool(
    "check_return",
    "Says whether an order may be sent back, and until when.",
    z.object({ number: reference }),
    (desk, { number }) => desk.wish("return_item", `Please check a return of order ${number}`),
  ),
];
