import type { Lead, LeadKind } from "../lead.ts";

/** One attempt to deliver. */
export type Delivery = {
  /** The same for a repetition. */
  id: string;
  signal: AbortSignal;
  /** 1 for the first since the lead came, or since a person asked for it again. */
  attempt: number;
  /** What an earlier attempt has done already, by the target's own names. */
  done: readonly string[];
};

/** Receiver of leads. */
export type DeliveryTarget = {
  /** Stored with deliveries, so it must not change while any is pending. */
  name: string;
  /** How long one attempt may take, in milliseconds. */
  timeLimit?: number;
  /** Which kinds of leads it gets; all without. */
  takes?(kind: LeadKind): boolean;
  /**
   * Delivers a lead. Resolves when the receiver has said that it has taken it, rejects with a readable error otherwise;
   * a `DeliveryError` may say more, and a `DeliverySkipped` ends it.
   */
  deliver(lead: Lead, delivery: Delivery): Promise<void>;
  /** Writes to the people who act on leads, where this receiver reaches people. */
  tell?(message: { subject: string; text: string }): Promise<void>;
  close?(): void;
};
