import { wordList } from "../../../../understanding/word-list.ts";
import type { Item } from "./promo.ts";

/** Reads what is sold for how much: “bouquets from 35 euro”, “haircut 18”. */

const lead = wordList`we, i, you, have, has, got, our, my, the, a, an, do, sell, sells, offer, offering, with, and, say, says, it's, its, is, are, only, price, prices, of, now, for, just, to, add, mention, write, put, then, also, plus, or, get, about, there, there's, new, this, week, today, fresh, make, making, ok, no, but, at, change`;
const tail = wordList`is, are, cost, costs, from, for, only, just, at, now, price, starting, start, starts, will, be, as, little, =, be`;
const leads = new RegExp(String.raw`^(?:${lead}(?![\p{L}’'-])\s*)+`, "iu");
const tails = new RegExp(String.raw`(?:(?:^|\s+)${tail})+$`, "iu");
const nothing = new RegExp(
  `^(?:${wordList`deposit, fee, it, that, this, they, all, everything, price, one, each, people, them, spend, budget, over, under, above, orders?( over| above| from)?, off, less, worth`})$`,
  "i",
);

/** A noun phrase without the words around it; undefined if nothing is left. */
export function nounOf(text: string): string | undefined {
  const own = text
    .replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, "")
    .replace(tails, "")
    .replace(leads, "")
    .trim();
  return own.length < 3 || own.split(" ").length > 6 || nothing.test(own) || !/\p{L}{3}/u.test(own)
    ? undefined
    : own;
}

/** Of bounded length, and begun where a word begins: a long run of letters is looked at once. */
const word = String.raw`(?<![\p{L}\d’'&+-])\p{L}[\p{L}\d’'&+-]{0,30}`;
const each = String.raw`(?:each|per \p{L}{1,20})`;
const priced = new RegExp(
  String.raw`((?:${word},? ){1,7})[:=–-]? ?([€£$]\d{1,5}(?:\.\d{1,2})?)(?! ?(?:off|less|cheaper|discount|instead|more))( (?:${each}|a \p{L}{1,20}|an hour|pp|p\/p))?`,
  "giu",
);
/** “Pumpkin soup 6.50”. */
const decimal = new RegExp(
  String.raw`((?:${word} ){1,5})(\d{1,4}\.\d{2})(?=$|[,;!)]| each| per)( ${each})?`,
  "giu",
);
/** A number without its currency. */
const bare = new RegExp(
  String.raw`((?:${word} ){1,6})(?:for|from|only|costs?|is|are|just|:) (\d{1,4}(?:\.\d{2})?)(?=$|[,.;!)]| ${each}\b)(?! ?(?:%|am|pm))( ${each})?`,
  "giu",
);
const isFrom = /\b(?:from|starting at|start at|starts at|as little as)\s*$/i;
const notFor = /\b(?:open|opens?|closed?|until|till|to|age|aged|number|free)\s*$/i;

/** Returns the priced things of a clause, and the clause without them. */
export function itemsIn(clause: string): { items: Item[]; rest: string; lone?: string } {
  const items: Item[] = [];
  let lone: string | undefined;
  // “Soup 6.50 and cake 4”: a second thing behind “and”.
  const hasDecimal = /\d\.\d{2}/.test(clause);
  let rest = clause.replace(/(\d) and (?=[^,]*\d)/g, "$1, ");
  if (hasDecimal) rest = rest.replace(/(\p{L}) (\d{1,3})(?=$|,)/gu, "$1 $2.00");
  if (/^deposit\b/i.test(clause.trim())) return { items, rest: clause };
  for (const pattern of [priced, bare, decimal]) {
    rest = rest.replace(pattern, (all: string, before: string, price: string, per?: unknown) => {
      if (notFor.test(before) && pattern === bare) return all;
      const what = nounOf(before.replace(/,\s*$/, "").split(", ").at(-1) ?? before);
      if (what === undefined) {
        if (nounOf(before) === undefined && !/\b(?:over|above|under|spend)\b/i.test(before))
          lone = price;
        return lone === price ? " " : all;
      }
      items.push({
        what,
        price: price.replace(/\.00$/, ""),
        from: isFrom.test(before.trim()),
        ...(typeof per === "string" ? { per: perPerson(per.trim()) } : {}),
      });
      return " ";
    });
  }
  if (items.length === 0 && lone === undefined) {
    const only =
      /^(?:it'?s |make it |price |now |only |for |costs? |from |at |the price is )*([€£$]?\d{1,4}(?:\.\d{1,2})?)(?: each)?$/i.exec(
        rest.trim(),
      );
    if (only?.[1] !== undefined) {
      lone = only[1];
      rest = "";
    }
  }
  return { items, rest, ...(lone === undefined ? {} : { lone }) };
}
const perPerson = (per: string): string => (/^(?:pp|p\/p)$/i.test(per) ? "per person" : per);
