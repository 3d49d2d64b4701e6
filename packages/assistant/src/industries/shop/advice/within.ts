import { contentWords } from "../../../dialogue/message/focus.ts";
import { dollars, listed } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Thing } from "../../../records/records.ts";
import { kindIn } from "../../../records/references.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue, nounsOf } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { needOf } from "../goods/need.ts";
import { reply } from "../goods/product-reply.ts";
import { products } from "../goods/sample.ts";
import { tentsFor } from "../goods/tents-for.ts";

/** Lists the products of a kind that meet the stated conditions. */

const bounds =
  /\b(?:under|below|less than|up to|max(?:imum)?|at most|within|for) [$€£]?(\d{2,4})\b/;
const asksAny =
  /\b(?:any|anything|something|what|which|show|list|do you have|have you got|got|else|similar|options?|choices|alternatives?|tents?|bags?|packs?|lamps?|stoves?)\b|^(?:under|below|less than|up to)\b/;

const options = /\b(?:options?|choices|possibilit\w+|what else|alternatives?)\b/;
const soon =
  /\b(?:by|before|until|for) (?:the |this |next )?(?:weekend|week|tomorrow|\w+day)\b|\bin time\b/;

/** Matches anywhere in the message: “… and do you do stoves for two”. */
const hasAny =
  /\b(?:do|does|did) (?:you|your shop) (?:also |even |really )?(?:do|have|sell|carry|stock)\b|\bhave you got\b/;
/** “Sleeping bags?”: a message with only a kind. */
const bareKindIn = (plain: string): boolean => bareKind.test(plain);
const leadsToKind = wordList`any, your, the, some, what, which, show me, what about, how about, do you have`;
const manyOfKind = wordList`
  tents, shelters, sleeping bags?, back ?packs, packs, rucksacks, (head ?)?lamps, lights, torches, lanterns, stoves, cookers
`;
const bareKind = whole(`(?:${leadsToKind} )*${manyOfKind}(?: do you (?:have|sell))?`);

/** Exclusions and requests for more; advice knows which products were shown before. */
const rulesOut =
  /\b(?:not|no|without|except|already|(?:some|any)thing else|warrant\w*|guarantee\w*)\b/;

/** Lists the products that meet every condition: “anything under $150”, “is something similar in stock”. */
export function within(turn: Turn, asked: Asked): Outcome | undefined {
  const { plain, focus, figures } = asked;
  // “Not the big one” leaves the kind that is looked for.
  const withoutSize = plain.replace(
    /\bnot the (?:big\w*|large\w*|small\w*|dear\w*|expensive|other) (?:one|pack|tent|bag)\b/,
    "",
  );
  const limit = figures.money ?? Number(bounds.exec(plain)?.[1] ?? Number.NaN);
  const asksOptions = options.test(plain) && lately(turn);
  // “By next weekend” excludes products that are restocked later.
  const stock =
    /\b(?:in ?-?stock|available|right now)\b/.test(plain) ||
    (asksOptions && (turn.slots.dates.length > 0 || soon.test(plain)));
  const similar =
    /\b(?:similar|next best|second best|like (?:it|that|this)|alternatives?|instead|another one|comparable|cheaper)\b/.test(
      plain,
    );
  const cheaper =
    /\bcheaper\b|^(?:something |and |a |but )*cheap(?: one)?$|\bless expensive\b|\btoo (?:expensive|much|pricey)\b/.test(
      plain,
    );
  const asksKinds = /^(?:what|which|show|list)\b.*\b(?:do you|you got|have|sell|there|are)\b/.test(
    plain,
  );
  const has = hasAny.exec(plain);
  const wanted = kindIn(catalogue, has ? plain.slice(has.index) : plain);
  const asksHas = has !== null && wanted !== undefined;
  const kind = wanted ?? (lately(turn) ? focus.thing?.kind : undefined);
  const constrained = !Number.isNaN(limit) || stock || similar || cheaper || asksOptions;
  const people = figures.people ?? needOf(turn).people;
  if ((!asksAny.test(plain) && !cheaper && !bareKindIn(plain)) || rulesOut.test(withoutSize))
    return undefined;
  // Follow-ups to advice are left to advice, which knows the intended use.
  if (
    /^(?:product_advice|flow:advice)$/.test(turn.state.before ?? "") &&
    !stock &&
    !similar &&
    !cheaper &&
    !bareKindIn(plain)
  )
    return undefined;
  if (
    !lately(turn) &&
    !asksKinds &&
    !asksHas &&
    !bareKindIn(plain) &&
    !/^(?:do you have|any|anything)\b/.test(plain)
  )
    return undefined;
  const bareKind = bareKindIn(plain);
  if (!constrained && !bareKind && !((asksKinds || asksHas) && kindIn(catalogue, plain)))
    return undefined;
  if (kind === undefined && !lately(turn)) return undefined;
  const most = cheaper && focus.thing ? Number(focus.thing.values.price) - 0.01 : limit;
  const featured = asksHas && !constrained ? withFeature(turn, plain, wanted) : undefined;
  if (featured) return featured;
  // “A headtorch for running” wants no lantern.
  const only = catalogue.things.find(({ id }) => nounOf(id)?.test(plain))?.id;
  const found = catalogue.things
    .filter((thing) => kind === undefined || thing.kind === kind)
    .filter(({ id, kind: own }) => only === undefined || own !== kind || id === only)
    .filter(({ id }) => !(similar || cheaper) || id !== focus.thing?.id)
    .filter(({ values }) => Number.isNaN(most) || Number(values.price) <= most)
    .filter(({ values }) => !stock || values.stock === "In stock")
    .filter(
      ({ values }) =>
        people === undefined || values.people === undefined || Number(values.people) >= people,
    )
    .sort((a, b) => Number(b.values.price) - Number(a.values.price));
  const what =
    kind === undefined ? "things" : (catalogue.kinds.find(({ id }) => id === kind)?.plural ?? kind);
  const name = (thing: Thing) => `${thing.name} (${dollars(Number(thing.values.price))})`;
  if (found.length > 0)
    return reply(
      turn,
      found.length === 1 && found[0]
        ? `The ${name(found[0])}: ${products.find(({ id }) => id === found[0]?.id)?.why}.`
        : `Of our ${what}: the ${listed(found.slice(0, 4).map(name))}.`,
      found.slice(0, 4),
    );
  if (kind === "tent" && people !== undefined && stock) {
    const basket = tentsFor(people);
    return reply(
      turn,
      `No single tent for ${people} is in stock. Together, these fit ${people}: ${namesOf(basket)}, ${dollars(goodsIn(basket))} in all.`,
      catalogue.things.filter(({ id }) => basket.some((one) => one.id === id)),
    );
  }
  const { thing } = focus;
  if (cheaper && people !== undefined && thing !== undefined && thing.values.people !== undefined) {
    const smaller = catalogue.things
      .filter(({ kind: own, values }) => own === kind && Number(values.price) <= most)
      .sort((a, b) => Number(b.values.price) - Number(a.values.price));
    return reply(
      turn,
      `No, the ${name(thing)} is the cheapest for ${people}.${smaller.length === 0 ? "" : ` For fewer: the ${listed(smaller.map(name))}.`}`,
      [...smaller, thing],
    );
  }
  const [cheapest] = catalogue.things
    .filter(
      (thing) =>
        (kind === undefined || thing.kind === kind) &&
        (!stock || thing.values.stock === "In stock"),
    )
    .sort((a, b) => Number(a.values.price) - Number(b.values.price));
  return cheapest
    ? reply(
        turn,
        cheapest === focus.thing && cheaper
          ? `No, the ${name(cheapest)} is the cheapest of our ${what}.`
          : `I’m sorry, we have no ${what} for that. The closest is the ${name(cheapest)}.`,
        [cheapest],
      )
    : undefined;
}

/** The noun that only one product of a kind with several goes by: a headlamp, a lantern. */
const nounOf = (id: string): RegExp | undefined =>
  nounsOf[id] === undefined ? undefined : new RegExp(`\\b(?:${nounsOf[id]})\\b`);

/** “A backpack that fits a laptop”: the feature for each product of the kind, those that have it first. */
function withFeature(turn: Turn, plain: string, kind: string): Outcome | undefined {
  const [, feature] = ofFeature.exec(plain) ?? [];
  if (feature === undefined) return undefined;
  const attribute = catalogue.attributes.find(
    ({ id, asks }) => !ofPurpose.test(id) && asks.test(feature),
  );
  const things = catalogue.things.filter((thing) => thing.kind === kind);
  if (!attribute || things.length < 2) return undefined;
  const said = things
    .map((thing) => ({ thing, says: attribute.says(thing) }))
    .filter(({ says }) => says !== undefined)
    .map(({ thing, says = "" }) => ({ thing, says, lacks: lacking.test(says) }))
    .sort((one, other) => Number(one.lacks) - Number(other.lacks));
  return said.length === 0
    ? undefined
    : reply(
        turn,
        said.map(({ thing, says }) => `The ${thing.name} ${says}.`).join(" "),
        said.map(({ thing }) => thing),
      );
}
const ofFeature = /\b(?:that|which|with|for|to|who)\b (.+)$/;
const ofPurpose = /^(?:price|stock|people|use:.*)$/;
const lacking = /\b(?:no|none|not|without)\b/;

/** Lists all products of a kind, the most expensive first. */
export function kindAnswer(turn: Turn, kind: string): Outcome {
  const found = catalogue.things
    .filter((thing) => thing.kind === kind)
    .sort((a, b) => Number(b.values.price) - Number(a.values.price));
  const plural = catalogue.kinds.find(({ id }) => id === kind)?.plural ?? kind;
  return reply(
    turn,
    `Of our ${plural}: the ${listed(found.map(({ name, values }) => `${name} (${dollars(Number(values.price))})`))}.`,
    found,
  );
}

/** “Tell me about sleeping bags” names a kind, and nothing that is asked of it. */
export const asksOnlyKind = (plain: string): boolean =>
  catalogue.kinds.some(
    ({ named }) => named.test(plain) && contentWords(plain.replace(named, "")).length === 0,
  );
