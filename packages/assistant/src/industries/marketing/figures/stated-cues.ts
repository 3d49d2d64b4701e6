import { wordList } from "../../../understanding/word-list.ts";

/** The words beside a number that give its role. */

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
  "seats",
  "left",
  "target",
  "cpl",
  "oneIn",
] as const;
export type Role = (typeof roles)[number];
export type Figures = Partial<Record<Role, number>>;

export const buyers = wordList`
  sales?, sold, orders?, customers?, clients?, patients?, members?, memberships?, bookings?, buyers?, tickets?, subscribers?, units?, pieces?,
  conversions?, purchases?, guests?, students?, users?, seats?, courses?, covers?, jobs?, contracts?, deals?, installs?, donations?, donors?
`;
const pieces = wordList`head, person, ticket, piece, order, seat, table, glass, jar, bottle, box, bag, cup, kilo, loaf, pair, class, lesson, session, meal, copy, time, visit`;
export const adjectives =
  "(?:(?:new|more|paying|extra|of the|of our|of|the|actual|total|different) ){0,2}";
export type Cue = readonly [role: Role, cue: RegExp];

/** Cues right after the number. */
export const behind: readonly Cue[] = [
  [
    "left",
    /^ (?:(?:seats?|tickets?|places?|spots?) )?(?:(?:are |is )?(?:still )?(?:left|free|empty|unsold|to sell|available|open))\b(?! (?:for (?:ads?|marketing|advertising)|to spend|budget))/,
  ],
  [
    "seats",
    /^ (?:seats?|places|chairs|spots|slots|starters|capacity)\b(?! (?:sold|gone|booked|taken))/,
  ],
  [
    "cpl",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:a|per|each|every) (?:lead|enquiry|inquiry|call|request|demo)\b/,
  ],
  ["profit", /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:profit|margin) (?:per|a|each|on each) /],
  ["ltv", /^ (?:is|=|was) (?:the |our )?(?:ltv|clv|lifetime value)/],
  [
    "contacts",
    /^ (?:(?:e-?mail|mail|postal) )?(?:addresses|contacts|followers|readers|e-?mails|names)\b|^ is the number of (?:e-?mail )?(?:addresses|contacts)/,
  ],
  [
    "contacts",
    /^ (?:(?:newsletter|e-?mail|mailing list|list) )?(?:subs\b|subscribers(?= (?:on|to) (?:the|our|my) (?:list|newsletter)))/,
  ],
  ["cac", /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:cac|cpa)\b/],
  [
    "price",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? ?(?:a|per|each|every|\/) ?(?:month|mo) (?:each|a head|per (?:member|person|head|client|customer))\b/,
  ],
  ["price", /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:arpu|arpa|acv)\b/],
  ["churn", /^ ?(?:%|percent) (?:is (?:my |our |the )?)?(?:\w+ ){0,2}churn/],
  ["ctr", /^ ?(?:%|percent) (?:of )?(?:ctr|click)/],
  [
    "conversion",
    /^ ?(?:%|percent) (?:conversion|conv|converts?|buy|pay|paid|book|close|of (?:\w+ ){1,2}(?:buy|convert|pay|book|close))/,
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
    /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:(?:of|on|in|for|into) (?:ads?|advertising|marketing|spend|facebook|google|instagram|linkedin|tiktok|meta|youtube|flyers)|(?:ad )?spend|budget)\b/,
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
  [
    "sales",
    new RegExp(
      `^ ${adjectives}(?:${buyers}|registered|signed up|booked|became (?:customers|clients|members)|of (?:them|those) bought|bought|ordered|(?:were |got )?(?:closed|won)|signed(?! up))\\b`,
    ),
  ],
  [
    "revenue",
    /^(?: ?(?:dollars?|euros?|bucks|usd))? (?:(?:in|of) )?(?:revenue|turnover|in sales|income|worth of (?:sales|orders))\b/,
  ],
];

/** Small words that may come between a cue and the number after it. */
export const small =
  "(?:(?:is|are|was|were|of|at|about|around|roughly|only|just|us|me|them|maybe|some|the|a|an|approx|approximately|over|nearly|almost|total|for|like|it|they|on|to|up|in) ){0,4}";
const before = (words: string): RegExp => new RegExp(`(?:^|[ ,])(?:${words}) ${small}$`);
export const ahead: readonly Cue[] = [
  [
    "target",
    before(
      "(?:goal|target|aim)(?: of ours)?|(?:need|want|have|hope|trying|try|aim) to (?:raise|make|earn|collect|bring in|reach|turn over)|raise",
    ),
  ],
  ["seats", before("holds|seats|capacity(?: is| of)?|fits|room for|seating for|places for")],
  ["cac", /(?:^| )(?:cac|cpa|cost per \w+) (?:\w+ ){0,3}from \d+(?:\.\d+)? to $/],
  ["price", /(?:%|percent) (?:of \w+ )?pays? $/],
  ["profit", before("profit (?:per|a|on each|for each) \\w+|margin (?:per|a|on each) \\w+")],
  ["profit", before("(?:orders?|sales?|one|each|it|jars?|pieces?|customers?) leaves?(?: us| me)?")],
  ["price", new RegExp(`(?:^| )1 (?:${buyers}) (?:of |at |for |worth |paid )?$`)],
  [
    "cpl",
    before(
      "cpl|cost per (?:lead|enquiry|enquiry|call|request|demo|sign ?-?up)|(?:a|per|each) (?:lead|enquiry|enquiry) (?:costs?|is|at)|leads? (?:costs?|went(?: up| down)?|rose|are(?: now)?)",
    ),
  ],
  ["cac", before("cac|cpa|customer acquisition costs?|acquisition costs?")],
  ["ltv", before("ltv|clv|lifetime value|customer value")],
  ["roas", before("roas(?: \\w+){0,2}")],
  [
    "churn",
    before("churn(?: rate)?(?: (?:goes|drops|falls|rises|went|sinks|improves|gets|is at|now))?"),
  ],
  ["price", before("(?:avg |average )?(?:first|1st) year|yearly value|value of a customer")],
  ["price", before("acv|contract value|arpa|arpu|mrr (?:per|a) \\w+|average revenue per \\w+")],
  ["ctr", before("ctr|click through rate|clickthrough rate")],
  ["conversion", before("conversion rate|conversion|cvr|converts?")],
  ["cpc", before("cpc|cost per click|click price|click(?: costs?)?|clicks cost")],
  ["margin", before("(?:gross |net |profit )?margins?")],
  [
    "lifeMonths",
    // “My costs stay at 43” is of no customer.
    before(
      "(?<!(?:costs?|prices?|margins?|rates?|budget|spend) )stays?(?: with us| on)?|lifetime(?: is)?|keep (?:them|a customer)|remain(?:s)?",
    ),
  ],
  ["price", /\bsold(?: \w+){0,2} (?:at|for) [$€£]?$/],
  ["sales", before("sold")],
  ["sales", /(?:^| )(?:we |i )?(?:closed|won|signed) (?:only |just )?$/],
  ["price", /(?:^| )(?:closed|won|signed)(?: \d+)? (?:at|for) (?:about |around )?[$€£]?$/],
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
      `price|aov|order value|average (?:job|project|invoice|visit|client|customer|pledge|donation|ticket|bill|sale|purchase|deal|cart)|(?:avg|average) order(?: value| size)?|(?:avg|average)|basket|sells?(?: \\w+){0,2} (?:for|at)|sold(?: \\w+){0,2} (?:for|at)|charge|(?:bought|ordered)(?: \\w+){0,2} (?:for|at)|(?:a |each |one |every |per )?(?:${buyers})(?: (?:fee|price|value))? (?:costs?|pays?|is|are|brings?|spends?|worth|is worth|leaves|at)|worth|${buyers} at|(?:they|who|each|everyone|(?:${buyers})(?: \\w+){0,6}) pays?`,
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
      "spen[dt]|spending|budget|cost|costs|paid|burne?d?t?|burnt|ate|swallowed|lost|blew|blown|invested|wasted|put|put in|ad spend|ads? costs?|poured|threw|pay|pays|(?:paid|gave) (?:an?|the|my|our|this|some) (?:\\w+ ){0,2}(?:agency|freelancer|company|firm|guy|consultant|designer|person|lot)",
    ),
  ],
];
