import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Thing } from "../../../records/records.ts";
import { namedIn } from "../../../records/references.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Basket, goodsIn } from "../goods/basket-goods.ts";
import { chosen } from "../goods/best-of-kind.ts";
import { catalogue, thingOf } from "../goods/catalogue.ts";
import { askedOf, focusedOn } from "../goods/focus.ts";
import { kindsNamed, kindsRuledOut, type Need, needOf } from "../goods/need.ts";
import { shopPrices } from "../goods/prices.ts";
import { tentsFor } from "../goods/tents-for.ts";
import { namedWith } from "./named-with.ts";
import { sumWith, toDoor } from "./purchase.ts";
import { againstLimit, limitTold } from "./spending-limit.ts";

/**
 * Totals over the current products: for a number of people (“how much is that for 2”), by kinds (“total for tent and 2
 * bags”), and per person (“how much each”).
 */

const asksSum = anywhere(wordList`
  how much, total, altogether, in all, all together, price, sum, cost\w*, come to, comes to, what (do|would|will) (i|we) pay, what is (that|it), whats (that|it)
`);
const forSoMany =
  /\b(?:for|times|x) (?:the |all |both |us )*(\d{1,2})(?: of us| people| persons| pax)?$|\bfor (both|all) of us$/;
const asksShare =
  /\b(?:each(?! other)|per (?:person|head|one)|a head|split|divided|everyone pays?|everybody pays?)\b/;
const elsewhere = anywhere(wordList`
  order\w*, return\w*, refund\w*, warrant\w*, weigh\w*, weight, compare, differ\w*, (less|(?<!not |no )more|cheaper|dearer) than, express, abroad
`);
const mostWords = 18;
/** Maximum number of words in “and for 3 of us”. */
const fewWords = 5;

export function sumFor(turn: Turn): Outcome | undefined {
  const plain = withDigits(turn.plain);
  if (plain.split(" ").length > mostWords || elsewhere.test(plain)) return undefined;
  const need = needOf(turn);
  const { thing } = askedOf(turn).focus;
  const { basket = thing ? [{ id: thing.id, count: 1 }] : [] } = turn.state;
  const few = forSoMany.exec(plain);
  const people = Number(few?.[1] ?? need.people ?? Number.NaN);
  if (
    few &&
    people > 0 &&
    basket.length > 0 &&
    (asksSum.test(plain) || (plain.split(" ").length <= fewWords && !adviceFor(turn)))
  )
    return toOutcome(turn, basket.flatMap(timesPeople(people)));
  const byKind = asksSum.test(plain) || countsTwo(plain) ? ofKinds(turn, plain, need) : undefined;
  if (byKind) return byKind;
  const listed = asksSum.test(plain) ? listedBefore(turn, plain) : undefined;
  if (listed !== undefined) return ofKinds(turn, listed, need);
  const all = ofAll.test(plain) && turn.state.basket === undefined ? spokenOf(turn) : [];
  if (all.length > 1) return toOutcome(turn, all.flatMap(timesPeople(need.people ?? 1)));
  if (!asksShare.test(plain) || !(people > 1) || basket.length === 0) return undefined;
  const wrapped = /\bwrap\w*/.test(plain);
  const sum = goodsIn(basket) + (wrapped ? shopPrices.wrapping : 0);
  return toOutcome(
    turn,
    basket,
    ` Split ${people} ways, that’s ${dollars(Math.ceil((sum / people) * 100) / 100)} each.`,
    wrapped,
  );
}

/** “For four” right after advice changes the request and does not ask for a total. */
const adviceFor = ({ state }: Turn): boolean =>
  /^(?:product_advice|flow:advice)$/.test(state.before ?? "");

const ofAll =
  /\b(?:all together|altogether|everything|all (?:of )?(?:it|that|this|them)|in all|in total|the lot)\b|^(?:the |and )*total$/;

/** From this many products on, a reply lists the range. */
const rangeFrom = 5;

/** The product of each kind that replies mentioned last. */
function spokenOf({ state }: Turn): Basket {
  const last = new Map<string, string>();
  for (const { bot } of state.exchanges) {
    const named = namedIn(catalogue, bot.toLowerCase());
    const [first] = named.filter(({ name }) => bot.includes(name));
    // A list of the range speaks of none in particular.
    if (first && named.length < rangeFrom) last.set(first.kind, first.id);
  }
  return [...last.values()].map((id) => ({ id, count: 1 }));
}

/** One pack and one sleeping bag per person, tents for everyone, and one of everything else. */
const timesPeople =
  (people: number) =>
  ({ id, count }: Basket[number], _at: number, all: Basket): Basket => {
    const thing = thingOf(id);
    if (thing?.kind === "tent") {
      const tents = all.filter((one) => thingOf(one.id)?.kind === "tent");
      const room = tents.reduce(
        (sum, one) => sum + one.count * Number(thingOf(one.id)?.values.people),
        0,
      );
      if (room >= people) return [{ id, count }];
      return id === tents[0]?.id ? tentsFor(people) : [];
    }
    const alone = all.length === 1;
    return [{ id, count: alone || thing?.kind !== "stove" ? people : count }];
  };

const withIt = anywhere(wordList`
  (with|plus|and|to|beside) (it|that|this), (with|plus|add|adding) (an?|the|one|two|\d) (\w+ )?(sleeping |head ?|back ?)?(bag|pack|lamp|lantern|stove|tent)s?
`);
const alsoThat = /\b(?:too|also|as well|on top)$/;
/** “2 bags, what would all that come to?” of one more kind than is spoken of. */
const goesOnToAll = /\b(?:all (?:of )?(?:that|this)|everything|the lot)\b/;

/** “Tent and 2 bags”: of each kind the product mentioned last, or else a suitable one. */
function ofKinds(turn: Turn, plain: string, need: Need): Outcome | undefined {
  const { thing } = askedOf(turn).focus;
  if (namedWith(plain).length > 0) return besideNames(turn, plain, need);
  const out = kindsRuledOut(turn.message);
  const named = kindsNamed(plain, thing ? [thing.kind] : []).filter((kind) => !out.includes(kind));
  // “2 sleeping bags with it”: the current products are included.
  const kinds =
    thing &&
    (withIt.test(plain) ||
      alsoThat.test(plain) ||
      (named.length === 1 && goesOnToAll.test(plain))) &&
    !named.includes(thing.kind)
      ? [thing.kind, ...named]
      : named;
  const basket = kinds.flatMap((kind): Basket => {
    const last = lastOfKind(turn, kind);
    const held = turn.state.basket?.find(({ id }) => id === last?.id)?.count;
    const count = countOf(plain, kind) ?? held ?? 1;
    if (last) return [{ id: last.id, count }];
    // Without a number of people, each of several tents is one for two.
    if (kind === "tent" && count > 1 && need.people === undefined)
      return tentsFor(2).map(({ id }) => ({ id, count }));
    return chosen(kind, {
      people: count,
      cold: need.cold,
      light: false,
      cheap: limitTold(turn) !== undefined,
    });
  });
  const many = basket.length > 1 || (basket[0]?.count ?? 1) > 1;
  return many ? { ...toOutcome(turn, basket), whole: true } : undefined;
}

/** “2 tents and 4 headlamps”, “a pack plus 2 glims”: products of the kinds in question, with those that are named. */
function besideNames(turn: Turn, plain: string, need: Need): Outcome | undefined {
  const out = kindsRuledOut(turn.message);
  const wanted = namedWith(plain).filter(({ id }) => !out.includes(thingOf(id)?.kind ?? ""));
  const named = wanted.map((one) => ({
    ...one,
    count: ofEach(plain, one.id) ? (need.people ?? one.count) : one.count,
  }));
  const others = withoutNames(plain);
  const kinds = kindsNamed(others).filter(
    (kind) =>
      !out.includes(kind) &&
      named.every(({ id }) => thingOf(id)?.kind !== kind) &&
      (countOf(others, kind) !== undefined || isWanted(others, kind)),
  );
  const besides = kinds.flatMap((kind): Basket => {
    const last = lastOfKind(turn, kind);
    const count = countOf(others, kind) ?? 1;
    // Without a number of people, a tent is one for two.
    const people = kind === "tent" ? (need.people ?? 2) : 1;
    if (kind === "tent" && !last && count === 1) return tentsFor(people);
    const cheap = limitTold(turn) !== undefined;
    const [one] = chosen(kind, { people, cold: need.cold, light: false, cheap });
    const id = last?.id ?? one?.id;
    return id === undefined ? [] : [{ id, count }];
  });
  const counts = named.some(({ count }, at) => count !== wanted[at]?.count);
  return besides.length > 0 || counts
    ? { ...toOutcome(turn, [...besides, ...named]), whole: true }
    : undefined;
}

/** What is left of a message without the names of products, so that “the Ridge 2 tent” does not ask for another tent. */
const withoutNames = (plain: string): string =>
  catalogue.things.reduce((text, { named }) => text.replace(named, " # "), plain);

/** “One of those dune bags each”. */
const ofEach = (plain: string, id: string): boolean => {
  const found = thingOf(id)?.named.exec(plain);
  const after = found ? plain.slice(found.index + found[0].length).trim() : "";
  return /^(?:\w+ ){0,2}each\b/.test(after);
};

/** “A pack”, “the tent”: one of a kind among what is added up. */
const isWanted = (plain: string, kind: string): boolean =>
  new RegExp(`\\b(?:an?|the|one|my|that|this|with|plus|and) (?:\\w+ )?${wordFor(kind)}\\b`).test(
    plain,
  );

/** “4 sleeping bags and 2 tents” is a list of what is wanted. */
const countsTwo = (plain: string): boolean =>
  kindsNamed(plain).filter((kind) => countOf(plain, kind) !== undefined).length > 1;

const wordFor = (kind: string): string => {
  const named = catalogue.kinds.find(({ id }) => id === kind)?.named.source ?? kind;
  return `(?:${kind === "sleeping bag" ? "(?:sleeping )?bags?" : named})`;
};

/** “What would it all come to”, after a message that only listed what is wanted: “12 headlamps and 6 tents”. */
function listedBefore({ state }: Turn, plain: string): string | undefined {
  const names = kindsNamed(plain).length + namedWith(plain).length;
  if (names > 0 || state.basket !== undefined) return undefined;
  return state.exchanges
    .slice(-3)
    .map(({ visitor }) => withDigits(plainWords(visitor)))
    .findLast(countsTwo);
}

/** “2 bags”, “both packs”, “the tent”. */
function countOf(plain: string, kind: string): number | undefined {
  const found = new RegExp(`\\b(\\d{1,2}|both) (?:\\w+ )?${wordFor(kind)}\\b`).exec(plain)?.[1];
  return found === "both" ? 2 : found === undefined ? undefined : Math.max(1, Number(found));
}

/** The product of a kind that either side mentioned last. */
export function lastOfKind({ state }: Turn, kind: string): Thing | undefined {
  const recent = [...(state.basket ?? []).map(({ id }) => id), state.topic, ...(state.shown ?? [])];
  return (
    recent
      .map((id) => (id === undefined ? undefined : thingOf(id)))
      .find((thing) => thing?.kind === kind) ?? saidLast(state, kind)
  );
}

/** The only product of a kind that a message or its reply named, in the latest that named one. */
function saidLast({ exchanges }: Turn["state"], kind: string): Thing | undefined {
  const named = exchanges
    .flatMap(({ visitor, bot }) => [visitor, bot])
    .map((text) => namedIn(catalogue, text.toLowerCase()).filter((one) => one.kind === kind))
    .findLast((things) => things.length > 0);
  return named?.length === 1 ? named[0] : undefined;
}

/** What a sum holds may be sold out, which is said after it. */
const soldOutIn = (basket: Basket): string => {
  const gone = basket.map(({ id }) => thingOf(id)).find((one) => one?.values.stock !== "In stock");
  return gone ? ` The ${gone.name} is sold out, ${String(gone.values.stock).toLowerCase()}.` : "";
};

const toOutcome = (turn: Turn, basket: Basket, more = "", wrapped = false): Outcome => ({
  handled: "basket",
  state: {
    ...focusedOn(
      turn.state,
      basket.flatMap(({ id }) => thingOf(id) ?? []),
    ),
    basket: [...basket],
  },
  reply: say(
    `${sumWith(basket, { ...toDoor(turn.state), wrapped })}${againstLimit(turn, goodsIn(basket))}${more}${soldOutIn(basket)}`,
    {
      source: "shopProducts",
      next: ["How can I pay?", "How long does delivery take?"],
    },
  ),
});
