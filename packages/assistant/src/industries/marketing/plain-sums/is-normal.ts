import { money } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { responseOf } from "../facts/responses.ts";
import { currencyOf } from "../figures/currency.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { unitOf } from "../unit-sums/unit.ts";
import { anyOf, figuresIn, firstOf, number, percent, rounded, toOutcome } from "./sum.ts";

/** “900 a month and 4 leads, is that normal?”: what one cost, and what that is to be compared with. */

const judges = anywhere(wordList`
  (is|was|are) (that|this|it|these|those)( \w+)? (normal|ok|okay|good|bad|usual|fair|much|a lot|too much|too little|reasonable|expensive|worth it|high|low), normal, usual, good or bad, rip ?off, (ok|okay|good|normal) or not, too (much|expensive|high|few|little), worth it, any good, reasonable, ok$, okay$, good$, bad$
`);
const buyers =
  "customer|client|patient|sale|order|booking|member|student|guest|buyer|job|sign-?up|visit";
const askers = "lead|enquir(?:y|ie)|inquir(?:y|ie)|call|request|appointment|message|download";
const results = new RegExp(
  String.raw`\b(\d{1,4}|one|two|three|four|five) (?:new |real |good |paying |only )?(${buyers}|${askers})(?:s|es)?\b`,
);
const spends = String.raw`\b(?:charges?|costs?|spent|spend|paid|pays?|pay|paying|took|takes|invested|burn\w*|budget|for|on|fee)`;
const spent = anyOf(
  `${spends}(?: (?:us|me|them|about|around|over|almost|only|of|is|was))* ${number}(?! ?(?:%|percent|leads|clicks|visitors))`,
  String.raw`[$€£] ?(\d{2,6})`,
  String.raw`\b(\d{2,6}) ?(?:€|euros?|eur|pounds?|quid|dollars?|bucks|(?:a|per) month)`,
);
const of = new RegExp(
  String.raw`(?:from|of|out of|for|and|per|on) (?:about )?${number} (clicks?|visitors?|visits|page views|flyers|leaflets|letters|e-?mails|mails|views|impressions|people)\b`,
);
const before = new RegExp(
  String.raw`${number} (clicks?|visitors?|visits|flyers|leaflets|letters|e-?mails|mails|views|impressions)\b`,
);

/** “Is a 2% click rate on Google normal?” */
const rates: readonly (readonly [RegExp, what: string, low: number, high: number])[] = [
  [/\b(?:ctr|click)\b.*\b(?:google|search)\b|\bgoogle\b.*\b(?:ctr|click)/, "search ads", 3, 6],
  [/\b(?:ctr|click)\b.*\b(?:facebook|instagram|meta|social)\b/, "social ads", 0.9, 1.5],
  [/\b(?:ctr|click)\b.*\b(?:newsletter|e-?mail|mail)/, "newsletters, of all recipients", 2, 3],
  [
    /^(?!.*\b(?:trial|demo|lead|call|quote)).*\bconver\w+/,
    "visitors who buy or get in touch",
    1,
    3,
  ],
];
const toldRate = new RegExp(percent);

/** “31% open it and 2% click”: both rates of a newsletter. */
const opened = new RegExp(
  `${number}(?: ?(?:%|percent))(?: of (?:them|readers|people))? (?:open|opened|opens|opening|open rate)\\b`,
);
const clicked = new RegExp(
  `${number}(?: ?(?:%|percent))(?: of (?:them|readers|people))? (?:click|clicked|clicks|click rate)\\b`,
);
function ofNewsletter(plain: string): string | undefined {
  const [open, click] = [opened, clicked].map((words) => firstOf(words.exec(plain)));
  if (open === undefined || click === undefined) return undefined;
  const verdict = (rate: number, low: number, high: number): string =>
    rate < low ? "low" : rate > high ? "good" : "normal";
  const [of, to] = [verdict(open, 25, 40), verdict(click, 2, 3)];
  return `Opens are ${of} (25–40% is usual), clicks ${to} (2–3% of all). ${to === "good" ? "Keep it as it is, and count what the clicks buy." : "For more clicks: one offer per mail, with one button near the top that says what people get."}`;
}

function ofToldRate(plain: string): string | undefined {
  const both = ofNewsletter(plain);
  if (both !== undefined) return both;
  const rate = firstOf(toldRate.exec(plain));
  const found = rates.find(([words]) => words.test(plain));
  if (rate === undefined || found === undefined || plain.split(" ").length > 16) return undefined;
  const [, what, low, high] = found;
  const range = `${low}–${high}% is usual for ${what}`;
  if (rate < low)
    return `A bit low: ${range}. Put the words people search for, the place and the price in the first line, and drop whatever doesn’t fit.`;
  return `${rate > high ? "Good" : "Normal"}: ${range}. What counts more is how many of those who click become customers.`;
}

export function isNormal(turn: Turn): Outcome | undefined {
  const plain = figuresIn(turn.message);
  if (!judges.test(plain) || plain.split(" ").length > mostWords) return undefined;
  const rate = ofToldRate(plain);
  if (rate !== undefined) return toOutcome(turn, "normal", rate);
  const [whole, digits = "", noun = ""] = results.exec(plain) ?? [];
  const count = countOf(digits);
  if (whole === undefined || !(count > 0)) return undefined;
  const rest = plain.replace(whole, " ");
  const base = of.exec(rest) ?? before.exec(rest);
  const many = Number(base?.[1]);
  const one = noun.replace(/ies?$/, "y");
  if (base !== null && many > count)
    return toOutcome(turn, "normal", ofRate(count, many, base[2] ?? ""));
  const spend = firstOf(spent.exec(rest));
  const { unit } = unitOf(turn);
  // With the profit of one customer known, that decides.
  if (
    spend === undefined ||
    spend <= count ||
    unit.keep !== undefined ||
    toldIn(turn.message).figures.price
  )
    return undefined;
  const inMoney = (value: number) => money(Math.round(value * 100) / 100, currencyOf(turn));
  const each = spend / count;
  const lead = `That’s ${inMoney(each)} ${/^[aeiou]/.test(one) ? "an" : "a"} ${one} (${inMoney(spend)} ÷ ${count}).`;
  return toOutcome(
    turn,
    "normal",
    new RegExp(`^(?:${buyers})$`).test(one)
      ? `${lead} Whether that’s normal depends on your trade; whether it’s good, on what one leaves you: three times as much is healthy, less than ${inMoney(each)} is a loss. What does one leave you, after costs?`
      : `${lead} If one in three buys, a customer costs you ${inMoney(each * 3)}: fine for a kitchen, far too much for a haircut. How many of the ${count} bought, and what does one leave you?`,
  );
}
const mostWords = 40;

function ofRate(count: number, many: number, noun: string): string {
  const [low, high] = responseOf(noun);
  const rate = (count / many) * 100;
  const shown = rate >= 1 ? rounded(rate) : String(Number(rate.toPrecision(2)));
  const verdict = rate < low ? "low" : rate > high ? "good" : "usual";
  const advice =
    rate < low
      ? "Look at what people see first: does it name the offer, the price and the next step?"
      : rate > high
        ? "More of the same is the best next step."
        : "To get more out of it, work on the offer before you buy more of them.";
  const few = count < 10 ? " With so few it may still be chance, so count on." : "";
  return `${verdict === "usual" ? "Normal" : verdict === "good" ? "Good" : "A bit low"}: ${count} from ${many.toLocaleString("en-US")} is ${shown}%, and ${low}–${high}% is usual. ${advice}${few}`;
}
