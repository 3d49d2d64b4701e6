import { anywhere, wordList } from "../../understanding/word-list.ts";
import { say } from "../reply/reply.ts";
import { seen } from "../state.ts";
import type { Rule } from "./rule.ts";

const orders = wordList`instructions?, prompts?, rules, guidelines, programming, the above`;
const secrets = wordList`prompt, instructions, configuration, source code, api keys?, secrets?, passwords?`;
const instruction = anywhere(wordList`
  (ignore|disregard|forget|override|bypass)\b.{0,50}\b${orders}, system (prompt|message),
  (developer|debug|god|jailbreak|admin|sudo|dan) mode, jail ?break,
  (reveal|print|show|repeat|output|tell|give)\b.{0,40}\b(your |the |hidden |initial )${secrets}, you are now,
  pretend (to be|you are|that you), act as (an?|if|my)
`);
/** The delimiters between the parts of a model's input. */
const markup = /<\|?(?:im_start|system|assistant)/i;
/** Handles attempts to give the bot instructions (prompt injection). */
export const instructions: Rule = (scenario, turn) =>
  instruction.test(turn.message) || markup.test(turn.message)
    ? {
        handled: "instruction",
        reply: say(
          seen(turn, "instruction") === 0
            ? `There’s nothing hidden here that a message could show or change. I answer from the facts of this demo and stick to them. What I can do: ${scenario.can}.`
            : "That doesn’t work on me, however you put it. Ask me something about the demo and you’ll get a real answer.",
          { next: scenario.starters },
        ),
      }
    : undefined;
