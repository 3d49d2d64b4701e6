import { factAnswer } from "../../dialogue/fact.ts";
import { contentWords } from "../../dialogue/focus.ts";
import { dollars, listed } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { ask } from "../../records/ask.ts";
import type { Answered, Asked, Thing } from "../../records/records.ts";
import { kindIn, meantIn, namedIn, placeIn } from "../../records/references.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { addedUp } from "./added-up.ts";
import { basketOf, takenUp } from "./basket.ts";
import { catalogue } from "./catalogue.ts";
import { better, tooFew } from "./comparatives.ts";
import { fits } from "./fits-into.ts";
import { askedOf, lately } from "./focus.ts";
import { joinedBy } from "./joins.ts";
import { notGiven, unsold } from "./not-sold.ts";
import { outfit } from "./outfit.ts";
import { reply } from "./product-reply.ts";
import { goodsIn, namesOf, purchase, tentsFor } from "./purchase.ts";
import { products } from "./sample.ts";
import { sumFor } from "./sum-for.ts";
import { warmEnough } from "./warm-enough.ts";
import { withDogs } from "./with-dogs.ts";

/** Answers questions about the catalogue from its records, before any classifier runs. */
/** Past purchases and shop policies, which are not questions about the catalogue. */
const elsewhere = anywhere(wordList`
  my (order|parcel|package|refund|money|delivery|account|invoice), orders?, ordered, arrived, refunds?, returns?,
  returned, exchange, send (it|them|this) back, track\w*, broken, damaged, torn, hole, ripped, faulty, wrong,
  deliver\w*, shipping, ship, shipped, stores?, discount, coupon, code, gift ?cards?, wrap\w*, invoice, receipt, payment,
  pay, newsletter, points, password, account, repair\w*, bot, chatbot, match\w*, anywhere, elsewhere, other shops?
`);

const priceMatch =
  /\b(?:cheaper|price|match\w*)\b.*\b(?:anywhere|elsewhere|other shops?|match\w*|amazon)\b|\bprice match\w*/;
const gotOther = /\b(?:wanted|asked for|chose)\b.*\b(?:got|received)\b/;

export function resolveShop(turn: Turn): Outcome | undefined {
  const { plain, slots } = turn;
  if (slots.references.length > 0) return undefined;
  const taken =
    takenUp(turn) ??
    tooFew(turn, askedOf(turn)) ??
    addedUp(turn) ??
    sumFor(turn) ??
    outfit(turn) ??
    purchase(turn) ??
    basketOf(turn);
  if (taken) return taken;
  if (priceMatch.test(plain)) return factAnswer(turn, "product_price");
  if (elsewhere.test(plain) || gotOther.test(plain)) return undefined;
  const asked = askedOf(turn);
  return (
    joinedBy(turn, asked) ??
    withDogs(turn) ??
    unsold(turn, asked) ??
    warmEnough(turn, asked) ??
    better(turn, asked) ??
    fits(turn, asked) ??
    (looksOn.test(plain) ? within(turn, asked) : undefined) ??
    fromRecords(turn, asked) ??
    pointed(turn, asked) ??
    within(turn, asked)
  );
}

const looksOn =
  /\b(?:similar|(?:next|second) best|alternatives?|options?|anything|something|another)\b/;

/** Attributes whose words also occur elsewhere; they need a product named, or one in the last reply. */
const shared = /^(?:price|hours|stock|people|use:.*|warranty|cabin|boils)$/;

function fromRecords(turn: Turn, asked: Asked): Outcome | undefined {
  const fresh = lately(turn);
  const focused: Asked = fresh ? asked : { ...asked, focus: { thing: undefined, shown: [] } };
  // A budget or a use asks for advice rather than about one product.
  if (beside(asked) >= mostBeside) return undefined;
  const found: Answered | undefined =
    ask(catalogue, focused) ?? (fresh ? undefined : onTopic(asked));
  const open = notGiven(asked.plain);
  // Written answers may cover what the records do not.
  if (found?.operation === "unknown" && open === undefined) return undefined;
  if (found) {
    // States only once that there is no figure.
    const text =
      found.operation === "unknown" && open !== undefined
        ? open
        : `${found.text}${open === undefined ? "" : ` ${open}`}`;
    return reply(turn, text, found.things, found.operation === "superlative", found.attribute);
  }
  const [pointed] = meantIn(catalogue, focused);
  const few = asked.plain.split(" ").length <= fewWords;
  const meant = pointed ?? (few ? focused.focus.thing : undefined);
  return open !== undefined && (meant || few || kindIn(catalogue, asked.plain) !== undefined)
    ? reply(
        turn,
        `${open} I can give you weight, packed size, material and price.`,
        meant ? [meant] : [],
      )
    : undefined;
}

/**
 * Counts the words that neither ask for an attribute nor name a product; in a longer message a single matching word
 * answers little.
 */
function beside({ plain }: Asked): number {
  const patterns = [
    ...catalogue.attributes.flatMap(({ asks, more, less }) => [asks, more, less]),
    ...catalogue.things.map(({ named }) => named),
    ...catalogue.kinds.map(({ named }) => named),
    ofAnyQuestion,
  ].filter((pattern) => pattern !== undefined);
  const rest = patterns.reduce(
    (text, pattern) => text.replace(new RegExp(pattern.source, "g"), " "),
    plain,
  );
  return contentWords(rest).filter((word) => !/^\d/.test(word)).length;
}
/** From this many such words on, an attribute does not answer the message. */
const mostBeside = 4;
const ofAnyQuestion = anywhere(wordList`
  use, using, go(ing)?, take, trip, work\w*, come(s|ing)?, buy, think, look\w*, seem\w*, kind, sort, type, thing\w*, good, ok, fine, best, nice, enough, really, still, even, maybe, friend\w*, wife, husband, people, person, day\w*, night\w*, week\w*, say(s|ing)?, said, tell, mean, compare\w*, differ\w*, versus, vs, better, difference, than, model\w*, product\w*, figure\w*, catalogue
`);

/** Up to this many words, a message is about the current product without naming it. */
const fewWords = 9;

/** After a digression, “how heavy is it” is still about the last product; “how much is it” may not be. */
function onTopic(asked: Asked): Answered | undefined {
  const own = {
    ...catalogue,
    attributes: catalogue.attributes.filter(({ id }) => !shared.test(id)),
  };
  return ask(own, asked);
}

/** Answers short references to one product: “the second one”, “what about the harbour”. */
function pointed(turn: Turn, { plain, focus }: Asked): Outcome | undefined {
  const words = plain.split(" ").length;
  if (
    words > 7 ||
    !/^(?:(?:what|how) about|tell me (?:more )?about|show me|and |the |that |no |more about|what is)/.test(
      `${plain} `,
    )
  )
    return undefined;
  const place = placeIn(plain, focus.shown.length);
  const other = /\bthe other(?: one)?$/.test(plain)
    ? focus.shown.find((one) => one !== focus.thing)
    : undefined;
  const named = namedIn(catalogue, plain);
  const thing =
    (place === undefined ? undefined : focus.shown[place]) ??
    other ??
    (named.length === 1 ? named[0] : undefined);
  if (
    !thing ||
    catalogue.attributes.some(
      ({ asks, id }) => !id.startsWith("use:") && asks.test(plain.replace(thing.named, "")),
    )
  )
    return undefined;
  const product = products.find(({ id }) => id === thing.id);
  return (
    product &&
    reply(
      turn,
      `The ${product.name}: ${dollars(product.price)}, ${product.stock.toLowerCase()}. In short: ${product.why}.`,
      [thing, ...focus.shown.filter((one) => one !== thing)],
      true,
    )
  );
}

const bounds =
  /\b(?:under|below|less than|up to|max(?:imum)?|at most|within|for) [$€£]?(\d{2,4})\b/;
const asksAny =
  /\b(?:any|anything|something|what|which|show|list|do you have|have you got|got|else|similar|tents?|bags?|packs?|lamps?|stoves?)\b|^(?:under|below|less than|up to)\b/;

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
function within(turn: Turn, asked: Asked): Outcome | undefined {
  const { plain, focus, figures } = asked;
  const limit = figures.money ?? Number(bounds.exec(plain)?.[1] ?? Number.NaN);
  const stock = /\b(?:in ?-?stock|available|right now)\b/.test(plain);
  const similar =
    /\b(?:similar|next best|second best|like (?:it|that|this)|alternatives?|instead|another one|comparable|cheaper)\b/.test(
      plain,
    );
  const cheaper = /\bcheaper\b|\bless expensive\b|\btoo (?:expensive|much|pricey)\b/.test(plain);
  const asksKinds = /^(?:what|which|show|list)\b.*\b(?:do you|you got|have|sell|there|are)\b/.test(
    plain,
  );
  const has = hasAny.exec(plain);
  const wanted = kindIn(catalogue, has ? plain.slice(has.index) : plain);
  const asksHas = has !== null && wanted !== undefined;
  const kind = wanted ?? (lately(turn) ? focus.thing?.kind : undefined);
  const constrained = !Number.isNaN(limit) || stock || similar || cheaper;
  if ((!asksAny.test(plain) && !cheaper && !bareKindIn(plain)) || rulesOut.test(plain))
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
  const found = catalogue.things
    .filter((thing) => kind === undefined || thing.kind === kind)
    .filter(({ id }) => !(similar || cheaper) || id !== focus.thing?.id)
    .filter(({ values }) => Number.isNaN(most) || Number(values.price) <= most)
    .filter(({ values }) => !stock || values.stock === "In stock")
    .filter(
      ({ values }) =>
        figures.people === undefined ||
        values.people === undefined ||
        Number(values.people) >= figures.people,
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
  if (kind === "tent" && figures.people !== undefined && stock) {
    const basket = tentsFor(figures.people);
    return reply(
      turn,
      `None by itself that is in stock. Two tents do it: ${namesOf(basket)}, ${dollars(goodsIn(basket))} in all.`,
      catalogue.things.filter(({ id }) => basket.some((one) => one.id === id)),
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
          ? `No: the ${name(cheapest)} is the cheapest of our ${what}.`
          : `No ${what} for that, I am sorry. The nearest is the ${name(cheapest)}.`,
        [cheapest],
      )
    : undefined;
}

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
