import { unreadable } from "../reply/fallbacks.ts";
import type { Rule } from "./rule.ts";

/** The maximum number of characters that are read; a longer message was pasted, and is rarely the question. */
export const mostLetters = 1_200;

export const wordless: Rule = (scenario, turn) =>
  /[\p{L}\p{N}]/u.test(turn.message)
    ? undefined
    : {
        handled: "unreadable",
        ...unreadable(scenario, turn, [
          "I can only read words, not symbols. Tell me in a few words what you need.",
          "I still don’t see any words to go by. Try a short sentence, or pick one of these.",
        ]),
      };

export const addressOnly: Rule = (scenario, turn) =>
  /[\p{L}\p{N}]/u.test(
    turn.message.replace(/(?:\w+:\/\/|www\.)\S+|\S+\.(?:com|net|org|io)\S*/gi, ""),
  )
    ? undefined
    : {
        handled: "unreadable",
        ...unreadable(scenario, turn, [
          "I can’t open links or files. Tell me in words what it’s about.",
          "I can’t open that one either. What do you need, in a sentence?",
        ]),
      };

export const tooLong: Rule = (scenario, turn) =>
  turn.message.length <= mostLetters
    ? undefined
    : {
        handled: "unreadable",
        ...unreadable(scenario, turn, [
          "That’s more than I can read well. What’s it about, in one or two sentences?",
          "That’s long again, and I’d only be guessing. One sentence helps me most.",
        ]),
      };
