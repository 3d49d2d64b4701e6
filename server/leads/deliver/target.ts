import type { Lead } from "../lead.ts";

/** A system that hears of leads. */
export type DeliveryTarget = {
  /** Stays the same for as long as deliveries to it may be open: it is stored with them. */
  name: string;
  /**
   * Hands a lead over. Resolves when the receiver has taken it, rejects with an error in a person's words otherwise.
   * A repetition of an earlier delivery has the same `id`.
   */
  deliver(lead: Lead, delivery: { id: string; signal: AbortSignal }): Promise<void>;
  close?(): void;
};
