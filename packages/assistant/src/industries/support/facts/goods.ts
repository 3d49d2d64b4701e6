import type { Outcome, Turn } from "../../../dialogue/types.ts";

/** What the desk sells besides the software. */
export const goods =
  /\b(?:orders?|ordered|displays?|mounts?|parcels?|packages?|deliver\w*|shipp\w+|items?|screens?|bought|hardware|return\w*|warranty|arriv\w+)\b/;

/** Words that are said of the software too, and mean goods only beside another one: “the mail arrived”. */
const sold =
  /\b(?:orders?|ordered|displays?|mounts?|parcels?|packages?|deliver\w*|shipp\w+|bought|hardware|warranty)\b/;
const shown = /\b(?:items?|screens?)\b/;
const handled =
  /\b(?:arriv\w+|broken|damaged|cracked|scratch\w*|return\w*|send (?:it|them) back)\b/;

/** Whether a message is about what was ordered. */
export const ofGoods = (text: string): boolean =>
  sold.test(text) || (shown.test(text) && handled.test(text));

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
