import type { Lead } from "../lead.ts";

/** One attempt to deliver. */
export type Delivery = {
  /** The same for a repetition. */
  id: string;
  signal: AbortSignal;
  /** What an earlier attempt has done already, by the target's own names. */
  done: readonly string[];
};

/** Receiver of leads. */
export type DeliveryTarget = {
  /** Stored with deliveries, so it must not change while any is pending. */
  name: string;
  /** How long one attempt may take, in milliseconds. */
  timeLimit?: number;
  /**
   * Delivers a lead. Resolves when the receiver has said that it has taken it, rejects with a readable error otherwise;
   * a `DeliveryError` may say more.
   */
  deliver(lead: Lead, delivery: Delivery): Promise<void>;
  /** Writes to the people who act on leads, where this receiver reaches people. */
  tell?(message: { subject: string; text: string }): Promise<void>;
  close?(): void;
};
