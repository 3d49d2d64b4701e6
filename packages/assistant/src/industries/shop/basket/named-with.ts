import { namedIn } from "../../../records/references.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import type { Basket } from "../goods/basket-goods.ts";
import { catalogue } from "../goods/catalogue.ts";

/** Reads the products that a message names to be bought, with their counts. */

const counts =
  /\b(\d{1,2}|both|two|three|four|an?|one) ?x? ?(?:of )?(?:the |those |your |our )?(?:(?!left|days?|people|dollars|bucks|percent|usd|degrees|nights?|years?|or|and|to|for|in|off|on)\w+ )?$/;

/** “2 stoves”: a name that starts with a quantity; “28 litres” describes a single pack. */
const ownCount = /^(\d{1,2})(?: of the)? (?!l\b|lit|person|people|man|men)[a-z]/;

/** “A lantern” is one product, as “the lantern” is: there is only one of each. */
const anyOne = /\b(?:an?|another) (?=(?:lantern|head ?lamp|head ?torch|stove)\b)/g;

/** The products a message names for purchase, with their counts. */
export function namedWith(plain: string): Basket {
  const text = withDigits(plain.replace(anyOne, "the "));
  return namedIn(catalogue, text).map((thing) => {
    const found = thing.named.exec(text);
    const before = counts.exec(text.slice(0, found?.index))?.[1];
    const count = /^\d+$/.exec(before ?? "")?.[0] ?? ownCount.exec(found?.[0] ?? "")?.[1];
    return { id: thing.id, count: count === undefined ? 1 : Math.max(1, Number(count)) };
  });
}
