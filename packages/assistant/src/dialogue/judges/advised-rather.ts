import type { Situation } from "../situation.ts";
import type { Taken } from "../stages/stages.ts";

/** Replaces an answer that is only a guess by the desk's advice; returns any other unchanged. */
export function advisedRather({ understander, scenario, turn }: Situation, found: Taken): Taken {
  const { outcome: guessed, taken } = found;
  const sources = { book: understander.advice, questions: understander.questions(turn.industry) };
  const outcome = scenario.adviseRather?.(turn, sources, { outcome: guessed, stage: taken.stage });
  const why = `it means a subject of advice rather than “${guessed.handled}”`;
  return outcome ? { outcome, taken: { stage: "advised", decision: outcome.handled, why } } : found;
}
