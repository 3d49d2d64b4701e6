import { readAmounts } from "../../understanding/amounts.ts";
import { withDigits, withLargeNumbers } from "../../understanding/numerals.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { wordList } from "../../understanding/word-list.ts";
import { shareOfMargin } from "./factors.ts";

/** What each number of a message is, by the words beside it: clicks, people, a share, a price, a time or money spent. */

export const roles = [
  "spend",
  "revenue",
  "price",
  "unitCost",
  "profit",
  "margin",
  "ctr",
  "conversion",
  "cpc",
  "sales",
  "leads",
  "clicks",
  "impressions",
  "lifeMonths",
  "wanted",
  "cac",
  "ltv",
  "roas",
  "contacts",
  "churn",
] as const;
export type Role = (typeof roles)[number];
export type Figures = Partial<Record<Role, number>>;

export type Told = {
  figures: Figures;
  /** What one of them is called (“member”), where that was said. */
  thing?: string;
  /** The price is paid every month. */
  monthly?: true;
  /** The message without the numbers that are no budget. */
  rest: string;
};

export const buyers = wordList`
  sales?, sold, orders?, customers?, clients?, patients?, members?, memberships?, bookings?, buyers?, tickets?, subscribers?, units?, pieces?,
  conversions?, purchases?, guests?, students?, users?, seats?, courses?, covers?, jobs?, contracts?, deals?, installs?, donations?, donors?
`;
const pieces = wordList`head, person, ticket, piece, order, seat, table, glass, jar, bottle, box, bag, cup, kilo, loaf, pair, class, lesson, session, meal, copy`;
const adjectives =
  "(?:(?:new|more|paying|extra|of the|of our|of|the|actual|total|different) ){0,2}";
const number = "(?:(?<sign>[$€£]) ?)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<factor>[km])\\b)?";
const any = new RegExp(number, "g");

type Cue = readonly [role: Role, cue: RegExp];

/** Right behind the number. */
const behind: readonly Cue[] = [
  ["ltv", /^ (?:is|=|was) (?:the |our )?(?:ltv|clv|lifetime value)/],
  [
    "contacts",
    /^ (?:(?:e-?mail|mail|postal) )?(?:addresses|contacts|followers|readers|e-?mails|names)\b|^ is the number of (?:e-?mail )?(?:addresses|contacts)/,
  ],
  [
    "contacts",
    /^ (?:(?:newsletter|e-?mail|mailing list|list) )?(?:subs\b|subscribers(?= (?:on|to) (?:the|our|my) (?:list|newsletter)))/,
  ],
  ["churn", /^ ?(?:%|percent) (?:\w+ ){0,2}churn/],
  ["ctr", /^ ?(?:%|percent) (?:of )?(?:ctr|click)/],
  [
    "conversion",
    /^ ?(?:%|percent) (?:conversion|conv|convert|buy|of (?:them|visitors) (?:buy|convert))/,
  ],
  [
    "margin",
    /^ ?(?:%|percent)(?: (?:gross |net |profit )?margin| of (?:it|that|revenue|the price) (?:stays|is left|remains)| stays| profit)/,
  ],
  [
    "price",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? is (?:what|how much) (?:one|an?|each|every)(?: \w+)? (?:costs?|sells? for|goes for|pays?)\b|^(?: ?(?:dollars?|euros?|bucks|usd))? is (?:the|my|our|its) price\b/,
  ],
  ["cpc", /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:a|per|each|every) click/],
  [
    "spend",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:(?:of|on|in|for|into) (?:ads?|advertising|marketing|spend|facebook|google|instagram|linkedin|tiktok|meta|youtube|flyers)|ad spend|budget)\b/,
  ],
  [
    "clicks",
    new RegExp(
      `^ (?:(?:is|are|was|were) )?${adjectives}(?:ad )?(?:clicks?|clicked|visits?|visitors?|sessions?|people (?:on|to) (?:the|our|my) (?:site|page|website))\\b`,
    ),
  ],
  [
    "impressions",
    new RegExp(
      `^ ${adjectives}(?:ad )?(?:impressions?|views?|people saw|saw (?:it|them)|reached)\\b`,
    ),
  ],
  [
    "leads",
    new RegExp(
      `^ ${adjectives}(?:leads?|enquir\\w+|inquir\\w+|sign ?-?ups?|demos?|appointments?|requests|(?:phone )?calls?|people (?:called|rang|asked|wrote))\\b`,
    ),
  ],
  [
    "unitCost",
    /^(?: ?(?:dollars?|euros?|bucks))? (?:to (?:make|produce|buy|bake|source|ship)|in (?:materials?|goods|ingredients))\b/,
  ],
  ["spend", /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:spent|gone|out|(?:from|off) (?:me|us))\b/],
  ["profit", /^(?: ?(?:dollars?|euros?|bucks))?(?: of| in)? profit\b/],
  [
    "price",
    /^(?: ?(?:dollars?|euros?|bucks|usd))?,? (?:each(?! (?:day|week|month|year))|apiece|a piece|aov)\b/,
  ],
  [
    "price",
    new RegExp(
      `^(?: ?(?:dollars?|euros?|bucks|usd))?,? (?:per (?:${buyers}|person|head|unit|order|table|night)|a ${pieces})\\b`,
    ),
  ],
  [
    "lifeMonths",
    /^ months? (?:(?:on )?(?:avg|average|mean) )?(?:\w+ )?(?:stays?|lifetime|retention|before they (?:leave|quit|cancel)|on average)\b/,
  ],
  ["sales", new RegExp(`^ ${adjectives}(?:${buyers}|of (?:them|those) bought|bought|ordered)\\b`)],
  [
    "revenue",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:(?:in|of) )?(?:revenue|turnover|in sales|income|worth of (?:sales|orders))\b/,
  ],
];

/** Before the number, with nothing but small words between. */
const small =
  "(?:(?:is|are|was|were|of|at|about|around|roughly|only|just|us|me|them|maybe|some|the|a|an|approx|approximately|over|nearly|almost|total|for|like|it|they|on|to|up|in) ){0,4}";
const before = (words: string): RegExp => new RegExp(`(?:^|[ ,])(?:${words}) ${small}$`);
const ahead: readonly Cue[] = [
  ["cac", /(?:^| )(?:cac|cpa|cost per \w+) (?:\w+ ){0,3}from \d+(?:\.\d+)? to $/],
  ["profit", before("(?:orders?|sales?|one|each|it|jars?|pieces?|customers?) leaves?(?: us| me)?")],
  ["price", new RegExp(`(?:^| )1 (?:${buyers}) (?:of |at |for |worth |paid )?$`)],
  ["cac", before("cac|cpa|customer acquisition costs?|acquisition costs?")],
  ["ltv", before("ltv|clv|lifetime value|customer value")],
  ["roas", before("roas(?: \\w+){0,2}")],
  [
    "churn",
    before("churn(?: rate)?(?: (?:goes|drops|falls|rises|went|sinks|improves|gets|is at|now))?"),
  ],
  ["price", before("acv|contract value|arpa|arpu|mrr (?:per|a) \\w+|average revenue per \\w+")],
  ["ctr", before("ctr|click through rate|clickthrough rate")],
  ["conversion", before("conversion rate|conversion|cvr|converts?")],
  ["cpc", before("cpc|cost per click|click price|click(?: costs?)?|clicks cost")],
  ["margin", before("(?:gross |net |profit )?margins?")],
  [
    "lifeMonths",
    before("stays?(?: with us| on)?|lifetime(?: is)?|keep (?:them|a customer)|remain(?:s)?"),
  ],
  ["sales", before("sold")],
  [
    "unitCost",
    before(
      "costs? (?:me|us)|unit cost|production costs?|cost of goods|cogs|make (?:it|them|one) for|buy (?:it|them) for",
    ),
  ],
  ["clicks", before("clicks|visits|visitors|sessions|traffic")],
  ["impressions", before("impressions?|views|reach")],
  [
    "profit",
    before(
      `(?:make|earn|keep|clear|profit(?: is)?) ${small}(?=$)|profit(?: per| on| for)? (?:each|one|a|every) \\w+(?: is)?`,
    ),
  ],
  [
    "price",
    before(
      `price|aov|order value|average (?:pledge|donation|ticket|bill|sale|purchase|deal|cart)|average order|basket|sells?(?: \\w+){0,2} (?:for|at)|sold(?: \\w+){0,2} (?:for|at)|charge|(?:bought|ordered)(?: \\w+){0,2} (?:for|at)|(?:a |each |one |every |per )?(?:${buyers})(?: (?:fee|price|value))? (?:costs?|pays?|is|are|brings?|spends?|worth|is worth|leaves|at)|worth|${buyers} at|(?:they|who|each|everyone|(?:${buyers})(?: \\w+){0,6}) pays?`,
    ),
  ],
  [
    "revenue",
    before(
      "revenue|turnover|made|earned|brought(?: in| back)?|got back|returned|took in|income|sales of|came back|back",
    ),
  ],
  [
    "spend",
    before(
      "spen[dt]|spending|budget|cost|costs|paid|burne?d?t?|burnt|blew|blown|invested|wasted|put|put in|ad spend|ads? costs?|poured|threw|pay|pays",
    ),
  ],
];

const none = new RegExp(
  `\\b(?:zero|no|0|not (?:a|one)(?: single)?|without a(?: single)?|nothing) ${adjectives}(sales?|orders?|customers?|leads?|bookings?|conversions?|buyers?|enquir\\w+|sign ?-?ups?)\\b`,
);
const eachMonth = /(\d[\d,]*)(?: ?[$€])? ?(?:\/|a |per |each |every )(?:mo|month)\b/;
const forMonths = /\b(?:since|for|after|over|these|last) (\d{1,2}) months?\b(?! stay)/;
const wantsSo = new RegExp(
  `\\b(?:want|need|get|win|goal(?: is)?|target(?: is)?|looking for|aim for|like) ${small}$`,
);

/** Reads them out of a message as it was typed. */
export function toldIn(message: string): Told {
  const text = withDigits(
    withLargeNumbers(plainWords(message.replace(/[.,;!?:](?=\s|$)/g, " # "))),
  );
  const figures: Figures = {};
  const cut: string[] = [];
  let thing: string | undefined;
  let monthly: true | undefined;
  for (const found of text.matchAll(any)) {
    const { digits = "", factor, sign } = found.groups ?? {};
    const value =
      Number(digits.replaceAll(",", "")) *
      (factor === "k" ? 1_000 : factor === "m" ? 1_000_000 : 1);
    const after = text.slice(found.index + found[0].length);
    const lead = text.slice(0, found.index);
    const role = roleOf(lead, after, sign !== undefined);
    if (role === undefined) continue;
    const wanted = role === "sales" && wantsSo.test(lead);
    // A contract is paid for a year; beside churn and CAC it counts by the month.
    const yearly = role === "price" && /\b(?:acv|contract value)\b[^\d]*$/.test(lead);
    figures[wanted ? "wanted" : role] ??= yearly ? value / 12 : value;
    const unit = /^ ?(?:dollars?|euros?|bucks|usd|%)/.exec(after)?.[0] ?? "";
    if (role !== "spend") cut.push(found[0].trim() + unit);
    if (role === "sales") thing ??= singular(after);
    if (role === "price") {
      thing ??= named(lead);
      const each = /^(?: ?(?:dollars?|euros?|bucks))? ?(?:a|per|each|every|\/) ?mo/.test(after);
      if (each || /\b(?:acv|contract value|arpa|arpu|mrr)\b/.test(lead)) monthly = true;
    }
  }
  const rate = eachMonth.exec(text)?.[1];
  const months = forMonths.exec(text)?.[1];
  // So much a month for so many months is what it has cost.
  if (rate !== undefined && months !== undefined && figures.price === undefined)
    figures.spend = Number(rate.replaceAll(",", "")) * Number(months);
  const share = shareOfMargin(text);
  if (share !== undefined) figures.margin ??= share;
  const missing = none.exec(text)?.[1];
  if (missing !== undefined && figures.sales === undefined && figures.wanted === undefined)
    figures[/lead|enq|sign/.test(missing) ? "leads" : "sales"] = 0;
  const rest = cut.reduce(
    (left, part) => left.replace(part, " "),
    withDigits(withLargeNumbers(message.toLowerCase())),
  );
  return {
    figures,
    rest: Object.keys(figures).some((role) => role !== "spend") ? rest : message,
    ...(thing === undefined ? {} : { thing }),
    ...(monthly === undefined ? {} : { monthly }),
  };
}

const noMoney = /^(?:sales|leads|clicks|impressions|lifeMonths|margin|ctr|conversion)$/;

function roleOf(lead: string, after: string, isMoney: boolean): Role | undefined {
  const money = isMoney || readAmounts(`1${after.slice(0, 10)}`).amounts.length > 0;
  const share = /^ ?(?:%|percent)/.test(after);
  const fits = ([role]: Cue): boolean =>
    share
      ? role === "margin" || role === "ctr" || role === "conversion" || role === "churn"
      : money
        ? !noMoney.test(role)
        : role !== "ctr" && role !== "conversion";
  const next = behind.find((cue) => fits(cue) && cue[1].test(after))?.[0];
  if (next !== undefined) return next;
  // “Sell a $79 course”: what it costs its buyer.
  if (money && sells.test(lead) && !lowers.test(after)) return "price";
  const said = ahead.find((cue) => fits(cue) && cue[1].test(lead))?.[0];
  // “$45 a month” is what somebody pays, where people who pay were named.
  if (
    /^(?: ?(?:dollars?|euros?|bucks))? ?(?:a|per|each|every|\/) ?(?:month|mo)\b/.test(after) &&
    (paysOn.test(after) || (payersIn(lead) && said !== "spend"))
  )
    return "price";
  if (/^ ?(?:weeks?|months?|days?|years?|am|pm|people|minutes?|hours?)\b/.test(after) && !money) {
    const stays = ahead.find(([role, cue]) => role === "lifeMonths" && cue.test(lead));
    return stays && /^ ?months?/.test(after) ? "lifeMonths" : undefined;
  }
  return said;
}
const sells = /\b(?:sell|sells|selling|offer|offers|offering) (?:a|an|my|our|the|this|one) [$€£]?$/;
/** “Offer a $10 discount” names no price. */
const lowers =
  /^(?: ?(?:dollars?|euros?|bucks|usd))?(?: off)? (?:discount|voucher|coupon|off|credit|rebate|bonus|refund)\b/;
/** What follows it tells how long somebody pays. */
const paysOn = /\b(?:stays?|churn|cac|ltv|lifetime)\b/;
const payersIn = (lead: string): boolean =>
  /\b(?:memberships?|subscriptions?|members?|customers?|clients?|patients?|students?|they|each)\b/.test(
    lead,
  ) && !/\b(?:plan|budget|campaign|spend|ads?|marketing)\b/.test(lead);

const singular = (after: string): string | undefined => {
  const word = new RegExp(`^ ${adjectives}(${buyers})\\b`).exec(after)?.[1];
  return word === undefined || word === "sold" ? undefined : one(word);
};
const named = (lead: string): string | undefined => {
  const word = new RegExp(`\\b(${buyers})\\b[^\\d]*$`).exec(lead)?.[1];
  return word === undefined || word === "sold" ? undefined : one(word);
};
const one = (word: string): string =>
  /^(?:memberships?)$/.test(word) ? "member" : word.replace(/s$/, "");
