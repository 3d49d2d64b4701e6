import { wordList } from "../../../../understanding/word-list.ts";

/** What a business offers: “free nail clip”, “10% off”, “2 for 1 on pizza”, with the terms that go with it. */
export type Offer = { offer: string; terms?: string };

const end = wordList`book, call, ring, reply, if, when, who, which, that, because, cos, so, but, and, or, then, until, till, off, on, in, for, with, to, from, per, every, this, next, only, as, at, is, are, was, i, we, they, he, she, you, u, it, pls, please, lol, instead, before, after, by, not, of, would, can, could, do, does, mon, tue, tues, wed, weds, thu, thurs, fri, all, when, where, maybe, too`;
const noun = String.raw`(?:(?!${end}\b)[\p{L}\p{N}'’&-]+)`;
const nouns = (most: number): string => `${noun}(?: ${noun}){0,${most - 1}}`;
const share = String.raw`(?:[$€£] ?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:%|percent|per cent|pounds?|quid|euros?|dollars?|bucks))`;
const what = wordList`off, discount, commission, cash ?back, reduction, voucher, credit, less, cheaper, referral fee, finders? fee, bonus, kick ?back`;
const many = String.raw`(?:\d|two|three|four|buy (?:one|two|\d))`;

const whose = wordList`your, their, the, all, any, every, each, our`;
const on = `(?: (?:on |for )?(?:${whose} )?(?:(?:first|next)(?: ${nouns(3)})?|order|orders|bill|${nouns(3)}))?`;
const off = new RegExp(
  String.raw`\b\d{2,3} off\b(?! the)|(?:an? )?${share} (?:[a-z-]+ ){0,2}?${what}\b${on}`,
  "iu",
);

const deals = wordList`${many}[ -]for[ -](one|two|[123](?!\d)|£\d+|\$\d+|€\d+|\d{2,3}(?![\d:%]| ?(am|pm|people|guests|days|nights|weeks|hours))), bogof, buy (one|two|\d) get (one|the \w+|\d|another)( one)?( free| half price)?, half[ -]price, kids eat free, happy hour`;
const deal = new RegExp(`${deals}(?: (?:on |for )?(?:${whose} )?${nouns(3)})?`, "iu");

/** “Gluten free”, “feel free” and a free slot are not offers. */
const notFree = wordList`gluten, dairy, sugar, nut, egg, alcohol, smoke, feel, hands?, for, toll, pet, meat, stress, risk, are, is, be, got, am, come, comes, came, become, fat, cage, lead`;
const notGiven = wordList`slots?, space, spaces, places?, appointment, appointments, time, days?, evening, evenings, hours?, spots?, tables?, seats?, rooms?, range, of, now, mornings?, afternoons?, tools?, ads?, ones?, way, stuff, marketing, plan`;
const count = wordList`an?, one, the, their, your, first, \d+, two, three`;
const free = new RegExp(
  String.raw`(?<!\b${notFree}[ -])(?:${count} )?(?:free|complimentary)[ -](?!${notGiven}\b)${nouns(5)}`,
  "iu",
);

/** “First 20 dogs get a free trim”: the recipients precede the offer. */
const counted = String.raw`(?:the )?first (?:\d{1,3}|five|ten|twenty|fifty|hundred) (?!free\b)${noun}(?: (?!(?:get|gets|have|has|win|wins|receive|receives|free|will|can)\b)${noun})?`;
const forFirst = new RegExp(
  String.raw`\b(${counted})(?: through the door)?[:,]? (?:(?:will |can )?(?:get|have|receive|win)s? )?((?:an? |their )?(?:free|complimentary) ${nouns(4)})`,
  "iu",
);

const nth = wordList`an?, the, their, your, (first|second|third)(?! (\d|five|ten|twenty|fifty|hundred)), \d+(st|nd|rd|th)`;
const isFree = wordList`free, on the house, on us, half[ -]price`;
const thing = new RegExp(
  String.raw`${nth} (?:${noun} ){1,3}(?:for |is |are |goes )?${isFree}\b`,
  "iu",
);

const gives = wordList`offering( them)?, thinking( of)?( maybe)?( giving| offering)?( them)?, giving( them| away| everyone)?, (we|i)('ll)? give( them| you)?, throw(ing)? in, offer them, give them, they get, they can have`;
const notGift = wordList`about, of, that, if, maybe, up, it, this, them, what, something, anything, nothing, more, discounts?, emails?, texts?, posts?, ads?, letters?, messages?, flyers?, how, we, i, to, my, our`;
const gift = new RegExp(
  String.raw`\b${gives} ((?:(?:an?|the|some|their|one|\d+) )?(?!${notGift}\b)${nouns(6)})`,
  "iu",
);
const patterns: readonly RegExp[] = [off, thing, deal, free, gift];

const begins = wordList`if, when, for, with, on, to, until, til, till, before, per, every, each, this, next, only, in, off, from, mon, tue, tues, wed, weds, thu, thurs, fri, at, who, of, all`;
const terms = new RegExp(String.raw`^,? ?(${begins}\b[^.!?;,\n]{2,90})`, "iu");
/** Words at which the offer ends and instructions for the text begin. */
const aside = wordList`and (put|add|say|make|sign|send|write|mention|my name|i am|im|we are|keep|also|then|its|it's), but, pls, please, can you, can u, lol, because, cos, thanks, in a text, in the text, in it, as well, too`;
const beforeAside = new RegExp(String.raw`\s(?:${aside})\b.*$`, "i");

const mass = wordList`\w+s, delivery, parking, shipping, postage, entry, admission, advice, tea, cake, bread, wifi, installation, fitting, wrapping, cleaning, training, hire, storage, food, beer, wine, prosecco, fizz, pizza, ice cream, collection, access, support, help, popcorn, dessert`;
const pluralOrMass = new RegExp(`\\b${mass}$`, "i");
const isFreeThing =
  /^(?:an? |the |their |your )?(?!(?:first|second|third|next|\d)\b)([^\d]{2,40}?) (?:is |are |for |goes )+(?:free|on the house|on us)$/i;
/** “The nail trim is free” gives a free nail trim; words in capitals are merely emphasised. */
function articled(offer: string): string {
  const own =
    /\p{Ll}{3}/u.test(offer) && /\b\p{Lu}{4,}\b/u.test(offer) ? offer.toLowerCase() : offer;
  const thing = isFreeThing.exec(own)?.[1];
  const given = thing === undefined ? own : `free ${thing}`;
  return /^(?:free|complimentary) /i.test(given) && !pluralOrMass.test(given)
    ? `a ${given}`
    : given.replace(
        /^(?:their |the )?(?=(?:first|second|third|next|\d+(?:st|nd|rd|th)) )/i,
        "your ",
      );
}
const onDay = (terms: string): string =>
  (/^(?:mon|tue|tues|wed|weds|thu|thurs|fri)/i.test(terms) ? `on ${terms}` : terms).replace(
    /^for first\b/i,
    "for the first",
  );

const few = new RegExp(`(?:^|[,.;:] )(${noun}(?: ${noun}){0,2}) $`, "iu");
const notOfOffer = wordList`offer\w*, giv\w+, get\w*, want, take, its, it's, that's, post, text, sms, message, newsletter, e-?mail, mail, write, say, now, just, everything, all, days?, \w+days?, make, change, add, put, mention, have, customers, yes, ok, free`;
const notNamed = new RegExp(`\\b${notOfOffer}\\b`, "i");
/** “Family shoots 20% off”: the item precedes it. */
function namedBefore(text: string): string | undefined {
  const found = few.exec(text)?.[1];
  return found === undefined || notNamed.test(found) || /\d|\bopen/i.test(found)
    ? undefined
    : found.toLowerCase();
}

/** Returns the offer in a message; undefined if there is none. */
export function offerIn(message: string): Offer | undefined {
  const text = message.replace(/\s+/g, " ");
  const [, who, given] = forFirst.exec(text) ?? [];
  if (who !== undefined && given !== undefined)
    return { offer: articled(given.trim()), terms: `for the ${who.replace(/^the /i, "")}` };
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const offer = (found[1] ?? found[0]).trim();
    const rest = text.slice(found.index + found[0].length);
    const own = terms.exec(rest)?.[1]?.replace(beforeAside, "").trim();
    const of = pattern === off ? namedBefore(text.slice(0, found.index)) : undefined;
    return {
      offer: of === undefined ? articled(offer) : `${offer} ${of}`,
      ...(own === undefined || own.length < 3 ? {} : { terms: onDay(own) }),
    };
  }
  return undefined;
}
