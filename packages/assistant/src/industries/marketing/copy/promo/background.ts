import type { Copy } from "../copy.ts";
import { promoOf, withPromo } from "./basics.ts";
import { occasionNamed } from "./occasions.ts";
import { tradeNamed } from "./trades.ts";

/** Takes what a message tells of the business as a whole: its trade, place and the occasion. */
export function withBackground(copy: Copy, message: string, own: boolean): Copy {
  const promo = promoOf(copy);
  const trade = tradeNamed(message);
  const occasion = occasionNamed(message.replace(denied, " "));
  const place =
    /\bin ((?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Eng|Span|Germ|Fren|Pol|Face|Insta|Goog|Whats|My|Our|The|I)\w*)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u.exec(
      message,
    )?.[1];
  return withPromo(copy, {
    ...(trade !== undefined && (promo.trade === undefined || isOwn.test(message))
      ? { trade: trade.id }
      : {}),
    ...(occasion !== undefined && (own || promo.occasion === undefined) && ofText.test(message)
      ? { occasion: occasion.id }
      : {}),
    ...(place === undefined ? {} : { place: `in ${place}` }),
  });
}
/** “It isn’t our birthday”, “not for Mother’s Day”: an occasion that is none. */
const denied =
  /(?:\bnot|\b(?:is|was)n['’]?t|\bno|\bwithout|(?<!n['’]?t )\bforget)\b(?: (?:an?|the|our|my|any|for|about)){0,3}(?: [\p{L}’'-]+){1,2}/giu;
const isOwn =
  /\b(?:i'?m an?|i’m an?|we are an?|we're an?|i am an?|i have an?|we have an?|i run|we run|i own|for my|for our|my \w+ shop|not an?)\b/i;
/** A season in passing is no occasion: “winter is dead”. */
const ofText =
  /\b(?:for|about|on|this|our|special|offer|menu|sale|text|post|slogan|line|write|mention|say|from|celebrat\w*|anniversary|birthday|\d)\b|^(?:mother|father|valentine|christmas|easter|halloween|black)/i;
