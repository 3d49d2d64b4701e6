import type { Lead } from "../lead.ts";

/** Receiver of leads. */
export type DeliveryTarget = {
  /** Stored with deliveries, so it must not change while any is pending. */
  name: string;
  /**
   * Delivers a lead. Resolves when the receiver has taken it, rejects with a readable error otherwise.
   * A repetition of an earlier delivery has the same `id`.
   */
  deliver(lead: Lead, delivery: { id: string; signal: AbortSignal }): Promise<void>;
  close?(): void;
};
