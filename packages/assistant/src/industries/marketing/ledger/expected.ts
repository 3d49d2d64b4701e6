import type { Outcome } from "../../../dialogue/types.ts";
import type { Role } from "./identities.ts";

/** Enters what is expected into the ledger, for “is it worth it”, if nothing was told of an account before. */
export function withExpected(
  outcome: Outcome,
  expected: Readonly<Partial<Record<Role, number>>>,
): Outcome {
  const { state } = outcome;
  const told = Object.entries(expected).filter(([, value]) => value !== undefined);
  if (state.figures?.ledger !== undefined || told.length < 2) return outcome;
  return {
    ...outcome,
    state: { ...state, figures: { ...state.figures, ledger: JSON.stringify({ told }) } },
  };
}
