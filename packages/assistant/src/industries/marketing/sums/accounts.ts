import { z } from "zod";
import { withLargeNumbers } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { inWholeMoney } from "../figures/currency.ts";

/** Extracts what each of several channels cost and brought from a message, in any order and wording. */

export const accountSchema = z.object({
  name: z.string(),
  cost: z.number().exactOptional(),
  revenue: z.number().exactOptional(),
  /** The number of leads, orders or clicks it brought. */
  count: z.number().exactOptional(),
  unit: z.string().exactOptional(),
  /** The stated cost of one unit; the return per dollar if `unit` is “roas”. */
  each: z.number().exactOptional(),
});
export type Account = z.infer<typeof accountSchema>;

const channels = wordList`
  (?:tik ?tok|instagram|insta|youtube|facebook|ig) (?:influencers?|creators?|bloggers?),
  google(?: ads?| search)?, meta(?: ads?)?, facebook(?: ads?)?, fb(?: ads?)?, instagram(?: ads?)?, insta(?: ads?)?, tik ?tok(?: ads?)?, linked ?in(?: ads?)?,
  youtube(?: ads?)?, bing(?: ads?)?, pinterest(?: ads?)?, snapchat, reddit(?: ads?)?, amazon(?: ads?)?, etsy ads?, x ads?, twitter(?: ads?)?, newsletters?, e-?mails?, mailings?,
  flyers?, leaflets?, posters?, postcards?, billboards?, radio, tv, podcasts?, print(?: ads?)?, newspapers?, magazines?, press, seo, blog, content, search(?: ads?)?, display(?: ads?)?,
  retargeting, influencers?, creators?, affiliates?, referrals?, partners?, sms, events?, (?:trade )?fairs?, outdoor, (?:campaign|ad|ad set|variant|version|agency) [a-d]
`;
const money = "(?:dollars?|euros?|bucks|usd|eur|pounds?)";
const figure = "(?:[$€£] ?)?\\d[\\d,]*(?:\\.\\d+)?(?: ?[km]\\b)?";
/** Channels and figures, in the order they appear. */
const tokens = new RegExp(
  `\\b(?<channel>${channels})\\b|(?<figure>${figure})(?<share> ?(?:%|percent))?|\\b(?<none>nothing|zilch)\\b`,
  "g",
);
const noSum = /^ ?(?:weeks?|months?|days?|hours?|years?|km|am|pm|times)\b/;
const ofMargin = /\bmargins?(?: \w+){0,2} $/;

/** The value of one order; multiplied by the number of orders, it gives the revenue. */
const ofOrder =
  /\b(?:avg|average|aov|order value|basket|order|price)(?: (?:order|value|is|of|size|was|about)){0,3} $/;
const brought = wordList`
  brings?, brought, bringing, made, makes?, making, earn(?:s|ed|ing)?, return(?:s|ed|ing)?, revenue, turnover, sales, income, gave, gives?, got, gets?, generat\w+, yield\w*,
  back, produced?, sold, in
`;
const spent = wordList`costs?, spend, spent, spending, paid, pay, pays, invest\w*, put, budget, burnt?, burned, blew`;
const few = "(?: (?!and\\b)[a-z]+){0,2} $";
const revenueAhead = new RegExp(`\\b${brought}${few}`);
const costAhead = new RegExp(`\\b${spent}${few}`);
const forAhead = /\b(?:for|from|with)(?: only| about)? $/;
const revenueBehind = new RegExp(
  `^ ?(?:${money} )?(?:(?:in|of|worth of) )?(?:revenue|turnover|sales|income|back|came back)\\b`,
);
const costBehind = new RegExp(
  `^ ?(?:${money} )?(?:(?:of|in) )?(?:spend|spent|costs?|ad spend|budget|on|ads)\\b`,
);
const calledBehind = new RegExp(
  `^ ?(?:${money} )?(?:(?:in|of|worth of) )?(?:revenue|turnover|sales|income|spend|spent|costs?|budget)\\b`,
);
const countBehind =
  /^ (?:new |paying |qualified |more )?(leads?|customers?|clients?|orders?|enquir(?:y|ies)|sign ?-?ups?|trials?|bookings?|patients?|members?|demos?|installs?|downloads?|subscribers?|clicks?|sales)\b/;

type Role = "cost" | "revenue" | "count" | "for";
type Found = { value: number; role: Role | undefined; unit?: string; at: number };
type Named = { name: string; at: number };

const worthOf = (text: string): number =>
  Number(text.replace(/[^\d.]/g, "")) * (/k$/.test(text) ? 1_000 : /m$/.test(text) ? 1_000_000 : 1);

function roleOf(lead: string, after: string, sign: boolean): Role | undefined {
  if (costBehind.test(after)) return "cost";
  if (!sign && countBehind.test(after) && !/^ sales\b/.test(after)) return "count";
  if (revenueBehind.test(after)) return "revenue";
  if (revenueAhead.test(lead)) return "revenue";
  if (costAhead.test(lead)) return "cost";
  return forAhead.test(lead) ? "for" : undefined;
}

/** The usual spelling of a channel's name. */
const written: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  "linked in": "LinkedIn",
  tiktok: "TikTok",
  "tik tok": "TikTok",
  youtube: "YouTube",
  fb: "Facebook",
  insta: "Instagram",
  seo: "SEO",
  tv: "TV",
  sms: "SMS",
};
const nameOf = (text: string): string => {
  const base = text.replace(/ ads?$| search$/, "");
  return written[base] ?? base.charAt(0).toUpperCase() + base.slice(1);
};

type Read = { named: Named[]; found: Found[]; text: string; price?: number };

function read(message: string): Read {
  const text = ` ${withLargeNumbers(plainWords(inWholeMoney(message)))} `;
  const named: Named[] = [];
  const found: Found[] = [];
  let price: number | undefined;
  let last = 0;
  let afterFigure = false;
  for (const token of text.matchAll(tokens)) {
    const { channel, figure: digits, share, none } = token.groups ?? {};
    // “15,000 revenue for 5,000”: the word after a figure does not describe the next one.
    const lead = text.slice(last, token.index).replace(afterFigure ? calledBehind : /^$/, " ");
    const end = token.index + token[0].length;
    last = end;
    if (channel !== undefined) {
      const name = nameOf(channel);
      if (named.at(-1)?.name !== name) named.push({ name, at: token.index });
      afterFigure = false;
      continue;
    }
    afterFigure = true;
    const after = text.slice(end, end + 40);
    if (share !== undefined || noSum.test(after) || ofMargin.test(lead)) continue;
    if (ofOrder.test(lead)) {
      price = worthOf((digits ?? "").trim());
      continue;
    }
    if (none !== undefined) {
      found.push({ value: 0, role: "revenue", at: token.index });
      continue;
    }
    const role = roleOf(lead, after, /[$€£]/.test(digits ?? ""));
    const unit = role === "count" ? countBehind.exec(after)?.[1] : undefined;
    const value = worthOf((digits ?? "").trim());
    found.push({ value, role, at: token.index, ...(unit === undefined ? {} : { unit }) });
  }
  return { named, found, text, ...(price === undefined ? {} : { price }) };
}

type Pair = readonly [Found, Found];

/** Whether the gain is given before the cost; undefined if the wording leaves it open. */
function gainFirst([a, b]: Pair): boolean | undefined {
  const gains = ({ role }: Found) => role === "revenue" || role === "count";
  if (a.role === "cost" || gains(b)) return false;
  return b.role === "cost" || gains(a) ? true : undefined;
}

/** Turns two figures into an account: the cost, and what it brought. */
function accountOf(name: string, [a, b]: Pair, turned: boolean): Account {
  const [cost, gain] = turned ? [b, a] : [a, b];
  return gain.role === "count"
    ? { name, cost: cost.value, count: gain.value, unit: singular(gain.unit ?? "order") }
    : { name, cost: cost.value, revenue: gain.value };
}
const singular = (unit: string): string =>
  unit === "sales" ? "sale" : unit.replace(/ies$/, "y").replace(/s$/, "");

/** Reads a message that gives all costs first and then what each channel brought, so every channel is named twice. */
function sentenceFor(
  names: readonly string[],
  named: readonly Named[],
  found: readonly Found[],
): Account[] | undefined {
  if (names.length < 2 || found.length !== named.length) return undefined;
  const unit = found.find((one) => one.unit !== undefined)?.unit;
  // “Insta 31 customers, flyers 9”: the unit applies to both.
  const counted = found.map(
    (one, index): Found =>
      unit !== undefined && one.role === undefined && index >= names.length
        ? { ...one, role: "count", unit }
        : one,
  );
  const pairs = names.flatMap((name) => {
    const [a, b, more] = counted.filter((_one, index) => named[index]?.name === name);
    return a && b && !more ? [accountOf(name, [a, b], gainFirst([a, b]) ?? false)] : [];
  });
  return pairs.length === names.length ? pairs : undefined;
}

const perOne =
  /\b(?:cac|cpa|cpl|cpc|cost per (\w+)|(?:a|per|each) (lead|customer|order|sale|click|trial|booking|enquiry|patient|member)|roas|roi)\b/;

/** Returns two or more channels with what each cost and brought; undefined if the message has no such figures. */
export function accountsIn(message: string): Account[] | undefined {
  const { named, found, text, price } = read(message);
  if (named.length < 2) return undefined;
  const names = [...new Set(named.map(({ name }) => name))];
  if (names.length < named.length) return sentenceFor(names, named, found);
  const metric = perOne.exec(text);
  if (found.length === named.length && metric) {
    const back = /^ro/.test(metric[0]);
    const unit = back
      ? "roas"
      : (metric[1] ?? metric[2] ?? (metric[0] === "cpl" ? "lead" : "customer"));
    return named.map(({ name }, index) => ({ name, unit, each: found[index]?.value ?? 0 }));
  }
  const even = found.length === named.length * 2;
  const pairs = named.flatMap(({ name, at }, index) => {
    const until = named[index + 1]?.at ?? text.length;
    const own = even
      ? found.slice(index * 2, index * 2 + 2)
      : found.filter((one) => one.at > at && one.at < until);
    const [a, b] = own;
    return a && b && own.length === 2 ? [{ name, figures: [a, b] as const }] : [];
  });
  // “15,000 for 5,000” is read in the order that the rest of the message uses.
  const usual = pairs.map(({ figures }) => gainFirst(figures)).find((way) => way !== undefined);
  const accounts = pairs.map(({ name, figures }) =>
    accountOf(name, figures, gainFirst(figures) ?? usual ?? false),
  );
  if (accounts.length < 2) return undefined;
  // “250 for 4” counts orders if the other channels do.
  const unit = accounts.find((one) => one.unit !== undefined)?.unit;
  return accounts.map(({ revenue, ...one }) => {
    const count = one.count ?? (unit === undefined ? undefined : revenue);
    if (count === undefined || unit === undefined)
      return { ...one, ...(revenue === undefined ? {} : { revenue }) };
    return price === undefined ? { ...one, count, unit } : { ...one, revenue: count * price };
  });
}

/** Returns the first known channel that a message names. */
export const accountNamed = (message: string, known: readonly Account[]): Account | undefined =>
  read(message)
    .named.map(({ name }) => known.find((one) => one.name === name))
    .find((one) => one !== undefined);

/** Returns the one channel with its one changed figure: “What if Google only brings 4,000”. */
export function changed(message: string, known: readonly Account[]): Account | undefined {
  const account = accountNamed(message, known);
  const { found } = read(message);
  const [one] = found;
  if (!account || !one || found.length > 1 || account.cost === undefined) return undefined;
  if (one.role === "cost") return { ...account, cost: one.value };
  if (one.role === "count") return { ...account, count: one.value };
  return one.role === "revenue" ? { ...account, revenue: one.value } : undefined;
}

/** Returns the sum that a message names beside channels. */
export const sumNamed = (message: string): number | undefined => read(message).found[0]?.value;
