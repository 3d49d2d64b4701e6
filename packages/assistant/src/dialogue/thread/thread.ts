import type { Situation } from "../situation.ts";
import type { Taken } from "../stages/stages.ts";
import type { Incoming, ScenarioState } from "../types.ts";
import { corrected } from "./corrected.ts";
import { inFullQuestion } from "./in-full.ts";
import { keptAside } from "./kept-aside.ts";
import { missedQuestion } from "./missed-question.ts";
import { notAgain } from "./said-again.ts";

/**
 * Answers a message in its thread: a short follow-up as its full question, a correction with the corrected value, and
 * nothing new with the reply before. A question that its answer misses is asked again, and what a message puts aside
 * is kept out of its reply.
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
  const asked = missedQuestion(state, incoming, anew, answer);
  return keptAside(state, incoming, asked, answer);
}
