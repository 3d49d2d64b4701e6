import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { catalogue } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { products } from "../goods/sample.ts";
import { resolveShop } from "../resolve.ts";
import { passOnOf } from "../service/pass-on.ts";

/** Keeps answers on the current product: “is it good in wind” after the stove is not a question about tents. */

const ofProducts = /^product_(?:information|availability)$/;
const pointsAt = /\b(?:it|its|this|that|one)\b/;
const asksOthers = /\b(?:other|others|else|another|alternatives?|similar|which|compare\w*|any)\b/;
const mostWords = 8;
/** More words than these may turn to another of its kind. */
const mostOfKind = 22;

/** Returns an answer about the current product in place of one about other products only. */
export function ofThingInHand(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { plain } = turn;
  if (!ofProducts.test(outcome.handled) || !lately(turn)) return undefined;
  if (!pointsAt.test(plain) || asksOthers.test(plain) || plain.split(" ").length > mostOfKind)
    return undefined;
  const product = products.find(({ id }) => id === turn.state.topic);
  if (!product || namedIn(catalogue, plain).length > 0 || kindIn(catalogue, plain) !== undefined)
    return undefined;
  const stated = namedIn(catalogue, outcome.reply.message.content.toLowerCase());
  if (stated.length === 0 || stated.some(({ id }) => id === product.id)) return undefined;
  // “Does it have a dim mode” after the headlamp is not answered of the lantern.
  if (stated.some(({ kind }) => kind === product.kind)) {
    const own = resolveShop(turn);
    return own?.reply.message.content.includes(product.name) ? own : undefined;
  }
  if (plain.split(" ").length > mostWords) return undefined;
  return resolveShop(turn) ?? { ...passOnOf(turn, product), handled: "out_of_scope" };
}
