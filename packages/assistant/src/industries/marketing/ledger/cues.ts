import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The words near a figure that say which side of a sale it is on. */

export type Side = "ads" | "make" | "price" | "left" | "loss" | "revenue" | "cost";

const ads = wordList`ads?, adverts?, advertising, marketing, campaigns?, google, adwords, facebook, fb, meta, instagram, insta, tiktok, linkedin, youtube, bing, pinterest, etsy ads, promotion, promo, flyers?, leaflets?, posters?, boost\w*, ad spend, media spend`;
const someone = wordList`customers?, clients?, people, they, guests?, buyers?, members?, patients?, students?, everyone, he, she, each, one, orders?, sales?, bookings?, jobs?`;
const ofCustomer = wordList`patients?, students?, pupils?, guests?, orders?, sales?, bookings?, jobs?, customers?, clients?, buyers?, purchases?, members?, each, one, it`;

/** The nearest cue decides; of two equally near, the earlier. */
const cues: readonly (readonly [Side, RegExp])[] = [
  ["loss", anywhere(wordList`lose, losing, lost, loses, loss( of)?, minus, in the red, short of`)],
  [
    "price",
    anywhere(
      wordList`${someone} (\w+ ){0,2}(spends?|spent|pays?|paid), (average|avg|mean)( order)?( value| size)?, on average, aov, (order|basket|cart|ticket|deal) (value|size|is|was|of|at), basket, (selling )?price, sells?( \w+){0,4} (for|at), selling( \w+){0,4} (for|at), sold( \w+){0,2} (for|at), charge, charging, goes for, go for, out of, ${ofCustomer} (brings?( in)?( me| us)?|worth|is worth), (orders?|sales?|bookings?|jobs?|customers?|clients?) (of|at), orders? (is|are), ticket, revenue per \w+, at (?=$), @`,
    ),
  ],
  [
    "left",
    anywhere(
      wordList`leaves?( me| us)?, is left, left( over)?, left of, keep, keeps, remains?, stays?( with (me|us))?, after (all )?(my |our |the )?(costs|labou?r|materials|expenses|tax)( and \w+)?, profit (per|on|a)( \w+)?, margin (per|on|of|a)( \w+)?, margin, profit, net`,
    ),
  ],
  [
    "make",
    anywhere(
      wordList`to (make|produce|bake|buy|source|ship|send|sew|build|print|cook|deliver|get), making, producing, production, make (it|one|them) for, buy(ing)? (it |them |each |in )?(for|at|in), bought (it |them |in )?(for|at), shipping, postage, posting, packaging, delivery, materials?, ingredients?, goods( and \w+)?, wax, fabric, flour, stock, wholesale, cost of goods, cogs, unit costs?, production costs?, labou?r, parts`,
    ),
  ],
  [
    "revenue",
    anywhere(
      wordList`revenue, turnover, takings, income, (in|worth of) sales, sales of, brought( in| back| me| us)*, came (in|back), took( in)?, got back, made, returned, sales (was|were|is)`,
    ),
  ],
  [
    "ads",
    anywhere(
      wordList`${ads}, spent, spend, spending, (i|we) (\w+ )?(pay|paid|put|invest\w*), paid, invested, burn\w*, blew, put (in|into), poured, cac, cpa, to (win|acquire) (one|a \w+)`,
    ),
  ],
  ["cost", anywhere(wordList`costs?( (me|us))?, costing, sets? (me|us) back`)],
];

export const ofAds = anywhere(ads);
/** Costs that are there once, and not for each order. */
export const isOnce = anywhere(
  wordList`stalls?, stands?, booths?, rent, fees?, fairs?, markets?, tables?, photographer, website, room, hall, venue, van, machine`,
);
/** Money that is not spent yet, and numbers that are hoped for. */
export const isWish = anywhere(
  wordList`want, wants, need, goal, target, aim, hope, hoping, would like, max, maximum, at most, budget( is| of)?, willing, afford, only have, could spend, can spend, plan to`,
);
export const toSpend = /^(?:to spend|budget|left to spend|available|max|at most|to invest)\b/;

const order = wordList`
  orders?, sales?, customers?, clients?, buyers?, bookings?, jobs?, purchases?, patients?, members?, memberships?, tickets?, conversions?, deals?, contracts?, subscriptions?, commissions?, appointments?, donations?
`;
export const orderNouns = new RegExp(`^${order}$`);
export const leadNouns =
  /^(?:leads?|enquir(?:y|ies)|inquir(?:y|ies)|requests?|calls?|sign-?ups?|demos?|quotes?)$/;
export const clickNouns = /^(?:clicks?|visitors?|visits?|sessions?|hits)$/;
export const sentNouns =
  /^(?:e-?mails?|mails|letters|recipients|contacts|addresses|subscribers|readers|impressions|views)$/;
/** What one may pay for that is no order. */
export const noOrder =
  /^(?:click|visit|visitor|lead|enquiry|inquiry|call|thousand|hour|flyer|leaflet|letter|postcard|e-?mail|view|impression|day|week|month|year|night|post|%)s?$/;

const fillers = new Set(
  "is was are were about around roughly only just me us of at a an the for it comes to that's there maybe some like you we i approx circa".split(
    " ",
  ),
);
const farthest = 6;

const wordsIn = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** The cues with a pattern that finds each of them. */
const allCues = cues.map(([side, cue]) => ({ side, cue, every: new RegExp(cue, "gi") }));
type Cue = (typeof allCues)[number];

/** How many telling words stand between a figure and a cue after it, or before it. */
function distance({ cue, every }: Cue, lead: string, behind: string): number | undefined {
  const after = cue.exec(behind);
  const ahead = [...lead.matchAll(every)].at(-1);
  const between = [
    after === null ? undefined : behind.slice(0, after.index),
    ahead === undefined ? undefined : lead.slice(ahead.index + ahead[0].length),
  ].map((text) =>
    text === undefined ? undefined : wordsIn(text).filter((word) => !fillers.has(word)).length,
  );
  const near = between.filter((one) => one !== undefined && one <= farthest);
  return near.length === 0 ? undefined : Math.min(...near.map(Number));
}

/** The side that the nearest words name. */
export function sideOf(lead: string, behind: string): Side | undefined {
  let best: { side: Side; at: number } | undefined;
  for (const cue of allCues) {
    const at = distance(cue, lead, behind);
    if (at !== undefined && (best === undefined || at < best.at)) best = { side: cue.side, at };
  }
  return best?.side;
}

export const half =
  /\b(?:goods|materials?|ingredients?|making (?:it|them)?|production|costs?)\b.{0,14}\bhalf\b|\bhalf\b.{0,14}\b(?:goods|materials?|ingredients?|production)\b/;

/** “One bought”, of several who asked. */
export const oneBought =
  /\b(?:one|only 1|1|just one)(?: of (?:them|those|the \w+))? (?:bought|became|signed|booked|ordered|has bought|turned into)\b/i;

/** “2 of the 9 became jobs”. */
export const ofAll =
  /\b(\d{1,4})(?: out)? of (?:the |those |these |my |our )?\d{1,5}(?: (?!clicks|visitors)[a-z]+)? (?:became|bought|booked|ordered|signed|joined|closed)\b/i;

/** “How do I lower my cost per click from 0.80”: asks for ways, and neither tells nor asks a figure. */
const asksHow = wordList`how (do|can|could|should|would|might|to)( (i|we|you))?`;
const changes = wordList`lower, reduce, cut, bring, get, push, raise, improve, increase, boost, double`;
const figures = wordList`down, up, lower, higher, from, per, price, costs?, rate, conversion, clicks?`;
const unlike = wordList`any, some, an?, one, my (money|first)`;
export const asksWays = new RegExp(
  `\\b${asksHow} (?:\\w+ )?${changes}\\b(?! ${unlike}\\b)[^.?!]{0,60}\\b${figures}\\b(?:[^.?!]|\\.(?=\\d)){0,40}`,
  "gi",
);
