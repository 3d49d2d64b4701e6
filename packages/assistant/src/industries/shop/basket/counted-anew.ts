import type { ScenarioState, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { kindIn } from "../../../records/references.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue, priceOf, thingOf } from "../goods/catalogue.ts";

/** Extracts how many of the current product are wanted, from numbers that may also be prices, sizes or measurements. */

type Basket = Readonly<NonNullable<ScenarioState["basket"]>>;

const takesMany = /^(?:ok |yes |then |fine )*(?:i|we) (?:will )?(?:take|buy|have) (?=\d)/;
const anew =
  /^(?:no |make it |i (?:said|want|need) |we need )?(\d{1,2})(?: ?(?:x|pcs|pieces|pc|of (?:them|those|it|these)))?\b(?!.*\b(?:days?|people|lit(?:re|er)s?|kg|person|degrees|%|weeks?|old)\b)/;
/** Numbers that do not count products: “15 mins”, “2 am”, “40 km”. */
const ofMeasure =
  /^\D*\d{1,2} ?(?:min\w*|hours?|hrs?|h|sec\w*|am|pm|months?|years?|nights?|km|miles?|cm|mm|m|inch\w*|feet|ft|l|lbs?|grams?|g|dollars?|bucks|usd|euros?|stars?|times|or)\b/;

/** “4 pcs”, “four headlamps, not 1”: changes the count of the current product. */
export function countedAnew(
  { plain, state }: Turn,
  named: Basket,
  thing: Thing | undefined,
): Basket | undefined {
  const text = withDigits(plain).replace(takesMany, "");
  const ones = onesIn(plain);
  const told = ofMeasure.test(text) ? undefined : anew.exec(text)?.[1];
  const count = ones === undefined ? told : String(ones);
  const id = named.length === 1 ? named[0]?.id : thing?.id;
  const talked = /^(?:basket|product_|flow:advice)/.test(state.before ?? "");
  if (count === undefined || id === undefined || !talked || named.length > 1) return undefined;
  // “And 2 sleeping bags” counts a different product from the current tent.
  const kind = kindIn(catalogue, plain);
  if (named.length === 0 && kind !== undefined && kind !== thing?.kind) return undefined;
  // “89 is a bit over” about a pack for $89 is its price; so is a number given as a limit.
  const isMoney = Number(count) === priceOf(id) || dearness.test(text);
  const isCount = Number(count) >= 1 && !isMoney && !isSize(count) && !isRemark(text, count, state);
  return isCount ? [{ id, count: Number(count) }] : undefined;
}
const fits =
  /^\D*\d{1,2} (?:cm )?(?:fits?|works?|is (?:fine|ok|okay|good|great|perfect|too|not|a bit))\b/;
/** “42 fits”, after “packs to 42 × 14 cm”. */
const isRemark = (text: string, count: string, { exchanges }: Turn["state"]): boolean =>
  fits.test(text) &&
  new RegExp(`(?<![\\d.,])${count}(?![\\d.,])`).test(exchanges.at(-1)?.bot ?? "");
/** “And the 48?” is the pack of that name: no one orders that many. */
const isSize = (count: string): boolean =>
  Number(count) > 9 && catalogue.things.some(({ name }) => name.includes(` ${count}`));
const dearness = anywhere(wordList`
  too (much|dear|expensive|pricey), (a )?(bit|little) (over|much|dear|pricey), (over )?(my )?budget, cheaper, (under|below) \d\d*, (at )?most, max(imum)?, tops, up to, no more than, not over, limit, to spend
`);

/** “What is that with two lanterns”: the product in hand is part of it. */
export function besideNamed(
  plain: string,
  [named, second]: Basket,
  thing: Thing | undefined,
): Basket {
  const other = thingOf(named?.id);
  if (!other || second || !thing || thing.kind === other.kind) return [];
  return thatWith.test(plain) ? [{ id: thing.id, count: 1 }] : [];
}
const thatWith =
  /\b(?:how much|total|price|what is|cost)\b(?: (?:is|would|will|it|that|this|be|the|all|of|come|to)){0,4} (?:with|plus|together with|and)\b/;

/** “Two of them”, “two please”, of the product in hand. */
export const ofThem = (plain: string): number =>
  onesIn(plain) ??
  Number(ofIt.map((pattern) => pattern.exec(withDigits(plain))?.[1]).find(Boolean) ?? 1);
/** “One for me and one for my wife”. */
const onesIn = (plain: string): number | undefined => {
  const ones =
    plain.match(/\b(?:one|1|another) for (?:me|him|her|us|my|the|our|each|myself)\b/g) ?? [];
  return ones.length > 1 ? ones.length : undefined;
};
const ofIt = [
  /^(?:(?:i|we) )?(?:(?:will|would|can|like|to|just|only) ){0,3}(?:take|get|buy|want|need|have) ([1-9])(?! (?:days?|nights?|weeks?|people|persons?|man|lit\w*|l|kg|of us)\b)\b/,
  /\b([1-9]) of (?:them|those|these|it)\b/,
  /^(?:(?:i|we|will|would|take|want|need|like|get|only|just) )*([1-9])(?: (?:please|in total|then|total)\b|$)/,
];
