import type { Turn } from "../../../dialogue/types.ts";
import { kindIn, namedIn } from "../../../records/references.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { catalogue } from "../goods/catalogue.ts";
import { lately } from "../goods/focus.ts";
import { productIn } from "../goods/products.ts";
import { kinds } from "./advice.ts";

/** Recognises requests for advice: for whom, for what purpose, and for how much. */

/** “What do I need for a trek” asks for advice, whatever else the message says. */
const whatFor =
  /\b(?:what|which \w+) (?:do|would|should) (?:i|we) (?:need|get|buy|bring|take|pack)\b/;
/** Neither the product nor the recipient is known yet, so advice asks. */
export const undecided =
  /\b(?:do not know|not sure|no idea) what (?:i|we|to)\b|\bhelp (?:me|us) (?:choose|pick|decide|find)\b|\b(?:any|gift) ideas?\b|^(?:it is |is |something )?for my (?!order|account)\w+/;
const outing = /\b(?:hik\w+|trek\w*|camp\w*|mountains?|trails?|backpacking|festivals?|outdoors?)\b/;

const occasion =
  /\b(?:birthday|anniversary|x-?mas|christmas|wedding|retire\w*|graduat\w*|gift|present|turning \d+|turns \d+)\b/;
const somebody = anywhere(wordList`
  he, she, him, her, dad, father, mum, mom, mother, brother, sister, son, daughter, husband, wife, boyfriend, girlfriend, partner, friend, boss,
  uncle, aunt, nephew, niece, grandpa, grandma, colleague, neighbou?r
`);
/** “I would like to buy something for my grandson” asks for advice, whatever else the message says about him. */
export const forSomebody = anywhere(wordList`
  (buy|get|find|need|want|looking for|look for|search\w* for|order)( him| her| them)? (some ?thing|smth|sth|a (gift|present)|anything)( \w+){0,2} for (my|a|our|his|her) (?!trip|hike|tent|order|weekend|week|holiday)\w+
`);
/** Words about an existing order rather than a new purchase. */
export const ofOrder =
  /\b(?:order\w*|return\w*|refund\w*|paid|bought|deliver\w*|arriv\w*|parcel|vouchers?|gift ?cards?|broke\w*|leak\w*|wrap\w*|exchange|cancel\w*)\b/;

/** “He has a birthday, likes hiking, about 80”: recipient, use and budget in a story. */
function tellsWish({ plain, message, slots }: Turn): boolean {
  if (message.includes("?") || ofOrder.test(plain) || slots.references.length > 0) return false;
  const sum = slots.amounts.length > 0 || /\b(?:about|around|max|up to|under) \d{2,}/.test(plain);
  const stated = [occasion, somebody, outing].filter((pattern) => pattern.test(plain)).length;
  return stated >= 2 || (stated === 1 && sum);
}

/** “Looking for a sleeping bag for …”: a kind the shop sells, whatever the stated purpose. */
const looksForKind = ({ plain }: Turn): boolean =>
  looksFor.test(plain) && !ofOrder.test(plain) && kindIn(catalogue, plain) !== undefined;
const looksFor =
  /\b(?:look(?:ing)?|search(?:ing)?|shopping|hunting) for\b|\b(?:i|we) (?:am |are )?(?:need|want|after|require|could use)\b/;

/**
 * “I would like to order a tent for two”: which one is still open, so that it asks for advice and not how an order is
 * placed.
 */
export const buysKind = ({ intent, plain, slots }: Turn): boolean =>
  intent === "place_order" &&
  wantsToBuy.test(plain) &&
  !ofPlacing.test(plain) &&
  slots.references.length === 0 &&
  kindIn(catalogue, plain) !== undefined &&
  namedIn(catalogue, plain).length === 0;
const toBuy = "to (?:buy|order|purchase|get)";
const wish = wordList`want, need, wish, wanna, (am|are) (looking|hoping|going|planning), have`;
const wantsToBuy = new RegExp(
  `\\b(?:i|we) (?:\\w+ )?${wish} ${toBuy}\\b|\\b(?:i|we)(?: would| had| d|.?d) (?:\\w+ )?like ${toBuy}\\b`,
);
/** How an order is placed, and where it goes. */
const ofPlacing = anywhere(wordList`
  how, where, without, account, guest, phone, invoice, deliver\w*, ship\w*, by (post|mail), online, (in|at) (a|the|your) store, more than, other, again, my order
`);

/** “No, he did not use it” does not ask about a product. */
const tellsOnly = ({ message, plain }: Turn): boolean =>
  !message.includes("?") && /^(?:no |yes |but )*(?:i|he|she|we|they)\b/.test(plain);

/** “I do two-day hikes mostly”, after products were shown, asks which of them suits. */
const usedFor = (turn: Turn): boolean =>
  lately(turn) && tellsOnly(turn) && outing.test(turn.plain) && !ofOrder.test(turn.plain);

/** Infers that a message without an intent asks for a product, or for advice. */
export const guessedWish = (turn: Turn): string | undefined =>
  turn.message.split(/\s+/).length <= 7 && !tellsOnly(turn) && productIn(turn)
    ? "product_information"
    : usedFor(turn)
      ? "product_advice"
      : turn.message.split(/\s+/).length <= 10 &&
          !turn.message.includes("?") &&
          !/^(?:how|why|when|where|who)\b/.test(turn.plain) &&
          kinds.some(([, pattern]) => pattern.test(turn.message))
        ? "product_advice"
        : (whatFor.test(turn.plain) && outing.test(turn.plain)) ||
            tellsWish(turn) ||
            looksForKind(turn)
          ? "product_advice"
          : undefined;
