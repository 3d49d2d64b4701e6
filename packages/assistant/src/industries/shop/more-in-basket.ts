import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { chosen } from "./best-of-kind.ts";
import { thingOf } from "./catalogue.ts";
import { focusedOn } from "./focus.ts";
import { kindsNamed, needOf } from "./need.ts";
import { type Basket, goodsIn, namedWith, sumWith, toDoor } from "./purchase.ts";
import { againstLimit } from "./spending-limit.ts";

/** Adds to a total that was just given: “and with two cairn 28”, “plus a lamp”. */

const adds = /^\W*(?:(?:ok(?:ay)?|so|yes|oh)\W+)*(?:and|plus|with|also|add|what if|if (?:i|we))\b/i;
const besides = /\b(?:too|as well|also|on top|in addition)$/;
/** Another question about a product, or a change of the selection. */
const otherwise = anywhere(wordList`
  which, what (is|are|does)(?! the total), how (heavy|big|long|warm|many|good|tall), weigh\w*, compare\w*, differ\w*, return\w*, deliver\w*, ship\w*, stock, colou?rs?, warranty, instead, without, or, not, no, does, is it, do you, can (it|i), come with, discount, remove, order(ed)?
`);
const mostWords = 11;

export function moreInBasket(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const before: Basket = state.basket ?? [];
  if (before.length === 0 || state.before !== "basket") return undefined;
  if (!adds.test(message) && !besides.test(plain)) return undefined;
  if (otherwise.test(plain) || plain.split(" ").length > mostWords) return undefined;
  // “A lantern” is one product, as “the lantern” is.
  const named = namedWith(plain.replace(/\b(?:an?|another|one) (?=\w)/g, "the "));
  const { cold } = needOf(turn);
  const more =
    named.length > 0
      ? named
      : kindsNamed(plain, [])
          .filter((kind) => before.every(({ id }) => thingOf(id)?.kind !== kind))
          .flatMap((kind) => chosen(kind, { people: 1, cold, light: false, cheap: true }));
  const fresh = more.filter(({ id }) => before.every((one) => one.id !== id));
  if (fresh.length === 0) return undefined;
  const things = fresh.map(({ id }) => thingOf(id)).filter((one) => one !== undefined);
  if (things.some(({ values }) => values.stock !== "In stock")) return undefined;
  const basket = [...before, ...fresh];
  return {
    handled: "basket",
    state: { ...focusedOn(state, things), basket },
    reply: say(`${sumWith(basket, toDoor(state))}${againstLimit(turn, goodsIn(basket))}`, {
      source: "shopProducts",
      next: ["How can I pay?", "How long does delivery take?"],
    }),
  };
}
