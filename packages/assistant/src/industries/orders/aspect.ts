import type { Turn } from "../../dialogue/types.ts";
import type { Purpose } from "./order-reply.ts";
import type { SampleOrder } from "./sample-order.ts";

/** The order that a message asks about, and the day it is due, in words. */
export type Asked = { order: SampleOrder; due: string; turn: Turn };
/** The text of an answer, or the purpose with which to answer from the order. */
type Answer = string | { purpose: Purpose } | undefined;
/** One thing that is asked about an order, and its answer; without one, the message is left to others. */
export type Aspect = { asks: RegExp; answer: (asked: Asked) => Answer };
