import { readValues } from "../../../dialogue/message/values.ts";
import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { parseIsoDate } from "../../../understanding/slots.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { hoursTold } from "../business/ideas.ts";
import { currencyNamed } from "../figures/currency.ts";
import { notThen } from "./brief/days.ts";
import { endsOn } from "./brief/deadline.ts";
import { namesOther } from "./brief/names-other.ts";
import { thingSold } from "./brief/thing.ts";

/** Extracts the values of a text from the conversation, message by message; newer ones win. */

const sum =
  "([$€£]?) ?(\\d{1,5}(?:[.,]\\d{1,2})?) ?(€|\\$|£|euros?|eur|dollars?|bucks|quid|pounds?)?";
const insteadOf = new RegExp(`${sum} (?:instead of|rather than|not|up from|was|from) ${sum}`);
const fromTo = new RegExp(`\\bfrom ${sum} (?:up )?to ${sum}(?! ?(?:pm|am|o'?clock|%))`);
const wasNow = new RegExp(`\\b(?:was|were) ${sum},? (?:and )?(?:is |it is )?now(?: it is)? ${sum}`);
const nowPrice = new RegExp(
  `\\b(?:is|it is|charge|take|at|costs?|pay|paying)? ?${sum} (?:a \\w+ |per \\w+ |each )?(?:now|today|currently|at the moment|so far)\\b`,
);
const beforePrice = wordList`price, to, costs?, be, is, for, at, asking, charge, going to be, make it, if, only, just, now`;
/** What makes a number something other than a price: a percentage, a count, a time, a range, a day. */
const noPrice = wordList`
  %, percent, people, stars?, weeks?, days?, am, pm, o'?clock, reviews?, [-–] ?\d, (to|until|till) \d,
  (st|nd|rd|th)\b, jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec
`;
/** “2 for 20” is not a unit price. */
const newPrice = new RegExp(
  `(?<!\\b(?:\\d|two|three|four) )\\b${beforePrice} (?:only |just |about )?${sum}(?! ?${noPrice})\\b`,
);
const eachPrice = /\b(\d{1,5}(?:\.\d{1,2})?) (?:each|apiece|a piece|per person|pp|a head)\b/;
const month = wordList`jan\w*, feb\w*, mar\w*, apr\w*, may, june?, july?, aug\w*, sep\w*, oct\w*, nov\w*, dec\w*`;
const raises =
  /\b(?:prices?|raise|raising|put (?:it|them|my prices?) up|up|increase|jump|costs?|charge|instead|more)\b/;

const notThings = wordList`from, each, like, about, around, roughly, maybe, max, outside, inside, up, thats, that's, parcel, card, is, its, it's, are, was, be, not, only, just, right, no, yes, text, message, post, mail, e-?mail, newsletter, reply, review, whatsapp, board, sign, ad, price, prices, it, this, that, one, me, them, us, you, regulars, customers, clients, people, subject, line, lines, headline, week, month, day, year, bit, lot, few, way, idea, thing, something, list, star, answer, launch, split, campaign, plan, jump, discount, offer, deal, nothing, i, we, he, she, they, you, if, what, how, why, people, too, more, much, lot, lots`;
const noun = `((?!(?:${notThings})\\b)[a-z][\\w'-]*(?: (?:(?:and|&|\\+|of|with) (?:a )?)?(?!(?:${notThings}|costs?|is|are|for|from|to|on|at|in|now|instead|went|goes|go|will|online|that|which|who|so|but|because|if|by|the)\\b)[a-z][\\w'-]*){0,3})`;
const things: readonly RegExp[] = [
  new RegExp(
    `(?<!\\bhow (?:do |can |should |could |to )?)\\b(?:i|we) (?:fix|repair|make|bake|clean|groom|teach|build|brew|sew|restore) ${noun}`,
  ),
  // “Beard trim 12 euros”: an item and its price.
  new RegExp(
    `(?:^|[,:?.;!] |\\b(?:it|board|sign|says?|offer|have) )${noun} (?:for |at |only |just )?[$€£]?\\d+(?:[.,]\\d+)? ?(?:€|\\$|£|euros?|eur|dollars?|quid|pounds?)`,
  ),
  new RegExp(
    `\\b(?:an?|one|the|our|my|each) ${noun} (?:now |will |is going to )?(?:costs?|cost|goes (?:up|for|to)|(?:is|are|will be|for|at) [$€£]?\\d)`,
  ),
  new RegExp(`\\b${noun}(?: is| are)? (?:sold out|out of stock|back in stock)`),
  new RegExp(`\\b(?:out of|ran out of|no more) (?:the |our |my )?${noun}`),
  new RegExp(
    `\\b(?:launch(?:ing)?|sell(?:ing)?|introducing|offer(?:ing)?|promot(?:e|ing)) (?:an? |our |the |my |some |new )*(?:new )?${noun}(?= (?:for|at|on|from|in|this|next|every|costs?|launch)\\b|[,.;!]|$)`,
  ),
  new RegExp(
    `\\b(?:invite|invitation|inviting)(?: \\w+){0,3}? (?:to|for) (?:an? |our |the |my )*${noun}`,
  ),
  new RegExp(`(?:^|\\b(?:an?|the|our|my|new) )${noun} (?:offer|deal|special|promo)\\b`),
  /\b([a-z][\w'-]* ?(?:\+|and|&|plus|with) ?(?:a )?[a-z][\w'-]*) (?:for|at) [$€£]?\d/,
  new RegExp(
    `\\b(?:about|for|announcing|announce) (?:an? |our |the |my |this |next )+(?:new )?${noun}`,
  ),
];

const whoComplains = wordList`she, he, they, it, someone, guy, woman, customer, review`;
const says = wordList`says?, said, claims?, claimed, writes?, wrote, complain\w*`;
const complaints: readonly RegExp[] = [
  new RegExp(
    `\\b${whoComplains}(?: \\w+){0,2}? ${says}(?: that| about| of)? ([^\\s,.;!?]+(?: (?!but |and (?:she|he|they|it) )[^\\s,.;!?]+){1,13})`,
  ),
  /\b(?:complain\w*|stars?|reviews?)(?: \w+){0,2} (?:about|because|for|over|saying|cause|cos) ([^\s,.;!?]+(?: (?!but )[^\s,.;!?]+){1,11})/,
];
const isFalse = anywhere(
  wordList`never (even )?(a |my |our )?(customer|client|guest|here|came|been|bought|ordered|visited), (a |it is a |its a )?lie, lies, lying, fake, false, not (true|in (our|my|the) (books|system|records|diary)), no record, made (it )?up, competitor\w*, not (a |our |my )(customer|client|guest), do not know (her|him|them), nothing like that, never happened, not a real
`,
);
const isTrue = anywhere(
  wordList`yes it (is|was), it really was, (she|he|they) (is|are|was|were) right, (it is|its|it was|that was|that is|is) true, my fault, our fault, our mistake, my mistake, we (messed|screwed) up, did happen, we did, fair enough, to be fair`,
);
const dear = wordList`
  my, our, the, of, rent, energy, material, flour, coffee, milk, wages?, shampoo, costs?, power, prices?, everything,
  electricity, supplier\w*, ingredients?
`;
const reasons = new RegExp(
  `\\b(?:because|since|as|due to|reason is|reason|the) ?((?:${dear} ?){1,5}(?:went|has gone|have gone|got|is|are|gone|going) (?:up|dearer|more expensive))`,
);
const costsUp =
  /\b((?:my |our |the )?(?:\w+ )?(?:costs?|rent|wages|energy|prices of \w+)) (?:have |has |all )?(?:went|gone|going|are|is) up\b/;
const named =
  /\b(?:called|named|name is|brand is) ([\p{Lu}“"'][\p{L}\p{N}'’&]*(?: (?:(?:and|of|the|&) )?[\p{Lu}][\p{L}\p{N}'’]*){0,3})/u;
/** “From 25 pounds”, but not “from 25 to 30”. */
const fromPrice = new RegExp(
  `\\b(?:from|starting at|starts at) ${sum}(?! ?(?:to|-|up|am|pm|${month})\\b)`,
);
const weekdays = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/;
const off = /\b(\d{1,2}) ?(?:%|percent) (?:off|discount|less|cheaper)\b/;

const amount = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replace(",", "."));
function pricesIn(plain: string): { price?: number; oldPrice?: number } {
  const instead = insteadOf.exec(plain);
  const price = amount(instead?.[2]);
  const oldPrice = amount(instead?.[5]);
  if (price !== undefined && oldPrice !== undefined) return { price, oldPrice };
  const raised = raises.test(plain) ? fromTo.exec(plain) : null;
  const [from, to] = [amount(raised?.[2]), amount(raised?.[5])];
  if (from !== undefined && to !== undefined) return { price: to, oldPrice: from };
  const was = wasNow.exec(plain);
  const [earlier, later] = [amount(was?.[2]), amount(was?.[5])];
  if (earlier !== undefined && later !== undefined) return { price: later, oldPrice: earlier };
  const now = amount(nowPrice.exec(plain)?.[2]);
  if (now !== undefined) return { oldPrice: now };
  const next = amount(newPrice.exec(plain)?.[2] ?? eachPrice.exec(plain)?.[1]);
  return next === undefined ? {} : { price: next };
}

const dayNamed = (iso: string, weekday: boolean): string =>
  parseIsoDate(iso).toLocaleString("en-GB", {
    ...(weekday ? { weekday: "long" as const } : {}),
    day: "numeric",
    month: "long",
  });

/** Returns the values in one message. */
export function detailsIn(message: string, now: Date): FlowSlots {
  const lower = message.toLowerCase();
  const found: FlowSlots = {};
  const values = readValues(message.replace(notThen, " "), now);
  const day = values.dates[0];
  // “In March” is not a day.
  if (
    day !== undefined &&
    /\d|day|morrow|night|week/i.test(day.text) &&
    !/\bago\b/i.test(message.slice(message.indexOf(day.text)))
  ) {
    const stated = dayNamed(day.date, /day|morrow|night|week/i.test(day.text));
    if (endsOn(message, day.text)) found.deadline = stated;
    else
      found.date = day.until === undefined ? stated : `${stated} to ${dayNamed(day.until, false)}`;
  }
  // A number in a date is not a price: “from 1 feb a groom costs 52”.
  const plain = plainWords(day === undefined ? message : message.replace(day.text, " "));
  Object.assign(found, pricesIn(plain));
  // An amount with its currency needs no further words: “beard trim 12 euros”.
  const [amount] = values.amounts;
  if (amount !== undefined && found.price === undefined && found.oldPrice === undefined)
    found.price = amount.value;
  if (found.price !== undefined && fromPrice.test(plain)) found.from = 1;
  for (const pattern of things) {
    const thing = (pattern.exec(plain) ?? pattern.exec(lower))?.[1];
    const sold = thing === undefined ? undefined : thingSold(thing, message);
    if (sold === undefined) continue;
    found.thing = sold;
    break;
  }
  for (const pattern of complaints) {
    const complaint = pattern.exec(lower)?.[1];
    if (complaint !== undefined) found.complaint ??= complaint.trim();
  }
  if (isFalse.test(plain)) found.untrue = 1;
  else if (isTrue.test(plain)) found.untrue = 0;
  const reason = reasons.exec(lower)?.[1] ?? costsUp.exec(lower)?.[0];
  if (reason !== undefined) found.reason = reason.trim();
  const name = named.exec(message)?.[1];
  if (name !== undefined && !namesOther.test(message)) found.name = name.replace(/["“”']/g, "");
  const recurring = weekdays.exec(lower.replace(notThen, " "))?.[1];
  if (recurring !== undefined)
    found.days = `${recurring.charAt(0).toUpperCase()}${recurring.slice(1)}`;
  const percent = off.exec(plain)?.[1];
  if (percent !== undefined) found.percent = Number(percent);
  const currency = currencyNamed(message);
  if (currency !== undefined) found.currency = currency;
  return found;
}

/** Returns all values given in the conversation, including the current message. */
export function detailsTold({ message, state, now }: Turn, keepsPrices: boolean): FlowSlots {
  const found: FlowSlots = {};
  for (const { visitor } of state.exchanges) Object.assign(found, detailsIn(visitor, now));
  // A price mentioned elsewhere in the conversation is not the price in the text.
  if (!keepsPrices) for (const value of ["price", "oldPrice", "percent"]) delete found[value];
  const before = { ...found };
  Object.assign(found, detailsIn(message, now));
  // A new price makes the previous one the old price.
  if (
    before.price !== undefined &&
    found.price !== before.price &&
    found.oldPrice === undefined &&
    Number(found.price) > Number(before.price)
  )
    found.oldPrice = before.price;
  const hours = hoursTold(state, message).replace(/^, /, "");
  return /^\d/.test(hours)
    ? { ...found, hours }
    : hours === ""
      ? found
      : { days: hours.replace(/^on /, ""), ...found };
}
