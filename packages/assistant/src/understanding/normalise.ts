import { normalised } from "@brightkeel/contracts";
import { remembered } from "./remembered.ts";

/**
 * Normalises a message for comparison with phrases: lower case, straight quotes, contractions expanded, compounds
 * joined, and every value (number, address, order number) replaced by a token that starts with “#”. Slots are extracted
 * from the original message, never from this form.
 */
export const normalise = remembered((message: string): string => {
  let text = ` ${normalised(message, "NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")} `;
  text = text.replace(/\{([^{}]*)\}/g, (_all, name: string) => placeholder(name.trim()));
  text = replaceEach(text, values);
  // “heeelp” and “pleeease”: no English word has the same letter three times in a row.
  text = text.replace(/([a-z])\1{2,}/g, "$1$1");
  text = text
    .replace(/[^a-z0-9#'?\s]/g, " ")
    .replace(/\?/g, " ")
    .replace(/\s+/g, " ");
  text = replaceEach(text, contractions);
  text = text.replace(/'s\b/g, "").replace(/'/g, "");
  text = text.replace(/\s+/g, " ");
  text = replaceEach(text, compounds);
  return text.replace(/\s+/g, " ").trim();
});

/** Patterns with their replacements, applied in order. */
type Replacements = { pairs: readonly (readonly [RegExp, string])[]; any: RegExp };

/** Also builds a combined pattern: most texts match none, and a single test is faster than one for each. */
const replacements = (...pairs: Replacements["pairs"]): Replacements => ({
  pairs,
  any: new RegExp(pairs.map(([pattern]) => pattern.source).join("|")),
});

function replaceEach(text: string, { pairs, any }: Replacements): string {
  if (!any.test(text)) return text;
  return pairs.reduce((so, [pattern, value]) => so.replace(pattern, value), text);
}

/** Maps a placeholder to a token: text from other systems may contain “{{Order Number}}” instead of a value. */
function placeholder(name: string): string {
  if (/amount|currency|price/.test(name)) return " #amount ";
  if (/number|id\b/.test(name)) return " #ref ";
  if (/date|day|month/.test(name)) return " #date ";
  if (/city|country|place|location/.test(name)) return " #place ";
  if (/e-?mail/.test(name)) return " #email ";
  if (/name/.test(name)) return " #name ";
  return ` ${name} `;
}

const values = replacements(
  [/[^\s@]+@[^\s@]+\.\w{2,}/g, " #email "],
  [/(?:https?:\/\/|www\.)\S+/g, " #url "],
  [/[$\u20ac\u00a3\u20b9]\s?\d[\d.,]*\s?(?:k|m|million)?\b/g, " #amount "],
  [/\b\d[\d.,]*\s?(?:usd|eur|gbp|inr|dollars?|euros?|pounds?|bucks?|rupees|quid)\b/g, " #amount "],
  [/\b\d{1,2}(?::\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)(?=\W)/g, " #time "],
  [/\b\d{1,2}:\d{2}\b/g, " #time "],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\b/g, " #date "],
  [/\b[a-z]{1,4}-?\d{3,}[a-z0-9-]*\b|#\s?\d+\b|\b\d{5,}[a-z0-9-]*\b/g, " #ref "],
  [/\b\d+(?:st|nd|rd|th)\b/g, " #ordinal "],
  [/\b24\s?(?:\/|x)\s?7\b/g, " around the clock "],
  [/\b\d[\d.,]*\b/g, " #num "],
);

const contractions = replacements(
  [/\bcan ?not\b|\bcan't\b|\bcant\b|\bcannt\b/g, "can not"],
  [/\bwon't\b|\bwont\b/g, "will not"],
  [/\bshan't\b/g, "shall not"],
  [/n't\b/g, " not"],
  [/\b(do|does|did|is|was|were|has|have|would|could|should|are)nt\b/g, "$1 not"],
  [/\b(?:im|i'm)\b/g, "i am"],
  [/\b(?:ive|i've)\b/g, "i have"],
  [/'ve\b/g, " have"],
  [/\b(?:i'd|id) (?=like|love|want|need|prefer|rather|appreciate)/g, "i would "],
  [/'d\b/g, " would"],
  [/'ll\b/g, " will"],
  [/'re\b/g, " are"],
  [/'m\b/g, " am"],
  [/\b(what|where|who|how|when|that|there|it|here|let)'?s\b/g, "$1 is"],
  [/\blet is\b/g, "let us"],
  [/\b(?:wanna|wana)\b/g, "want to"],
  [/\b(?:gonna|gunna)\b/g, "going to"],
  [/\b(?:gotta)\b/g, "got to"],
  [/\b(?:gimme)\b/g, "give me"],
  [/\b(?:lemme)\b/g, "let me"],
  [/\b(?:dunno)\b/g, "do not know"],
  [/\b(?:u|ya|yu|yo)\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b/g, "are"],
  [/\b(?:pls|plz|plss|plse|pleas)\b/g, "please"],
  [/\b(?:thx|tx|tnx|thnx|thanx)\b/g, "thanks"],
  [/\b(?:ppl)\b/g, "people"],
  [/\b(?:msg)\b/g, "message"],
  [/\b(?:acct|acc|accnt)\b/g, "account"],
  [/\b(?:pw|pwd|passwd|pswd|pass word)\b/g, "password"],
  [/\b(?:info|infos)\b/g, "information"],
  [/\b(?:addr)\b/g, "address"],
  [/\b(?:qty)\b/g, "quantity"],
  [/\b(?:asap)\b/g, "soon"],
  [/\b(?:smth|sth|smthg)\b/g, "something"],
  [/\b(?:tmrw|tmr|2moro|tmrow)\b/g, "tomorrow"],
  [/\b(?:bday)\b/g, "birthday"],
  [/\b(?:deets)\b/g, "details"],
  [/\b(?:cuz|coz|bc)\b/g, "because"],
  [/\b(?:favour)\b/g, "favor"],
  [/\b(?:cheque)\b/g, "check"],
);

/** Words that are variously joined, split or hyphenated, and abbreviations of the same thing. */
const compounds = replacements(
  [/\be mails?\b|\bmail address\b/g, "email"],
  [/\bsign(?:ing|ed|s)? up\b|\bsign ups?\b/g, "signup"],
  [/\bsign(?:ing|ed|s)? (?:in|on|into)\b/g, "signin"],
  [/\blog(?:ging|ged|s)? (?:in|on|into)\b/g, "login"],
  [/\blog(?:ging|ged|s)? (?:out|off)\b/g, "logout"],
  [
    /\bcheck(?:ing|ed|s)? ?in(?! on\b)(?: time)?\b(?! (?:the|my|your) (?:order|package|refund|account))/g,
    "checkin",
  ],
  [/\bcheck(?:ing|ed|s)? ?out(?: time)?\b(?! (?:the|my|your|this|these|some) )/g, "checkout"],
  [/\bwi ?fi\b|\bwireless internet\b|\bwlan\b/g, "wifi"],
  [/\bair ?con(?:ditioning|ditioner|ditioned|d)?\b/g, "aircon"],
  [/\b(?:a c|ac unit)\b/g, "aircon"],
  [/\bpick(?:ing|ed|s)? up\b/g, "pickup"],
  [/\bset(?:ting|s)? up\b/g, "setup"],
  [/\bset(?:ting|s)? (.{2,24}?) up\b/g, "setup $1"],
  [/\b(?:call|called|calling)(?: it)? off\b/g, "cancel"],
  [/\b(?:talk|speak|chat|talking|speaking|chatting) (?:to|with)\b/g, "talkto"],
  [/\b(?:get|getting|got|put|putting) (?:in|into)? ?(?:touch|contact)(?: with)?\b/g, "contact"],
  [/\b(?:credit|debit|bank) cards?\b/g, "creditcard"],
  [/\bgift (?:cards?|certificates?|vouchers?)\b/g, "giftcard"],
  [/\b(?:promo|promotion|promotional|discount|voucher|coupon) codes?\b/g, "promocode"],
  [/\breal (?:person|human|people)\b/g, "human"],
  [/\broom service\b/g, "roomservice"],
  [/\bhouse keeping\b/g, "housekeeping"],
  [/\bwake ?up\b|\bwake me(?: up)?\b/g, "wakeup"],
  [/\blate (?:checkout|departure)\b/g, "latecheckout"],
  [/\bearly (?:checkin|arrival)\b/g, "earlycheckin"],
  [/\bhow much\b/g, "howmuch"],
  [/\bhow many\b/g, "howmany"],
  [/\bhow long\b/g, "howlong"],
  [/\bwhat time\b/g, "whattime"],
  [/\bback up\b/g, "backup"],
  [/\bpay per click\b/g, "ppc"],
  [/\breturn on investment\b/g, "roi"],
  [/\bsearch engine optimi[sz]ation\b/g, "seo"],
  [/\bsocial media\b/g, "socialmedia"],
  [
    /\btwo (?:factor|step)(?: authentication| verification)?\b|\b2fa\b|\bmfa\b|\b#num (?:factor|step)(?: authentication| verification)?\b/g,
    "twofactor",
  ],
  [
    /\bcustomer (?:service|services|care|support)\b|\bclient (?:service|services|care|support)\b|\bconsumer (?:service|support)\b/g,
    "customerservice",
  ],
  [/\blost (?:and|n) found\b/g, "lostandfound"],
  [/\b(?:free|complimentary) of charge\b/g, "free"],
);
