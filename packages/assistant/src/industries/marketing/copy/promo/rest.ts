import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { offerIn } from "../../drafts/brief/offer.ts";
import { isToWriter } from "../../drafts/brief/to-writer.ts";
import { isNews } from "../../drafts/edits/news.ts";
import { says, shareSaid } from "../../drafts/said.ts";
import { saidToCustomer, sentence } from "../../drafts/voice.ts";
import type { Copy } from "../copy.ts";
import { withoutDays } from "../day.ts";
import { toldSentence } from "../stated.ts";
import { promoOf, withPromo } from "./basics.ts";
import { openingIn } from "./told.ts";
import { tradeNamed, tradeOf } from "./trades.ts";

/** What is left of a clause without its values: a sentence for readers, a thing, or nothing. */

const ofSelf =
  /^(?:(?:hi|hello|hey|so|small|a|the|we|i|im|i'm|i’m|i am|we are|we're|we’re|my|our|have|has|own|run|owns|it'?s|its|here|for|in|with|local|little|is) )*(?:[\p{L}-]+ ){0,3}$/iu;
/** “A post for our cafe”, without its trade. */
const forWhom = /^(?:for )?(?:our|my|a|the)(?: (?:little|small|own|local))?$/i;
const trades = wordList`owner, baker, florist, barber, plumber, shop, store, salon, studio, business, company`;
/** “I run a small bakery in York”: it names the trade, and is no sentence for customers. */
function isIntroduction(text: string): boolean {
  const trade = tradeNamed(text);
  if (trade === undefined && !new RegExp(`\\b${trades}\\b`, "i").test(text)) return false;
  if (
    /^(?:hi|hello|hey|i'?m|i’m|i am|we are|we're|we’re|i have|we have|i run|we run|i own|we own|my|small|it'?s an?)\b/i.test(
      text,
    ) &&
    text.split(" ").length <= 9
  )
    return !/\b(?:sell|offer|open|do|make|deliver|free)\b/i.test(text);
  if (trade === undefined || text.split(" ").length > 5) return false;
  const rest = text.replace(trade.named, "").trim();
  return ofSelf.test(rest) || forWhom.test(rest);
}

const states = wordList`we, our, it'?s in, there, you, they, all, every, everything, everyone, kids, children, dogs, parking, entry, entrance, tickets, bring, open, handmade, made, freshly, home-?made, vegan, vegetarian, gluten, local, organic, family, no booking, no appointment, delivery, collection, pick ?up, includes?, included, insured, i'm, im, i am, i’m, i have, i've got, i do, i offer, i open, i close, we're, we’re, beginners`;
const isStated = new RegExp(`^${states}\\b`, "i");
const notStated =
  /\b(?:these|those|lately|last (?:one|ones|time|week|month|year)|want|wants|need|needs|would like|think|hope|try|tried|no one|nobody|wish|struggl\w+|don'?t know|losing|quiet|empty|dead|slow)\b/i;
const namesIn = ({ owner, name }: Copy): string[] =>
  [owner, name].filter((one) => one !== undefined);

/** Whether what the record holds says all of a text. */
function isHeld(copy: Copy, text: string): boolean {
  const { trade, occasion, place, items, offer, terms, opening, news, details } = promoOf(copy);
  const all = [
    copy.name,
    copy.owner,
    copy.what,
    copy.on,
    copy.from,
    copy.until,
    copy.hours,
    copy.phone,
    copy.mail,
    copy.link,
    copy.address,
    copy.audience,
    occasion,
    place,
    offer,
    terms,
    opening,
    news,
    tradeOf(trade)?.thing,
    ...items.map(({ what }) => what),
    ...details,
    ...copy.statements,
  ]
    .filter((one) => one !== undefined)
    .join(" ");
  const rest = withoutDays(text)
    .replace(/[€£$]?\d[\d.:]*(?:am|pm)?/gi, " ")
    .trim();
  return !/\p{L}{3}/u.test(rest) || shareSaid(all, rest) >= 0.75;
}

/** What is left of a clause: a sentence for readers, a thing, or nothing. */
export function withRest(
  copy: Copy,
  own: string,
  text: string,
  {
    told,
    asked,
    isRequest,
    took,
  }: { told: boolean; asked: boolean; isRequest: boolean; took: boolean },
): Copy {
  const bare = afterName(copy, /^bring\b/i.test(own) ? own : text)
    .replace(/[.!]+$/, "")
    .trim();
  if (bare.length < 3 || /[?]/.test(own)) return copy;
  const occasion = /^(?:it'?s|it’s|this is) for ((?:the|our|my) [\p{L}’ -]+)$/iu.exec(bare)?.[1];
  if (occasion !== undefined && !isToWriter(bare))
    return { ...copy, statements: [...copy.statements, sentence(`for ${occasion}`)] };
  if (
    /^(?:an? |the )?(?:\p{L}+ )?(?:sentence|line|word|joke|intro|greeting|opening|hook|bit)s? (?:about|on|for|with|at)\b/iu.test(
      bare,
    )
  )
    return copy;
  if (
    isOnlyContact(copy, bare) ||
    (/^(?:i’?'?m|i am|my name is|it from) \p{L}+\.?$/iu.test(bare) &&
      /\p{Lu}\p{Ll}+\.?$/u.test(bare))
  )
    return copy;
  if (isToWriter(bare) || isIntroduction(bare) || isHeld(copy, bare)) return copy;
  if (namesIn(copy).some((name) => says(name, bare))) return copy;
  if (/^(?:(?:the|our|my|its|shop|business) )*name\b|\b(?:called|named)\b/i.test(bare) && !told)
    return copy;
  const isSentence =
    isStatement.test(bare) && !notStated.test(bare) && (told || offerIn(bare) === undefined);
  if (
    isSentence &&
    (asked || told || isRequest || isNews(own)) &&
    !(
      took &&
      shareSaid(
        heldWords(copy),
        withoutDays(bare).replace(/\b(?:new|now|starts?|starting)\b|\d[\d:.]*/gi, " "),
      ) >= 0.6
    )
  ) {
    if (promoOf(copy).opening !== undefined && openingIn(bare) !== undefined) return copy;
    const line = /^bring\b/i.test(bare)
      ? sentence(bare, namesIn(copy))
      : toldSentence(bare, namesIn(copy), copy.currency);
    return line === undefined || copy.statements.some((one) => says(one, line))
      ? copy
      : { ...copy, statements: [...copy.statements, line] };
  }
  if (tradeNamed(bare) !== undefined && isIntroduction(bare.trim())) return copy;
  const deposit = /^deposit(?: is| of)? ([€£$]\d+(?:\.\d+)?)$/i.exec(bare)?.[1];
  if (deposit !== undefined)
    return { ...copy, statements: [...copy.statements, `The deposit is ${deposit}.`] };
  if (isRequest || took || isSentence || notStated.test(bare) || !(asked || told)) return copy;
  return withThing(copy, bare);
}
/** “It’s called Alba and we open at 7”: what comes behind the name. */
const afterName = ({ name }: Copy, text: string): string => {
  const at =
    name === undefined || !/\b(?:called|named)\b/i.test(text)
      ? -1
      : text.toLowerCase().indexOf(name.toLowerCase());
  const rest =
    at < 0 ? "" : text.slice(at + (name ?? "").length).replace(/^[\s,]*(?:and |so )?/i, "");
  return rest.length > 5 ? rest : text;
};
export const isStatement = new RegExp(
  `${isStated.source}|^[\\p{L}' -]{2,40}? (?:${wordList`is, are, has, have, stays?, costs?, comes?, includes?, starts?, will, can, gets?, teaches, plays`}) \\S`,
  "iu",
);

const notFirst = wordList`for, to, in, on, at, about, i, my, me, he, she, not, it, that, this, these, those, thats, more, less, too, very, just, quick, hi, hello, hey, dear, so, if, because, the same, same (text|thing|one|info|stuff), same$, give, show, send, make, write, do, need, want, use, change, no (thanks|idea|one|emojis?|prices?|not|that|this)`;
const notLast = wordList`fine, ok, okay, good, great, nice, please, pls, thanks, boring, short, long, somehow, btw`;
const notThing = new RegExp(
  String.raw`^${notFirst}(?=$|[\s,.!])|\b${notLast}$|^(?:the )?(?:time|date|day|price|name|address|phone|number|hours?|add|say|put|mention|include|note|free|yes|no)$`,
  "i",
);
const ofContact = anywhere(
  wordList`with, our, my, the, phone, number, telephone, tel, call, us, on, address, is, at, link, website, e-?mail, mail, book, order, here, and, add, put, it, in, to`,
);
const everyOfContact = new RegExp(ofContact.source, "gi");
/** “With our phone 01904 555 0142”. */
const isOnlyContact = ({ phone, mail, link, address }: Copy, text: string): boolean => {
  const found = [phone, mail, link, address].filter(
    (one) => one !== undefined && text.toLowerCase().includes(one.toLowerCase()),
  );
  const rest = found.reduce<string>(
    (all, one) => all.replace(new RegExp(RegExp.escape(one ?? ""), "i"), " "),
    text,
  );
  return found.length > 0 && rest.replace(everyOfContact, " ").replace(/[^\p{L}]/gu, "").length < 3;
};
const withoutContact = ({ phone, mail, link }: Copy, text: string): string =>
  [phone, mail, link].reduce<string>(
    (all, one) => (one === undefined ? all : all.replace(one, "").trim()),
    text,
  );
const serves = /^We (?!’|are\b|have\b)\w+ [^.]{2,70}\.$/;
/** A thing told without a verb goes on with the list before it, or is what the text is about, or comes besides. */
function withThing(copy: Copy, bare: string): Copy {
  if (bare.split(" ").length > 7 || notThing.test(bare) || /\bnot\b/i.test(bare)) return copy;
  const last = copy.statements.at(-1);
  if (
    last !== undefined &&
    serves.test(last) &&
    bare.split(" ").length <= 3 &&
    !/\d|only|included|welcome|provided/i.test(bare)
  ) {
    const list = last.replace(/\.$/, "").replace(/ and (?=[^,]+$)/, ", ");
    return {
      ...copy,
      statements: [...copy.statements.slice(0, -1), `${list} and ${saidToCustomer(bare)}.`],
    };
  }
  if (
    /\b(?:included|welcome|provided|only|accepted|available|possible|allowed|guaranteed)$/i.test(
      bare,
    )
  ) {
    const line = toldSentence(bare, namesIn(copy), copy.currency);
    return line === undefined ? copy : { ...copy, statements: [...copy.statements, line] };
  }
  if (/^(?:\d+|[a-z]+) (?:weeks?|sessions?|evenings?|days|lessons|months)$/i.test(bare))
    return {
      ...copy,
      statements: [...copy.statements, sentence(`it runs for ${bare.toLowerCase()}`)],
    };
  const thing = saidToCustomer(withoutContact(copy, bare)).replace(/^(?:the|our|my) /i, "");
  const { news, offer, items, opening } = promoOf(copy);
  if (
    copy.what === undefined &&
    [news, offer, opening].every((one) => one === undefined) &&
    items.length === 0
  )
    return { ...copy, what: thing };
  return withPromo(copy, { details: [...promoOf(copy).details, thing] });
}
/** What the sentences about the offer say, without days and hours. */
const heldWords = (copy: Copy): string => {
  const { items, offer, terms, opening, news } = promoOf(copy);
  return [
    offer,
    terms,
    opening,
    news,
    copy.what,
    ...items.flatMap(({ what, price }) => [what, price]),
  ].join(" ");
};
