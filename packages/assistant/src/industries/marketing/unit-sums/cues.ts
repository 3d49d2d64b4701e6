import { wordList } from "../../../understanding/word-list.ts";
import type { Role } from "./role.ts";

/** The words beside a number that say what it is, the surest first. */

export type Cue = {
  role: Role;
  /** Whether the number is a percentage, has a currency, or may be either of money and a count. */
  of: "share" | "money" | "plain";
  behind?: RegExp;
  ahead?: RegExp;
};

const leads = wordList`leads?, enquir(y|ies), inquir(y|ies), requests?, demos?, sign ?-?ups?, quotes?, calls?`;
const buyers = wordList`customers?, clients?, orders?, sales?, bookings?, jobs?, deals?, members?, patients?, students?, buyers?, guests?, subscribers?`;
const ads = wordList`ads?, flyers?, leaflets?, posters?, campaign, adverts?, google, facebook, instagram, fb, insta, linkedin, marketing, print(ing)?, stall, stand, booth, mailing, postcards?, boost(ed)?`;
const is =
  "(?: (?:is|are|was|were|of|at|about|around|like|roughly|maybe|only|just|costs?|a|the|my|our|me|us|run|price|for))*";
const one = "(?:an?|per|each|every|\\/)";

const start = (pattern: string): RegExp => new RegExp(`^ ?${pattern}`);
const end = (pattern: string): RegExp => new RegExp(`\\b${pattern} ?$`);

const shares: readonly Omit<Cue, "of">[] = [
  { role: "churn", behind: start("(?:\\w+ ){0,2}churn\\b") },
  { role: "churn", ahead: end(`churn(?: rate)?${is}`) },
  { role: "churn", behind: start("(?:of them )?(?:leave|cancel|quit)\\b") },
  {
    role: "comeBack",
    behind: start(
      "(?:of (?:the |those |these )?\\w+ )?(?:will |would |do )?(?:come back|return|reorder|rebook|buy again|order again)\\b",
    ),
  },
  {
    role: "margin",
    behind: start(
      "(?:(?:gross|net|profit) )?margins?\\b|^ ?(?:is (?:mine|left|profit)|profit|stays)\\b",
    ),
  },
  { role: "margin", ahead: end(`(?:margins?|keep|keeping|left with)${is}`) },
  {
    role: "margin",
    ahead: end(`(?:make|earn|making)${is}`),
    behind: start("(?:on|of) (?:an?|each|every|it|that|the|my|one)\\b"),
  },
  {
    role: "close",
    behind: start(
      "(?:of (?:the |those |these |my |our )?\\w+ )?(?:close|closing|buy|book|sign|become|convert|turn|win|say yes)",
    ),
  },
  { role: "close", ahead: end(`(?:close|closing|win|conversion)(?: rate)?${is}`) },
];
const sums: readonly Omit<Cue, "of">[] = [
  {
    role: "price",
    behind: start(
      "is (?:the|my|our|its|their) price\\b|^ ?is what (?:they|one|each|a \\w+) pays?\\b",
    ),
  },
  {
    role: "keep",
    behind: start("is (?:the|my|our) (?:profit|margin)\\b|^ ?is what (?:i|we) (?:keep|earn)\\b"),
  },
  { role: "spend", behind: start("is (?:the|my|our) (?:budget|ad spend|spend|total cost)\\b") },
  { role: "cpl", behind: start(`(?:cpl\\b|${one} ${leads}\\b)`) },
  {
    role: "cpl",
    ahead: end(
      `(?:cpl|cost per lead|an? (?:lead|enquiry)(?: costs?)|(?:leads|enquiries|calls) costs?)${is}`,
    ),
  },
  { role: "cac", behind: start("(?:cac|cpa)\\b") },
  {
    role: "cac",
    ahead: end(
      `(?:cac|cpa|cost per (?:customer|client|sale|order)|an? (?:customer|client|order) costs)${is}`,
    ),
  },
  {
    role: "monthlyKeep",
    behind: start(`(?:gross )?(?:margin|profit) (?:an?|per|each|every|\\/) ?mo(?:nth)?\\b`),
  },
  {
    role: "monthlyKeep",
    behind: start(`(?:an?|per|each|every|\\/) ?mo(?:nth)? (?:gross )?(?:margin|profit)\\b`),
  },
  { role: "yearly", behind: start("(?:acv|arr|contract)\\b") },
  { role: "yearly", ahead: end(`(?:acv|contract value)${is}`) },
  {
    role: "monthly",
    ahead: end(`(?:pays?|paying|charge|fee|membership|subscription)${is}`),
    behind: start(`${one} ?mo(?:nth)?\\b`),
  },
  { role: "monthly", behind: start("(?:mrr|arpu|arpa)\\b") },
  { role: "monthly", ahead: end(`(?:mrr|arpu|arpa)${is}`) },
  {
    role: "unitCost",
    behind: start("(?:to (?:make|buy|bake|produce)|in (?:materials?|ingredients|goods))\\b"),
  },
  {
    role: "unitCost",
    ahead: end(
      `(?:materials?|ingredients|cogs|make (?:it|one|them) for|costs? (?:me|us)(?: to make)?)${is}`,
    ),
  },
  {
    role: "keep",
    behind: start(
      "(?:to (?:us|me) )?(?:that is |thats )?(?:after|before ads|net)(?: (?:all|my|our|the))? ?(?:costs?|expenses)?\\b",
    ),
  },
  { role: "keep", behind: start("(?:of )?profit\\b|^ ?(?:is )?(?:left|mine)\\b|^ ?margin\\b") },
  {
    role: "keep",
    ahead: end(`(?:keep|earn|clear|pocket|profit|leaves (?:me|us)|(?:i|we) make)${is}`),
  },
  {
    role: "price",
    ahead: end("(?:keep|earn|make|profit) [$€£]?[\\d.]+ (?:out )?of(?: the| a| every| each)?"),
  },
  {
    role: "spend",
    ahead: end("(?:get|earn|make|win|cover)(?: the| my| those| these)?"),
    behind: start("back\\b"),
  },
  {
    role: "spend",
    behind: start(`(?:on|for|in|into) (?:\\w+ )?${ads}\\b|^ ?(?:spent|ad spend)\\b`),
  },
  {
    role: "spend",
    ahead: end(
      `(?:spent|spend|spending|paid|(?:agency|freelancer|they|he|she|guy|campaign) took|paid ${ads}|gave ${ads}|wasted|burned|${ads})${is}`,
    ),
  },
  {
    role: "price",
    behind: start(
      `(?:each|apiece|a (?:piece|haircut|cut|visit|job|lesson|class|session|night|box))\\b`,
    ),
  },
  {
    role: "price",
    ahead: end(
      `(?:price|charge|pays?|paying|sell(?:ing)?(?: (?:it|them))?(?: for| at)?|(?:average|avg|usual) (?:order|bill|sale|ticket|job|customer)|aov|worth)${is}`,
    ),
  },
  {
    role: "cac",
    behind: start("(?:per|an?|each|for (?:an?|one)) (?:new )?(?:customer|client)\\b"),
  },
];
const counts: readonly Omit<Cue, "of">[] = [
  { role: "leads", behind: start(`(?:\\w+ )?${leads}\\b`) },
  { role: "times", behind: start("times\\b(?! (?:an?|per|each|every) )") },
  { role: "lifeMonths", ahead: end(`stays?${is}`), behind: start("months?\\b") },
  { role: "clicks", behind: start("(?:\\w+ )?clicks?\\b") },
  {
    role: "sales",
    behind: start(`(?:new |more |paying )?${buyers}\\b(?! (?:an?|per|each|every) )`),
  },
  { role: "sales", behind: start("(?:bought|booked|signed|closed|ordered|became|sold)\\b") },
];

export const cues: readonly Cue[] = [
  ...shares.map((cue) => ({ ...cue, of: "share" as const })),
  ...counts.map((cue) => ({ ...cue, of: "plain" as const })),
  ...sums.map((cue) => ({ ...cue, of: "money" as const })),
];
