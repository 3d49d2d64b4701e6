import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { type Basket, goodsIn } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import { focusedOn } from "../goods/focus.ts";
import { eachWeight, weightOfAll } from "./added-up.ts";
import { takenUp } from "./basket.ts";
import { type BasketMessage, basketClauses } from "./basket-clauses.ts";
import { type Edit, editedBy } from "./basket-edit.ts";
import * as words from "./basket-words.ts";
import { ownTotal, rightOrNot } from "./own-total.ts";
import { sumWith, toDoor } from "./purchase.ts";
import { againstLimit } from "./spending-limit.ts";

/**
 * Keeps the basket: what a message puts in, takes out, exchanges or counts anew, clause by clause, and its sum and
 * weight as it is then. What else the message asks is left to be answered.
 */

/** Messages about an order that exists belong to that order, unless something is in the basket already. */
const ofOrder =
  /^(?:flow:(?:order|return|exchange|refund)|order|track_order|return|exchange|broken_thing|missing_parcel|gift_back|repair)/;
const mostWords = 45;

const textOf = ({ clauses }: BasketMessage): string =>
  clauses.map(({ around }) => around).join(". ");

/** “The tent and 2 bags” names only kinds: what suits the customer is chosen elsewhere. */
function onlyKinds({ clauses }: BasketMessage, basket: Basket): boolean {
  const named = clauses.flatMap((clause) => clause.named);
  const vague = named.filter(
    ({ id, kind, which, people }) =>
      id === undefined && which === undefined && (people === undefined || kind !== "tent"),
  );
  return basket.length === 0 && vague.length > 0 && named.every(({ byName }) => !byName);
}

/** Whether a message does something with the basket, and does not only speak of goods. */
function isMeant(turn: Turn, message: BasketMessage, { basket, firm, touched }: Edit): boolean {
  const { state } = turn;
  const held: Basket = state.basket ?? [];
  const text = textOf(message);
  const named = message.clauses.flatMap((clause) => clause.named);
  const goesOn = state.before === "basket";
  const sum = message.clauses.some((clause) => clause.sum);
  const weight = message.clauses.some((clause) => clause.weight);
  // “What do the Ridge and one Dune weigh together” is about these, whatever is in the basket.
  const bought = [words.takes, words.takesOut, words.inPlace].some((word) => word.test(text));
  if (weight && !sum && named.length > 0 && !bought) return false;
  // “What is that together”, of two things compared, of which one may be in the basket.
  const compared = words.ofTwo.test(text) && held.length < 2 && (state.shown ?? []).length > 1;
  const asks = message.clauses.some((clause) => clause.asks && clause.named.length > 0);
  if (held.length > 0 && firm) return true;
  if (named.length === 0 && firm) return true;
  if (named.length === 0) return held.length > 0 && (sum || weight) && !compared;
  if (asks && !sum && !words.asksWhether.test(text)) return false;
  const many = new Set(touched).size > 1 || named.some(({ count = 1 }) => count > 1);
  const counted = named.some(({ count }) => count !== undefined);
  if (many && (sum || words.takes.test(text) || counted)) return true;
  const added = touched.some((id) => !held.some((one) => one.id === id));
  const adds = words.addsTo.test(text) || /^(?:and|with|plus)\b/.test(text);
  if (held.length > 0 && added && (words.takes.test(text) || (adds && (sum || (goesOn && !asks)))))
    return !asks || sum;
  if (held.length > 0 && goesOn && sum && !added) return true;
  const strong = /\b(?:take|buy|order|add|would like|want|need|get|put)\b/.test(text);
  return !asks && strong && basket.length > 0 && named.some(({ byName }) => byName);
}

const soldOutIn = (basket: Basket): string => {
  const gone = basket.map(({ id }) => thingOf(id)).find((one) => one?.values.stock !== "In stock");
  return gone ? ` The ${gone.name} is sold out, ${String(gone.values.stock).toLowerCase()}.` : "";
};

const withExpress = ({ figures, ...state }: ScenarioState, text: string): ScenarioState => {
  const { express, ...others } = figures ?? {};
  const still = words.noExpress.test(text) ? undefined : words.asksExpress.test(text) ? 1 : express;
  const kept = { ...others, ...(still === undefined ? {} : { express: still }) };
  return Object.keys(kept).length > 0 ? { ...state, figures: kept } : state;
};

const asksCost = /\b(?:costs?|prices?)\b/;

/** What the basket holds after a message, as it is told. */
function told(turn: Turn, message: BasketMessage, basket: Basket, state: ScenarioState): string {
  if (basket.length === 0) return "Done, your basket is empty now.";
  const weighs = message.clauses.some(({ weight }) => weight);
  const ofWeight = /\bhow much (?:do|does|will|would)\b.*\bweigh/.test(textOf(message));
  const sums =
    (message.clauses.some(({ sum }) => sum) && !ofWeight) || (weighs && asksCost.test(turn.plain));
  const limit = againstLimit(turn, goodsIn(basket));
  const [first] = message.clauses;
  const no =
    first && words.asksWhether.test(first.around) && limit.includes(" over ") ? "No: " : "";
  if (weighs && !sums) return `${weightOfAll(basket)} together: ${eachWeight(basket)}.`;
  const collected = words.collects.test(textOf(message));
  const goods = sumWith(basket, { ...toDoor(state), collected });
  const guess = rightOrNot(ownTotal(turn.plain), goodsIn(basket), goods);
  const sum = `${no}${guess}${goods}${limit}${soldOutIn(basket)}`;
  if (!weighs) return sum;
  return words.asksEach.test(textOf(message))
    ? `${sum} ${weightOfAll(basket)} together: ${eachWeight(basket)}.`
    : `${sum} Together it weighs ${weightOfAll(basket)}.`;
}

/** Answers a message about the basket; undefined for any other. */
export function basketOrder(turn: Turn): Outcome | undefined {
  const { state, message, slots } = turn;
  const held: Basket = state.basket ?? [];
  if (slots.references.length > 0 || message.split(/\s+/).length > mostWords) return undefined;
  if (held.length === 0 && (ofOrder.test(state.before ?? "") || state.figures?.order !== undefined))
    return undefined;
  const read = basketClauses(message);
  if (!read || read.clauses.length === 0 || onlyKinds(read, held)) return undefined;
  // “I have the Kettle, returned it weeks ago” is about an order.
  if (read.tells && words.ofPast.test(message.toLowerCase())) return undefined;
  const edit = editedBy(turn, read);
  const named = read.clauses.flatMap((clause) => clause.named);
  const simple =
    named.length < 2 && named.every(({ count = 1, variant }) => count === 1 && !variant);
  const asks = read.clauses.some((clause) => clause.sum || clause.asks);
  const taken = simple && !asks && takenUp(turn);
  if (taken) return taken;
  if (!edit || !isMeant(turn, read, edit)) return undefined;
  const supposes = words.onlySupposes.test(turn.plain);
  if (supposes && edit.basket.length === 0) return undefined;
  const things = [...new Set(edit.touched)].flatMap((id) => thingOf(id) ?? []);
  const asked = read.clauses.some(({ weight }) => weight) ? "weight" : undefined;
  const next = withExpress(aside(focusedOn(state, things, asked)), textOf(read));
  const text = told(turn, read, edit.basket, next);
  const kept = supposes ? held : edit.basket;
  return {
    handled: "basket",
    state: { ...next, basket: kept.map((one) => ({ ...one })) },
    ...(read.rest === "" ? { whole: true } : { rest: read.rest }),
    reply: say(text, {
      source: "shopProducts",
      next: ["How can I pay?", "How long does delivery take?"],
    }),
  };
}

/** Whether a message takes goods out of the basket or changes them: “not the lantern” denies no answer. */
export function changesBasket(message: string, state: Readonly<ScenarioState>): boolean {
  const held: Basket = state.basket ?? [];
  if (held.length === 0) return false;
  const read = basketClauses(message);
  return (
    read?.clauses.some(
      ({ named, around }) =>
        named.length > 0 &&
        (words.takesOut.test(around) ||
          words.owns.test(around) ||
          words.inPlace.test(around) ||
          words.setsCount.test(around)),
    ) ?? false
  );
}
