import { countOf } from "../../../understanding/numerals.ts";
import { wordList } from "../../../understanding/word-list.ts";

const ordinals: Readonly<Record<string, number>> = {
  other: 2,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  tenth: 10,
};

/** Puts what is told in other terms into those of a ledger, before its figures are read. */

const sign = "[$€£] ?";
const unit = String.raw` ?(?:€|\$|£|euros?|eur\b|pounds?|quid|dollars?|bucks)`;
const amount = String.raw`(?:${sign}\d+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?(?:${unit})?)`;
const money = String.raw`(?:${sign}\d+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?${unit})`;
const printed = wordList`flyers?, leaflets?, posters?, brochures?, post ?cards?, hand ?outs?, beer mats?, vouchers?`;
const sent = wordList`letters?, cards?, mailings?, spots?, adverts?`;
/** “Colour leaflets”; what money is spent on or for is no kind. */
const kind = String.raw`(?:(?!(?:on|for|in|of|with|to|and)\b)\w+ )?`;
/** Pieces that are sold cost nothing. */
const earned = wordList`sold, sell, selling, sells, make, made, making`;
const someone = wordList`patients?, customers?, clients?, orders?, jobs?, bookings?, guests?, members?, students?, pupils?, sales?, buyers?`;
const times = wordList`times, visits, sessions, lessons, appointments, treatments, classes`;

const comesBack = wordList`comes?, visits?, stays?, books?, buys?, needs?`;
const roughly = wordList`for, about, back, on average, usually, us, me`;

const digits = (text: string): number => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
const around = (text: string, value: number): string =>
  text.replace(/\d+(?:\.\d+)?/, String(Math.round(value * 100) / 100));

const terms: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // “140 letters at 1.20”: what all of them cost.
  [
    new RegExp(
      String.raw`(?<!\b${earned} )\b(\d+) ${kind}(${printed}|${sent}) (?:(?:at|@|à) (${amount})(?: each| a piece)?|for (${amount}) (?:each|a piece))`,
      "gi",
    ),
    (_all, count = "", things = "", each = "", apiece = "") =>
      `spent ${around(each === "" ? apiece : each, Number(count) * digits(each === "" ? apiece : each))} on ${things}`,
  ],
  // “Margin 30”.
  [
    /\bmargin(?: is| of)? (\d{1,2})\b(?! ?(?:%|percent|[a-z]|[.,]\d))/gi,
    (_all, share = "") => `margin ${share}%`,
  ],
  // “Sets of three for 60”: one set.
  [
    /\b(sets?|packs?|box(?:es)?|bundles?|bags?) of (?:two|three|four|five|six|ten|\d{1,3})\b/gi,
    (_all, what = "") => what,
  ],
  // “3,000 flyers”: printed pieces are no money.
  [new RegExp(String.raw`(?<!\b${earned} )\b\d+ (?=${kind}${printed}\b)`, "gi"), () => ""],
  // “3 of them give me a job”: three jobs.
  [
    new RegExp(String.raw`\b(\d+) of (?:them|those) (?:\w+ ){1,3}an? (${someone})\b`, "gi"),
    (_all, count = "", thing = "") => `${count} ${thing.replace(/s$/, "")}s`,
  ],
  // “A patient comes 6 times at 38”: what one pays in all.
  [
    new RegExp(
      String.raw`\b${comesBack}(?: ${roughly}){0,3} (\d{1,3}) ${times}(?: (?:in all|on average|a year|each))?,?(?: (?:at|for|and pays?|paying|@|à)){1,3} (${amount})(?: each| a \w+| per \w+)?`,
      "gi",
    ),
    (_all, count = "", each = "") => `pays ${around(each, Number(count) * digits(each))}`,
  ],
  // “Pays 29 a month and stays 14 months”.
  [
    new RegExp(
      String.raw`\bpays? (${amount})(?: (?:a|per|each) month|/month| monthly),?(?: and| for)?(?: (?:stays?|remains?|for|about|on average|usually))* (\d{1,3}) months`,
      "gi",
    ),
    (_all, each = "", count = "") => `pays ${around(each, Number(count) * digits(each))}`,
  ],
  // “We win 1 in 2 calls”, “every third enquiry becomes a job”: a share of those who ask.
  [
    /\b(?:win|get|close|convert|book|land)(?: \w+){0,2} (1|one|2|two) (?:in|out of|of) (\w+) (?:\w+ )?(?:calls|leads|enquir\w+|inquir\w+|requests|quotes)\b/gi,
    (all, some = "", many = "") => {
      const share = (countOf(some) / countOf(many)) * 100;
      return share > 0 && share <= 100 ? `${Math.round(share * 10) / 10}% of the leads buy` : all;
    },
  ],
  [
    /\b(?:every|each) (other|second|third|fourth|fifth|tenth) (?:call|lead|enquiry|inquiry|request|quote)(?: \w+)? (?:becomes?|turns|books|buys|is|leads)\b/gi,
    (all, nth = "") => {
      const many = ordinals[nth.toLowerCase()];
      return many === undefined ? all : `${Math.round(1000 / many) / 10}% of the leads buy`;
    },
  ],
  // “Barely the 600 back”: what the ads have cost.
  [
    new RegExp(String.raw`\b(?:the|my|our) (${money}) back\b`, "gi"),
    (_all, all = "") => `spent ${all} on ads`,
  ],
  // “420 euros for 5 patients”, at the beginning of a sentence: what they cost.
  [
    new RegExp(String.raw`(?<=^|[.!?] |\bno,? )(${money}) for (?=\d+ (?:new )?${someone}\b)`, "gi"),
    (_all, all = "") => `spent ${all} for `,
  ],
];

/** The message in the terms of a ledger; thousands are written without commas. */
export const inLedgerTerms = (text: string): string =>
  terms.reduce((all, [pattern, put]) => all.replace(pattern, put), text);
