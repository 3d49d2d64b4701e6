import { limits } from "@brightkeel/contracts";

/** Words are truncated to this many characters: no real word is longer, and the start of a long URL is enough. */
const longestWord = 60;

/**
 * Truncates a message to the maximum length, and shortens very long words and runs of punctuation or spaces. This
 * bounds the work of a regular expression at any position, whatever the input.
 */
export function bounded(message: string): string {
  return (
    message
      .slice(0, limits.message)
      // Truncation may have split a surrogate pair.
      .toWellFormed()
      .replace(/((?:https?:\/\/|www\.)\S{0,60})\S*/gi, "$1")
      .replace(/([^\p{L}\p{M}\p{N}]{12})[^\p{L}\p{M}\p{N}]+/gu, "$1 ")
      .replace(/\s{2,}/g, (spaces) => (spaces.includes("\n") ? "\n" : " "))
      .replace(endlessWord, "$& ")
  );
}

const endlessWord = new RegExp(`\\S{${longestWord}}(?=\\S)`, "gu");
