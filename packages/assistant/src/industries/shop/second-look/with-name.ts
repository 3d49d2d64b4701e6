import { stagesOf } from "../../../dialogue/stages/stage-kinds.ts";
import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { isLost, productInHand } from "../service/pass-on.ts";

/** Asks with the product’s name what was asked with “it”: a written answer is found by the name. */

const pronoun = /\b(?:it|that|this|them|they|those|one)\b/i;
const mostWords = 16;
/** Stages that answer the wording of a message. */
const exact = stagesOf(["record", "written"], ["near question", "chosen", "overruled"]);

/** Returns the answer about the product in hand in place of the word that there is none. */
export function withName(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const { message, plain, state } = turn;
  const product = productInHand(turn);
  if (!product || !isLost(outcome) || state.flow !== undefined || outcome.state.flow !== undefined)
    return undefined;
  if (!pronoun.test(message) || plain.split(" ").length > mostWords) return undefined;
  if (namedIn(catalogue, plain).length > 0 || kindIn(catalogue, plain) !== undefined)
    return undefined;
  const name = `the ${product.name}`;
  const { outcome: own, stage } = again(message.replace(pronoun, name), state);
  return !isLost(own) && exact.has(stage) && /^product_/.test(own.handled) ? own : undefined;
}
