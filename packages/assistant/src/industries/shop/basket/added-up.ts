import { listed, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { sumOf } from "../../../records/sum.ts";
import { type Basket, namesOf } from "../goods/basket-goods.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { askedOf, focusedOn, lately } from "../goods/focus.ts";
import { sumWith, toDoor } from "./purchase.ts";

const weights = new Set(["weight"]);
const asksMoney = /\b(?:price|costs?|how much (?:is|are|do)(?!.*\bweigh)|usd|dollars|pay)\b|[$]/;

const ofAll =
  /\btotal\b|\b(?:all|al) ?together\b|\ball (?:of )?(?:it|that|this|them)\b|\beverything\b|\bthe (?:lot|whole (?:lot|thing|set|kit))\b|\bin all\b/;

/** “The three weights”, of things that are named or in the basket. */
const ofEachWeight =
  /\b(?:all|both|two|three|four|each|single|separate|individual) weights?\b|\bweights? (?:separately|each|one by one)\b/;

/** “Total weight” refers to the outfit put together, rather than to products compared since. */
function withBasket(turn: Turn): Asked {
  const asked = askedOf(turn);
  const inHand = (turn.state.basket ?? []).flatMap(({ id }) =>
    catalogue.things.filter((one) => one.id === id),
  );
  return inHand.length > 1 && (ofAll.test(asked.plain) || ofEachWeight.test(asked.plain))
    ? { ...asked, focus: { ...asked.focus, shown: inHand } }
    : asked;
}

const several = /\b(?:together|both|them|these|those|all|everything|two|three|four|and|each|add)\b/;
const ofWeight = /\btotal (?:packed |pack |trail )?weight\b|\bwhat does it weigh in total\b/;

/** “What is the total weight” of a single product: there is nothing to add up. */
function ofOne(turn: Turn): Outcome | undefined {
  const { plain, focus } = askedOf(turn);
  const [named, second] = namedIn(catalogue, plain);
  const thing = named ?? (lately(turn) ? focus.thing : undefined);
  if (!thing || second || !ofWeight.test(plain)) return undefined;
  if ((turn.state.basket ?? []).length > 1 || several.test(clauseOf(plain))) return undefined;
  const packed = thing.values.packedSize;
  const size =
    typeof packed === "string" && asksPacked.test(plain) ? `, and packs to ${packed}` : "";
  const litres =
    size !== "" && typeof thing.values.packed === "number"
      ? `, about ${thing.values.packed} litres`
      : "";
  return {
    handled: "product_information",
    whole: true,
    state: focusedOn(turn.state, [thing], "weight"),
    reply: say(`The ${thing.name} weighs ${weightOf(thing)}${size}${litres}.`, {
      source: "shopProducts",
    }),
  };
}
/** What precedes “and how does it compress” is the question for the weight. */
const clauseOf = (plain: string): string => plain.split(/ and (?=how|what|is|does|can)/)[0] ?? "";
const asksPacked = /\b(?:pack(?:s|ed)?|compress\w*|litres?|liters?|size|small)\b/;
const weightOf = (thing: Thing): string =>
  catalogue.attributes.find(({ id }) => id === "weight")?.shows?.(thing) ?? "";

const sameThings = (basket: Basket, things: readonly Thing[]): boolean =>
  basket.length === things.length && basket.every(({ id }) => things.some((one) => one.id === id));
/** “4.12 kg”: the weight of a basket with its counts. */
export function weightOfAll(basket: Basket): string {
  const grams = basket.reduce(
    (sum, { id, count }) => sum + count * Number(thingOf(id)?.values.weight ?? 0),
    0,
  );
  const like = thingOf(basket[0]?.id);
  return like === undefined ? "" : weightOf({ ...like, values: { ...like.values, weight: grams } });
}
/** “The Lee 1 shelter 980 g and 2 × Ember sleeping bag 1.72 kg”. */
export const eachWeight = (basket: Basket): string =>
  listed(basket.map((one) => `${namesOf([one])} ${weightOfAll([one])}`));
const inAll = (basket: Basket): string => `${weightOfAll(basket)} together: ${namesOf(basket)}.`;

/** Adds up the weights of items carried together, and their prices if asked. */
export function addedUp(turn: Turn): Outcome | undefined {
  const alone = ofOne(turn);
  if (alone) return alone;
  const asked = withBasket(turn);
  const found = sumOf(
    catalogue,
    ofEachWeight.test(asked.plain) || ofAll.test(asked.plain)
      ? { ...asked, plain: `${asked.plain} together` }
      : asked,
    weights,
  );
  if (!found) return ofSeveralAlike(turn);
  const held = turn.state.basket ?? [];
  const counted = held.some(({ count }) => count > 1) && sameThings(held, found.things);
  const basket = counted ? held : found.things.map(({ id }) => ({ id, count: 1 }));
  const sum = asksMoney.test(turn.plain) ? ` ${sumWith(basket, toDoor(turn.state))}` : "";
  return {
    handled: "product_information",
    state: focusedOn(turn.state, found.things, found.attribute),
    reply: say(`${counted ? inAll(basket) : found.text}${sum}`, {
      source: "shopProducts",
      next: ["How long does delivery take?"],
    }),
  };
}

/** “How heavy are they both”, of two of the same in the basket. */
function ofSeveralAlike(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const [only, second] = state.basket ?? [];
  const thing = thingOf(only?.id);
  if (!only || !thing || second || only.count < 2 || state.before !== "basket") return undefined;
  if (
    !/\b(?:heavy|weigh\w*)\b/.test(plain) ||
    !/\b(?:both|all|they|them|together|total)\b/.test(plain)
  )
    return undefined;
  const sum = asksMoney.test(plain) ? ` ${sumWith([only], toDoor(state))}` : "";
  return {
    handled: "product_information",
    whole: true,
    state: focusedOn(state, [thing], "weight"),
    reply: say(`${inAll([only])}${sum}`, { source: "shopProducts" }),
  };
}
