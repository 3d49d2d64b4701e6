import type { Turn } from "../../../dialogue/types.ts";
import { withDigits, withLargeNumbers } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { inWholeMoney } from "../figures/currency.ts";

/** The figures of a small business, extracted from the conversation in any order; newer ones win. */
type FigureName =
  | "orderCost"
  | "rate"
  | "spent"
  | "jobs"
  | "goal"
  | "orders"
  | "price"
  | "unitCost"
  | "fixed"
  | "oldPrice"
  | "newPrice"
  | "reviews"
  | "average"
  | "target"
  | "badStars"
  | "counted"
  | "list"
  | "opened"
  | "calls"
  | "perCall"
  | "won"
  | "jobWorth"
  | "jobsTotal";
export type TradeFigures = Partial<Record<FigureName, number>>;

const M =
  "(?:about |around |like |roughly |maybe |only |just |some |approx )?[$€£]?(\\d{1,6}(?:[.,]\\d{1,2})?)(?![\\d.,]*\\d)(?: ?(?:€|\\$|£|euros?|eur|dollars?|usd|bucks|quid|pounds?))?";
const buyer = wordList`orders?, sales?, customers?, buyers?, bookings?, purchases?, clients?, new (customer|client|patient|member|student)s?, sign ?-?ups?`;
const channel = wordList`facebook, fb, instagram, insta, google( ads)?, meta, tiktok, ads?, etsy ads`;
const period = wordList`day, week, month, wk, mo`;
const notGoods = wordList`${channel}, ${buyer}, click, clicks, budget, rent, it all, list, average, rating, stall, stand, pitch, table, day, week, month, review, reviews, jump`;
const goods = `(?:an?|one|the|each|my|our|per) (?!${notGoods}\\b)[a-z][\\w-]*(?: (?!${notGoods}\\b|costs?|is|for|at)[a-z][\\w-]*)?`;

/** One-off or periodic costs, as opposed to unit costs. */
const paidOnce = wordList`stall, stand, pitch, table, fee, rent, booth, ad, ads, flyers?, print, spot, band, musician, dj`;
const notARate = `(?! ?(?:per|an?|each|every) (?:${period}|${buyer})\\b| an? hour)`;
/** Words that show an amount for ads is the total: “last month”, “and I got 9 orders”. */
const call = wordList`(phone )?calls?, enquir(y|ies), inquir(y|ies), leads?, messages?, replies, quotes?, callbacks?`;
const inTotal = ` ?(?:last|this|in|over|during|so far|altogether)\\b|(?: \\w+| #){0,6} \\d{1,5} (?:${buyer}|${call}|jobs?)\\b`;
const reader = wordList`people, persons, subscribers, names, addresses, contacts, members, clients, customers`;
const sends = wordList`sent, send, goes, go, went, mail, newsletter, letter, mailed`;

const raisedTo = wordList`
  \b(raise|put|go|going|up|increase|change)( \w+){0,4} to ${M}
  \b(if|is|would|think|thinking|about) ${M} (is |be |would be )?(too|ok|okay|much|a jump|fair|alright)
  \b(asking|charge|charging|take|want) ${M} instead
`;
const count = "(\\d{2,6})";
const listOf = wordList`
  \b${count} (${reader} )?(on|in) (the|my|our|a) (mailing |e-?mail )?list\b
  \blist of (about |around )?${count}\b
  \b${count} (newsletter )?subscribers\b
  \b${sends} (it |out )?(to )?(about |around )?${count}\b
`;

const readers: readonly (readonly [FigureName, RegExp])[] = [
  [
    "orderCost",
    new RegExp(`${M} (?:per|an?|each|every|for (?:an?|one|each|every)) (?:${buyer})\\b`),
  ],
  [
    "orderCost",
    new RegExp(
      `\\b(?:an?|one|each|every|per) (?:${buyer}) (?:costs?|is costing|comes to)(?: me| us)? ${M}`,
    ),
  ],
  ["orderCost", new RegExp(`\\b(?:cpa|cost per (?:${buyer}))(?: is| of| at|:)? ${M}`)],
  [
    "orderCost",
    new RegExp(
      `\\b(?:${channel}) (?:is|are|costs?)(?: me)? ${M}(?! ?(?:per|an?|each|every) (?:${period})|${inTotal})`,
    ),
  ],
  [
    "spent",
    new RegExp(`\\b(?:${channel}) (?:costs?|took|ate|came to)(?: me| us)? ${M}(?=${inTotal})`),
  ],
  ["spent", new RegExp(`${M} (?:spent|spend|gone|out|on ads)\\b`)],
  [
    "calls",
    new RegExp(
      `\\b(\\d{1,3}) (?:(?!per|an?|each|every|for)\\w+ )?${call}\\b(?! (?:a|per|each|every) )`,
    ),
  ],
  ["perCall", new RegExp(`${M} (?:per|an?|each|every|for (?:an?|one|each|every)) ${call}\\b`)],
  [
    "perCall",
    new RegExp(
      `\\b(?:each|every|an?|one|per) ${call} (?:costs?|is|was|comes to|came to)(?: me| us)? ${M}`,
    ),
  ],
  [
    "won",
    /\b(\d{1,2}) (?:jobs?|of (?:them|those) (?:booked|became|bought|said yes))\b(?! (?:a|per|each|every) (?:week|wk|day|month))/,
  ],
  [
    "jobWorth",
    new RegExp(
      `\\bjobs?(?: \\w+){0,2} (?:worth|brought(?: in| me)?|for|paid|at|of|is|was|came to|made(?: me)?) ${M}`,
    ),
  ],
  [
    "jobsTotal",
    new RegExp(`\\bjobs? (?:\\w+ ){0,5}${M} (?:together|in total|altogether|in all|total|both)\\b`),
  ],
  ["jobWorth", new RegExp(`\\b(?:a|one|1|the) ${M} job\\b`)],
  ["rate", new RegExp(`${M} ?(?:per|an?|each|every|\\/) ?(?:${period})\\b`)],
  [
    "spent",
    new RegExp(
      `\\b(?:spent|paid|paying|pay|put|blew|burned|cost me|boosted (?:\\w+ ){0,3}(?:for|with)) (?:(?:an?|the|her|him|them) (?:\\w+ )?)?${M}(?! ?(?:per|an?|each|every|\\/) ?(?:${period}|${buyer})\\b)`,
    ),
  ],
  [
    "orders",
    /\b(\d{1,4}) (?:\w+ )?(?:people |persons |of them )?(?:came|come|bought|ordered|booked|showed up|turned up|walked in|signed up)\b/,
  ],
  [
    "orders",
    /\b(?:i|we) (?:usually |normally )?(?:sell|sold) (?:about |around |maybe |like |only )?(\d{1,4})\b(?! ?(?:€|\$|£|euros?|dollars?|each))/,
  ],
  [
    "jobs",
    /\b(\d{1,3}) (?:jobs|customers|clients|guests|orders|dogs|haircuts|cars|visits)(?: \w+)? (?:a|per|each|every) (?:week|wk)\b/,
  ],
  ["goal", /\b(?:have|to|get|reach|until|till|for) (\d{1,4}) (?:google )?reviews\b/],
  [
    "orders",
    new RegExp(
      `\\b(\\d{1,5}) (?:new |more )?(?:${buyer})\\b(?! (?:phone )?(?:numbers|e-?mails|addresses|on|in|list))`,
    ),
  ],
  [
    "unitCost",
    new RegExp(
      `(?<!\\b(?:${paidOnce}|${channel}|${buyer})(?: me)? )\\b(?:costs?|cost price)(?: me| us| is| of)(?: to make| in goods)? ${M}${notARate}`,
    ),
  ],
  [
    "unitCost",
    new RegExp(
      `${M} (?:to (?:make|buy|bake|produce|cook)|in (?:ingredients|materials|goods|costs?))\\b`,
    ),
  ],
  [
    "unitCost",
    new RegExp(
      `\\b(?:ingredients|materials|goods|wax|cups?|making (?:it|one|them)|make (?:it|one|them)|buy (?:it|one|them))(?: (?:costs?|are|is|for|at))+(?: me)? ${M}`,
    ),
  ],
  ["unitCost", new RegExp(`\\b(?:cost of (?:the )?goods(?: sold)?|cogs) (?:is|are|of)? ?${M}`)],
  [
    "fixed",
    new RegExp(
      `\\b(?:get|earn|win|make)(?: (?:the|my|those|that))? ${M} back\\b|\\b(?:cover|recoup|pay off)(?: (?:the|my|those|that))? ${M}`,
    ),
  ],
  [
    "fixed",
    new RegExp(
      `\\b(?:stall|stand|pitch|table|fee|rent|booth|ad|flyers?|print|spot|band|musician|dj)(?: \\w+){0,2} (?:costs?|is|are|for)(?: me| us)? ${M}(?! ?(?:per|an?|each|every) (?!day|time|month))`,
    ),
  ],
  [
    "fixed",
    new RegExp(
      `${M} for (?:the |a )?(?:stall|stand|pitch|table|fee|booth|flyers?|print|spot|band|musician|dj)\\b`,
    ),
  ],
  [
    "price",
    new RegExp(`\\b${goods} (?:is|costs?|sells? for|goes for|at|for) ${M}(?! ?(?:%|percent))`),
  ],
  ["price", new RegExp(`\\bthe (?!${notGoods}\\b)[a-z][\\w-]* ${M}(?! ?(?:%|percent|${period}))`)],
  [
    "price",
    new RegExp(
      `\\b(?:sell(?:ing)?|sells|price|charge|offer|deal|i take|we take)(?: it| them| one| each| (?!${notGoods}\\b)[a-z-]+s)?(?: for| at| is| of)? ${M}(?! ?(?:%|percent))`,
    ),
  ],
  [
    "price",
    new RegExp(
      `\\b[a-z][\\w-]* ?(?:\\+|and|&|with|plus) ?(?:a )?[a-z][\\w-]* (?:for|at) ${M}(?! ?(?:%|percent|people|weeks?|days?))`,
    ),
  ],
  ["price", new RegExp(`${M} (?:each|apiece|a piece|deal|offer)\\b`)],
  [
    "price",
    new RegExp(
      `\\b(?:it is|its|they are|(?:i|we) (?:charge|take|ask)) ${M} (?:an?|per) (?!(?:${period}|${buyer}|hour)\\b)[a-z]`,
    ),
  ],
  ["price", new RegExp(`\\b\\d{1,5} (?:${buyer}) (?:at|of|worth) ${M}(?! ?(?:%|percent))`)],
  ["oldPrice", new RegExp(`\\b(?:normally|usually|before|used to be|instead of) ${M}`)],
  [
    "oldPrice",
    new RegExp(
      `${M} (?:(?:a|per|each) \\w+ )?(?:now|today|currently|at the moment|so far)\\b|\\b(?:now|currently|today)(?: it is| i charge| charge| at)? ${M}`,
    ),
  ],
  ["newPrice", new RegExp(raisedTo)],
  ["list", new RegExp(listOf)],
  ["opened", /\b(\d{1,6}) (?:of them |people )?(?:open(?:ed|s)?|read)\b/],
  [
    "reviews",
    /\b(?:have|had|with|got|out of|has|from|were|are|at) (?:about |only )?(\d{1,4}) (?:reviews?|ratings?|google reviews?|w|with|at|averaging)\b|\b(\d{1,4}) (?:google |other )?(?:reviews?|ratings?)\b/,
  ],
  [
    "average",
    /\b(?:w|with|at|of|average|averaging|rating|is|was|on|have|had|down from|from) ?(?:an? |average )*([1-4][.,]\d{1,2})\b(?! ?(?:%|€|euros?|dollars?))/,
  ],
  [
    "target",
    /\b(?:back (?:to|up to)|to (?:get|reach|be at|have)|reach|get to|want|above|over) (?:an? |at )*([1-4][.,]\d{1,2})\b/,
  ],
  ["badStars", /\b([1-3]) ?-?stars?\b/],
];

const change = new RegExp(
  `\\b(?:was|were) ${M},? (?:and )?(?:now|is now|to)(?: it is)? ${M}|\\bfrom ${M} (?:up )?to ${M}(?! ?(?:pm|am|%|percent|o'?clock|stars?))|${M} (?:instead of|rather than|up from) ${M}`,
);
const ofMoney =
  /\b(?:was|were|prices?|raise|rais\w+|increase|put|up|charge|costs?|instead|rather|jump)\b/;

const value = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replace(",", "."));

/** Returns the figures in one message. */
export function figuresIn(message: string): TradeFigures {
  const plain = withDigits(
    withLargeNumbers(plainWords(inWholeMoney(message).replace(/[.,;!?](?=\s|$)/g, " # "))),
  );
  const found: TradeFigures = {};
  const changed = ofMoney.test(plain) ? change.exec(plain) : null;
  if (changed) {
    const [, was, now, from, to, next, before] = changed.map(value);
    const [old, price] = [was ?? from ?? before, now ?? to ?? next];
    if (old !== undefined) found.oldPrice = old;
    if (price !== undefined) found.newPrice = price;
  }
  for (const [name, reader] of readers) {
    const number = reader
      .exec(plain)
      ?.slice(1)
      .find((group) => group !== undefined);
    const read = value(number);
    if (read !== undefined && read > 0) found[name] ??= read;
  }
  const fell = /\bfrom ([1-4][.,]\d) to ([1-4][.,]\d)\b/.exec(plain);
  if (fell) {
    // The bad ratings are included in the average given after them.
    found.average = value(fell[2]) ?? 0;
    found.counted = 1;
  }
  // “11 with 4.6 before her”.
  const rated =
    /\b(\d{1,4}) (?:reviews? |ratings? |stars )?(?:w|with|at|averaging) (?:an? |average (?:of )?)*([1-4][.,]\d{1,2})\b/.exec(
      plain,
    );
  if (rated) {
    found.reviews = Number(rated[1]);
    const average = value(rated[2]);
    if (average !== undefined) found.average = average;
  }
  return found;
}

const correction = new RegExp(
  `^(?:(?:no|nope|sorry|wait|oh|oops|actually|rather|i mean|i meant|make (?:it|that)|it is|its|should be) )+${M}$`,
);

/** “No sorry, 26”: corrects the figure of the previous message, if it had only one. */
function corrected(message: string, before: string | undefined): TradeFigures {
  const number = value(correction.exec(plainWords(message))?.[1]);
  const [name, ...others] = Object.keys(figuresIn(before ?? "")) as FigureName[];
  return number === undefined || name === undefined || others.length > 0 ? {} : { [name]: number };
}

/** Returns the figures of the conversation, with those of the current message alone. */
export function tradeFigures({ state, message }: Turn): { all: TradeFigures; now: TradeFigures } {
  const now = {
    ...figuresIn(message),
    ...corrected(message, state.exchanges.at(-1)?.visitor),
  };
  const all: TradeFigures = {};
  state.exchanges.forEach(({ visitor }, at) => {
    const before = state.exchanges[at - 1]?.visitor;
    Object.assign(all, figuresIn(visitor), corrected(visitor, before));
  });
  return { all: { ...all, ...now }, now };
}
