import { wordList } from "../../../../understanding/word-list.ts";

/** How and where customers reach a business: link, telephone, address. */
export type Contact = { link?: string; phone?: string; address?: string; mail?: string };

const domain = wordList`com, co\.uk, org, net, de, io, uk, eu, shop, ie, fr, es, at, app, link, me, page, biz, info, online, store, studio, cafe, london, example`;
const link = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)[^\s,;”"]{3,80}|(?<![\w@.])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,30})?\.${domain}\b(?:\/[^\s,;”"]{0,60})?`,
  "i",
);
const mail = /\b[\w.+-]{1,40}@[\w-]{1,40}(?:\.[a-z]{2,12}){1,3}\b/i;
const phone =
  /(?<![\d£$€.])(?:\+\d{1,3}|0|\(\d{2,5}\))[\d ()-]{6,16}\d\b|\b\d{3}[ -]\d{3,4}[ -]?\d{3,4}\b/;
/** A short number, if a word says what it is: “call 555 0142”. */
const shortPhone =
  /\b(?:call|ring|phone|tel|telephone|number|text|whatsapp)(?: (?:us|me|on|at|is|number|now))*[: ]+(\d[\d -]{4,14}\d)\b/i;
const road =
  "street|st|road|rd|lane|avenue|ave|square|drive|row|terrace|parade|quay|hill|crescent|gardens|market|boulevard|blvd|way|close|place|court|wharf|yard";
const address = new RegExp(
  String.raw`\b(?:unit |no\.? ?)?\d{1,4}[a-z]? (?:[a-z'’-]{2,20} ){1,3}(?:${road})\b(?:, \p{Lu}[\p{L}-]+)?`,
  "iu",
);

/** “In mill lane”: a street without its number. */
const street =
  /\b(?:in|on|at) ((?!(?:the|my|our|a|this)\b)[a-z’'-]{3,20}(?: [a-z’'-]{2,20})? (?:street|road|lane|avenue|square|terrace|parade|crescent|boulevard))\b/i;

/** “Mill Lane”, as an item of a list. */
export const streetAlone = (part: string): string | undefined =>
  named(street.exec(`in ${part.replace(/^(?:in|on|at) /i, "")}`)?.[0].slice(3)) === undefined ||
  part.split(" ").length > 4
    ? undefined
    : named(part.replace(/^(?:in|on|at) /i, ""));

const named = (road: string | undefined): string | undefined =>
  road?.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** “Main street 4”: the number behind the street. */
const streetNumber =
  /\b((?:(?!(?:in|on|at|the|our|my|clock|opening|from)\b)[a-z’'-]{3,20} ){1,2}(?:street|road|lane|avenue|square|st) \d{1,4}[a-z]?)\b(?! ?(?:am|pm|:|people))/i;

/** Returns the contact details in a message. */
export function contactIn(message: string): Contact {
  const own = mail.exec(message)?.[0];
  const found = {
    link: link
      .exec(own === undefined ? message : message.replace(own, " "))?.[0]
      .replace(/[.!?]+$/, ""),
    phone: (phone.exec(message)?.[0] ?? shortPhone.exec(message)?.[1])?.trim(),
    // After a comma, only a capitalised place continues it.
    address:
      address.exec(message)?.[0].replace(/, \p{Ll}[^,]*$/u, "") ??
      named(streetNumber.exec(message)?.[1] ?? street.exec(message)?.[1]),
    mail: own,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
