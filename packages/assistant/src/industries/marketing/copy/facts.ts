import { wordList } from "../../../understanding/word-list.ts";
import { contactIn } from "../drafts/brief/contact.ts";
import { hoursNamed } from "../drafts/brief/hours.ts";
import { senderIn } from "../drafts/brief/sender.ts";
import { saidToCustomer } from "../drafts/voice.ts";
import type { Copy } from "./copy.ts";
import { daysOf, monthNames } from "./day.ts";
import { plus, priced, signOf, sumsOf } from "./money.ts";
import { eventWord } from "./purpose.ts";

/** Takes the values of a clause into the record. */

/** “Her name is Mrs Novak”: the one who is written to. */
const addressed =
  /\b(?:her|his|their|the (?:client|customer|guest|lady|man)(?:'s)?) name is ((?:Mrs?|Ms|Dr)?\.? ?\p{Lu}[\p{L}-]+)/iu;
/** Returns the record with the sender and contacts of a message. */
export function withSender(copy: Copy, message: string): Copy {
  const contact = contactIn(message);
  const sender = senderIn(message);
  const { owner } = sender;
  // “The name is Alba, you forgot it”.
  const business = /^(?:you|it|that|this|please|not)\b/i.test(sender.business ?? "")
    ? undefined
    : sender.business;
  const who = addressed.exec(message)?.[1];
  const called = namedAs(message);
  // “Name is Alba” names the business, “my name is Alba” the person.
  const ofBusiness = /(?<!\b(?:my|her|his|their|owner) )\bname (?:is|:|=) /i.test(message);
  const name = business ?? (called === owner && !ofBusiness ? undefined : called);
  // “At 3 o’clock in St Anne’s” is no street.
  const { address, ...reach } = contact;
  return {
    ...copy,
    ...reach,
    ...(address === undefined || /o['’]clock|\d ?[ap]m\b/i.test(address) ? {} : { address }),
    ...(owner === undefined || owner === name ? {} : { owner }),
    ...(name === undefined ? {} : { name }),
    ...(who === undefined ? {} : { audience: who }),
    ...(/\bemergenc|\burgent/i.test(message) ? { emergency: true } : {}),
  };
}

/** A full stop belongs to a name only within it: “St.Marys”. */
const letters = String.raw`(?:[\p{L}\p{N}'’&-]|\.(?=\p{L}))*`;
const title = String.raw`((?:\p{Lu}|\d)${letters}(?: (?:(?:of|and|the|&|de|la|am|zum|und) )?[\p{Lu}&]${letters}){0,4})`;
const what = wordList`shop, store, salon, bakery, clinic, practice, studio, school, company, business, band, museum, cafe, café, garage, firm, club, place, gym, restaurant, team, charity, farm, museum`;
const nameds: readonly RegExp[] = [
  new RegExp(
    String.raw`\b[Nn]ame(?: of (?:the |our |my )?[\p{Ll}]+)?(?: (?:must|should|has to) be in(?: it)?)?(?:,| is|'s|:)* (?:called )?${title}`,
    "gu",
  ),
  new RegExp(
    String.raw`\b(?:[Ww]e are|[Ww]e're|[Ww]e’re|[Ii]t'?s|put|with(?: the)? name|call it|sign(?:ed)?(?: it)?(?: as)?) ${title}(?= on top| at the top|$|[,.!;)])`,
    "gu",
  ),
  new RegExp(
    String.raw`\b(?:${what}|[Ww]e are|[Ww]e're|is|it's)(?: is)?(?: an? [\p{Ll} ]{2,30})? called ${title}`,
    "gu",
  ),
  new RegExp(String.raw`\b(?:our|my|the|with) (?:${what}|name)(?: is|'s|:)? ${title}`, "gu"),
  new RegExp(
    String.raw`\b(?:[Ii]t's|[Ii]t’s|[Ii]ts|[Ff]rom|[Ww]e are|[Ww]e're) the ${title} ${what}\b`,
    "gu",
  ),
  new RegExp(String.raw`\b${title} must be (?:in it|in there|on it)`, "gu"),
  new RegExp(
    String.raw`\b(?:shop|store|salon|bakery|clinic|practice|studio|school|garage|cafe|café|plumber|tool[\p{L} ]*|band|charity)[,:]? \(?${title}\)?`,
    "gu",
  ),
];
const dayNames = wordList`monday, tuesday, wednesday, thursday, friday, saturday, sunday, ${monthNames}`;
const notName = new RegExp(
  `^(?:i|we|the|a|it|instagram|facebook|whatsapp|google|christmas|easter|${dayNames})\\b`,
  "i",
);

/** “Name of the bakery must be in it, Kruste”. */
function namedAs(message: string): string | undefined {
  for (const pattern of nameds) {
    for (const [, own = ""] of message.matchAll(pattern)) {
      const found = own.replace(/[.,]+$/, "");
      if (!notName.test(found.replace(/^The (?=\p{Lu})/u, "")) && !/^\d/.test(found)) return found;
    }
  }
  return undefined;
}

const monthIn =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
/** “No, the 29th”: of the month named before. */
function withMonth(text: string, { on, from, until, back, before }: Copy): string {
  const nth = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/i.exec(text)?.[1];
  const month = monthIn.exec([on, back, until, from, before].join(" "))?.[0];
  return nth === undefined || month === undefined ? text : `${nth} ${month}`;
}

/** Returns the record with the days of a clause, each in its role. */
export function withDays(copy: Copy, clause: string): Copy {
  const next = { ...copy };
  const wrong = daysOf(clause).filter(({ role }) => role === "not");
  const event = eventIn(clause) ?? "";
  for (const { role, text: named } of daysOf(clause)) {
    const text = withMonth(named, copy);
    // “Our Monday morning class”: the day is part of the name.
    if (role === "not" || event.includes(named)) continue;
    if (
      role === "back" ||
      (next.purpose === "closed" && /\bopen again|re-?open|\bback\b/i.test(clause))
    )
      next.back = text;
    else if (role === "until") next.until = text;
    else if (next.purpose === "moved" && role === "from") next.before = text;
    else if (next.purpose === "moved") {
      if (role === "moved" || next.before !== undefined || next.on !== undefined) {
        if (next.before === undefined && next.on !== undefined) next.before = next.on;
        next.on = text;
      } else next.before = text;
    } else if (
      next.purpose === "cancelled" &&
      (role === "moved" || /\b(?:keep|come|valid|new date|ticket)/i.test(clause))
    )
      next.from = text;
    else if (role === "from" || next.purpose === "price" || next.purpose === "place")
      next.from = text;
    else if (next.on === undefined || wrong.length > 0 || !/^\p{Lu}\p{Ll}+day/u.test(text))
      next.on = text;
  }
  return next;
}

/** Returns the record with the hours of a clause. */
export function withHours(copy: Copy, clause: string): Copy {
  const hours = hoursNamed(priced(clause).replace(/[€£$]\d+(?:\.\d+)?/g, " "));
  return hours === undefined ? copy : { ...copy, hours };
}

const upBy = /\b(?:up|more|rise|raise|increase|dearer|plus|extra)\b/i;
const oldWord =
  /\b(?:now|currently|today|was|were|until now|at the moment|so far|old price(?: is)?|instead of|rather than|from)\s*$/i;
const newWord = /\b(?:to|new price(?: is)?|will be|will cost|costs?)\s*$/i;
const percent = /\b(\d{1,2}(?:[.,]\d)?) ?%/;

/** “35 instead of 32” is from 32 to 35. */
const insteadOf =
  /[€£$]?(\d{1,4}(?:\.\d{1,2})?) (?:instead of|rather than|not) [€£$]?(\d{1,4}(?:\.\d{1,2})?)\b/gi;
/** “From 32 to 35”, where no currency is written. */
const bareSums =
  /\bfrom [€£$]?(\d{1,4}(?:[.,]\d{1,2})?) to [€£$]?(\d{1,4}(?:[.,]\d{1,2})?)\b(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm))/i;
const bareNew =
  /\b(?:new price(?: is)?|price(?: is)?|costs?|will be) (\d{1,4}(?:[.,]\d{1,2})?)\b(?! ?(?:%|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
const bareOld = /\b(?:now|currently|was|instead of) (\d{1,4}(?:[.,]\d{1,2})?)\b(?! ?%)/i;

/** Returns the record of a price change with the old and new price, and the step between them. */
export function withPriceChange(copy: Copy, clause: string): Copy {
  const sign = signOf(priced(clause)) ?? copy.currency ?? "";
  const text = priced(clause)
    .replace(insteadOf, "from $2 to $1")
    .replace(
      bareSums,
      (_all, old: string, price: string) => `from ${sign}${old} to ${sign}${price}`,
    )
    .replace(bareNew, (all, price: string) => all.replace(price, `${sign}${price}`))
    .replace(bareOld, (all, old: string) => all.replace(old, `${sign}${old}`));
  const next: Copy = { ...copy, ...(sign === "" ? {} : { currency: sign }) };
  const share = percent.exec(text)?.[1];
  if (share !== undefined && next.price === undefined) next.rise = `${share}%`;
  const sums = sign === "" ? bareAmounts(text) : sumsOf(text);
  for (const sum of sums) {
    const before = text.slice(Math.max(0, sum.at - 22), sum.at);
    const after = text.slice(sum.end, sum.end + 12);
    if (/\bto\s*$/i.test(before) || newWord.test(before)) next.price = sum.text;
    else if (oldWord.test(before) || /^ (?:now|today|so far|at the moment)/i.test(after))
      next.oldPrice = sum.text;
    else if (/^ (?:more|up|extra|dearer)/i.test(after) || upBy.test(before)) next.rise = sum.text;
    else next.price = sum.text;
  }
  if (
    next.price === undefined &&
    next.rise !== undefined &&
    next.oldPrice !== undefined &&
    next.rise.charAt(0) === next.oldPrice.charAt(0) &&
    sign !== ""
  )
    next.price = plus(next.oldPrice, next.rise);
  return next;
}

const bareAmounts = (text: string): { text: string; at: number; end: number }[] => {
  const found = bareSums.exec(text);
  if (found === null) return [];
  const [all, old = "", price = ""] = found;
  const first = found.index + all.indexOf(old);
  const second = found.index + all.lastIndexOf(price);
  return [
    { text: old, at: first, end: first + old.length },
    { text: price, at: second, end: second + price.length },
  ];
};

const stop = wordList`the, a, an, our, my, your, for, of, to, about, on, in, at, is, are, have, has, next, this, new, invitation, need, text, post, from, with, that, we, i, and, tomorrow's, tonight's, write, hold, host, do, run, want, another, cancel, cancelled, as, has, short, puts, every`;
const before = `(?:tonight|tomorrow|today)['’]s |(?:the )?opening of (?:our|the) `;
const after = String.raw`(?: of the [\p{L}]+| for [\p{L}]+(?! \d)(?: [\p{L}]+(?=,|$))?| with (?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+(?= \d|,|$| on ))?(?: ["“][^"”]{2,60}["”])?`;
const thing = new RegExp(
  String.raw`(?<![\p{L}'’])((?:${before})?(?:(?!${stop}\b)[\p{L}][\p{L}'’-]* ){0,3}${eventWord.source}${after})`,
  "iu",
);

/** The event that a clause names. */
export const eventIn = (clause: string): string | undefined => {
  const found = thing.exec(clause)?.[1]?.trim();
  if (found === undefined) return undefined;
  return saidToCustomer(found.replace(/["“]([^"”]+)["”]/, "“$1”")).replace(
    /^opening of/,
    "the opening of",
  );
};
