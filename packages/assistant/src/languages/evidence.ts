import { countsOfOthers, isCommonEnglish } from "../dialogue/digressions/foreign-language.ts";
import type { Understander } from "../understanding/understand.ts";

/** What a word says for English: nothing, little where our phrases hold it, much where everybody uses it. */
export const englishEvidence =
  (understander: Understander) =>
  (word: string): "telling" | "known" | undefined =>
    isCommonEnglish(word) ? "telling" : understander.knows(word) ? "known" : undefined;

/** What speaks for a language that is not spoken here. */
export const othersEvidence = (message: string): number => 2 * countsOfOthers(message);
