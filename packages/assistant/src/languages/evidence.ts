import { countsOfOthers, isCommonEnglish } from "../dialogue/digressions/foreign-language.ts";
import type { Understander } from "../understanding/understand.ts";

/**
 * Returns how strongly a word suggests English: strongly if it is common, weakly if only the training phrases contain
 * it, otherwise not at all.
 */
export const englishEvidence =
  (understander: Understander) =>
  (word: string): "telling" | "known" | undefined =>
    isCommonEnglish(word) ? "telling" : understander.knows(word) ? "known" : undefined;

/** Returns the evidence for a language that the assistant does not speak. */
export const othersEvidence = (message: string): number => 2 * countsOfOthers(message);
