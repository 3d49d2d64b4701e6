import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { kindIn } from "../../../records/references.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { type Basket, goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { inTime } from "../goods/delivery-days.ts";
import { askedOf, focusedOn, lately } from "../goods/focus.ts";
import { atHome, isAbroad } from "../goods/places.ts";
import { shopPrices } from "../goods/prices.ts";
import { asksArrival, shortTime } from "./arrival-words.ts";
import { besideNamed, countedAnew, ofThem } from "./counted-anew.ts";
import { namedWith } from "./named-with.ts";
import { ownTotal, rightOrNot } from "./own-total.ts";
import { againstLimit } from "./spending-limit.ts";

/** Prices an intended purchase with gift wrapping and delivery, and says whether it arrives in time. */

const asksSum = anywhere(wordList`
  how much, total, altogether, for all, in all, all (in|together), together, whats? (it|that) come to, price, sum, cost\w*, what (is|do i pay), what (does|would|will) (it|that|this) (make|come to|be)
`);
/** “Wrap both please” refers to the current products. */
const wrapIt =
  /\b(?:wrap(?:ped)?|gift ?wrap) (?:it|them|both|that|this|all)\b|\b(?:it|them|both) (?:gift ?)?wrapped\b|^(?:and )?(?:gift ?)?wrap(?:ped|ping)?(?: please)?$/;
const wraps = /\b(?:wrap\w*|gift ?wrap\w*|as a (?:gift|present))\b/;
const takesUp =
  /(?<!\b(?:not|cannot|it|they|which) )\b(?:take|buy|order|get me|i want|i will have|want|need|purchase|go with|go for)\b/;
/** The delivery charge for the value of the goods and the shipping method. */
function shipping(goods: number, express: boolean): { cost: number; said: string } {
  const free = goods >= shopPrices.freeShippingFrom && !express;
  const cost = free ? 0 : express ? shopPrices.expressShipping : shopPrices.standardShipping;
  return {
    cost,
    said: free ? "free delivery" : `${dollars(cost)} ${express ? "express " : ""}delivery`,
  };
}

/** From this many of one product on, the shop team quotes a price for the lot. */
const manyOfOne = 10;

/** How the goods reach the customer. */
type ToDoor = { express?: boolean; wrapped?: boolean; abroad?: boolean; collected?: boolean };

/** Whether the goods go abroad, as the customer told. */
export const toDoor = ({ figures }: Turn["state"]): ToDoor => ({
  abroad: figures?.abroad !== undefined,
  express: figures?.express !== undefined,
});

/** “$89 + $3.50 wrapping + free delivery = $92.50”. */
export function sumWith(basket: Basket, { express, wrapped, abroad, collected }: ToDoor): string {
  const goods = goodsIn(basket);
  const each = basket.reduce((sum, one) => sum + Math.min(one.count, one.wrapped ?? 0), 0);
  const wraps = each > 0 ? each : wrapped ? 1 : 0;
  const wrapping = wraps * shopPrices.wrapping;
  const parts = [
    `${dollars(goods)} for ${namesOf(basket)}`,
    ...(wraps > 0
      ? [`${dollars(wrapping)} gift wrapping ${wraps > 1 ? `of ${wraps} ` : ""}with a note`]
      : []),
  ];
  if (abroad)
    return `${parts.join(" + ")}${wraps > 0 ? ` = ${dollars(goods + wrapping)}` : ""}; international postage and duty are extra, and you’ll see both at checkout before you pay.`;
  if (collected)
    return `${dollars(goods + wrapping)} in all for ${namesOf(basket)}. Store pickup costs nothing extra and is ready in two hours (Portland, Boulder, Burlington).`;
  const { cost, said } = shipping(goods, express ?? false);
  const lot = basket.some(({ count }) => count >= manyOfOne)
    ? " From ten of the same item, the shop team makes you one price for all of them."
    : "";
  if (cost + wrapping === 0) return `${parts[0]}, delivery free.${lot}`;
  return `${dollars(goods + wrapping + cost)} in all: ${[...parts, said].join(" + ")}.`;
}

/**
 * “When would it come” about a product under consideration: takes precedence over the written questions about delivery.
 */
export const arrival = (turn: Turn): Outcome | undefined =>
  (apart.test(turn.plain) && namedWith(turn.plain).length > 0) ||
  ((lately(turn) || keepsBasket(turn)) &&
    ((asksArrival(turn.plain) && turn.plain.split(" ").length <= mostOfArrival) ||
      (sendsBy.test(turn.plain) && dayBy(turn) !== undefined)))
    ? purchase(turn)
    : undefined;
/** “Order the lamp separately then”: not added to the order that was spoken of. */
const apart = /\b(?:order|buy|get)\b.*\bseparate(?:ly)?\b/;
const mostOfArrival = 8;
/** “When will it come to Chicago”, after a side question about the card in the parcel. */
const keepsBasket = (turn: Turn): boolean =>
  (turn.state.basket ?? []).length > 0 && !ofOrderInHand(turn);
/** An order that was named is meant, unless the talk has turned to what is in the basket. */
const ofOrderInHand = ({ state }: Turn): boolean =>
  state.figures?.order !== undefined && !state.basket?.some(({ id }) => id === state.topic);
/** “Can you send it to my hotel by Wednesday”. */
const sendsBy =
  /^(?:can|could|would|will|do) (?:you|it|they|that|this|i|we) (?:\w+ )?(?:send|ship|deliver|post|arrive|come|be here)\b(?!.*\bstores?\b)/;

/** “The ridge and the dune”: nothing but names. */
const onlyNames = (plain: string): boolean =>
  catalogue.things
    .reduce((text, { named }) => text.replace(named, " "), plain)
    .replace(
      /\b(?:the|a|an|and|plus|one|both|ok|yes|please|tents?|bags?|sleeping|packs?|lamps?)\b|\d/g,
      " ",
    )
    .trim() === "";

export function purchase(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (plain.split(" ").length > 34) return undefined;
  const named = namedWith(plain);
  const abroad = state.figures?.abroad !== undefined && !atHome.test(plain);
  const wrapped = wraps.test(plain);
  const by = dayBy(turn);
  const guess = ownTotal(plain);
  const wrapsIt = lately(turn) && wrapIt.test(plain);
  const sums =
    !notMoney.test(plain) &&
    !/\b(?:without|no|hide) (?:the |a )?prices?\b/.test(plain) &&
    !setsApart.test(plain) &&
    !asksWhichMore.test(plain) &&
    (asksSum.test(plain) || guess !== undefined || wrapsIt || addsNames(plain, named)) &&
    (isAbroad.test(plain) ||
      wrapped ||
      /\bexpress\b/.test(plain) ||
      named.some(({ count }) => count > 1) ||
      named.length > 1 ||
      ships.test(plain));
  const namesTwo =
    named.length > 1 &&
    (lately(turn) || named.some(({ count }) => count > 1)) &&
    onlyNames(plain) &&
    new Set(named.map(({ id }) => thingOf(id)?.kind)).size > 1;
  const inHand = named.length > 0 || (state.basket ?? []).length > 0 || lately(turn);
  const arrives =
    !other.test(plain) &&
    // An order that was looked up has its own date.
    !(state.before === "flow:order" && named.length === 0 && state.basket === undefined) &&
    (asksArrival(plain) ||
      ofArrival.test(plain) ||
      sendsBy.test(plain) ||
      (abroad && shortTime.test(plain))) &&
    (by !== undefined ||
      // “Total with delivery to Spain” asks for no day.
      (isAbroad.test(plain) && (asksArrival(plain) || !asksSum.test(plain))) ||
      (abroad && shortTime.test(plain)) ||
      (inHand && asksArrival(plain) && !ofOrderInHand(turn)));
  const several = named.length > 1 || named.some(({ count }) => count > 1);
  const intoBasket = /\b(?:put|add)\b.*\b(?:basket|cart)\b/.test(plain);
  const takes =
    (takesUp.test(plain) || intoBasket || (wrapped && ships.test(plain))) &&
    named.length > 0 &&
    (ships.test(plain) ||
      arrives ||
      intoBasket ||
      (several && !weighs.test(plain) && slots.dates.length === 0));
  const { thing } = askedOf(turn).focus;
  const only = countedAnew(turn, named, thing);
  if (/^(?:broken_thing|repair|missing_parcel|gift_back)$/.test(state.before ?? ""))
    return undefined;
  if (!(sums || arrives || takes || only || namesTwo) || ofOrder.test(plain)) return undefined;
  const kind = kindIn(catalogue, plain);
  const basket: Basket =
    only !== undefined
      ? only
      : named.length > 0
        ? [...besideNamed(plain, named, thing), ...named]
        : (state.basket ?? []).length > 0
          ? (state.basket ?? [])
          : thing && (kind === undefined || kind === thing.kind)
            ? [{ id: thing.id, count: ofThem(plain) }]
            : [];
  if (basket.length === 0 && !arrives) return undefined;
  if (sums && !arrives && basket.length === 0) return undefined;
  const soldOut = basket
    .map(({ id }) => thingOf(id))
    .find((one) => one && one.values.stock !== "In stock");
  const express = /\bexpress\b/.test(plain);
  const collected = /\b(?:collect\w*|pick(?:ing)? ?(?:it |them )?up|in (?:the )?store)\b/.test(
    plain,
  );
  const sum = sumWith(basket, { express, wrapped, abroad, collected });
  const sentences = [
    ...(soldOut
      ? [
          `${by === undefined ? "" : "No: "}the ${soldOut.name} is sold out, ${String(soldOut.values.stock).toLowerCase()}.`.replace(
            /^t/,
            "T",
          ),
        ]
      : arrives
        ? [
            `${abroad && by === undefined && asksWhether.test(plain) ? "Yes, we do. " : ""}${inTime(orderDay(turn) ?? turn.now, { abroad, by })}`.replace(
              /([Oo]rdered|you order) today/,
              orderDay(turn) ? "$1 that day" : "$1 today",
            ),
          ]
        : []),
    ...(basket.length > 0 && (sums || takes || namesTwo || only !== undefined)
      ? [`${rightOrNot(guess, goodsIn(basket), sum)}${sum}${againstLimit(turn, goodsIn(basket))}`]
      : []),
  ];
  if (arrives && abroad && ofPrice.test(plain))
    sentences.push(
      "Postage depends on the country and weight; you’ll see it with duty at checkout.",
    );
  if (sentences.length === 0) return undefined;
  const things = basket.map(({ id }) => thingOf(id)).filter((one) => one !== undefined);
  return {
    handled: "basket",
    state: {
      ...focusedOn(state, things),
      ...((named.length > 0 || only !== undefined) &&
      (takes || sums || only || namesTwo) &&
      !soldOut
        ? { basket: [...basket] }
        : {}),
    },
    reply: say(sentences.join(" "), {
      source: "shopProducts",
      next: [
        `How can I pay?`,
        basket.length > 0 ? "What is the return policy?" : "What does shipping cost?",
      ],
    }),
  };
}

/** “Do you deliver to Spain”. */
const asksWhether =
  /\b(?:do|can|could|would) (?:you|u) (?:also |even |still )?(?:deliver|ship|send|post)\b/;
/** “Ridge 2 + 2 dune”. */
const addsNames = (plain: string, named: Basket): boolean =>
  named.length > 1 && plain.includes(" + ");
const ofPrice = /\b(?:how much|costs?|price|fees?)\b/;
const ordered = /\border(?:ed|ing)?(?: it| them)? (?:on |at |by )?(?:the )?$/i;
/** The planned order date: “if I order on the 21st”. */
function orderDay({ slots, message }: Turn): Date | undefined {
  const day = slots.dates.find(({ text }) =>
    ordered.test(message.slice(0, message.indexOf(text))),
  )?.date;
  return day === undefined ? undefined : new Date(`${day}T12:00:00`);
}

/** “Two nights in October” says when something is used, and no day by which it must be there. */
const monthAlone = whole(
  `(?:in |during |early |mid |late |next )*${wordList`january, february, march, april, may, june, july, august, september, october, november, december`}`,
);

/** The date after “by” or “before”, or else the first day mentioned. */
function dayBy({ slots, message }: Turn): string | undefined {
  const limit = slots.dates.find(({ text }) =>
    /\b(?:by|before|until|till)\s+(?:the\s+)?$/i.test(message.slice(0, message.indexOf(text))),
  );
  const [first] = slots.dates.filter(
    ({ text }) => !monthAlone.test(text) && !ordered.test(message.slice(0, message.indexOf(text))),
  );
  return (limit ?? first)?.date;
}

const ships =
  /\b(?:collect\w*|pick(?:ing)? ?(?:it |them )?up|deliver\w*|ship\w*|post(?:age|ed)?|express|sent|send|to (?:my|his|her|their) (?:door|house|place|home))\b/;
const ofArrival = anywhere(wordList`
  enough time, deliver\w*, ship\w*, arriv\w*, be here, get (it|them|these|those|here|there|to), (get|have) .{2,20} by, (need|want) ((it|them|one|an? \w+|\d+ \w+) )?by, reach\w*, in time, there by, be there, come, (by|until|before|on) \w+ possible, possible (by|until|before|on)
`);
/** Another figure is asked for, or the price is ruled out. */
const notMoney =
  /\bnot (?:the )?(?:price|cost|total|money)\b|\b(?:volume|packed|litres|lumens|weigh\w*|grams|fits?)\b(?!.*\b(?:price|cost|total)\b)/;
/** “What is the difference between A and B” does not ask for a total. */
const setsApart =
  /\b(?:differ\w*|compar\w*|versus|vs)\b(?!.*\b(?:price|cost|dollars)\b)|\b(?:less|(?<!not |no )more|cheaper|dearer) than\b/;
/** “Which is brighter, the lantern or the headlamp”. */
const asksWhichMore =
  /\b(?:what|which)(?: one)? (?:is|are) (?:\w+ )?(?:bright|light|warm|heavi|cheap|small|bigg|strong|fast)er\b/;
/** The customer is still comparing products or asking about them. */
const weighs =
  /\b(?:or|which|compare\w*|differ\w*|better|between|versus|vs|fit|warm|heavy|weigh\w*|light\w*)\b|\?$/;
/** Opening hours, durations and other questions that are not about a purchase. */
const other = anywhere(wordList`
  open(ing|s)?, hours, clos(e|es|ed|ing), battery, full power, last(s|ing)?, boil\w*, dry, charge[sd]?, warranty, points, sale
`);
/** An existing order has a delivery date of its own. */
const ofOrder =
  /\b(?:my (?:order|parcel|package)|order(?:ed)? (?:number|no)|track\w*|refund\w*|return\w*|cancel\w*|bought|ordered|paid|exchange)\b/;
