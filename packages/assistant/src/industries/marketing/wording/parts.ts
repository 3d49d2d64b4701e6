import { wordList } from "../../../understanding/word-list.ts";
import { channelOrdered, orderIn } from "../copy/orders.ts";
import { praises } from "../copy/promo/content.ts";
import { isToWriter } from "../drafts/brief/to-writer.ts";
import { textNames } from "../drafts/text-words.ts";
import { bareOf, isOnlyPolite, type Order, ordersIn, surelyOrders } from "./order.ts";

/** Tells the parts of a message that order how a text is to be from those that say what is to be in it. */

const quotes = /["“][^"“”\n]{1,200}["”]|(?<![\p{L}\d])['‘][^'‘’\n]{2,120}['’](?![\p{L}])/gu;
const orderVerb = wordList`(also |please |just |then )*(don't, do not, dont, never, no, not, without, leave, sign, signed, mention, add, say, put, include, keep, make, drop, remove, take, skip, use, omit, delete, change, replace, call (it|them)), i don't, i do not, it's, its`;
const breaks = new RegExp(
  String.raw`[.!?;]+(?=\s|$)\s*|\n+\s*|\s[-–—]\s|,\s+(?:and |but )?(?=${orderVerb}(?![\p{L}]))|\s+(?:and|but|then)\s+(?=${orderVerb}(?![\p{L}]))`,
  "giu",
);
const mostParts = 24;

export type Part = {
  readonly text: string;
  /** With the separator behind it, as it stands in the message. */
  readonly raw: string;
  readonly asked: boolean;
};

/** Returns the parts of a message: its sentences, and within them what begins with an order; quotations stay whole. */
function partsOf(message: string): Part[] {
  const held = message.replace(quotes, (words) => words.replace(/[^\p{L}\d"“”'‘’]/gu, "\uE000"));
  const parts: Part[] = [];
  let from = 0;
  const end = (at: number, until: number, separator: string): void => {
    const text = message.slice(from, at);
    const raw = message.slice(from, until);
    from = until;
    if (/[\p{L}\d]/u.test(text))
      parts.push({ text: text.trim(), raw, asked: separator.includes("?") });
  };
  for (const found of [...held.matchAll(breaks)].slice(0, mostParts))
    end(found.index, found.index + found[0].length, found[0]);
  end(message.length, message.length, "");
  return parts;
}

export type Reading = {
  readonly orders: readonly Order[];
  /** What the message holds besides: facts, other orders, questions. */
  readonly rest: string;
  /** Whether the rest is nothing but praise, thanks and remarks on the text. */
  readonly isWhole: boolean;
};

const deniesText = new RegExp(
  String.raw`^(?:no,? )?not an? (?:\w+ )?(?:${textNames}|card)(?:,? (?:dear|please))*, (?:just )?(?:an?|the) (?:[\w-]+ ){0,2}(?:${textNames}|card)\b`,
  "i",
);
/** “It’s not a flyer!”, “that sounds like a letter”: what the text is not to be. */
const isNot = wordList`(that|this|it)('s| is|s)? (still |just )?(not|more of), (that|this|it) isn't, not`;
const seems = wordList`(that|this|it) (sounds?|looks?|reads?|feels?) (\w+ )?(like|as)`;
const deniesOnly = new RegExp(
  `^(?:${isNot}|${seems}) an? (?:\\w+ )?(?:${textNames}|card|ad|advert)$`,
  "i",
);
const endsSentence = /[.!?\n]\s*$/;
/** “…, say puppies”, in the sentence that bans another word. */
const sayInstead =
  /^(?:say|use|write|put|call (?:it|them)|it'?s|make it|better)(?: instead)? (\S+(?: \S+){0,4})$/i;
const elseGood =
  /^(?:(?:and )?(?:the rest|everything else|otherwise|all else|it'?s|is|the others?)\b.{0,20}\b(?:good|fine|ok|okay|same|perfect|great)|better|much better)$/i;
const rewrites = /^(?:make|write|do|try|put|give|re-?write|re-?do|fix|start|use|keep|only|just)\b/i;
const isRemark = ({ text, asked }: Part): boolean => {
  const own = bareOf(text);
  return (
    isOnlyPolite(text) ||
    praises.test(text) ||
    elseGood.test(own) ||
    (!asked &&
      !rewrites.test(own) &&
      isToWriter(text) &&
      orderIn(own) === undefined &&
      channelOrdered(own) === undefined)
  );
};

/**
 * Reads a message about a text.
 *
 * @param isFirst whether it asks for a new text: only what is surely an order is then one, the rest is told.
 */
export function readingOf(message: string, isFirst: boolean): Reading {
  const orders: Order[] = [];
  let rest = "";
  let isWhole = true;
  let wasOrder = false;
  let isSame = false;
  const parts = partsOf(message);
  for (const part of parts) {
    const last = orders.at(-1);
    const other =
      wasOrder && isSame && last?.does === "cut"
        ? sayInstead.exec(bareOf(part.text))?.[1]
        : undefined;
    if (other !== undefined && last?.does === "cut") {
      isSame = !endsSentence.test(part.raw);
      orders.splice(-1, 1, {
        does: "swap",
        from: last.what,
        to: other.replace(/^["“]|["”]$/g, ""),
      });
      continue;
    }
    const found =
      part.asked && !/^(?:can|could|would|will) (?:you|u)\b/i.test(part.text)
        ? []
        : isFirst
          ? surelyOrders(part.text)
          : ordersIn(part.text);
    wasOrder = found.length > 0;
    isSame = !endsSentence.test(part.raw);
    orders.push(...found);
    if (wasOrder) continue;
    if (deniesOnly.test(bareOf(part.text)) && parts.length > 1) continue;
    // “Not a message, a card for the wall. Would you write it?”
    if (isFirst && deniesText.test(part.text) && parts.length > 1) continue;
    rest += part.raw;
    isWhole &&= isRemark(part);
  }
  return { orders, rest: rest.replace(/[\s,]+(?:and|but|then)?\s*$/, ""), isWhole };
}
