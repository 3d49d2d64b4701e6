import { limits } from "@brightkeel/contracts";

/** Longer is no word that anybody means; a long address is as clear from its beginning. In characters. */
const longestWord = 60;

/**
 * The message as far as it is read: no longer than a message may be, and in it no endless word and no endless row of
 * signs or spaces. What a pattern can try at one place is thereby bounded, however a message is made.
 */
export function bounded(message: string): string {
  return (
    message
      .slice(0, limits.message)
      // Half of a pair of surrogates may have stayed.
      .toWellFormed()
      .replace(/((?:https?:\/\/|www\.)\S{0,60})\S*/gi, "$1")
      .replace(/([^\p{L}\p{M}\p{N}]{12})[^\p{L}\p{M}\p{N}]+/gu, "$1 ")
      .replace(/\s{2,}/g, (spaces) => (spaces.includes("\n") ? "\n" : " "))
      .replace(endlessWord, "$& ")
  );
}

const endlessWord = new RegExp(`\\S{${longestWord}}(?=\\S)`, "gu");
