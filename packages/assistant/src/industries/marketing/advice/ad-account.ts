import { capital, money, say } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Figures, roles } from "../figures/stated-cues.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { shown } from "../sums/sum-lines.ts";

/**
 * Calculates the cost of an enquiry and a customer from the figures given so far, compares it with the profit of one,
 * and says whether that pays. Nothing given before is asked for.
 */

const handled = "sum:account";
const ofAds = anywhere(
  wordList`ads?, adwords, google, facebook, instagram, meta, linkedin, campaign, advertis\w+, flyers?, leaflets?, marketing, spen[dt]`,
);
/** “420 last month”, “15 a day for ads”: money whose context says that it was spent. */
const spentThen =
  /[$€£]? ?(\d[\d,]*(?:\.\d+)?) ?(?:[$€£]|dollars?|euros?|pounds?|quid|bucks)? (?:last|this|a|per|each|every) (?:month|week|quarter|year)\b/;
const costOfLead =
  /\b(?:cpl|cost per (?:lead|enquiry|inquiry|call))\b[^\d]{0,20}[$€£]?(\d[\d,]*(?:\.\d+)?)/;
const shareOfLeads =
  /\b(?:clos(?:e|ing)|win|conversion|lead to \w+) rate[^\d]{0,16}(\d+(?:\.\d+)?) ?%/;
const boughtBehind =
  /\b(\d+) (?:of (?:them|those|the \d+|these) )?(?:buy|bought|booked|became|turned into|signed|ordered|converted)\b/;

/** Returns the figures of a message, with those that only advertising makes clear. */
function figuresOf(message: string): Figures {
  const plain = plainWords(message).toLowerCase();
  const { figures } = toldIn(message);
  const found: Figures = { ...figures };
  // “0 budget” was not spent.
  if (found.spend === 0) delete found.spend;
  const number = (pattern: RegExp): number | undefined => {
    const digits = pattern.exec(plain)?.[1];
    return digits === undefined ? undefined : Number(digits.replaceAll(",", ""));
  };
  const spend = ofAds.test(plain) ? number(spentThen) : undefined;
  if (found.spend === undefined && spend !== undefined) found.spend = spend;
  const cpl = number(costOfLead);
  if (cpl !== undefined) found.cpl = cpl;
  const share = number(shareOfLeads);
  if (share !== undefined && share > 0) found.oneIn = 100 / share;
  const sales = number(boughtBehind);
  if (found.sales === undefined && sales !== undefined) found.sales = sales;
  return found;
}

/** Returns the figures given, newest last. */
function known({ state, message }: Turn): Figures {
  const all: Figures = {};
  for (const role of roles) {
    const value = state.figures?.[role];
    if (typeof value === "number") all[role] = value;
  }
  for (const text of [...state.exchanges.map(({ visitor }) => visitor), message]) {
    const now = figuresOf(text);
    // Another share of buyers replaces the counts it was calculated from.
    if (now.oneIn !== undefined && now.sales === undefined && all.leads !== undefined) {
      if (all.spend !== undefined) all.cpl = all.spend / all.leads;
      delete all.leads;
      delete all.sales;
      delete all.spend;
    }
    Object.assign(all, now);
  }
  return all;
}

const judges = anywhere(
  wordList`
    (is|was|are) (that|it|this|these)( \w+){0,3} (bad|good|ok|okay|normal|much|high|low|expensive|worth it), (too much|worth it|good or bad|scale|stop|pause|continue|go on|keep going|more budget|raise the budget|profitable)
  `,
);

/** The visitor’s word for an enquiry. */
const leadWord = (text: string): string =>
  /\bcalls?\b/.test(text)
    ? "call"
    : /\bleads?\b|\bcpl\b/.test(text)
      ? "lead"
      : /\bsign ?-?ups?\b/.test(text)
        ? "sign-up"
        : "enquiry";
const buyerWord = (text: string): string =>
  /\b(job|order|booking|patient|member|client|student|guest|sale|customer)s?\b/.exec(text)?.[1] ??
  "customer";
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** Answers advertising figures, and whether they are good; undefined if too few were given. */
export function ofAdAccount(turn: Turn): Outcome | undefined {
  const { state, message, plain } = turn;
  if (state.flow !== undefined) return undefined;
  const stated = Object.keys(figuresOf(message)).length > 0;
  const goesOn = judges.test(plain) && state.exchanges.length > 0;
  if (!stated && !goesOn) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ").toLowerCase();
  const currency = String(
    state.figures?.currency ??
      (/€|euro/.test(said) ? "EUR" : /£|pounds?\b|quid/.test(said) ? "GBP" : "USD"),
  );
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currency);
  const words = { lead: leadWord(said), buyer: buyerWord(said), inMoney };
  const figures = known(turn);
  // Without enquiries it is about sales, which other calculations cover.
  if (costs(figures).perLead === undefined) return undefined;
  const whole = accountOf(figures, words);
  if (whole === undefined) return undefined;
  const isKnown = wasSaid(state, whole);
  const text = isKnown ? judged(figures, words, plain) : whole;
  if (text === undefined || wasSaid(state, text)) return undefined;
  return {
    handled,
    state,
    reply: say(text, {
      source: "marketingReturn",
      next: ["What should I change first?", "How do we convert more visitors?"],
    }),
  };
}

type Words = { lead: string; buyer: string; inMoney: (value: number) => string };

/** The cost of an enquiry and a customer, and the profit of a customer. */
function costs({ spend, leads, sales, price, profit, unitCost, margin, cpl, oneIn }: Figures) {
  const perLead = spend !== undefined && leads ? spend / leads : cpl;
  const share = sales !== undefined && leads ? sales / leads : oneIn ? 1 / oneIn : undefined;
  const perSale =
    spend !== undefined && sales
      ? spend / sales
      : perLead !== undefined && share
        ? perLead / share
        : undefined;
  const ofPrice =
    price === undefined
      ? undefined
      : unitCost !== undefined
        ? price - unitCost
        : margin !== undefined
          ? (price * margin) / 100
          : undefined;
  return { perLead, share, perSale, leaves: profit ?? ofPrice };
}

function accountOf(figures: Figures, words: Words): string | undefined {
  const { spend, leads, sales, price } = figures;
  const { lead, buyer, inMoney } = words;
  const { perLead, share, perSale, leaves } = costs(figures);
  if (perLead === undefined && perSale === undefined) return undefined;
  const ofLead =
    spend !== undefined && leads
      ? `${inMoney(spend)} ÷ ${shown(leads)} = ${inMoney(spend / leads)} ${withArticle(lead)}`
      : perLead === undefined
        ? undefined
        : `${inMoney(perLead)} ${withArticle(lead)}`;
  if (perSale === undefined)
    return `${ofLead}. Whether that’s good depends on two numbers: how many of ${leads === undefined ? "ten" : `the ${shown(leads)}`} buy, and what one ${buyer} earns you. What are they?`;
  const ofShare =
    share === undefined
      ? undefined
      : leads !== undefined && sales !== undefined
        ? `${shown(sales)} of ${shown(leads)} bought`
        : `${shown(Math.round(share * 100))}% buy`;
  const sum = [ofLead, ofShare, `one ${buyer} costs ${inMoney(perSale)}`]
    .filter((part) => part !== undefined)
    .join(", ");
  const open = leaves === undefined && price === undefined;
  return `${verdictOf(perSale, leaves, price, words)} ${capital(sum)}.${open ? ` What does one ${buyer} earn you?` : ""}`.trim();
}

/** One in this many enquiries buys, for a first estimate. */
const usualShare = 4;

const stops = /\b(?:stop|pause|quit|end|bad|too (?:much|high|expensive))\b/;
const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Judges the previous calculation again. */
function judged(figures: Figures, words: Words, plain: string): string | undefined {
  const { price } = figures;
  const { lead, buyer, inMoney } = words;
  const { perLead, perSale, leaves } = costs(figures);
  if (perSale !== undefined && (leaves ?? price) !== undefined) {
    const pays = (leaves ?? price ?? 0) > perSale;
    const yes = stops.test(plain) ? !pays : pays;
    return `${yes ? "Yes" : "No"}: ${decapitalised(verdictOf(perSale, leaves, price, words))}`;
  }
  const least = perSale ?? (perLead === undefined ? undefined : perLead * usualShare);
  if (least === undefined) return undefined;
  return `It’s fine if one ${buyer} earns you more than ${inMoney(least)}${perSale === undefined ? `, assuming one in four ${lead}s buys` : ""}; if it’s less, stop. What does one earn you, after labour and materials?`;
}

/** The verdict first. */
function verdictOf(
  cost: number,
  leaves: number | undefined,
  price: number | undefined,
  { buyer, inMoney }: Words,
): string {
  if (leaves !== undefined)
    return leaves > cost
      ? `It pays off: one ${buyer} earns you ${inMoney(leaves)}, and you keep ${inMoney(leaves - cost)} of that. Keep going, and add a fifth a week as long as it stays that way.`
      : `It loses money: one ${buyer} earns you ${inMoney(leaves)}, ${inMoney(cost - leaves)} less than the ads for it cost. Cut back to the keywords that brought buyers before you spend more.`;
  if (price === undefined) return "";
  return price > cost
    ? `No reason to stop yet: ${inMoney(price)} comes in for ${inMoney(cost)} of ads. It pays off as long as one ${buyer} costs you less than ${inMoney(price - cost)} in labour and materials.`
    : `It loses money: ${inMoney(cost)} of ads for ${inMoney(price)}. Stop everything but the keywords that brought buyers.`;
}
