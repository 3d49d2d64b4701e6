import { say, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { arrivalOf, inTime, waysToSend } from "../goods/delivery-days.ts";
import { countries, homePlaces } from "../goods/places.ts";

/**
 * Distinguishes where a parcel goes from where someone travels: “a tent for Scotland” is ordered at home, “do you send
 * to Poland” is not.
 */

const sends = wordList`
  deliver\w*, ship\w*, send\w*, sent, post\w*, mail, order\w*, bring, customs?, duty, dut(y|ies), tax(es)?, import\w*, vat, parcel, address, arriv\w*, return\w*, reach\w*, (take|takes|get|gets|come|comes) to
`;
const lives = wordList`
  live, living, am, i'm, im, are, we're, based, located, home, house, resident, customer, writing
`;
const place = `(?:the )?(?:${countries})`;
const goesThere = new RegExp(
  `\\b${sends}\\b.{0,40}\\b${place}\\b|\\b(?:to|in|at|from) ${place}\\b.{0,30}\\b${sends}\\b`,
  "i",
);
const isThere = new RegExp(`\\b${lives} (?:here |now |all )?(?:in|from|at) ${place}\\b`, "i");
/** “And to Spain?”, “Germany”. */
const bare = new RegExp(
  `^\\W*(?:(?:and|so|ok|what about|how about|or|also|its|it is) )*(?:(?:to|in|from) )?${place}\\W*$`,
  "i",
);
const travels =
  /\b(?:trip|travel\w*|holiday|vacation|hik\w*|trek\w*|camp\w*|going|go|tour|walk\w*|climb\w*|leav(?:e|ing)|fly\w*|flight|off to|away|visit\w*)\b/i;

/** Whether a message says that the parcel goes abroad, or that the customer lives there. */
export const goesAbroad = (message: string): boolean =>
  bare.test(message) ||
  isThere.test(message) ||
  (goesThere.test(message) && !travelsThere(message));

/** “For my trip to Norway, can you send it by Friday”. */
const tripTo = new RegExp(`${travels.source}.{0,20}\\b${place}\\b`, "i");
const sendsTo = new RegExp(`\\b${sends}\\b(?: \\w+){0,3} to ${place}\\b`, "i");
const travelsThere = (message: string): boolean => tripTo.test(message) && !sendsTo.test(message);

const home = new RegExp(
  `\\b(?:${lives}|to|here) (?:here |now )?(?:in |from |at )?(?:the )?${homePlaces}\\b`,
  "i",
);
/** Whether a message says that the parcel stays in the country of the shop. */
export const staysHome = (message: string): boolean => home.test(message);

/** “No, I’m in Seattle”, after a date or price for delivery abroad. */
export function atHomeAfterAll({ message, state, now }: Turn): Outcome | undefined {
  const spokeOfAbroad = state.exchanges
    .slice(-2)
    .some(({ bot }) => /\binternational\b|\babroad\b/i.test(bot));
  if (!spokeOfAbroad || !staysHome(message) || message.split(/\s+/).length > mostWords)
    return undefined;
  return {
    handled: "delivery_period",
    state,
    reply: say(
      `Then it’s quicker, and without duty. ${inTime(now, { abroad: false, by: undefined })}`,
      { source: "shop", next: ["What does shipping cost?"] },
    ),
  };
}
const mostWords = 18;

const asksCost = /\b(?:how much|costs?|price|postage|expensive|fees?)\b/;
const asksTime = /\b(?:how (?:long|fast|soon|many days)|when|time|days)\b/;
const ofDelivery = /\binternational delivery\b|\bOrdered today it arrives\b/;

/** “How much and how long”, right after it was said that a parcel goes abroad. */
export function postageAndTime({ plain, state, now }: Turn): Outcome | undefined {
  if (state.figures?.abroad === undefined || plain.split(" ").length > mostOfBoth) return undefined;
  if (!asksCost.test(plain) || !asksTime.test(plain)) return undefined;
  if (!ofDelivery.test(state.exchanges.at(-1)?.bot ?? "")) return undefined;
  const [first, last] = arrivalOf("abroad", now);
  return {
    handled: "delivery_period",
    whole: true,
    state,
    reply: say(
      `Postage depends on the weight and the country: you’ll see it with duty at checkout, before you pay. It takes ${waysToSend.abroad.join("–")} working days, so between ${spoken(first)} and ${spoken(last)} if you order today.`,
      { source: "shop" },
    ),
  };
}
const mostOfBoth = 9;
