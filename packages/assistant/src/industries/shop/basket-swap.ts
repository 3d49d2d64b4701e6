import { say } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { thingOf } from "./catalogue.ts";
import { focusedOn } from "./focus.ts";
import { type Basket, goodsIn, namedWith, sumWith, toDoor } from "./purchase.ts";
import { againstLimit } from "./spending-limit.ts";

/** Puts another product of its kind into the basket: “the Ridge and Dune I mean”, “with the Ember instead”. */

const means = anywhere(wordList`
  i (mean|meant|said)( the)?, instead, rather, not the, swap, replace, change, make (it|that)
`);
/** “One Ember, one Dune”. */
const counts =
  /^(?:(?:ok|no|so|then|and|make it) )*(?:one|two|three|\d) (?:\S+ ){1,3}(?:and )?(?:one|two|three|\d) /;
const otherwise = anywhere(wordList`
  which, compare\w*, differ\w*, better, heav\w*, weigh\w*, warm\w*, return\w*, order(ed)?, stock, does, is it, do you, why, size
`);
const mostWords = 12;

export function basketSwap(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const before: Basket = state.basket ?? [];
  if (before.length < 2 && (before[0]?.count ?? 0) < 2) return undefined;
  if (plain.split(" ").length > mostWords || otherwise.test(plain)) return undefined;
  // The plain form drops “instead”.
  if (!means.test(`${plain} ${message.toLowerCase()}`) && !counts.test(plain)) return undefined;
  const named = namedWith(
    plain.replace(/\bone (?=\w)/g, "1 ").replace(/\bnot (?:the )?\w+(?: \d+)?/g, " "),
  );
  const kinds = new Set(named.map(({ id }) => thingOf(id)?.kind));
  const held = (kind: string | undefined) => before.filter(({ id }) => thingOf(id)?.kind === kind);
  if (named.length === 0 || ![...kinds].every((kind) => held(kind).length > 0)) return undefined;
  const basket = before.flatMap((one) => {
    const { kind } = thingOf(one.id) ?? {};
    if (!kinds.has(kind)) return [one];
    if (held(kind)[0] !== one) return [];
    const own = named.filter(({ id }) => thingOf(id)?.kind === kind);
    const all = held(kind).reduce((sum, { count }) => sum + count, 0);
    // A tent for more people replaces several; of bags there is one for each.
    const count = kind === "tent" ? 1 : all;
    return own.length === 1 ? own.map(({ id }) => ({ id, count })) : own;
  });
  if (JSON.stringify(basket) === JSON.stringify(before)) return undefined;
  const things = named.flatMap(({ id }) => thingOf(id) ?? []);
  return {
    handled: "basket",
    whole: true,
    state: { ...focusedOn(state, things), basket },
    reply: say(`${sumWith(basket, toDoor(state))}${againstLimit(turn, goodsIn(basket))}`, {
      source: "shopProducts",
      next: ["How can I pay?", "How long does delivery take?"],
    }),
  };
}
