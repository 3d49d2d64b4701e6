import type { Outcome, Turn } from "../../dialogue/types.ts";
import { asksNothingElse, attributeOf } from "../../records/attribute-questions.ts";
import type { Asked } from "../../records/records.ts";
import { namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asksCare } from "./care-attributes.ts";
import { catalogue } from "./catalogue.ts";
import { askedOf, lately } from "./focus.ts";
import { reply } from "./product-reply.ts";
import { isAbroad } from "./purchase.ts";
import { lastOfKind } from "./sum-for.ts";

/**
 * Answers what is asked of a product from its records, before the written questions: those speak of all products, or
 * of another.
 */

/** An order, or something that went wrong with one. */
const ofOrder = anywhere(wordList`
  (my|the|an|this) order, ordered, arrived, came, received, delivered, broke, broken, torn, ripped, leaks?, leaked, leaking, faulty, damaged, refund\w*, missing, wrong, already (have|own|bought)
`);
/** A message of more words says more than its attributes answer. */
const mostWords = 34;
const ofMoney = /\b(?:how much|costs?|prices?|total|postage|delivery|shipping|deal|discount)\b/;
/** Weights of a bag’s limits and of all that was put together are told elsewhere. */
const ofSeveral = /\b(?:comfort|limit|total|all|together|everything)\b/;

const withoutNames = (plain: string): string =>
  catalogue.things.reduce((text, { named }) => text.replace(named, " "), plain);

export function productAspect(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (slots.references.length > 0 || ofOrder.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const named = namedIn(catalogue, plain);
  const asked = named.length === 0 ? ofKindMeant(turn) : askedOf(turn);
  if (!asked || named.length > 1) return undefined;
  // A basket, or a parcel that goes abroad, has sums of its own.
  const many = (state.basket ?? []).reduce((sum, { count }) => sum + count, 0) > 1;
  const sums = many || state.figures?.abroad !== undefined || /\d/.test(withoutNames(plain));
  const care = asksCare(plain, sums);
  if ((sums && !care && ofMoney.test(plain)) || isAbroad.test(plain)) return undefined;
  const alone =
    named.length === 0 && !ofSeveral.test(plain) && asksNothingElse(catalogue, asked.plain);
  if (!(care || alone)) return undefined;
  const found = attributeOf(catalogue, asked);
  // What holds of all products alike is told by the questions about them.
  const ofAll = named.length === 0 && found?.attribute === "goesBack";
  return found === undefined || found.operation === "unknown" || ofAll
    ? undefined
    : reply(turn, found.text, found.things, false, found.attribute);
}

/**
 * The question with “it” for “the tent”: the product of its kind that was spoken of last, or the only one there is.
 * Undefined if it is about no product.
 */
function ofKindMeant(turn: Turn): Asked | undefined {
  const asked = askedOf(turn);
  const kinds = catalogue.kinds.filter(({ named }) => named.test(asked.plain));
  const [kind] = kinds;
  if (!kind) return lately(turn) ? asked : undefined;
  const [only, second] = catalogue.things.filter((one) => one.kind === kind.id);
  const recent =
    asked.focus.thing?.kind === kind.id ? asked.focus.thing : lastOfKind(turn, kind.id);
  const thing = second === undefined ? only : lately(turn) ? recent : undefined;
  if (!thing || kinds.length > 1) return undefined;
  const pointed = new RegExp(
    `\\b(?:(?:the|that|this|your|my|a|one) )?(?:${kind.named.source})`,
    "g",
  );
  return {
    ...asked,
    plain: asked.plain.replace(pointed, "it"),
    focus: { ...asked.focus, thing, shown: [thing] },
  };
}
