import { dollars } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { weightOfAll } from "../basket/added-up.ts";
import { goodsSpokenOf } from "../basket/goods-spoken.ts";
import { type Basket, goodsIn, namesOf } from "../goods/basket-goods.ts";
import { thingOf } from "../goods/catalogue.ts";
import { partyOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";

/** Compares two sets of goods by price, weight and room: “two Ridge 2 or one Harbour 4?” */

const asks =
  /\b(?:cheap\w*|light\w*|better|best|prefer|recommend|take|choose|get|price|costs?|weigh\w*|which|what)\b/;
const mostWords = 30;

export function eitherOr(turn: Turn): Outcome | undefined {
  const plain = withDigits(turn.plain);
  if (turn.slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  const [before, after, third] = plain.split(/ or /);
  if (before === undefined || after === undefined || third !== undefined || !asks.test(plain))
    return undefined;
  const sides = [goodsSpokenOf(turn, before), goodsSpokenOf(turn, after)];
  const [one = [], other = []] = sides;
  if (one.length !== 1 || other.length !== 1 || one[0]?.id === other[0]?.id) return undefined;
  // Single things are compared from their records.
  if (!sides.some(([side]) => Number(side?.count) > 1) || kindOf(one) !== kindOf(other))
    return undefined;
  const told = `${lead(plain, one, other, partyOf(turn))}${toldOf(one)} ${toldOf(other)}`;
  const things = [...one, ...other].flatMap(({ id }) => thingOf(id) ?? []);
  return { ...reply(turn, told, things, true), whole: true };
}

const kindOf = ([first]: Basket): string | undefined => thingOf(first?.id)?.kind;
const grams = (goods: Basket): number =>
  goods.reduce((sum, { id, count }) => sum + count * Number(thingOf(id)?.values.weight ?? 0), 0);
const sleeps = (goods: Basket): number =>
  goods.reduce((sum, { id, count }) => sum + count * Number(thingOf(id)?.values.people ?? 0), 0);
const many = (goods: Basket): number => goods.reduce((sum, { count }) => sum + count, 0);

/** “The Harbour 4 tent: $329, 5.4 kg, for 4 people, sold out, back in two weeks.” */
function toldOf(goods: Basket): string {
  const stock = stockOf(thingOf(goods[0]?.id));
  const room = kindOf(goods) === "tent" ? `, for ${sleeps(goods)}` : "";
  const name = namesOf(goods).replace(/^t/, "T");
  return `${name}: ${dollars(goodsIn(goods))}, ${weightOfAll(goods)}${room}${stock}.`;
}
const stockOf = (thing: Thing | undefined): string => {
  const stock = String(thing?.values.stock ?? "");
  return stock === "In stock" ? ", in stock" : `, sold out, ${stock.toLowerCase()}`;
};

/** What is asked of the two: which is cheaper, lighter, or the better one. */
function lead(plain: string, one: Basket, other: Basket, people: number | undefined): string {
  const less = (by: (goods: Basket) => number): string => {
    const least = by(one) < by(other) ? one : other;
    return `${namesOf(least)}`;
  };
  const cheaper = /\b(?:cheap\w*|price|costs?)\b/.test(plain) ? less(goodsIn) : undefined;
  const lighter = /\b(?:light\w*|weigh\w*)\b/.test(plain) ? less(grams) : undefined;
  if (cheaper !== undefined || lighter !== undefined)
    return `${[
      ...(cheaper === undefined ? [] : [`cheaper: ${cheaper}`]),
      ...(lighter === undefined ? [] : [`lighter: ${lighter}`]),
    ].join("; ")}. `.replace(/^./, (letter) => letter.toUpperCase());
  if (kindOf(one) !== "tent") return "";
  const roomy = [one, other].filter((goods) => sleeps(goods) >= (people ?? 0));
  const [best] = (roomy.length > 0 ? roomy : [one, other]).toSorted((a, b) => many(a) - many(b));
  return best === undefined ? "" : `I’d take ${namesOf(best)}, with everyone in one. `;
}
