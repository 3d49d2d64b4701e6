import type { ScenarioState } from "../types.ts";

/**
 * Returns the first step that was not yet given in this conversation, or the last one, so that a visitor who repeats
 * a problem gets the next step rather than the same words.
 * The first letter does not count: behind a colon it was a small one.
 */
export const nextStep = (
  { exchanges }: Readonly<ScenarioState>,
  steps: readonly [string, ...string[]],
): string =>
  steps.find((step) => exchanges.every(({ bot }) => !bot.includes(step.slice(1)))) ??
  steps.at(-1) ??
  steps[0];
