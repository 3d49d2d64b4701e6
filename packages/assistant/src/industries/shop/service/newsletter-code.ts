import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { shopPrices } from "../goods/prices.ts";

/** Says how to get the newsletter’s discount code, and how much it takes off a product. */

const getsIt = anywhere(
  wordList`(how|where) (\w+ ){0,3}(get|find|have) (\w+ ){0,3}(code|discount|newsletter)`,
);
const usesIt = anywhere(
  wordList`(use|apply|applies|works?|valid|good|count)( it| that| the code| this)? (on|for|with)`,
);
const mostWords = 12;

const asksSum = /\b(?:how much|price|costs?|total|come to|what (?:do|would) (?:i|we) pay)\b/;
const withCode =
  /\b(?:with|using|minus|after|less|incl\w*) (?:that |the |this |your |a |my )?(?:(?:newsletter|discount|10 ?%|first.order) ?)?(?:code|discount|10 ?%|newsletter)\b/;

export function newsletterCode({ plain, state }: Turn): Outcome | undefined {
  if (plain.split(" ").length > mostWords) return undefined;
  const begun = state.before === "discount_code";
  const { newsletterDiscount: percent, codeBasket } = shopPrices;
  const [thing] = namedIn(catalogue, plain);
  const price = Number(thing?.values.price);
  const text =
    getsIt.test(plain) && (begun || /\bnewsletter\b/.test(plain))
      ? `Enter your e-mail at the bottom of any page and confirm with the link. The code for ${percent}% off a first order is in the first issue.`
      : thing && ((begun && usesIt.test(plain)) || (withCode.test(plain) && asksSum.test(plain)))
        ? price >= codeBasket
          ? `Yes, on a first order: ${percent}% off the ${thing.name} is ${dollars((price * percent) / 100)}, so ${dollars((price * (100 - percent)) / 100)}.`
          : `Only if you add more. A code needs ${dollars(codeBasket)} in the basket, and the ${thing.name} is ${dollars(price)}.`
        : undefined;
  return text === undefined
    ? undefined
    : {
        handled: "discount_code",
        state,
        reply: say(text, { source: "shop", next: ["How do I get the newsletter?"] }),
      };
}
