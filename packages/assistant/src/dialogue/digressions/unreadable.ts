import { unreadable } from "../fallbacks.ts";
import type { Rule } from "./rule.ts";

/** The maximum number of characters that are read; a longer message was pasted, and is rarely the question. */
export const mostLetters = 1_200;

export const wordless: Rule = (scenario, turn) =>
  /[\p{L}\p{N}]/u.test(turn.message)
    ? undefined
    : {
        handled: "unreadable",
        ...unreadable(scenario, turn, [
          "I read words, not signs. Tell me in a few words what you need.",
          "Still no words for me to go by. A short sentence will do, or take one of these.",
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
          "I cannot open addresses or files. Tell me in words what it is about.",
          "Addresses stay closed to me, this one too. What do you need, in a sentence?",
        ]),
      };

export const tooLong: Rule = (scenario, turn) =>
  turn.message.length <= mostLetters
    ? undefined
    : {
        handled: "unreadable",
        ...unreadable(scenario, turn, [
          "That is more than I can read well. What is it about, in one or two sentences?",
          "That is long again, and I would only guess. One sentence helps me most.",
        ]),
      };
