import type { Lead, LeadKind } from "../lead.ts";

/** One attempt to deliver. */
export type Delivery = {
  /** The same for every retry. */
  id: string;
  signal: AbortSignal;
  /** 1 for the first attempt, counted from when the lead came in or was sent again by hand. */
  attempt: number;
  /** What earlier attempts have completed, by the target's own names. */
  done: readonly string[];
};

/** Receiver of leads. */
export type DeliveryTarget = {
  /** Stored with deliveries, so it must not change while any is pending. */
  name: string;
  /** How long one attempt may take, in milliseconds. */
  timeLimit?: number;
  /** The kinds of leads that it receives; all when left out. */
  takes?(kind: LeadKind): boolean;
  /**
   * Delivers a lead. Resolves when the receiver confirms it; rejects with a readable error otherwise. A
   * `DeliveryError` adds when to retry, and a `DeliverySkipped` ends the delivery.
   */
  deliver(lead: Lead, delivery: Delivery): Promise<void>;
  /** Writes to the people who act on leads, where this receiver reaches people. */
  tell?(message: { subject: string; text: string }): Promise<void>;
  close?(): void;
};
