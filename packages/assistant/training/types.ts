import type { IndustryId } from "@brightkeel/contracts";

/** One thing that visitors want, with phrases that say it. */
export type IntentTraining = {
  id: string;
  industries: readonly IndustryId[];
  /** On a button: what the visitor would be choosing. */
  label: string;
  /** What the button sends as their words. */
  send: string;
  /** For `docs/assistant.md`. */
  description: string;
  /** One phrase a line; see `phrases.ts` of the assistant for “(a|b)”, “{list}” and “~”. */
  phrases: string;
};

export const everywhere = ["e-commerce", "hospitality", "marketing", "support"] as const;
/** Customer service in general: a shop has it, and a support desk answers for one. */
export const service = ["e-commerce", "support"] as const;
export const shop = ["e-commerce"] as const;
export const hotel = ["hospitality"] as const;
export const marketing = ["marketing"] as const;
export const support = ["support"] as const;
