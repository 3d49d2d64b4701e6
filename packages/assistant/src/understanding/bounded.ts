import { limits } from "@brightkeel/contracts";

/**
 * The length in characters to which a word is cut: no real word is longer, and a long address is clear from its
 * beginning.
 */
const longestWord = 60;

/**
 * Returns the part of a message that is processed: no longer than a message may be, with endless words and endless
 * runs of punctuation or spaces cut. This bounds the work that a pattern can do at one position, whatever the input.
 */
export function bounded(message: string): string {
  return (
    message
      .slice(0, limits.message)
      // The cut may have left half of a surrogate pair.
      .toWellFormed()
      .replace(/((?:https?:\/\/|www\.)\S{0,60})\S*/gi, "$1")
      .replace(/([^\p{L}\p{M}\p{N}]{12})[^\p{L}\p{M}\p{N}]+/gu, "$1 ")
      .replace(/\s{2,}/g, (spaces) => (spaces.includes("\n") ? "\n" : " "))
      .replace(endlessWord, "$& ")
  );
}

const endlessWord = new RegExp(`\\S{${longestWord}}(?=\\S)`, "gu");
