import { wasSaid } from "../../../dialogue/state.ts";
import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** What can be said for certain where a question has no answer on record: how the visitor finds it out cheaply. */

const answers: readonly (readonly [asked: RegExp, text: string])[] = [
  [
    anywhere(
      wordList`how much, what (does|do|would|will|is the) (\w+ ){0,4}(cost|price), prices?, costs?`,
    ),
    "I don’t have a price for that. Get two local quotes, and set them against what one new customer leaves you after costs: if it takes more than you can count on in a month, leave it.",
  ],
  [
    anywhere(wordList`how many, how long, how often, how soon, how fast, when, how high`),
    "That differs too much from place to place for me to name a number. Count your own for two weeks, with a code or by asking “how did you hear of us?”, and decide on that.",
  ],
  [
    anywhere(
      wordList`should, worth( it)?, good idea, does (it|that|this), would (it|that|this|a|an), is (it|that|this|a|an), are, would, can, better, sense, help`,
    ),
    "I can’t judge that from here, but you can test it cheaply: with ten customers or for four weeks, one number counted before and after. Keep it only if it leaves more than it costs.",
  ],
  [
    anywhere(wordList`how, what, which, who, where, why`),
    "I have no tested answer to that. Ask your last five customers in one sentence; three of them usually say the same, and that’s the place to begin. What are you trying to reach with it?",
  ],
];

/** Undefined if it was said already. */
export const honestly = ({ plain, state }: Turn): string | undefined =>
  answers.find(([asked, text]) => asked.test(plain) && !wasSaid(state, text))?.[1];
