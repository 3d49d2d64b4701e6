import { dollars } from "../../dialogue/reply/reply.ts";
import { checkedReturn } from "./return-period.ts";

/** A made-up order. Dates are relative to today, so that the sample never goes out of date. */
export type SampleOrder = {
  number: string;
  item: string;
  total: number;
  /** Days ago. */
  ordered: number;
  /** Days ago; negative values are in the future. */
  arrives: number;
  state: "preparing" | "on its way" | "delivered" | "returned";
  note: string;
};

/** Creates a returned sample order, with a note on the state of its refund. */
export const returned = (order: Omit<SampleOrder, "state" | "note">): SampleOrder => ({
  ...order,
  state: "returned",
  note: `The return arrived ${checkedReturn.arrived} days ago. You’ll get ${dollars(order.total)} back within ${checkedReturn.paidWithin} working days.`,
});
