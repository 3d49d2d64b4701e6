import { onDraft, start } from "../../dialogue/flows.ts";
import { factAnswer } from "../../dialogue/reply/fact.ts";
import type { Handler, Outcome, Scenario, Turn } from "../../dialogue/types.ts";
import type { Thing } from "../../records/records.ts";
import { kindIn, namedIn } from "../../records/references.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { handOverCustomer } from "../orders/hand-over.ts";
import { notSentBack } from "../orders/not-sent-back.ts";
import type { Sold } from "../orders/order-thread.ts";
import { createOrderTasks, goesOnWithNumber, namesOrder } from "../orders/orders.ts";
import { adviceFlow } from "./advice/advice.ts";
import { canisterTalk } from "./advice/canisters.ts";
import { cheaperOfKind } from "./advice/cheaper-of-kind.ts";
import { eitherOr } from "./advice/either-or.ts";
import { forChild } from "./advice/for-children.ts";
import { gasCount } from "./advice/gas-count.ts";
import { comparedOfKind } from "./advice/of-kind.ts";
import { sizeFor } from "./advice/size-for.ts";
import { toldOfAdvice } from "./advice/stated-advice.ts";
import { swapDifference } from "./advice/swap-difference.ts";
import { buysKind, forSomebody, guessedWish, ofOrder, undecided } from "./advice/wishes.ts";
import { asksOnlyKind, kindAnswer } from "./advice/within.ts";
import { discounted } from "./basket/basket.ts";
import { basketOrder, changesBasket } from "./basket/basket-order.ts";
import { arrival } from "./basket/purchase.ts";
import { weightsAsked } from "./basket/weights-asked.ts";
import { catalogue } from "./goods/catalogue.ts";
import { asBroughtUp, askedOf, productSpokenOf } from "./goods/focus.ts";
import { maySell } from "./goods/may-sell.ts";
import { kindsRuledOut } from "./goods/need.ts";
import { otherGoods } from "./goods/other-goods.ts";
import { aboutProduct, asksBeyondRecord, namedProduct, productIn } from "./goods/products.ts";
import { sampleOrders } from "./goods/sample.ts";
import { ofThing } from "./of-thing.ts";
import { addToOrder } from "./purchases/add-to-order.ts";
import { asksOfShop } from "./purchases/asks-of-shop.ts";
import { beforeBuying, nothingWrong, notOrderedYet } from "./purchases/before-buying.ts";
import { boughtInStore } from "./purchases/bought-in-store.ts";
import { cardNumber } from "./purchases/card-number.ts";
import { aboutRepair, brokenThing, faultChoice } from "./purchases/faults.ts";
import { gasSafety } from "./purchases/gas-safety.ts";
import { giftBack } from "./purchases/gift-back.ts";
import { giftOnOrder } from "./purchases/gift-on-order.ts";
import { missingPart } from "./purchases/missing-part.ts";
import { nameForOrder } from "./purchases/name-for-order.ts";
import { notInOrder } from "./purchases/not-in-order.ts";
import { notThereYet } from "./purchases/not-there-yet.ts";
import { withOrderOnly } from "./purchases/order-only.ts";
import { partOfOrder } from "./purchases/part-of-order.ts";
import { whereToSend, withoutPhotos } from "./purchases/photos.ts";
import { priceDrop } from "./purchases/price-drop.ts";
import { returnPostage } from "./purchases/return-postage.ts";
import { returnTalk } from "./purchases/return-talk.ts";
import { swapItem } from "./purchases/swap-item.ts";
import { wrongThread } from "./purchases/wrong-thread.ts";
import { resolveShop } from "./resolve.ts";
import { secondLook } from "./second-look/second-look.ts";
import { atHomeAfterAll, postageAndTime } from "./service/abroad.ts";
import { holdForMe } from "./service/hold-for-me.ts";
import { militaryPost } from "./service/military-post.ts";
import { nearestStore } from "./service/nearest-store.ts";
import { orderToStore } from "./service/order-to-store.ts";
import { passedNow, passedOn, passItOn, passOn, passOnOf, unanswered } from "./service/pass-on.ts";
import { payWith } from "./service/pay-with.ts";
import { pointsSum } from "./service/points-sum.ts";
import { postageAbroad, shippingSum } from "./service/shipping-sum.ts";
import { shopErrands } from "./service/shop-errands.ts";
import { storeOpen } from "./service/store-hours.ts";
import { storeStock } from "./service/store-stock.ts";
import { withoutWord } from "./service/words-for.ts";
import { toldInShop } from "./told-in-shop.ts";

/** Answers for the product the message means, or for all products if it means none. */
const productAnswer =
  (intent: string): Handler =>
  (turn) => {
    // “You send to Spain? How much?” asks for the postage.
    if (intent === "product_price" && ofPostage(turn)) return postageAbroad(turn.state);
    const asksPolicy = /\b(?:match\w*|anywhere|elsewhere|other shops?|tax|vat)\b/.test(turn.plain);
    const product = asksPolicy ? undefined : productIn(turn);
    if (product)
      return asksBeyondRecord(turn, product)
        ? (passOn(turn) ?? passOnOf(turn, product))
        : onDraft(turn, (draft) => aboutProduct(draft, product));
    const ofKind = intent !== "product_information" || asksOnlyKind(turn.plain);
    const kind = ofKind ? kindIn(catalogue, turn.plain) : undefined;
    if (kind !== undefined && !/\b(?:stock|available|sold out|back|store)\b/.test(turn.plain))
      return kindAnswer(turn, kind);
    // The catalogue overview does not answer a different question about the current product.
    const handedOn = asksPolicy || ofCatalogue[intent]?.test(turn.plain) ? undefined : passOn(turn);
    if (handedOn) return handedOn;
    return factOf(turn, intent);
  };

const ofPostage = ({ plain, state }: Turn): boolean =>
  (/^(?:delivery_period|delivery_options|shipping_costs)$/.test(state.before ?? "") ||
    (state.exchanges.at(-1)?.bot ?? "").includes("international delivery")) &&
  state.figures?.abroad !== undefined &&
  namedIn(catalogue, plain).length === 0 &&
  plain.split(" ").length <= 6;

function factOf(turn: Turn, intent: string): Outcome {
  const fact = factAnswer(turn, intent);
  if (!fact) throw new Error(`There is no fact “${intent}”.`);
  return fact;
}

/** Words that ask for what the catalogue facts contain. */
const ofCatalogue: Readonly<Record<string, RegExp>> = {
  product_price: /\b(?:prices?|costs?|how much|expensive|cheap\w*|dollars|range|list)\b/,
  product_availability: /\b(?:stock|available|availability|sold out|back|have|shelf|left)\b/,
  product_information: /\b(?:details?|information|info|manuals?|specs?|pages?|products?)\b/,
};

/** “And the Harbour 4?” is about that product; a question with “it” is about the last one. */
function productIntent({ message, state, intent }: Turn): string | undefined {
  const short = message.split(/\s+/).length <= 6;
  if (!short || /\b(?:compare|versus|vs|or|return|order)\b/i.test(message)) return undefined;
  if (namedProduct(message) && ["product_comparison", ""].includes(intent))
    return "product_information";
  const lately = /^(?:product_|flow:advice)/.test(state.before ?? "");
  return lately &&
    state.topic !== undefined &&
    ["size_guide", ""].includes(intent) &&
    /\bit\b/i.test(message)
    ? "product_information"
    : undefined;
}

const sold: Sold = { orders: sampleOrders, source: "shopOrders", desk: "e-commerce" };
const orders = createOrderTasks(sold);

const ofCompany = anywhere(wordList`
  bots?, chatbots?, websites?, compan\w+, agency, services?, projects?, software, apps?, develop\w*, build, consult\w*, your? (guys|team), demo, automat\w*, n8n, ai
`);
/** “Ridge 2”: the name without the kind. */
const nameOf = ({ name, kind }: Thing): string =>
  name.toLowerCase().replace(new RegExp(` (?:${kind}|shelter|headlamp|lantern)$`), "");

/** “No e-mail comes”, after the link for a new password. */
const noMail = /\b(?:no (?:e-?mail|mail|link)|spam|nothing (?:comes|came|arrives|arrived|there))\b/;
const asksStore = /^(?:\w+ )?where (?:are|r) (?:you|u)\b|\b(?:can|could) (?:i|we) try\b(?! to\b)/;
/** “Does it fit in a 28 litre pack” is still about what is to fit. */
const fitsInside =
  /\b(?:it|that|this|they|them)(?: even| all)? (?:fits?|goe?s?) (?:in|into|inside)\b/;
/** “The Ember then. What is the difference in price”: what was chosen stays the subject. */
const choosesFirst =
  /^(?:(?:the|i|we|will|take|get|so|then|go|with) ){0,4}\w+(?: \d+)?(?: (?:then|it is|please))? (?:what|how) /;
const setApart = /\b(?:differ\w*|compared|versus|vs|than)\b/;

export const shopScenario: Scenario = {
  flows: { ...orders.flows, advice: adviceFlow },
  handlers: {
    ...orders.handlers,
    product_availability: productAnswer("product_availability"),
    product_information: productAnswer("product_information"),
    product_price: productAnswer("product_price"),
    product_comparison: (turn) =>
      comparedOfKind(turn, askedOf(turn)) ?? factOf(turn, "product_comparison"),
    product_advice: (turn) => start(turn, "advice", adviceFlow, toldOfAdvice(turn)),
  },
  figuresIn: toldInShop,
  inHand: (turn) =>
    passedNow(turn) ??
    eitherOr(turn) ??
    weightsAsked(turn) ??
    (maySell(turn) ? basketOrder(turn) : undefined) ??
    otherGoods(turn) ??
    notThereYet(turn) ??
    notInOrder(turn) ??
    orderToStore(turn) ??
    (asksOfShop(turn) ? undefined : giftOnOrder(turn)) ??
    nameForOrder(turn) ??
    boughtInStore(turn) ??
    notSentBack(turn, sold) ??
    holdForMe(turn) ??
    gasCount(turn) ??
    canisterTalk(turn) ??
    ofThing(turn) ??
    missingPart(turn) ??
    wrongThread(turn) ??
    returnTalk(turn) ??
    militaryPost(turn) ??
    atHomeAfterAll(turn) ??
    postageAndTime(turn) ??
    nearestStore(turn) ??
    storeStock(turn) ??
    arrival(turn) ??
    sizeFor(turn) ??
    storeOpen(turn) ??
    giftBack(turn) ??
    (asksOfShop(turn) ? undefined : addToOrder(turn)) ??
    priceDrop(turn) ??
    partOfOrder(turn) ??
    swapItem(turn) ??
    swapDifference(turn) ??
    pointsSum(turn) ??
    cheaperOfKind(turn) ??
    payWith(turn) ??
    shippingSum(turn) ??
    (asksOfShop(turn) ? undefined : orders.inHand(turn)) ??
    returnPostage(turn) ??
    withoutPhotos(turn) ??
    whereToSend(turn) ??
    gasSafety(turn) ??
    cardNumber(turn) ??
    faultChoice(turn) ??
    brokenThing(turn) ??
    aboutRepair(turn) ??
    forChild(turn),
  resolve: resolveShop,
  takesOut: changesBasket,
  topicIn(plain) {
    // “What is different to the Ridge” is still about the previous product.
    if (setApart.test(plain) && !choosesFirst.test(plain)) return undefined;
    if (fitsInside.test(plain)) return undefined;
    const [named, second] = namedIn(catalogue, asBroughtUp(plain));
    // “We do not need the stove” does not make it the subject.
    return named && !second && !kindsRuledOut(plain).includes(named.kind) ? named.id : undefined;
  },
  spokenOf(text, topic) {
    const said = text.toLowerCase();
    const named = namedIn(catalogue, said).filter((thing) => said.includes(nameOf(thing)));
    return named.some(({ id }) => id === topic) ? undefined : named[0]?.id;
  },
  heed: secondLook,
  asksAgain: true,
  thingSpokenOf: productSpokenOf,
  errands: shopErrands,
  // For a broken item, the remedy is given however upset the customer is.
  handOver: (turn) => brokenThing(turn) ?? handOverCustomer(sold)(turn),
  ofReference: () => "track_order",
  accept: { ...orders.accept, [passItOn]: passedOn },
  ...unanswered,
  overrideIntent: (turn) =>
    (asksStore.test(turn.plain) ? "store_location" : undefined) ??
    beforeBuying(turn) ??
    withOrderOnly(turn) ??
    notOrderedYet(turn) ??
    nothingWrong(turn) ??
    orders.overrideIntent(turn) ??
    productIntent(turn) ??
    (forSomebody.test(turn.plain) && !ofOrder.test(turn.plain) ? "product_advice" : undefined) ??
    (buysKind(turn) ? "product_advice" : undefined) ??
    withoutWord(turn) ??
    // The company behind the demo sells no tents, so “how much” is about the shop.
    (/^company_/.test(turn.intent) && !ofCompany.test(turn.plain) ? "" : undefined) ??
    (turn.state.flow === undefined && undecided.test(turn.plain) ? "product_advice" : undefined),
  goesOn: {
    ...goesOnWithNumber,
    return_policy: namesOrder,
    return_age: namesOrder,
    exchange_item: namesOrder,
    recover_password: ({ plain }) => noMail.test(plain),
    refund_policy: namesOrder,
  },
  guess: (turn) => (maySell(turn) ? guessedWish(turn) : undefined),
  discounts: {
    given: {
      10: "10% off a first order for newsletter readers, with the code from the first issue",
    },
    onBasket: discounted,
    otherwise:
      "We have 10% off a first order for newsletter readers, and a winter sale from the first Friday in January.",
  },
  starters: [
    "Where is order BK-10482?",
    "Can I return BK-10355?",
    "A tent for two under $200",
    "How long does delivery take?",
  ],
  can: "look up orders and returns, explain delivery and payment, and help you choose",
};
