import { contentWords } from "../../dialogue/message/focus.ts";
import { factAnswer } from "../../dialogue/reply/fact.ts";
import { dollars } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { ask } from "../../records/ask.ts";
import type { Answered, Asked } from "../../records/records.ts";
import { kindIn, meantIn, namedIn, placeIn, rankedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { byWeight } from "./advice/by-weight.ts";
import { better, tooFew } from "./advice/comparatives.ts";
import { fits } from "./advice/fits-into.ts";
import { joinedBy } from "./advice/joins.ts";
import { notGiven, unsold } from "./advice/not-sold.ts";
import { nothingToWear } from "./advice/nothing-to-wear.ts";
import { ofKind } from "./advice/of-kind.ts";
import { outfit } from "./advice/outfit.ts";
import { soldOutNow } from "./advice/sold-out-now.ts";
import { temperatures } from "./advice/temperatures.ts";
import { tentForParty } from "./advice/tent-for-party.ts";
import { warmEnough } from "./advice/warm-enough.ts";
import { waterColumn } from "./advice/water-column.ts";
import { withDogs } from "./advice/with-dogs.ts";
import { within } from "./advice/within.ts";
import { addedUp } from "./basket/added-up.ts";
import { basketOf, takenUp } from "./basket/basket.ts";
import { basketChanged } from "./basket/basket-changes.ts";
import { purchase } from "./basket/purchase.ts";
import { sumFor } from "./basket/sum-for.ts";
import { catalogue } from "./goods/catalogue.ts";
import { askedOf, lately } from "./goods/focus.ts";
import { maySell } from "./goods/may-sell.ts";
import { reply } from "./goods/product-reply.ts";
import { products } from "./goods/sample.ts";

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
  const asked = askedOf(turn);
  const sells = maySell(turn);
  const taken =
    (sells ? takenUp(turn) : undefined) ??
    temperatures(turn, asked) ??
    waterColumn(turn, asked) ??
    byWeight(turn, asked) ??
    soldOutNow(turn, asked) ??
    tooFew(turn, asked) ??
    tentForParty(turn, asked) ??
    addedUp(turn) ??
    (sells ? sold(turn) : undefined);
  if (taken) return taken;
  if (priceMatch.test(plain)) return factAnswer(turn, "product_price");
  if (elsewhere.test(plain) || gotOther.test(plain)) return undefined;
  return (
    joinedBy(turn, asked) ??
    nothingToWear(turn) ??
    withDogs(turn) ??
    unsold(turn, asked) ??
    warmEnough(turn, asked) ??
    ofKind(turn, asked) ??
    better(turn, asked) ??
    fits(turn, asked) ??
    (looksOn.test(plain) ? within(turn, asked) : undefined) ??
    fromRecords(turn, asked) ??
    pointed(turn, asked) ??
    within(turn, asked)
  );
}

/** What is put together, priced or changed in the basket. */
const sold = (turn: Turn): Outcome | undefined =>
  sumFor(turn) ?? outfit(turn) ?? purchase(turn) ?? basketChanged(turn) ?? basketOf(turn);

const looksOn =
  /\b(?:similar|(?:next|second) best|alternatives?|options?|anything|something|another)\b/;

/** Attributes whose words also occur elsewhere; they need a product named, or one in the last reply. */
const shared = /^(?:price|hours|stock|people|use:.*|warranty|cabin|boils)$/;

function fromRecords(turn: Turn, asked: Asked): Outcome | undefined {
  // “I mean a budget of 80” changes the advice.
  if (/\bbudget\b/.test(asked.plain)) return undefined;
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
        `${open} I can give you total weight, packed size, material and price.`,
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
    (named.length === 1
      ? named[0]
      : named.length === 0
        ? rankedIn(catalogue, { plain, focus })
        : undefined);
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
