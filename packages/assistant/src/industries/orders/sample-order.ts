import { dollars } from "../../dialogue/reply.ts";
import { checkedReturn } from "./return-period.ts";

/** A made-up order. Days count back from today, so that it never ages. */
export type SampleOrder = {
  number: string;
  item: string;
  total: number;
  /** Days ago. */
  ordered: number;
  /** Days ago; negative lies ahead. */
  arrives: number;
  state: "preparing" | "on its way" | "delivered" | "returned";
  note: string;
};

/** A sample order that came back, with the note that says how its refund stands. */
export const returned = (order: Omit<SampleOrder, "state" | "note">): SampleOrder => ({
  ...order,
  state: "returned",
  note: `The return arrived ${checkedReturn.arrived} days ago; ${dollars(order.total)} goes back within ${checkedReturn.paidWithin} working days.`,
});
