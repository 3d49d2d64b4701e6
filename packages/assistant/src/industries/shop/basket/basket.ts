import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { kindIn, meantIn, namedIn } from "../../../records/references.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { type Basket, goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";
import { askedOf, focusedOn, lately } from "../goods/focus.ts";
import { isAbroad } from "../goods/places.ts";
import { shopPrices } from "../goods/prices.ts";
import { ofThem } from "./counted-anew.ts";

/** Keeps the basket of items the customer chose, and its total. */

const iWill = wordList`i will, i would like to, i want to, i would like, i want, can i, could i, let us, let me, we will, i am going to, i`;
const takes = wordList`take, buy, order, get, have, go with, go for, purchase`;
const thing = wordList`it, that, this, them, both, one, two, 2, three, 3, (that|this|the) (one|\w+( \d+)?( \w+)?)`;
const tail = wordList`of (it|them|those), how much( (is|are) (it|that|they|those))?, one, please, in \w+, for (him|her|me), and (the|a) .*`;
const intoBasket = "(?: (?:in|into|to) (?:the |my )?(?:basket|cart|bag))?";
const take = whole(wordList`
  (${iWill} )?${takes} ${thing}( ${tail})*, (two|2|three|3) of (it|them|those|these)( ${tail})*, (put|add) ${thing}${intoBasket}( ${tail})*, (the )?${thing} please, sold, i am sold, deal
`);

/** Words that introduce a decision: “never mind, I take it”. */
const before =
  /^(?:(?:ok|okay|fine|good|great|well|alright|all right|never ?mind|nvm|forget it|then|so|no|yes|hm+|sold) )+(?=\w)/;

/** “The Kettle, I’ll take it”. */
const namedFirst = /^(?:the )?\w+(?: \w+)? (?=(?:i will|i would|we will|let us) )/;

/** Adds to the basket: “I take it”, “both”, “add the lantern”. */
export function takenUp(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const plain = turn.plain.replace(before, "").replace(namedFirst, "");
  if (message.includes("?") || takesOut.test(plain) || !take.test(plain)) return undefined;
  const asked = askedOf(turn);
  const besides = /\band (?:an?|the|one) (.+)$/.exec(plain)?.[1];
  // “Add it and a lantern”: both the item referred to and the one named.
  const named = besides === undefined ? [] : namedIn(catalogue, `the ${besides}`);
  const pointed = meantIn(catalogue, asked);
  const meant = [...pointed, ...named.filter((one) => !pointed.includes(one))];
  const all =
    meant.length > 0
      ? meant
      : asked.focus.thing && /\b(?:sold|deal)\b/.test(plain)
        ? [asked.focus.thing]
        : [];
  const ofOne =
    /^(?:\w+ )*(?:two|2|three|3) of (?:it|them|those|these)\b/.test(plain) && asked.focus.thing;
  if (ofOne) all.splice(0, all.length, ofOne);
  if (all.length === 0) return undefined;
  const several = /\b(?:both|them|and)\b/.test(plain) ? all : all.slice(-1);
  const count = /\b(?:two|2)\b(?! ?litres)/.test(plain.replace(/ridge 2|cairn \d+|harbour 4/g, ""))
    ? 2
    : /\b(?:three|3)\b/.test(plain)
      ? 3
      : 1;
  const basket = [
    ...(state.basket ?? []).filter(({ id }) => !several.some((one) => one.id === id)),
    ...several.map(({ id }) => ({ id, count })),
  ];
  const soldOut = several.find(({ values }) => values.stock !== "In stock");
  if (soldOut)
    return {
      handled: "basket",
      state: focusedOn(state, several),
      reply: say(
        `The ${soldOut.name} is sold out, ${String(soldOut.values.stock).toLowerCase()}. Use “Tell me” on its page to get an e-mail when it’s back. Would you like something similar now?`,
        {
          source: "shopProducts",
          next: ["Anything similar in stock?", "When is the Harbour 4 back?"],
        },
      ),
    };
  return {
    handled: "basket",
    // Once bought, no more advice is needed.
    state: { ...aside(focusedOn(state, several)), basket },
    reply: say(
      `Good choice: ${namesOf(basket)}, ${sumOf(basket, state)}. This is a demo, so the basket stops here. Anything else?`,
      {
        source: "shopProducts",
        next: ["What is the total?", "How long does delivery take?", "How can I pay?"],
      },
    ),
  };
}

/** States the total of the goods and delivery; abroad, the postage is not on record. */
export function sumOf(basket: Basket, state: ScenarioState, express = false): string {
  const goods = goodsIn(basket);
  if (state.figures?.abroad !== undefined)
    return `${dollars(goods)} plus international postage, which you’ll see at checkout before you pay`;
  const free = goods >= shopPrices.freeShippingFrom && !express;
  const shipping = free ? 0 : express ? shopPrices.expressShipping : shopPrices.standardShipping;
  return `${dollars(goods + shipping)} in all, ${free ? "with free delivery" : `${dollars(shipping)} of it ${express ? "express " : ""}delivery`}`;
}

/** States the total of the goods named, or else of the basket, with a discount; undefined if there are none. */
export function discounted({ state, plain }: Turn, percent: number): string | undefined {
  const named = namedIn(catalogue, plain).map(({ id }) => ({ id, count: 1 }));
  const basket = named.length > 0 ? named : (state.basket ?? []);
  if (basket.length === 0) return undefined;
  const less = Math.round(goodsIn(basket) * (100 - percent)) / 100;
  const free = less >= shopPrices.freeShippingFrom;
  return `${dollars(less + (free ? 0 : shopPrices.standardShipping))} in all for ${namesOf(basket)}, ${free ? "delivery free" : `${dollars(shopPrices.standardShipping)} of it delivery`}`;
}

const much = wordList`(what|how much) (is|does|do|would|will) (it|that|they|i|this|both)( all)?`;
const total = new RegExp(wordList`
  \b(total|altogether|in all|all together|sum|both|together|the two)\b,
  ^${much}( (come to|cost|pay|be|make))*( together| in total)?$
`);
const asksToPay = whole(
  "(?:(?:so|and|ok|then) )*(?:what|how much) (?:do|will|would) (?:i|we) (?:have to )?(?:pay|owe)(?: you)?(?: now| then| today)?",
);
const asksMuch = /\b(?:how much|what|total|price|cost|sum|come to|pay)\b/;
const without =
  /\b(?:order|invoice|refund|weigh|weight|differ\w*|compar\w*|between|better|which)\b/;

const withDelivery = /\b(?:with|including|plus) (?:the )?(?:shipping|delivery|postage)\b/;

const hesitates = wordList`ok, okay, hm+, no, actually, well, but, then, and, so, oh, sorry, wait`;
const goods = wordList`tents?, stoves?, lamps?, lights?, lanterns?, packs?, (sleeping )?bags?`;
const dropped = wordList`
  (remove|drop|take out|leave out|without|no) (it|that|the \w+), (remove|drop|without|minus) ${goods}\b, without(?=$| then| please),
  (skip|ditch|scrap|forget) the \w+
`;
const drops = new RegExp(`^(?:${hesitates}[ ,]+)*${dropped}`);
const takesOut = /^(?:take|leave|put|get) (?:it|that|the \w+(?: \w+)?) (?:out|off|away|back)\b/;

/** Answers “what is the total”, “both together”, “with express” for the basket, or else for the products shown last. */
export function basketOf(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const express = /\bexpress\b/.test(plain);
  const basket = state.basket ?? [];
  const drop = drops.test(plain) || takesOut.test(plain);
  if (drop && basket.length > 0) {
    const kind = kindIn(catalogue, plain);
    const meantOnes = meantIn(catalogue, askedOf(turn)).map(({ id }) => id);
    // “Remove the tent” means the tent in the basket.
    const named =
      kind === undefined || namedIn(catalogue, plain).length > 0
        ? meantOnes
        : catalogue.things.filter((one) => one.kind === kind).map(({ id }) => id);
    const rest = basket.filter(({ id }) => !named.includes(id));
    if (rest.length === basket.length) return undefined;
    return {
      handled: "basket",
      state: { ...state, basket: rest },
      reply: say(
        rest.length === 0
          ? "Done, your basket is empty now."
          : `Done: ${namesOf(rest)}, ${sumOf(rest, state)}.`,
        { source: "shopProducts" },
      ),
    };
  }
  if (without.test(plain) || plain.split(" ").length > 10) return undefined;
  const shown = askedOf(turn).focus.shown;
  const both =
    (/\b(?:both|the two)\b/.test(plain) ||
      (/\btogether\b/.test(plain) && (basket[0]?.count ?? 1) === 1)) &&
    basket.length < 2 &&
    shown.length >= 2;
  const topic =
    ((total.test(plain) || asksToPay.test(plain)) &&
      state.figures?.order === undefined &&
      !/\b(?:both|together|the two)\b/.test(plain)) ||
    (lately(turn) && (isAbroad.test(plain) || withDelivery.test(plain)))
      ? state.topic
      : undefined;
  const named = namedIn(catalogue, plain);
  const meant: Basket = both
    ? shown.slice(0, 2).map(({ id }) => ({ id, count: 1 }))
    : named.length > 0 && basket.every(({ id }) => !named.some((one) => one.id === id))
      ? named.map(({ id }) => ({ id, count: 1 }))
      : basket.length === 0 && topic !== undefined
        ? [{ id: topic, count: ofThem(plain) }]
        : basket;
  if (meant.length === 0) return undefined;
  const asks =
    (total.test(plain) && asksMuch.test(plain)) ||
    asksToPay.test(plain) ||
    (express && /^(?:with|how about|what about)?\s*express/.test(plain)) ||
    withDelivery.test(plain);
  if (!asks) return undefined;
  return {
    handled: "basket",
    state,
    reply: say(
      `${dollars(goodsIn(meant))} for ${counted(
        meant.reduce((sum, { count }) => sum + count, 0),
        "item",
      )}: ${namesOf(meant)}. ${isAbroad.test(plain) || state.figures?.abroad !== undefined ? "International postage and duty are extra. You’ll see both at checkout before you pay." : `That comes to ${sumOf(meant, state, express)}.`}`,
      { source: "shopProducts", next: ["How can I pay?", "How long does delivery take?"] },
    ),
  };
}
