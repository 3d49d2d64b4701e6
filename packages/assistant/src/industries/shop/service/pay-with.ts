import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";
import { type Basket, goodsIn, namesOf } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";

/** Answers questions about payment methods that are not accepted, and the remainder after a gift card. */

const notTaken = anywhere(wordList`
  blik, ideal, twint, swish, alipay, wechat, venmo, zelle, cash ?app, bitcoin, crypto\w*, che(que|ck)s?, sofort, giropay, bancontact, afterpay, affirm, amazon pay, diners, discover, sepa, cash
`);
const pays = /\b(?:pay\w*|take|accept|with|by|use)\b/;
const otherwise = /\b(?:refund\w*|back|deliver\w*|check (?:the|my|if|it|out)|out of|cash on)\b/;

const inParts =
  /\bpay\b.{0,12}\bin (?:3|three|parts?|instal\w*|rates|bits)\b(?! (?:days|weeks|months|hours))|\b(?:instal?lments?|monthly payments?|pay monthly|pay in (?:4|four))\b/;
/** “PayPal?”, and nothing else. */
const methods: Readonly<Record<string, string>> = {
  paypal: "PayPal",
  "apple pay": "Apple Pay",
  "google pay": "Google Pay",
  "bank transfer": "a bank transfer",
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};
const onlyMethod = new RegExp(
  `^(?:(?:no|or|then|what about|how about|maybe|with|by|is|do you take|can i use) )*(${Object.keys(methods).join("|")})(?: (?:ok|okay|fine|possible|then|instead|works?))*$`,
);
const card = /\b(?:gift ?cards?|vouchers?)\b/;
const worth =
  /\b(?:has|have|with|of|worth|for|holds?) [$]?(\d{1,3})(?: dollars| bucks)?\b|[$]?(\d{1,3})(?: dollars| bucks)? (?:left|on it|gift ?card|voucher)\b/;
const asksSum = /\b(?:how much|costs?|total|left to pay|rest|pay|then)\b/;

export function payWith(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const unknown = notTaken.exec(plain)?.[0];
  const toOutcome = (text: string, basket?: Basket): Outcome => ({
    handled: basket ? "basket" : "payment_methods",
    state: basket ? { ...state, basket: [...basket] } : state,
    reply: say(text, { source: "shop", next: ["How can I pay?"] }),
  });
  if (
    unknown !== undefined &&
    pays.test(plain) &&
    !otherwise.test(plain) &&
    plain.split(" ").length <= 12
  )
    return toOutcome(
      `No, I’m sorry, we don’t take that. You can pay by ${businesses["e-commerce"].payment}.`,
    );
  const taken = onlyMethod.exec(plain)?.[1];
  if (taken !== undefined) return toOutcome(`Yes, you can pay with ${methods[taken] ?? taken}.`);
  if (inParts.test(plain) && !otherwise.test(plain) && plain.split(" ").length <= 12)
    return toOutcome("Yes, you can pay in three interest-free instalments from $150.");
  const found = card.test(plain) && asksSum.test(plain) ? worth.exec(plain) : null;
  const [thing] = namedIn(catalogue, plain);
  const basket: Basket = thing ? [{ id: thing.id, count: 1 }] : (state.basket ?? []);
  if (!found || basket.length === 0) return undefined;
  const value = Number(found[1] ?? found[2]);
  const goods = goodsIn(basket);
  return toOutcome(
    goods > value
      ? `You’d pay ${dollars(goods - value)}: ${dollars(goods)} for ${namesOf(basket)}, minus ${dollars(value)} from the gift card. You can pay the rest any other way.`
      : `You wouldn’t pay anything. ${namesOf(basket)} costs ${dollars(goods)}, and ${dollars(value - goods)} stays on the gift card.`,
    basket,
  );
}
