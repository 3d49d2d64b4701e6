import type { Outcome, Turn } from "../../dialogue/types.ts";

/** What the desk sells besides the software. */
export const goods =
  /\b(?:orders?|ordered|displays?|mounts?|parcels?|packages?|deliver\w*|shipp\w+|items?|screens?|bought|hardware|return\w*|warranty|arriv\w+)\b/;

const lately = 3;

/** The period for returns is that of displays; money for a seat or a plan has its own rules. */
export function unlessOfPlan(
  { plain, state }: Turn,
  outcome: Outcome | undefined,
): Outcome | undefined {
  if (outcome?.handled !== "return_age") return outcome;
  const said = state.exchanges.slice(-lately).map(({ visitor }) => visitor.toLowerCase());
  return [plain, ...said].some((text) => goods.test(text)) ? outcome : undefined;
}
