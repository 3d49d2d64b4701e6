import type { Consent } from "./consent.ts";

/** Something that people do for the visitor. */
export type Errand = {
  /** In half a sentence: “your question”. */
  readonly what: string;
  /** Whether people have it already. */
  readonly passed: boolean;
  /** Who has it, if it is not the usual desk. */
  readonly to?: string;
};

/** How a desk hands things to its people. */
export type Errands<Turn, Outcome> = {
  /** Who that is: “the front desk”. */
  readonly to: string;
  /** Does what is on offer, or was asked for by name; undefined if there is nothing to hand over. */
  hand(turn: Turn, consent: Consent): Outcome | undefined;
  /** Returns what of an addition is for the staff to read; all of it if absent. */
  forStaff?(added: string): string;
  /** Returns what is on offer, or was passed on shortly before. */
  inHand(turn: Turn): Errand | undefined;
};
