import { readAmounts } from "../../../understanding/amounts.ts";
import { withDigits, withLargeNumbers } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { aroundIn, mostFigures } from "./around.ts";
import { inWholeMoney } from "./currency.ts";
import { shareOfMargin } from "./factors.ts";
import {
  adjectives,
  ahead,
  behind,
  buyers,
  type Cue,
  type Figures,
  type Role,
  small,
} from "./stated-cues.ts";

/**
 * The role of each number in a message, by the words beside it: clicks, people, a share, a price, a duration or money
 * spent.
 */

export type Told = {
  figures: Figures;
  /** The noun for one item (“member”), if it was said. */
  thing?: string;
  /** The price is paid every month. */
  monthly?: true;
  /** The message without the numbers that are not a budget. */
  rest: string;
};

const number = "(?:(?<sign>[$€£]) ?)?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)(?: ?(?<factor>[km])\\b)?";
const any = new RegExp(number, "g");

const none = new RegExp(
  `\\b(?:zero|no|0|not (?:a|one)(?: single)?|without a(?: single)?|nothing) ${adjectives}(sales?|orders?|customers?|leads?|bookings?|conversions?|buyers?|enquir\\w+|sign ?-?ups?)\\b`,
);
const eachMonth = /(\d[\d,]*)(?: ?[$€])? ?(?:\/|a |per |each |every )(?:mo|month)\b/;
const eachDay =
  /(\d[\d,]*)(?: ?(?:[$€£]|dollars?|euros?|pounds?))? ?(?:\/|a |per |each |every )day\b/;
const daysIn = (text: string): number => {
  const [, many, unit = ""] =
    /\b(?:for|over|since|after|in) (\d{1,2}) (days|weeks?)\b/.exec(text) ?? [];
  return many === undefined ? 30 : Number(many) * (unit === "days" ? 1 : 7);
};
const forMonths = /\b(?:since|for|after|over|these|last) (\d{1,2}) months?\b(?! stay)/;
const wantsSo = new RegExp(
  `\\b(?:want|need|get|win|goal(?: is)?|target(?: is)?|looking for|aim for|like) ${small}$`,
);

/** “LTV:CAC 3” is a ratio, not an amount. */
const ratioWanted =
  /\b(?:ltv|clv)\s*(?:[:/]|to)\s*cac\b(?:\s+(?:ratio|of|is|at|target|least|=|goal))*\s*\d(?:\.\d)?\b/gi;

/** “Go back to the 2000 one” is not about revenue. */
const goesBack = /\b(?:go|going|went|switch)? ?back to\b/gi;

/** “8 of 23 closed”, “close rate from 5 to 8 of 23”: counts of buyers and enquiries, not money. */
const ofAll =
  /(?:\b(?<from>from )?(?<low>\d{1,4}) (?:to|or) )?\b(?<many>\d{1,4}) (?:out )?of (?:the |our |those )?(?<all>\d{1,5})\b(?! ?(?:%|percent|clicks?|visitors?|visits))/;
const ofBuying =
  /\b(?:clos\w+|bought|buys?|became|become|convert\w*|signed|paid|customers?|clients?|booked|sales?)\b/;

/** Extracts how many enquiries became sales; the lower of “3 to 4”, the new value of “from 5 to 8”. */
function boughtOf(text: string): Pick<Figures, "sales" | "leads"> {
  const { from, low, many, all } = ofAll.exec(text)?.groups ?? {};
  const sales = Number(from === undefined ? (low ?? many) : many);
  const leads = Number(all);
  return ofBuying.test(text) && sales > 1 && sales <= leads ? { sales, leads } : {};
}

/** Extracts the figures from a message as typed. */
export function toldIn(sent: string): Told {
  const message = inWholeMoney(sent).replace(ratioWanted, " ").replace(goesBack, " ");
  const text = withDigits(
    withLargeNumbers(plainWords(message.replace(/[.,;!?:](?=\s|$)/g, " # "))),
  );
  const figures: Figures = {};
  const cut: string[] = [];
  let thing: string | undefined;
  let monthly: true | undefined;
  for (const found of text.matchAll(any).take(mostFigures)) {
    const { digits = "", factor, sign } = found.groups ?? {};
    const value =
      Number(digits.replaceAll(",", "")) *
      (factor === "k" ? 1_000 : factor === "m" ? 1_000_000 : 1);
    const { before: lead, after } = aroundIn(text, found);
    const role = roleOf(lead, after, sign !== undefined);
    // “40k bottles” counts things, and is not a budget.
    if (role === undefined && sign === undefined && ofThings.test(after)) cut.push(found[0].trim());
    if (
      role === undefined &&
      sign === undefined &&
      ofAge.test(lead) &&
      value < oldest &&
      !isTime.test(after)
    )
      cut.push(found[0].trim());
    if (role === undefined) continue;
    // “What did one job cost” is not a count.
    if (value === 1 && asksOfOne.test(lead) && counts.test(role)) continue;
    // “The goal is 30” counts people; “the goal is 30,000” is an amount.
    if (role === "target" && sign === undefined && value < leastSum) continue;
    const wanted = role === "sales" && wantsSo.test(lead);
    // A contract value is yearly; beside churn and CAC it counts per month.
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
  // A monthly rate times the number of months is what was spent.
  if (rate !== undefined && months !== undefined && figures.price === undefined)
    figures.spend = Number(rate.replaceAll(",", "")) * Number(months);
  // “15 a day” is converted to a month, unless a duration is given.
  const daily = eachDay.exec(text);
  if (daily !== null && figures.spend === Number(daily[1]?.replaceAll(",", "")))
    figures.spend *= daysIn(text);
  // “0 budget” was not spent.
  if (figures.spend === 0) delete figures.spend;
  Object.assign(figures, boughtOf(text));
  const many = oneInOf(text);
  if (many !== undefined) figures.oneIn = many;
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
    rest: cut.length > 0 ? rest : message,
    ...(thing === undefined ? {} : { thing }),
    ...(monthly === undefined ? {} : { monthly }),
  };
}

/** Words for money and time, and small words, are not things. */
const noThings = wordList`dollars, euros, bucks, pounds, weeks, months, days, years, hours, ads, plus, less, thus, this, yes, was, thousands, millions, minus, times, percents`;
/** A plural noun right after a number, other than money or time. */
const ofThings = new RegExp(`^ (?!${noThings}\\b)[a-z]{3,}(?<!s)s\\b`);

const closes = wordList`close, buy, book, convert, sign, become`;
const ofThem = wordList`of (the |those |our )?(leads|enquiries|inquiries|calls|demos|requests|them|those)`;
const oneOf = new RegExp(
  `\\b1 (?:of|in|out of|from) (?:every |the )?(\\d{1,3})\\b(?! ?%)|\\b(\\d{1,2}(?:\\.\\d)?) ?% (?:${ofThem} )?${closes}`,
);

const closing =
  /\b(?:close|closing|win|demo to close|lead to customer)(?: rate)?(?: is| of| at|:)? (\d{1,2}(?:\.\d)?) ?%/;

/** Returns how many leads it takes for one buyer: “1 of 9 leads buys”, “11% of them close”. */
function oneInOf(text: string): number | undefined {
  const found = oneOf.exec(text);
  const share = found?.[2] ?? closing.exec(text)?.[1];
  if (found?.[1] === undefined && share === undefined) return undefined;
  const many = found?.[1] === undefined ? 100 / Number(share) : Number(found[1]);
  return many >= 1 ? Math.round(many * 10) / 10 : undefined;
}

const asksOfOne = /\b(?:did|does|do|would|will|should|may|can) $/;
const counts = /^(?:sales|leads|clicks)$/;

/** An age: “Most are over 70”. */
const ofAge = /\b(?:over|under|above|below|aged?|ages|older than|younger than) $/;
const oldest = 110;
const isTime = /^ ?(?:weeks?|wks?|months?|days?|hours?|quarters?|years?(?! old))\b/;
const leastSum = 500;
const noMoney = /^(?:seats|left|sales|leads|clicks|impressions|lifeMonths|margin|ctr|conversion)$/;

function roleOf(lead: string, after: string, isMoney: boolean): Role | undefined {
  const money =
    isMoney ||
    readAmounts(`1${after.slice(0, 10)}`).amounts.some(({ text }) => text.startsWith("1"));
  const share = /^ ?(?:%|percent)/.test(after);
  const fits = ([role]: Cue): boolean =>
    share
      ? role === "margin" || role === "ctr" || role === "conversion" || role === "churn"
      : money
        ? !noMoney.test(role)
        : role !== "ctr" && role !== "conversion";
  const next = behind.find((cue) => fits(cue) && cue[1].test(after))?.[0];
  if (next !== undefined) return next;
  // “Sell a $79 course”: the price for the buyer.
  if (money && sells.test(lead) && !lowers.test(after)) return "price";
  const said = ahead.find((cue) => fits(cue) && cue[1].test(lead))?.[0];
  // “80 members, lost 25” counts members.
  if (said === "spend" && !money && /\blost (?:\w+ )?$/.test(lead) && payersIn(lead, lead))
    return undefined;
  // “$45 a month” is a price if the people who pay it were named.
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
/** “Offer a $10 discount” does not state a price. */
const lowers =
  /^(?: ?(?:dollars?|euros?|bucks|usd))?(?: off)? (?:discount|voucher|coupon|off|credit|rebate|bonus|refund)\b/;
/** The words after the price that say how long a customer pays. */
const paysOn = /\b(?:stays?|churn|cac|ltv|lifetime)\b/;
const payersIn = (all: string, lead = all.slice(all.lastIndexOf("#") + 1)): boolean =>
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
