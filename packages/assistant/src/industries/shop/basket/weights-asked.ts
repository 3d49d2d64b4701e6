import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Basket, namesOf } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import { focusedOn } from "../goods/focus.ts";
import { eachWeight, weightOfAll } from "./added-up.ts";
import * as words from "./basket-words.ts";
import { goodsSpokenOf } from "./goods-spoken.ts";

/** Answers how heavy several goods are: each and together, those that are named or those in the basket. */

const ofMoney = anywhere(wordList`
  price, costs?, pay, dollars, usd, (how much|what) (is|are|would|will) (it|that|they|everything|all)(?!.*weigh), afford, budget, delivery, shipping
`);
const denied = /\bnot (?:the |a )?(?:prices?|costs?|sum|total price|money)\b/g;
const compares = anywhere(
  wordList`or, than, which, lighter, heavier, lightest, heaviest, under, below, at most, differ\w*, versus, vs, compare\w*`,
);
const ofParcel = anywhere(
  wordList`order\w*, parcel, return\w*, gas, canisters?, carry, load, person, people, my weight`,
);
/** “And the bags and the stove?” goes on with what was asked before. */
const goesOn =
  /^(?:and|plus|what about|or|you (?:left out|forgot|missed))\b(?!.*\b(?:with (?:it|that|them)|too)\b)|\ball together\b/;

/** The last reply gave weights and no price. */
const toldWeights = /^[^$]*\d k?g\b[^$]*$/;

/** What a message says of weights, and the sentences about something else: “… and does the stove include gas?” */
function apart(message: string): { own: string; rest: string } {
  const parts = message.split(/(?<=[.!?])\s+/);
  const others = parts.filter((part) => ofParcel.test(part));
  return {
    own: parts.filter((part) => !others.includes(part)).join(" "),
    rest: others.join(" ").replace(/^and /i, ""),
  };
}

/** The goods that are weighed: “A lantern? How heavy is the stove?” asks for the stove only. */
function goodsWeighed(turn: Turn, plain: string): Basket {
  const asking = plain.split(/(?<=[.!?])\s+/).filter((part) => words.asksWeight.test(part));
  const named = goodsSpokenOf(turn, asking.join(" "));
  return named.length > 0 ? named : goodsSpokenOf(turn, plain);
}

export function weightsAsked(turn: Turn): Outcome | undefined {
  const { message, state, slots } = turn;
  const { own, rest } = apart(message);
  const text = own.toLowerCase();
  const plain = text.replace(denied, " ");
  if (slots.references.length > 0 || compares.test(plain) || ofMoney.test(plain)) return undefined;
  if (words.takes.test(plain) || words.takesOut.test(plain.replace(/\bwithout\b.*/, "")))
    return undefined;
  const asks = words.asksWeight.test(plain);
  if (!asks && !(toldWeights.test(state.exchanges.at(-1)?.bot ?? "") && goesOn.test(text)))
    return undefined;
  const named = goodsWeighed(
    turn,
    plain.replace(/\byou (?:left out|forgot|missed) [^.!?]*[.!?]?/, " "),
  );
  const held: Basket = state.basket ?? [];
  const all = words.ofAllTogether.test(plain) || words.asksEach.test(plain);
  const goods = named.length > 0 ? named : all ? held : [];
  const many = goods.reduce((sum, { count }) => sum + count, 0);
  if (many < 2 || (named.length === 1 && !/\d|\bboth\b/.test(plain))) return undefined;
  const things = goods.flatMap(({ id }) => thingOf(id) ?? []);
  return {
    handled: "product_information",
    ...(rest === "" ? { whole: true } : { rest }),
    state: focusedOn(state, things, "weight"),
    reply: say(
      `${weightOfAll(goods)} together: ${goods.length > 1 ? eachWeight(goods) : namesOf(goods)}.`,
      { source: "shopProducts" },
    ),
  };
}
