import { capital } from "../../../../dialogue/reply/reply.ts";
import { whole, wordList } from "../../../../understanding/word-list.ts";
import { isToWriter } from "../../drafts/brief/to-writer.ts";
import { saidToCustomer } from "../../drafts/voice.ts";
import { bareClause } from "../clauses.ts";
import type { Copy } from "../copy.ts";
import { dayWritten, monthNames } from "../day.ts";
import { priced } from "../money.ts";
import { channelOrdered, orderIn } from "../orders.ts";
import { isExplicit, praises } from "../promo/content.ts";
import { formNamed, howMany, limitIn } from "../promo/forms.ts";
import { isOfSender, orderedAbout, withoutSay, withoutSender } from "./frame.ts";
import { withLine } from "./join.ts";
import { isOffer, type Line } from "./line.ts";
import { asksOfText, isOnlyOrder } from "./only-order.ts";
import { type Clause, clausesOf } from "./sentences.ts";
import { spansOf } from "./spans.ts";

/** Reads what the visitor tells for a text, clause by clause and in their own words. */

const namesOf = ({ name, owner }: Copy): string[] =>
  [name, owner].filter((one) => one !== undefined);

const ofPrice =
  /^(?:put|add|bring|with|show|include|no|without|leave out|drop|remove)\b[^\d€£$]*\bprices?\b[^\d€£$]*$/i;
const fun =
  /\bmake (?:the |my |our |them |all )*(?:ppl|people|customers|clients|regulars|everyone|them)? ?(?:laugh|smile|giggle|chuckle)\b/i;
const styled =
  /\b(?:emojis?|hash ?tags?|exclamation|funn(?:y|ier)|shorter|friendl(?:y|ier)|warmer|professional|formal|fun|witty|cheeky|tone|joke|pun|rhyme)s?\b/i;
/** Whether a clause tells how to write, and nothing for readers. */
export const isManner = (clause: string): boolean =>
  fun.test(clause) ||
  ofPrice.test(clause) ||
  limitIn(clause) !== undefined ||
  howMany(clause) !== undefined ||
  (styled.test(clause) && clause.split(" ").length <= 8 && !isOffer(clause)) ||
  (!isOffer(clause) &&
    spansOf(priced(clause)).length === 0 &&
    ((orderIn(clause)?.does === "style" && !/\bthan\b/i.test(clause)) ||
      channelOrdered(clause) !== undefined ||
      (formNamed(clause) !== undefined && clause.split(" ").length <= 6)));

const does = wordList`bake, make, cut, sell, open, close, do, offer, come, fix, repair, teach, tune, clean, have (an?|new|some|free|\d+)`;
/** What one says of oneself, unless it is one’s work. */
const ofSelf = new RegExp(
  String.raw`^(?:i|i'm|i’m|im|my|nobody|no one|he|she)\b(?! ?${does}\b)`,
  "i",
);
/** “We fix it or you keep it” is told to readers, whatever “you” it holds. */
const ofBusiness = /^(?:we|our|your) (?:\S+ ){2}/i;
const cutsOut = /^(?:without|leave out|remove|delete|drop|cut)\b/i;
const asksWriter =
  /^(?:put|turn|make|use|write|do|take) (?:that|this|it|these|all|everything)\b|^(?:can|could|would|will|do|does|did|should|shall|is|are|how|what|when|why|who|where|which)\b/i;
const aside =
  /^\p{L}+ means \p{L}+$|\b(?:in a (?:hurry|rush)|asap|by (?:today|tonight) please|not good|no idea|don'?t know)\b/iu;
const ofWriter = (text: string): boolean =>
  cutsOut.test(text) || asksWriter.test(text) || aside.test(text);
const tries =
  /\b(?:lately|want|wants|need|needs|(?:should|would) (?:like|love)|think|hope|tried|no one|nobody|struggl\w+|losing|is dead|are dead|quiet|are empty|is empty)\b/i;
const greetings = wordList`((hey|hi|hello|hiya) )?(hun|hon|love|mate|guys|folks|darling|babe|team|bro|pal), hey, hi, hello, hiya, hallo, yo, good (morning|afternoon|evening|day), (my )?dears?, dear (all|sir|madam|team), (yours|kind regards|best wishes|regards|cheers|sincerely)( sincerely| truly| faithfully)?`;
const headings = wordList`day, content, text, details?, info, information, topic, subject, message, offer, business`;
const greets = whole(`(?:${greetings}|${headings})`);
const mediumOnly = wordList`photo, picture, pic, image`;
const pointer = wordList`it, that, this, them`;
const dropped = /^(?:forget|never ?mind|scrap|skip|instead of)\b/i;
const onlyRefers = whole(
  wordList`(an?|the|my|our|this) ${mediumOnly}, ha+, ${pointer}, one, for ${pointer}, the (text|post|message), something, ideas?, nothing, quickly, urgently, fast, asap, today, now, soon, (it is |it's |its )?about this`,
);
const contact =
  /^(?:(?:call|phone|tel|ring|text|mail|e-?mail|write to|book|order|at|on|our|my|the|number|is|us|website|link|address|more|info|via|under|dm)(?: ?:|\b) ?){1,12}$/i;

/** The clause as readers get it; undefined if it holds nothing for them. */
export function forReaders(clause: Clause, copy: Copy, isFirst: boolean): Line | undefined {
  const names = namesOf(copy);
  const bare = bareClause(clause.text);
  if (isOfSender(bare, names) || dropped.test(bare) || greets.test(bare)) return undefined;
  if (isOnlyOrder(bare) || (!isFirst && asksOfText(bare))) return undefined;
  const about = isFirst || !isOffer(bare) ? orderedAbout(bare) : undefined;
  if (about === "" || (about === undefined && clause.asked && !isOffer(bare))) return undefined;
  let own = withoutSay(about ?? bare);
  own = withoutSender(own, names);
  own = own
    .replace(/^(?:and|but|also|that) /i, "")
    .replace(/[\s.,!]+$/, "")
    .replace(/^(?:a|the|our) (?=\d)/i, "");
  if (own === "" || isOnlyOrder(own) || onlyRefers.test(own) || isOfSender(own, names))
    return undefined;
  const quoted = /^“([^”]+)”$/.exec(own)?.[1];
  if (quoted !== undefined)
    return { text: capital(saidToCustomer(quoted)), of: isOffer(quoted) ? "offer" : "hook" };
  const offers = isOffer(priced(own));
  const isAdded = !isFirst && isExplicit.test(bare) && own !== bare;
  if (
    isManner(own) ||
    (isToWriter(own) && !ofBusiness.test(own)) ||
    ofWriter(own) ||
    (ofSelf.test(own) && !isAdded && about === undefined) ||
    (praises.test(own) && !offers)
  )
    return undefined;
  if (!offers && tries.test(own)) return undefined;
  // How to reach the business is said at the end, unless there is more to it: “call Amy 0161 555 0100”.
  const reach = [copy.phone, copy.mail, copy.link, copy.address].filter(
    (one) => one !== undefined && own.includes(one),
  );
  const left = reach.reduce<string>((all, one) => all.replace(one ?? "", "").trim(), own);
  if (reach.length > 0 && (left === "" || contact.test(left))) return undefined;
  const text = wordsOf(withoutItIs(own));
  return text.length < 2
    ? undefined
    : { text, of: offers ? "offer" : "told", ...(clause.follows ? { goesOn: true } : {}) };
}

const hasPrice =
  /[€£$]\d|\d ?[€%]|(?<!\d)\d{1,4}\.\d\d\b|\bfor \d{1,4}\b(?! (?:hour|day|week|month|year|minute|people|person)s?\b)|\bhalf[ -]price\b/i;
/**
 * “It’s tea and scones for 6” offers tea and scones: what has a price stands alone. “Its” and “it is” lead to no more
 * before what has a day or an hour, while “it’s our birthday on Friday” may be meant so.
 */
const withoutItIs = (text: string): string => {
  const [lead, apart] = /^(?:it['’]s|(its|it is)) (?=\p{L}+(?<!ing)\b)/iu.exec(text) ?? [];
  const isLead = hasPrice.test(priced(text)) || (apart !== undefined && spansOf(text).length > 0);
  return lead !== undefined && isLead ? text.slice(lead.length) : text;
};

/** “Thu and fri” are written in full. */
const fullDays = (text: string): string =>
  spansOf(text)
    .filter(({ of }) => of === "day")
    .reduceRight(
      (all, { at, text: own }) =>
        `${all.slice(0, at)}${own.replace(/\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi, dayWritten).replace(/(?<=\p{L}) ?[-–] ?(?=\p{L})/gu, " to ")}${all.slice(at + own.length)}`,
      text,
    );

/** Words in capitals are merely emphasised where others are not. */
const unshouted = (text: string): string =>
  /\p{Ll}{2}/u.test(text) || /^(?:\p{Lu}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu.test(text)
    ? text.replace(
        /(?<!\p{L})(?!(?:SMS|ISO|HR|GDPR|CRM|SEO|IT(?= (?:managers?|teams?|support|staff|services?|departments?))|UK|US|TV|DJ|BBQ|VIP|PC|DIY|MOT)(?!\p{L}))(?<!\bcode )\p{Lu}{2,}(?![\p{L}\d])/gu,
        (word) => word.toLowerCase(),
      )
    : text;

/** Words as they are printed: amounts and days written out, addressed to the readers. */
export const wordsOf = (clause: string): string =>
  saidToCustomer(fullDays(priced(unshouted(clause))))
    .replace(
      /^(?:it['’]?s|it is|that['’]?s|thats) (?=(?:\d|two|three|four|five|[€£$]|free|half|an? )\b)/i,
      "",
    )
    .replace(/(\d)(?:st|nd|rd|th)(?= ?(?:to|until|till|[-–]) ?\d)/g, "$1")
    .replace(
      /\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b/gi,
      (all) => dayWritten(all),
    )
    .replace(
      /\bin (jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)\b/gi,
      (all) => `in ${dayWritten(all.slice(3))}`,
    )
    .replace(hoursOfDay, "$1 from $2 to $3")
    .replace(besidePrice, "$1 for $2")
    .replace(/(\d) ?[-–] ?(?=\d)(?!\d{3})/g, "$1 to ")
    .replace(besideHour, "$1 at $2")
    .replace(/[\s,;:]+$/, "")
    .trim();

/** “Thursdays 6pm” has “at” between the day and its hour. */
const besideHour = new RegExp(
  String.raw`(days?|weekends?|\d ${monthNames}) (\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m|o['’]?clock))`,
  "giu",
);

/** “Sunday 9 to 1” are hours, and no dates. */
const hoursOfDay = new RegExp(
  String.raw`(\p{L}{3,6}days?) (\d{1,2}(?:[.:]\d\d)?) ?(?:to|until|till|[-–]) ?(\d{1,2}(?:[.:]\d\d)?)(?![\d.:]|st|nd|rd|th| ?${monthNames})`,
  "giu",
);

/** What leads to an amount already, or counts it. */
const beforeAmount = wordList`for, from, at, only, just, costs?, is, are, of, to, and, or, over, under, up, price, about, pay, spend, above, below, instead of, with, than, worth, be, was, until, now, by, get, save, a`;
/** “2 pizzas €18” has “for” between the thing and its price. */
const besidePrice = new RegExp(
  String.raw`(\p{L}{3,})(?<!\b${beforeAmount}) ([€£$]\d|\d{1,4}\.\d{2}(?!\d| ?[ap]m))`,
  "giu",
);

/** “We are Needle Nine, a tailor”: the trade behind the name. */
const isTrade = /^(?:(?:an?|the|your|our) [\p{L}’' -]{3,40}|[\p{L}’'-]+(?: [\p{L}’'-]+){0,2})$/iu;

/** What a message tells that orders a text or says what it is about. */
export const linesIn = (message: string, copy: Copy): Line[] => {
  const clauses = clausesOf(message);
  return clauses.reduce<Line[]>((lines, clause, index) => {
    const before = clauses[index - 1];
    if (
      before !== undefined &&
      clause.follows &&
      isTrade.test(clause.text) &&
      !isOffer(clause.text) &&
      isOfSender(bareClause(before.text), namesOf(copy))
    )
      return lines;
    const line = forReaders(clause, copy, true);
    return line === undefined ? lines : withLine(lines, line);
  }, []);
};
