import { withDigits, withLargeNumbers } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { aroundIn, mostFigures } from "../figures/around.ts";
import { inWholeMoney } from "../figures/currency.ts";
import { ordersAYear } from "../figures/orders-a-year.ts";
import { type Cue, cues } from "./cues.ts";
import type { Role, Unit } from "./role.ts";

/** Reads the figures of one business from a message: what a customer pays, leaves and costs, and how often they come. */

const number = /(?<sign>[$€£] ?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?<factor>k\b)?/g;
const share = /^ ?(?:%|percent\b)/;
const currency = /^ ?(?:dollars?|euros?|bucks|pounds?|quid|usd|eur|€|\$)(?=\s|$)/;
/** Times of day, dates and names are not business figures. */
const noFigure =
  /^ ?(?:am|pm|o'?clock|:|st\b|nd\b|rd\b|th\b|weeks?\b|days?\b|hours?\b|minutes?\b|km\b|miles?\b)/;
/** The words on one side that can say what a number is. */
const near = 6;

const ahead = (text: string): string => {
  const clause = text.slice(text.lastIndexOf("#") + 1).trimEnd();
  return clause.split(" ").slice(-near).join(" ");
};
const behind = (text: string): string =>
  text.split("#")[0]?.split(" ").slice(0, near).join(" ") ?? "";

/** Rewrites a message so that every number is in digits, and every sentence ends in “#”. */
const inDigits = (message: string): string =>
  withDigits(
    withLargeNumbers(
      plainWords(
        inWholeMoney(message)
          .replace(/(?<=\d),(?=\d{3}\b)/g, "")
          .replace(/[.,;!?](?=\s|$)/g, " # ")
          .replace(/\bhalf (?=of |come|return|re)/gi, "50% "),
      ),
    ),
  );

export function unitIn(message: string): Unit {
  const text = inDigits(message);
  const found: Unit = {};
  let likely: number | undefined;
  for (const match of text.matchAll(number).take(mostFigures)) {
    const { sign, digits = "", factor } = match.groups ?? {};
    const value = Number(digits.replaceAll(",", "")) * (factor === undefined ? 1 : 1000);
    const { before, after: rest } = aroundIn(text, match);
    const kind = share.test(rest) ? "share" : sign || currency.test(rest) ? "money" : "plain";
    const after = behind(rest.replace(share, "").replace(currency, ""));
    if (kind === "plain" && noFigure.test(after)) continue;
    const lead = ahead(before);
    const isCost = costs.test(before) && each.test(after);
    const role = isCost ? "unitCost" : roleOf(kind, lead, after);
    if (role !== undefined && value > 0) found[role] ??= value;
    else if (kind !== "share" && (kind === "money" || named.test(lead))) likely ??= value;
  }
  if (half.test(text)) found.margin ??= 50;
  // “Each is worth 1400 to us, that’s after costs”: what is left, and not what is paid.
  if (afterCosts.test(text) && found.price !== undefined && found.keep === undefined) {
    found.keep = found.price;
    delete found.price;
  }
  const many = oneIn.exec(text)?.[1];
  if (many !== undefined) found.close ??= 100 / Number(many);
  // “An implant is 1900, we keep 45%”: beside what is kept or sold, a sum without a word of its own is the price.
  if (likely !== undefined && beside.some((role) => found[role] !== undefined))
    found.price ??= likely;
  return { ...found, ...howOften(text) };
}

const half =
  /\bcosts? (?:me |us )?(?:about )?half\b|\bkeep (?:about )?half\b|\bhalf (?:of (?:it|that) )?(?:goes|is left|stays|remains)\b/;
const afterCosts = /\b(?:after|without|net of) (?:all |my |our |the )?(?:costs?|expenses)\b/;

/** “My costs are nearly zero, maybe 5 per student”: what one piece costs. */
const small = wordList`are, is, nearly, almost, about, only, zero, low, small, maybe, like, around, roughly, #`;
const costs = new RegExp(`\\b(?:my|our|the) costs?(?: (?:${small}))* ?$`);
const each =
  /^ ?(?:per|an?|each|every|for each|for an?)\b(?! (?:month|week|day|year|lead|click)\b)/;

/** “1 of 8 becomes a patient”. */
const oneIn =
  /\b1 (?:of|in|out of) (?:every )?(\d{1,3}) (?:of them |leads |people )?(?:buys?|becomes?|books?|closes?|signs?|converts?|orders?|is a|turns?)\b/;
const beside = ["margin", "unitCost", "sales"] as const;
const named = new RegExp(
  `\\b(?!${wordList`budget, spend, cost, goal, target, limit, rate, limit, total, that, this, it, max, cac, cpl, what, which, number`}\\b)[a-z]{3,} (?:is|costs?|sells for|goes for)$`,
);

function roleOf(kind: "share" | "money" | "plain", lead: string, after: string): Role | undefined {
  const fits = ({ of, behind, ahead }: Cue): boolean =>
    (kind === "plain" ? of !== "share" : of === kind) &&
    (behind === undefined || behind.test(after)) &&
    (ahead === undefined || ahead.test(lead));
  return cues.find(fits)?.role;
}

const perYear = { day: 365, week: 52, month: 12, quarter: 4, year: 1 } as const;
const unit = "(day|week|month|quarter|year)s?";
const often = new RegExp(
  `\\b(once|twice|(\\d{1,2}) (?:times|visits|orders)) (?:an?|per|each|every) ${unit}\\b`,
);
const every = new RegExp(`\\bevery (\\d{1,2} )?${unit}\\b`);
const comes = /\b(?:comes?|returns?|orders?|books?|buys?|visits?|rebooks?|reorders?|i see)\b/;

/** “Once a month”, “every 6 weeks”: how often a year one customer comes. */
function howOften(text: string): Unit {
  const yearly = ordersAYear(text);
  if (yearly !== undefined) return { timesYearly: yearly };
  const found = often.exec(text);
  const [, word, count, per = ""] = found ?? [];
  if (found) {
    const many = word === "once" ? 1 : word === "twice" ? 2 : Number(count);
    return { timesYearly: many * yearOf(per) };
  }
  const regular = comes.test(text) ? every.exec(text) : null;
  if (!regular) return {};
  return { timesYearly: yearOf(regular[2] ?? "") / Number(regular[1] ?? 1) };
}
const yearOf = (per: string): number =>
  Object.entries(perYear).find(([name]) => name === per)?.[1] ?? 1;
