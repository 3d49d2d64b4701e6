import { say } from "../reply.ts";
import { type Rule, seen } from "./rule.ts";

const instruction =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:instructions?|prompts?|rules|guidelines|programming|the above)\b|\bsystem (?:prompt|message)\b|\b(?:developer|debug|god|jailbreak|admin|sudo|dan) mode\b|\bjail ?break\b|\b(?:reveal|print|show|repeat|output|tell|give)\b.{0,40}\b(?:your |the |hidden |initial )(?:prompt|instructions|configuration|source code|api keys?|secrets?|passwords?)\b|\byou are now\b|\bpretend (?:to be|you are|that you)\b|\bact as (?:an?|if|my)\b|<\|?(?:im_start|system|assistant)/i;
/** Attempts at giving the bot orders. */
export const instructions: Rule = (scenario, turn) =>
  instruction.test(turn.message)
    ? {
        handled: "instruction",
        reply: say(
          seen(turn, "instruction") === 0
            ? `There is nothing hidden here that a message could show or change: I answer from the facts of this demo, and stay with them. What I can do: ${scenario.can}.`
            : "That does not work on me, however it is put. Ask me something about the demo and you get a proper answer.",
          { next: scenario.starters },
        ),
      }
    : undefined;
