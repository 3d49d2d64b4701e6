import type { Trade } from "./trades.ts";

/** The cost of one sale, enquiry, thousand contacts or repeat order in a channel, in the visitor’s currency. */
export type Yields = Partial<Record<"sales" | "leads" | "awareness" | "loyalty", number>>;

/** How well a channel fits: 3 first choice, 2 second choice, 1 seldom, 0 not at all. */
type Fit = 0 | 1 | 2 | 3;

export type Channel = {
  id: string;
  name: string;
  /** The name within a sentence. */
  inText: string;
  named: RegExp;
  /** A definition, to follow “means”. */
  what: string;
  /** The lowest sensible monthly budget, in dollars. */
  monthly: number;
  click?: number;
  /** Weeks until results show a trend. */
  weeks: number;
  fits: Readonly<Record<Trade, Fit>>;
  /** Why it is worth it where it fits, and what speaks against it where it does not. */
  because: string;
  but: string;
  first: string;
  measure: string;
  yields: Yields;
};

/** Working rules of this demo, printed on its data page. */
export const channels: readonly Channel[] = [
  {
    id: "paid-search",
    name: "Paid search",
    inText: "paid search",
    named: /\b(?:paid search|search ads?|google ads?|adwords|ppc|sem|pay per click|bing ads?)\b/,
    what: "ads above the search results, for words that people type; you pay for each click",
    monthly: 260,
    click: 1.5,
    weeks: 2,
    fits: { local: 3, online: 3, business: 3, event: 1, cause: 1 },
    because: "it meets people who are searching for it right now",
    but: "hardly anyone searches for it before they know about it",
    first: "choose twenty exact keywords for your own area, and write one ad and one page",
    measure: "the cost of each order or enquiry, by keyword",
    yields: { sales: 50, leads: 30 },
  },
  {
    id: "seo",
    name: "Search optimisation",
    inText: "search optimisation",
    named: /\b(?:seo|search (?:engine )?optimi[sz]ation|organic search|rank\w* (?:on|in) google)\b/,
    what: "making your pages the ones that search engines show without an ad (SEO)",
    monthly: 500,
    weeks: 20,
    fits: { local: 3, online: 3, business: 3, event: 0, cause: 2 },
    because: "people search for it, and it keeps working without a price per click",
    but: "it takes four to six months, which is too late",
    first: "complete the map listing, and write one page for each thing people search for",
    measure: "enquiries from search, after four months",
    yields: { sales: 35, leads: 40 },
  },
  {
    id: "email",
    name: "E-mail",
    inText: "e-mail",
    named: /\b(?:e-?mails?|newsletters?(?! ?sign| ?sub)|mailings?|mailchimp)\b/,
    what: "newsletters to people who agreed to get them",
    monthly: 20,
    weeks: 1,
    fits: { local: 2, online: 3, business: 3, event: 2, cause: 3 },
    because: "people who know you cost the least to reach",
    but: "it needs addresses of people who agreed",
    first: "collect the addresses of people who agreed, and write a welcome and one offer",
    measure: "orders from each e-mail; opens are counted wrong",
    yields: { sales: 20, leads: 15, loyalty: 10 },
  },
  {
    id: "social-ads",
    name: "Social ads",
    inText: "social ads",
    named: /\b(?:social(?: media)? ads?|social media|facebook|instagram|insta|meta|fb|ig)\b/,
    what: "paid posts on Facebook and Instagram, shown by place, age and interest",
    monthly: 260,
    click: 0.8,
    weeks: 2,
    fits: { local: 3, online: 3, business: 1, event: 3, cause: 3 },
    because: "people see something they’d want, even though they weren’t looking for it",
    but: "few people decide there for their company",
    first: "take three pictures or a short video of the real thing, and show them in your town",
    measure: "the cost of each order or visit, by picture",
    yields: { sales: 65, leads: 35, awareness: 8 },
  },
  {
    id: "linkedin",
    name: "LinkedIn",
    inText: "LinkedIn",
    named: /\b(?:linkedin|linked in)\b/,
    what: "posts and ads shown to people by industry, company and role",
    monthly: 600,
    click: 6,
    weeks: 4,
    fits: { local: 0, online: 0, business: 3, event: 1, cause: 1 },
    because: "you find buyers in companies there by role, so expensive clicks can pay off",
    but: "a click costs about $6 there, too much unless a customer is worth $1,000",
    first: "name the roles that decide, and offer them one thing that saves work",
    measure: "the cost per qualified enquiry",
    yields: { leads: 90, sales: 400, awareness: 35 },
  },
  {
    id: "content",
    name: "Content",
    inText: "content",
    named: /\b(?:content(?: marketing)?|blog\w*|articles?|white ?papers?|case studies)\b/,
    what: "pages, videos or papers that answer what buyers ask before they buy",
    monthly: 300,
    weeks: 20,
    fits: { local: 1, online: 2, business: 3, event: 0, cause: 2 },
    because: "it answers what buyers ask before they decide, and keeps working",
    but: "it takes months and a lot of writing",
    first: "write down the twenty questions that buyers ask, and answer the first",
    measure: "enquiries after six months, page by page",
    yields: { leads: 60, sales: 70, awareness: 20 },
  },
  {
    id: "video",
    name: "Video and social",
    inText: "short video",
    named: /\b(?:tik ?tok|youtube|reels?|videos?|shorts|snapchat)\b/,
    what: "videos of up to 40 seconds on TikTok, Instagram or YouTube, with or without money behind them",
    monthly: 260,
    weeks: 4,
    fits: { local: 2, online: 2, business: 1, event: 3, cause: 2 },
    because: "it reaches the most strangers for little money, mostly under 35",
    but: "few buyers decide because of it, and it needs two videos a week",
    first: "shoot three 20-second clips on a phone, and put money on the one people watch",
    measure: "the cost of 1,000 views, and how many search for your name",
    yields: { awareness: 8, sales: 80, leads: 60 },
  },
  {
    id: "press",
    name: "Press and content",
    inText: "press work",
    named: /\b(?:press|pr|newspapers?|magazines?|journalists?|media coverage)\b/,
    what: "getting others to write about you: newspapers, magazines, blogs",
    monthly: 300,
    weeks: 6,
    fits: { local: 2, online: 1, business: 2, event: 2, cause: 3 },
    because: "what others write carries more weight than an ad",
    but: "nobody can promise that it gets printed",
    first: "offer one true story with a picture to three local papers",
    measure: "how many search for your name, and where new customers heard of you",
    yields: { awareness: 15 },
  },
  {
    id: "partners",
    name: "Local partners",
    inText: "local partners",
    named: /\b(?:partners?(?:hips?)?|referrals?|word of mouth|recommendations?|sponsor\w*)\b/,
    what: "neighbours and suppliers who send you their customers, and you send them yours",
    monthly: 50,
    weeks: 4,
    fits: { local: 3, online: 1, business: 2, event: 3, cause: 3 },
    because: "someone people trust vouches for you",
    but: "it needs someone who meets your buyers in person",
    first: "ask two neighbouring businesses with the same customers to hand out your offer",
    measure: "how many come in with the partner’s code",
    yields: { awareness: 12, sales: 25, leads: 25 },
  },
  {
    id: "map",
    name: "Map listing",
    inText: "the map profile",
    named: /\b(?:map profile|google (?:maps?|business|my business|profile)|maps|reviews?)\b/,
    what: "the free listing that map searches show, with hours, pictures and reviews",
    monthly: 0,
    weeks: 3,
    fits: { local: 3, online: 0, business: 1, event: 1, cause: 2 },
    because: "it’s free, and people nearby decide by it",
    but: "it helps only where people come to a place",
    first: "fill in your hours and ten pictures, and ask every happy customer for a review",
    measure: "calls and direction requests in the profile",
    yields: {},
  },
  {
    id: "retargeting",
    name: "Retargeting",
    inText: "retargeting",
    named: /\b(?:re-?targeting|re-?marketing)\b/,
    what: "ads for people who were on your page before and left",
    monthly: 100,
    click: 0.6,
    weeks: 1,
    fits: { local: 1, online: 3, business: 2, event: 2, cause: 1 },
    because: "people who’ve been there once are closer to buying than strangers",
    but: "below 1,000 visitors a month there’s hardly anyone to bring back, and it needs consent",
    first: "show people who left a full cart one reminder, for seven days",
    measure: "orders you wouldn’t have gotten anyway: leave out one visitor in ten",
    yields: { sales: 30, loyalty: 25 },
  },
  {
    id: "offers",
    name: "Offers for regulars",
    inText: "offers for regulars",
    named:
      /\b(?:offers?|coupons?|vouchers?|discounts?|loyalty (?:cards?|program\w*)|stamp cards?)\b/,
    what: "a reason to come back, for people who’ve bought before",
    monthly: 50,
    weeks: 2,
    fits: { local: 3, online: 3, business: 1, event: 1, cause: 1 },
    because: "a reason to come back works better than a reminder",
    but: "few people come twice",
    first: "give every buyer a reason for the next visit, valid for four weeks",
    measure: "how many come a second time",
    yields: { loyalty: 15, sales: 15 },
  },
  {
    id: "creators",
    name: "Creators",
    inText: "creators",
    named: /\b(?:influencers?|creators?|youtubers?|tiktokers?)\b/,
    what: "people with followers who show your product, labelled as an ad",
    monthly: 200,
    weeks: 3,
    fits: { local: 2, online: 3, business: 1, event: 3, cause: 2 },
    because:
      "followers trust a person more than a brand; choose several with a small, fitting following",
    but: "their followers rarely decide for a company",
    first: "ask five people with 1,000 to 10,000 fitting followers, with a code each",
    measure: "orders by each creator’s code",
    yields: { awareness: 12, sales: 60 },
  },
  {
    id: "print",
    name: "Print",
    inText: "print",
    named:
      /\b(?:print|flyers?|posters?|leaflets?|billboards?|radio|tv|newspaper ads?|door hangers?)\b/,
    what: "flyers, posters and ads on paper, where your buyers walk by",
    monthly: 150,
    weeks: 2,
    fits: { local: 2, online: 0, business: 0, event: 3, cause: 2 },
    because: "people nearby walk past it every day; print a code on it so you can count",
    but: "you can’t count it, and it usually reaches the wrong people",
    first: "print 500 with one offer and one code, and hang them where your buyers wait",
    measure: "how many come with the code",
    yields: { sales: 60, awareness: 15 },
  },
];

/** Returns the channel with the name that plans use. */
export const channelNamed = (name: string): Channel | undefined =>
  channels.find((channel) => channel.name === name);

/** Returns the channels that a message names, in its order. */
export const channelsIn = (plain: string): Channel[] => {
  const named = namedIn(plain);
  // “LinkedIn or Google”: beside another channel, Google means its ads.
  return named.length > 0 && googleAlone.test(plain)
    ? namedIn(plain.replace(googleAlone, "google ads"))
    : named;
};
/** Google by itself means its ads: “Only Google”. */
const googleAlone = /\bgoogle\b(?! (?:ads?|maps?|business|my|profile|reviews?|it))/;

const namedIn = (plain: string): Channel[] =>
  channels
    .map((channel) => ({ channel, at: plain.search(channel.named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ channel }) => channel)
    // “Newspaper ads” are not press: beside another channel, press has to be named itself.
    .filter(
      ({ id }, _index, all) => id !== "press" || all.length === 1 || /\bpress|pr\b/.test(plain),
    );

/** Returns the channels that fit a trade, the best first; of two that fit equally, the cheaper first. */
export const bestFor = (trade: Trade): Channel[] =>
  channels
    .filter(({ fits }) => fits[trade] > 0)
    .sort((a, b) => b.fits[trade] - a.fits[trade] || a.monthly - b.monthly);

/** “Social” and “search” alone mean channels in the context of a plan. */
export const inPlanWords = (plain: string): string =>
  plain
    .replace(googleAlone, "google ads")
    .replace(/\bsocial\b(?! (?:media|ads?|club|event|night))/, "social ads")
    .replace(/(?<!paid )\bsearch\b(?! (?:ads?|engine|optimi))/, "paid search");
