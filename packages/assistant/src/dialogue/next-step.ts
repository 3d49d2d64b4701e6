import type { ScenarioState } from "./types.ts";

/**
 * The first of several steps that was not said yet in this conversation, else the last: whoever comes back with the same
 * gets the next step, and not the same words.
 */
export const nextStep = (
  { exchanges }: Readonly<ScenarioState>,
  steps: readonly [string, ...string[]],
): string =>
  steps.find((step) => exchanges.every(({ bot }) => !bot.includes(step))) ??
  steps.at(-1) ??
  steps[0];
