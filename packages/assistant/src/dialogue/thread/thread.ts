import type { Situation } from "../situation.ts";
import type { Taken } from "../stages/stages.ts";
import type { Incoming, ScenarioState } from "../types.ts";
import { corrected } from "./corrected.ts";
import { inFullQuestion } from "./in-full.ts";
import { missedQuestion } from "./missed-question.ts";
import { notAgain } from "./said-again.ts";

/**
 * Answers a message in its thread: a short follow-up as its full question, a correction with the corrected value, and
 * nothing new with the reply before. A question that its answer misses is asked again.
 *
 * @param answer answers a message, in this conversation or another.
 */
export function readWithThread<Answer extends { situation: Situation; found: Taken }>(
  state: Readonly<ScenarioState>,
  incoming: Incoming,
  answer: (incoming: Incoming, state?: Readonly<ScenarioState>) => Answer,
): Answer {
  const full = inFullQuestion(state, incoming, answer);
  const anew = notAgain(state, incoming, corrected(state, incoming, full, answer), answer);
  return missedQuestion(state, incoming, anew, answer);
}
