import type { Outcome, Turn } from "../../dialogue/types.ts";
import { asksNothingElse, attributeOf } from "../../records/attribute-questions.ts";
import { namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asksCare } from "./care-attributes.ts";
import { catalogue } from "./catalogue.ts";
import { askedOf, lately } from "./focus.ts";
import { reply } from "./product-reply.ts";
import { isAbroad } from "./purchase.ts";

/**
 * Answers what is asked of a product from its records, before the written questions: those speak of all products, or
 * of another.
 */

/** An order, or something that went wrong with one. */
const ofOrder = anywhere(wordList`
  (my|the|an|this) order, ordered, arrived, came, received, delivered, broke, broken, torn, ripped, leaks?, leaked, leaking, faulty, damaged, refund\w*, missing, wrong, already (have|own|bought)
`);
/** Messages of more words say more than one attribute answers. */
const mostWords = 16;

/** Weights of a bag’s limits and of all that was put together are told elsewhere. */
const ofSeveral = /\b(?:comfort|limit|total|all|together|everything)\b/;

const withoutNames = (plain: string): string =>
  catalogue.things.reduce((text, { named }) => text.replace(named, " "), plain);

export function productAspect(turn: Turn): Outcome | undefined {
  const { plain, slots, state } = turn;
  if (slots.references.length > 0 || ofOrder.test(plain)) return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const asked = askedOf(turn);
  const named = namedIn(catalogue, plain);
  if (named.length > 1 || (named.length === 0 && !lately(turn))) return undefined;
  const surely =
    asksCare(plain) ||
    (named.length === 0 && !ofSeveral.test(plain) && asksNothingElse(catalogue, plain));
  // A basket, or a parcel that goes abroad, has sums of its own.
  const sums = (state.basket ?? []).length > 0 || state.figures?.abroad !== undefined;
  if (sums || isAbroad.test(plain) || /\d{2,}/.test(withoutNames(plain))) return undefined;
  const found = surely ? attributeOf(catalogue, asked) : undefined;
  // What holds of all products alike is told by the questions about them.
  const ofAll = named.length === 0 && found?.attribute === "goesBack";
  return found === undefined || found.operation === "unknown" || ofAll
    ? undefined
    : reply(turn, found.text, found.things, false, found.attribute);
}
