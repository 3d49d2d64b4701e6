import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { singular } from "../quantities/words.ts";
import type { Figure } from "./book.ts";
import { goesOn, kindOf } from "./steps.ts";

/** What a message asks of a funnel. */

/** Sums with costs of goods, margins and times have rooms of their own. */
const ofOther = anywhere(
  wordList`profit\w*, margin, break ?-?even, even, earn (it )?back, get (it|that|this|the money|my money) back, left, keep, lose, losing, loss, lifetime, ltv, churn, stay, stays, month by month, discount, better, worth it, roi, afford, at most, the most, limit, bid, max(imum)?, should i (stop|go on|keep), pay off, pays off, a year, per hour, each month, compare\w*, instead`,
);

const one = wordList`an?, one, each, per, every, a single`;
const ofNoun = "(?:new )?(?<noun>[a-z]+)";
/** The ways to ask for the cost of one; “what does one cost” names none. */
const costsOf = [
  String.raw`(?:what|how much|whats)\b.{0,24}\b${one} ${ofNoun}(?: then)?(?: \w+)? cost`,
  `costs? (?:of |per |for )(?:an?|one|each)? ?${ofNoun}`,
  `(?:costs?|pay|paid|spend) (?:me |us )?(?:per|for (?:an?|one|each)) ${ofNoun}`,
  "what (?:is|was) (?:one|an?|each) (?<noun>[a-z]+)",
  "how much (?:is |was )?(?:per|for each) (?<noun>[a-z]+)",
  String.raw`(?:what|how much) (?:does|did|would) (?:one|each) cost\b`,
  String.raw`(?<noun>cpl|cpa|cpc|cac)\b(?! (?:is |of |at )?[€£$]?\d)`,
];
const costOf = new RegExp(String.raw`\b(?:${costsOf.join("|")})`, "g");
const short: Readonly<Record<string, string>> = {
  cpl: "lead",
  cpa: "customer",
  cac: "customer",
  cpc: "click",
};
const many = /\bhow many (?:new |more )?([a-z]+)/;
const howMany = /\bhow many\b/;
const rate =
  /\bwhat (?:percent\w*|share|rate)|\bhow many percent|\b(?:conversion|response|click) rate\b.*\?|\bwhat is (?:the|my) (?:conversion|response|click)/;
const inAll = wordList`spend, budget, cost (me |us )?(in total|altogether|then), pay in (all|total), money`;
const spends = anywhere(
  wordList`(what|how much)\b.{0,20}\b${inAll}, budget (is|would|for|do), what (do|would|will|did) (they|these|those|it|that|all) (all )?cost`,
);
const brings = /\b(?:what|how much)\b.{0,24}\b(?:bring|make|revenue|turnover|get|take in)\b/;
const roas = /\broas\b|\breturn on ad ?spend\b/;

/** The place of the step that a question names; the last one if it names none that is known. */
function placeOf(steps: readonly string[], noun: string | undefined): number | undefined {
  const word = (noun ?? "").trim();
  if (word === "" || /^(?:one|is|are|was|of|that|do|does|them|it|did|would)$/.test(word))
    return steps.length - 1;
  const own = singular(word);
  const kind = kindOf(own);
  const same = steps.indexOf(own);
  if (same >= 0) return same;
  const alike = steps.findLastIndex((step) => kind !== undefined && kindOf(step) === kind);
  if (alike >= 0) return alike;
  // Visitors, guests and customers are people, and may be counted so.
  if (kindOf(steps.at(-1) ?? "") === "person" || kind === "person") return steps.length - 1;
  const isEnd = kind === "sale" || kind === "person" || kind === "lead";
  return isEnd && steps.at(-1) === "" ? steps.length - 1 : undefined;
}

const ofWhom = /\b(?:percent\w*|share) of (?:the |my |our |all )*([a-z]+)/;
/**
 * “What percentage replied”: the step of those who did so; the last one if the question names none. A share of others
 * than those of the step before is no figure of a funnel.
 */
function placeOfRate(steps: readonly string[], plain: string): number | undefined {
  const did = goesOn.find(([, words]) => words.test(plain))?.[0];
  const isDone = (step: string): boolean =>
    kindOf(step) === did || (did === "sale" && (step === "" || kindOf(step) === "person"));
  const at = did === undefined ? steps.length - 1 : steps.findLastIndex(isDone);
  if (at <= 0) return undefined;
  const whom = kindOf(singular(ofWhom.exec(plain)?.[1] ?? ""));
  const isOfOthers =
    whom !== undefined && whom !== "person" && whom !== kindOf(steps[at - 1] ?? "");
  return isOfOthers ? undefined : at;
}

export type Asked = { readonly figure: Figure; readonly noun?: string };

const mostAsked = 3;
const asks = /\?|\b(?:what|whats|what's|how|calculate|work out|tell me|please|pls)\b/i;
/** Returns the figures that the questions of a message ask for; empty if it asks for none that a funnel holds. */
export function askedIn(message: string, steps: readonly string[]): Asked[] {
  if (ofOther.test(plainWords(message)) || steps.length === 0) return [];
  return message
    .split(/(?<=[.?!])\s+/)
    .slice(0, 8)
    .filter((one) => asks.test(one))
    .flatMap((one) => ofQuestion(plainWords(one), steps))
    .slice(0, mostAsked);
}

function ofQuestion(plain: string, steps: readonly string[]): Asked[] {
  if (roas.test(plain)) return [{ figure: "roas" }];
  if (rate.test(plain) && steps.length > 1) {
    const at = placeOfRate(steps, plain);
    return at === undefined ? [] : [{ figure: `share${at}` }];
  }
  const found: { figure: Figure; noun?: string; at: number }[] = [];
  for (const cost of plain.matchAll(costOf)) {
    const word = cost.groups?.noun;
    const noun = short[word ?? ""] ?? word;
    const at = placeOf(steps, noun);
    if (at !== undefined) found.push({ figure: `each${at}`, at: cost.index, ...named(noun) });
  }
  if (spends.test(plain)) found.push({ figure: "spend", at: plain.search(spends) });
  if (howMany.test(plain)) {
    const noun = many.exec(plain)?.[1];
    const at = placeOf(steps, noun);
    if (at !== undefined)
      found.push({ figure: `count${at}`, at: plain.search(howMany), ...named(noun) });
  } else if (found.length === 0 && brings.test(plain)) found.push({ figure: "revenue", at: 0 });
  return found.sort((a, b) => a.at - b.at).map(({ at: _at, ...rest }) => rest);
}
const named = (noun: string | undefined): { noun?: string } =>
  noun === undefined || kindOf(singular(noun)) === undefined ? {} : { noun: singular(noun) };
