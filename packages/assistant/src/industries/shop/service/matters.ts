import type { Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";

/** Matters of service: what people ask of the shop that is about no product and no order. */

export type Matter = {
  /** What “it” stands for, in the words of the written questions. */
  readonly phrase: string;
  /** How it is spoken of in a reply: “I don’t have that on …”. */
  readonly spoken: string;
  /** The words that name it. */
  readonly named: RegExp;
  /** The question that any message about it asks first. */
  readonly first?: string;
  /** The intents that answer it. */
  readonly intents: RegExp;
};

const message = wordList`(text|whatsapp)(s|ed)?( messages?)?, sms, e?-?mail(s|ed)?, messages?, mail(s|ed)?, call(s|ed)?, link`;
const swindle = wordList`
  scam\w*, phish\w*, fake\w*, fraud\w*, genuine, legit, won, prize, (my |the |shop |larkspur )?account (is|was|has been|will be) (blocked|locked|suspended|closed), (a|the|small|extra|\d+) fee, (?<!\b(do|must|should|shall|will|would|to) (i |we )?)pay( \S+){0,4} (customs|postage), (my )?(card|bank) (details|number|data), in your name, pretend\w*, (is|was) (that|it|this) (really |actually )?(you|yours|from you|real)
`;

const matters: readonly Matter[] = [
  {
    phrase: "gift card",
    spoken: "gift cards",
    named: anywhere(wordList`gift ?(card|voucher|certificate)s?, e-?gift, vouchers?`),
    intents: /^gift_card$/,
  },
  {
    phrase: "phishing message",
    spoken: "such messages",
    first: "is this message really from you or is it phishing",
    named: new RegExp(
      `\\bphish\\w*|\\bscam\\w*|\\b${message}\\b(?: \\S+){0,12} ${swindle}\\b|\\b${swindle}\\b(?: \\S+){0,8} ${message}\\b`,
    ),
    intents: /^privacy_data$/,
  },
  {
    phrase: "invoice",
    spoken: "invoices",
    named: anywhere(wordList`invoices?, (vat|tax) (number|id|receipt), receipts?`),
    intents: /^(?:get|check)_invoice$/,
  },
  {
    phrase: "complaint about the driver",
    spoken: "the driver",
    named: anywhere(
      wordList`(courier|driver|delivery (guy|man|woman|person|driver))s?( \w+){0,8} (rude|shout\w*|threw|thrown|left|dropped|swore|kick\w*|smash\w*|ignored|behav\w*), complain\w*( \w+){0,4} (driver|courier)`,
    ),
    intents: /^(?:complaint|delivery_issue|human_agent|contact_customer_service)$/,
  },
  {
    phrase: "account",
    spoken: "accounts",
    named: anywhere(
      wordList`(my|an|the|your|new|customer|delete|close|create) account, password, log ?in, logged (in|out), sign ?in, sign ?up, register\w*`,
    ),
    intents:
      /^(?:create_account|edit_account|delete_account|recover_password|registration_problems|privacy_data)$/,
  },
  {
    phrase: "discount code",
    spoken: "discounts",
    named: anywhere(
      wordList`discounts?, promo\w*, coupons?, (discount |newsletter )?codes?, (a|the|on|winter) sale`,
    ),
    intents: /^(?:discount_code|newsletter_subscription)$/,
  },
  {
    phrase: "newsletter",
    spoken: "the newsletter",
    named: anywhere(wordList`newsletters?, unsubscrib\w*, advertising mails?`),
    intents: /^(?:newsletter_subscription|discount_code)$/,
  },
  {
    phrase: "points",
    spoken: "points",
    named: anywhere(wordList`(loyalty|bonus|my|your) points, points`),
    intents: /^loyalty_points$/,
  },
];

/** Returns the matter that a message names, in plain words. */
export const matterIn = (plain: string): Matter | undefined =>
  matters.find(({ named }) => named.test(plain));

/** For how many exchanges a matter stays in hand. */
const memory = 5;
const ofOrder = /\b[a-z]{2}-?\d{5}\b/i;

/** Whether a message names a product, a kind of product or an order. */
export const namesGoods = (plain: string): boolean =>
  namedIn(catalogue, plain).length > 0 ||
  kindIn(catalogue, plain) !== undefined ||
  ofOrder.test(plain);

/** Returns the matters that the last messages are about, the latest first, back to one that names a product or order. */
export function mattersInHand({ state }: Pick<Turn, "state">): Matter[] {
  const found = new Set<Matter>();
  for (const { visitor } of state.exchanges.slice(-memory).reverse()) {
    const plain = plainWords(visitor);
    const matter = matterIn(plain);
    if (matter) found.add(matter);
    else if (namesGoods(plain)) break;
  }
  return [...found];
}
