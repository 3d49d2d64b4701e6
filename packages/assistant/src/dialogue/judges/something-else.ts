import { scopeByKnownWords } from "../../understanding/understand.ts";
import { notUnderstood } from "../message/clauses.ts";
import { decline } from "../reply/fallbacks.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import type { Taken } from "../stages/stages.ts";

/**
 * Declines a short first message that is clearly about something else. A stage may still have found a reply by one
 * shared word, such as a puppy that should learn to sit and a hotel that takes dogs.
 */

/** Stages that match by a word, by nearness in meaning, or by the likeliest intent. */
const guesses = stagesOf(
  ["near", "advice"],
  ["wish", "several", "resolved", "likely question", "addressed"],
);

/**
 * Below this probability a message is about something else, whatever reply comes near to it. Of 2,207 short messages to
 * these desks that nothing was learned from, five are below; of 420 about anything else, nearly all.
 */
const hardlyInScope = 0.02;

/** In a longer message, most words are about the visitor's own affairs. */
const mostWords = 12;

/** Returns the reply that replaces it; undefined if it is kept. */
export function aboutSomethingElse(
  { scenario, turn }: Situation,
  { outcome, taken }: Taken,
): Taken | undefined {
  if (turn.state.exchanges.length > 0 || turn.plain.split(" ").length > mostWords) return undefined;
  if (!guesses.has(taken.stage) || notUnderstood.has(outcome.handled)) return undefined;
  const probability = scopeByKnownWords(turn.understanding);
  if (probability >= hardlyInScope) return undefined;
  const declined = decline(scenario, turn);
  return {
    outcome: declined,
    taken: {
      stage: "something else",
      decision: declined.handled,
      why: `it is about something else (in scope: ${probability.toFixed(3)}), and “${taken.stage}” only came near`,
    },
  };
}
