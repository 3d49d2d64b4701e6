import type { ReplyCard } from "@brightkeel/contracts";
import { dollars } from "../../dialogue/reply/reply.ts";
import { ago } from "./dates.ts";
import type { SampleOrder } from "./sample-order.ts";

export const arrivalLabel = ({ arrives }: SampleOrder): string =>
  arrives < 0 ? "Expected" : "Delivered";

export const orderCard = (order: SampleOrder, now: Date): ReplyCard => ({
  kind: "order",
  title: `Order ${order.number}`,
  badge: "Sample",
  rows: [
    { label: "Items", value: order.item },
    { label: "Ordered", value: ago(now, order.ordered) },
    { label: "Status", value: order.state },
    { label: arrivalLabel(order), value: ago(now, order.arrives) },
    { label: "Total", value: dollars(order.total), isTotal: true },
  ],
  note: order.note,
});
