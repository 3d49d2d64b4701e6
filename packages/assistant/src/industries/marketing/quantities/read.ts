import { withDigits, withLargeNumbers } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { periodOf, type Quantity } from "./quantity.ts";

/** Reads the quantities of a message with their units: people, pieces, money, shares, times, and what each is per. */

/** A longer message tells a story; what it counts is read from its beginning. */
const mostTokens = 160;
const token = /[$€£] ?\d+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}[\p{L}'’]*|[%$€£@/×.,;!?]/gu;

/** “One pupil pays 30” names each pupil; “one of five” is a number. */
const eachOne =
  /(?<!\b(?:no|any|some|every|which|that|this|the|each|next|last|first) )\bone\b(?! (?:of|in|out) )/g;

const month = wordList`
  jan(uary)?, feb(ruary)?, mar(ch)?, apr(il)?, may, june?, july?, aug(ust)?, sept?(ember)?, oct(ober)?, nov(ember)?, dec(ember)?
`;
/** Days and hours are no quantities. */
const dated = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}\\b|\\b${month} \\d{1,2}\\b(?! ?(?:%|[a-z]))`,
  "g",
);
const begins = wordList`opens?, closes?, starts?, begins?, come, meets?, leaves?`;
const clock = new RegExp(
  `\\b\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\.?|\\b\\d{1,2}:\\d\\d\\b|(?<=\\b${begins} (?:at|from) )\\d{1,2}\\b(?! ?(?:each|euros?|pounds?|dollars?|[€£$]))`,
  "g",
);

/** “5 customers every Tuesday” come once a week. */
const onWeekday =
  /\s(?:every|each|per|on an?|an?) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/g;

const inFigures = (message: string): string =>
  withDigits(
    withLargeNumbers(
      message
        .slice(0, 1200)
        .toLowerCase()
        .replace(/(?<=\d),(?=\d{3}\b)/g, "")
        .replace(/(?<=\d),(?=\d{1,2}\b)/g, ".")
        .replace(/(\d{1,9}(?:\.\d{1,3})?) ?k\b/g, (_, many) => String(Number(many) * 1000))
        .replace(clock, " ")
        .replace(dated, " ")
        .replace(onWeekday, (_all, day: string) => ` a week ${day}`)
        .replace(/\btwice(?= an? (?:day|week|month|year)\b)/g, "2 times")
        .replace(/\b(each|every|this|that|which|any|a single) one\b/g, "$1")
        .replace(eachOne, "each"),
    ),
  );

const moneyWords = new Set(
  "dollar dollars euro euros eur usd gbp bucks pound pounds quid zloty zlotys pln chf franc francs € $ £".split(
    " ",
  ),
);
const smallMoney = new Set("cent cents ct cts p pence penny".split(" "));
const each = new Set("each apiece".split(" "));
const links = new Set("a an per each every for / x".split(" "));
/** Numbers before these are no quantities: “2nd”, “at 5 pm”, “3 times”, “section 4”. */
const noQuantity = new Set(
  "st nd rd th am pm o'clock oclock times x stars star percentile".split(" "),
);
/** Words that end the name of what is counted. */
const stops = new Set(
  "at a an the per each every for and or but i we you they it he she in on of to from with through if is are was were be am do does did not no don't dont will would can could should may must have has had get gets got pay pays paid cost costs what how which who when where that this these those my our your their his her so than then left already only just now last this next by before after because while since about off or plus minus less more each apiece usually on total max maximum minimum right extra all twice once average only in pro come comes came buy buys book books call want wants stay stays say says".split(
    " ",
  ),
);
/** “1,100 fixed costs”, “300 budget”: money, though no currency is named. */
const ofMoney = new Set(
  "fixed budget rent spend fee fees commission revenue turnover profit".split(" "),
);
const irregular = new Set("people persons folk staff children men women clients".split(" "));

/** Words before a bare number that make it money: “at 35”, “we charge about 22”, “order value of 60”. */
const payWords = new Set(
  "at @ for price priced cost costs pay pays paid charge charges spend spends spent brings leaves wants worth fee budget rent bill order aov value".split(
    " ",
  ),
);
const fillers = new Set("about around roughly just only say is of us me at".split(" "));

function paysBefore(lead: string): boolean {
  const words = lead.split(" ");
  if (/^(?:at|@)$/.test(words.at(-1) ?? "")) return true;
  const named = words.findLast((word) => !fillers.has(word)) ?? "";
  return payWords.has(named);
}

type At = { readonly tokens: readonly string[]; readonly at: number };

export function quantitiesIn(message: string): readonly Quantity[] {
  const tokens = [...inFigures(message).matchAll(token)].slice(0, mostTokens).map(([word]) => word);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = readAt({ tokens, at });
    if (read === undefined) continue;
    found.push(read.quantity);
    at = read.end - 1;
  }
  return found;
}

const clauseEnd = /^[.;!?,]$/;
/** What stands before another number speaks of that one. */
const ends = /^[.;!?,]$|\d/;
const wordsBefore = ({ tokens, at }: At): string => {
  const words = tokens.slice(Math.max(0, at - 7), at);
  return words.slice(words.findLastIndex((word) => ends.test(word)) + 1).join(" ");
};
const wordsAfter = ({ tokens, at }: At): string => {
  const words = tokens.slice(at, at + 7);
  const end = words.findIndex((word) => clauseEnd.test(word));
  return words.slice(0, end < 0 ? words.length : end).join(" ");
};

function readAt({ tokens, at }: At): { quantity: Quantity; end: number } | undefined {
  const [, sign, digits] = /^([$€£])? ?(\d+(?:\.\d+)?)$/.exec(tokens[at] ?? "") ?? [];
  if (digits === undefined) return undefined;
  const lead = wordsBefore({ tokens, at });
  const odds = sign === undefined ? oddsAt({ tokens, at }) : undefined;
  const value = Number(digits);
  let end = at + 1;
  const done = (quantity: Omit<Quantity, "lead" | "after">) => ({
    quantity: { ...quantity, lead, after: wordsAfter({ tokens, at: end }) },
    end,
  });
  if (odds) {
    end = odds.end;
    return done({ kind: "share", value: odds.share, text: odds.text });
  }
  const next = tokens[end] ?? "";
  if (next === "%" || next === "percent" || next === "pct") {
    end++;
    const { per, at: after } = perAt({ tokens, at: end });
    if (per.period !== undefined) end = after;
    return done({ kind: "share", value: value / 100, text: `${digits}%`, ...(per.period && per) });
  }
  const often = next === "times" ? perAt({ tokens, at: end + 1 }) : undefined;
  if (often?.per.period !== undefined) {
    end = often.at;
    return done({ kind: "count", value, of: "times", ...often.per });
  }
  if (noQuantity.has(next) && sign === undefined) return undefined;
  const small = smallMoney.has(next);
  const money = sign !== undefined || moneyWords.has(next) || small;
  if (moneyWords.has(next) || small) end++;
  const amount = small ? value / 100 : value;
  if (money) {
    const { per, at: after } = perAt({ tokens, at: end });
    end = after;
    return done({ kind: "money", value: amount, ...per });
  }
  const unit = periodOf(next);
  if (unit !== undefined && next !== "pm") {
    end++;
    const { per, at: after } = perAt({ tokens, at: end });
    end = after;
    return done({ kind: "time", value, of: unit, ...per });
  }
  // “300 fee plus 120 wine”.
  const adds = / plus$/.test(lead);
  const noun = adds ? undefined : nounAt({ tokens, at: end });
  const pays = paysBefore(lead);
  if (noun !== undefined && !(pays && /^(?:at|@)$/.test(lead.split(" ").at(-1) ?? ""))) {
    end = noun.at;
    const { per, at: after } = perAt({ tokens, at: end });
    end = after;
    return done({ kind: "count", value, of: noun.name, ...per });
  }
  const { per, at: after } = perAt({ tokens, at: end });
  end = after;
  if (sign === undefined && per.per === undefined && !pays && isYear(value, lead)) return undefined;
  const ofOne = per.per !== undefined && per.period === undefined;
  return done({
    kind: pays || ofOne || adds || per.period === "hour" ? "money" : "bare",
    value,
    ...per,
  });
}
const isYear = (value: number, lead: string): boolean =>
  value >= 2020 && value <= 2035 && ofYear.test(lead);
const ofYear =
  /(?:^|\b)(?:in|since|until|till|by|during|year|spring|summer|autumn|winter|christmas|season|end of|start of)$/;

/** “1 of 20”, “2 out of 100”, “one in five”. */
function oddsAt({ tokens, at }: At): { share: number; text: string; end: number } | undefined {
  const part = Number(tokens[at]);
  let end = at + 1;
  if (tokens[end] === "out" && tokens[end + 1] === "of") end++;
  if (!/^(?:of|in|from)$/.test(tokens[end] ?? "")) return undefined;
  end++;
  if (/^(?:every|about|around)$/.test(tokens[end] ?? "")) end++;
  const whole = Number(tokens[end] ?? Number.NaN);
  if (!Number.isInteger(part) || !Number.isInteger(whole) || part >= whole) return undefined;
  const unit = tokens[end + 1] ?? "";
  if (moneyWords.has(unit) || unit === "%" || periodOf(unit) !== undefined) return undefined;
  return { share: part / whole, text: `${part} in ${whole}`, end: end + 1 };
}

const furthers = new Set(["extra", "more", "additional", "other"]);

/** What is counted: the words after the number up to the first plural, three at most. */
function nounAt({ tokens, at }: At): { name: string; at: number } | undefined {
  let last: { name: string; at: number } | undefined;
  // “5 extra customers”, “5 more people”.
  const first = furthers.has(tokens[at] ?? "") ? at + 1 : at;
  for (let end = first; end < first + 3; end++) {
    const word = tokens[end] ?? "";
    if (!/^\p{L}/u.test(word) || stops.has(word) || moneyWords.has(word)) break;
    if (ofMoney.has(word)) return undefined;
    if (periodOf(word) !== undefined) break;
    last = { name: word, at: end + 1 };
    if ((word.endsWith("s") && word.length > 3) || irregular.has(word)) return last;
  }
  return last;
}

/** “a week”, “per flyer”, “each”, “monthly”: what a quantity is per. */
function perAt({ tokens, at }: At): {
  per: Pick<Quantity, "per" | "period">;
  at: number;
} {
  const [first = "", second = "", third = ""] = tokens.slice(at, at + 3);
  const adverb = /ly$|^(?:pm|annual)$/.test(first) ? periodOf(first) : undefined;
  if (adverb !== undefined) return { per: { per: adverb, period: adverb }, at: at + 1 };
  if (first === "a" && second === "piece") return { per: { per: "each" }, at: at + 2 };
  if (!links.has(first)) return { per: {}, at };
  const word = first === "for" ? (/^(?:each|every)$/.test(second) ? third : "") : second;
  const period = periodOf(word);
  const end = at + (first === "for" ? 3 : 2);
  if (period !== undefined && !/ly$/.test(word)) return { per: { per: period, period }, at: end };
  // “55 per 1,000”.
  if (first === "per" && second === "1000") return { per: { per: "thousand" }, at: end };
  const isNoun = /^\p{L}{2,}/u.test(word) && !stops.has(word);
  if (isNoun && first !== "x" && first !== "/") return { per: { per: word }, at: end };
  return each.has(first) ? { per: { per: "each" }, at: at + 1 } : { per: {}, at };
}
