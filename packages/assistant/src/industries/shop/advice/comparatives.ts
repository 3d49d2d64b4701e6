import { counted, dollars, say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import type { Asked, Attribute, Thing } from "../../../records/records.ts";
import { kindIn, namedIn, rankedIn } from "../../../records/references.ts";
import { whole, wordList } from "../../../understanding/word-list.ts";
import { goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";
import { focusedOn } from "../goods/focus.ts";
import { tentsFor } from "../goods/tents-for.ts";

/**
 * Finds products with more or less of an attribute than the current one: “anything lighter”, “a warmer one than the
 * Dune”.
 */

const wantsOther =
  /\b(?:any|anything|something|one|ones|else|got|have|show|is there|are there|need|want|but|too|a|an|give|looking)\b|^\w+$/;
/** “Is it lighter than the Ember” compares two products and does not ask for another. */
const comparesTwo = /^(?:is|are|does|which|what)\b(?! (?:there|about)\b).*\bthan\b|^which\b/;
const similarMoney = /\b(?:similar|same) (?:money|price|budget)\b/;
/** Price ratio up to which a product still counts as similar. */
const alike = 1.3;

function comparativeIn(plain: string): { attribute: Attribute; more: boolean } | undefined {
  for (const attribute of catalogue.attributes) {
    // Requests for cheaper products are answered together with the other conditions.
    if (!attribute.than || attribute.id === "price") continue;
    const at = attribute.than.findIndex((word) => new RegExp(`\\b${word}\\b`).test(plain));
    if (at >= 0) return { attribute, more: at === 0 };
  }
  return undefined;
}

/** Answers “by how much” after a comparison of two products. */
function byHowMuch(
  turn: Turn,
  { plain, focus }: Pick<Asked, "plain" | "focus">,
): Outcome | undefined {
  const named = namedDifference.exec(plain)?.[0];
  if (!asksDifference.test(plain) && named === undefined) return undefined;
  const [first, second] = focus.shown;
  const said = turn.state.exchanges.at(-1)?.visitor.toLowerCase() ?? "";
  const attribute =
    (named === undefined
      ? undefined
      : catalogue.attributes.find(({ id, asks }) => byFigure.has(id) && asks.test(named))) ??
    comparativeIn(`${plain} ${said}`)?.attribute ??
    catalogue.attributes.find(({ id }) => id === focus.attribute);
  const { id = "" } = attribute ?? {};
  if (!first || !second || !attribute || !ofThings.test(turn.state.before ?? "")) return undefined;
  const by = Math.abs(Number(first.values[id]) - Number(second.values[id]));
  if (!(by > 0)) return undefined;
  const shown =
    attribute.shows?.({ ...first, values: { ...first.values, [id]: by } }) ?? String(by);
  return toOutcome(
    turn,
    `By ${shown}: ${attribute.shows?.(first)} against ${attribute.shows?.(second)}.`,
    [first, second],
    id,
  );
}
/** Handlers after which two products may have been compared. */
const ofThings = /^(?:product_information|flow:order|basket)$/;
/** “The price difference”, “the difference in weight”. */
const namedDifference =
  /\b(?:price|cost|weight|size|warmth) (?:difference|diff|gap)\b|\bdifference in (?:price|cost|weight|size|warmth)\b/;
const byFigure = new Set(["price", "weight", "warmth", "volume", "packed"]);
const asksDifference = whole(
  `(?:by how much|how much ${wordList`lighter, heavier, warmer, colder, bigger, smaller, brighter`})(?: is (?:it|that))?`,
);

/** For a party too large for any single tent: says how many tents from stock are needed, and their total price. */
export function tooFew(turn: Turn, { plain, figures }: Asked): Outcome | undefined {
  const party = figures.people ?? turn.slots.children ?? Number.NaN;
  const isCount = party <= mostAtOnce || ofPeople.test(plain);
  if (kindIn(catalogue, plain) !== "tent" || party > mostInTents || !isCount) return undefined;
  const [largest] = catalogue.things
    .filter(({ kind, values }) => kind === "tent" && typeof values.people === "number")
    .sort((a, b) => Number(b.values.people) - Number(a.values.people));
  const most = Number(largest?.values.people);
  if (!largest || !(party > most)) return undefined;
  const basket = tentsFor(party);
  const gone =
    largest.values.stock === "In stock"
      ? ""
      : ` The ${largest.name} (for ${most}) is ${String(largest.values.stock).toLowerCase()}.`;
  const things = catalogue.things.filter(({ id }) => basket.some((one) => one.id === id));
  const text = `No single tent fits ${party}. From what’s in stock, you could get ${namesOf(basket)}: ${dollars(goodsIn(basket))} in all, including delivery.${gone}`;
  const again = wasSaid(turn.state, text);
  const outcome = toOutcome(turn, again ? `As I said: ${text}` : text, things, "people");
  return { ...outcome, state: { ...outcome.state, basket: [...basket] } };
}
/** Larger parties are left to the shop team. */
const mostInTents = 60;
/** “A tent for 60” is a price rather than a party. */
const mostAtOnce = 20;
const ofPeople = /\b(?:people|persons?|kids|children|adults|guests|scouts|of us|members)\b/;

export function better(turn: Turn, { plain, focus, figures }: Asked): Outcome | undefined {
  const difference = byHowMuch(turn, { plain, focus });
  if (difference) return difference;
  const found = comparativeIn(plain);
  const named = namedIn(catalogue, plain);
  // “The warmer one” refers to one of those shown.
  if (rankedIn(catalogue, { plain, focus })) return undefined;
  if (!found || named.length > 1 || plain.split(" ").length > 14) return undefined;
  const base = named[0] ?? focus.thing;
  const { attribute, more } = found;
  if (!base || typeof base.values[attribute.id] !== "number") return undefined;
  const other = focus.shown.find((one) => one !== base && one.kind === base.kind);
  if (comparesTwo.test(plain)) {
    const toIt = /\bthan (?:it|that|this)\b/.test(plain);
    const [first, second] =
      named[0] === focus.thing ? [other, base] : toIt ? [base, focus.thing] : [focus.thing, base];
    if (!first || !second || first === second) return undefined;
    return toOutcome(turn, stands(first, second, found, true), [first, second], attribute.id);
  }
  if (!wantsOther.test(plain)) return undefined;
  const asked = kindIn(catalogue, plain);
  if (asked !== undefined && asked !== base.kind) return undefined;
  const limit =
    figures.money ?? (similarMoney.test(plain) ? Number(base.values.price) * alike : Infinity);
  const better = catalogue.things
    .filter(({ kind, id }) => kind === base.kind && id !== base.id)
    .filter((one) => surpasses(one, base, found))
    .sort((a, b) => Number(a.values.price) - Number(b.values.price));
  const [best] = better.filter(({ values }) => Number(values.price) <= limit);
  if (best)
    return toOutcome(turn, `Yes, ${inText(best, base, attribute)}.`, [best, base], attribute.id);
  const [dear] = better;
  const plural = catalogue.kinds.find(({ id }) => id === base.kind)?.plural ?? "things";
  const word = attribute.than?.[more ? 0 : 1] ?? "";
  return toOutcome(
    turn,
    dear
      ? `Not for that price: ${inText(dear, base, attribute)}.`
      : `No, none of our ${plural} is ${word} than the ${base.name}. It ${attribute.says(base)}.`,
    dear ? [dear, base] : [base],
    attribute.id,
  );
}

type Comparative = { attribute: Attribute; more: boolean };

const surpasses = (one: Thing, base: Thing, { attribute, more }: Comparative): boolean => {
  const [value, against] = [one.values[attribute.id], base.values[attribute.id]];
  if (typeof value !== "number" || typeof against !== "number") return false;
  return more === (attribute.reversed === undefined) ? value > against : value < against;
};

function stands(first: Thing, second: Thing, found: Comparative, asks: boolean): string {
  const yes = surpasses(first, second, found);
  const { attribute } = found;
  const figures = `${attribute.shows?.(first) ?? ""} against ${attribute.shows?.(second) ?? ""}`;
  return `${asks ? (yes ? "Yes: " : "No: ") : ""}the ${first.name} ${attribute.says(first)}, the ${second.name} ${attribute.shows?.(second) ?? figures}.`;
}

function inText(thing: Thing, base: Thing, attribute: Attribute): string {
  const against =
    attribute.id === "price"
      ? `${dollars(Number(thing.values.price))} against ${dollars(Number(base.values.price))}`
      : `${attribute.shows?.(thing) ?? ""} against ${attribute.shows?.(base) ?? ""}, for ${dollars(Number(thing.values.price))}`;
  const people =
    thing.values.people === base.values.people || thing.values.people === undefined
      ? ""
      : `; it is made for ${counted(Number(thing.values.people), "person", "people")}`;
  const stock =
    thing.values.stock === "In stock" ? "" : `; ${String(thing.values.stock).toLowerCase()}`;
  return `the ${thing.name}: ${against}${people}${stock}`;
}

const toOutcome = (
  turn: Turn,
  text: string,
  things: readonly Thing[],
  attribute: string,
): Outcome => ({
  handled: "product_information",
  state: focusedOn(turn.state, things, attribute),
  reply: say(text, { source: "shopProducts", next: ["How long does delivery take?"] }),
});
