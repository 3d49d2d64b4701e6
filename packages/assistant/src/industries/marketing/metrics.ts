import { say } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asksNoSum } from "./asks-no-sum.ts";
import { channelsIn } from "./channel-records.ts";
import { ratios } from "./metric-sums.ts";
import { toldIn } from "./stated-figures.ts";
import { worked } from "./sum-lines.ts";
import { knownIn } from "./sums.ts";

/** Calculates every metric that a message names from the figures given, and asks only for missing ones. */

const leads = wordList`leads?, enquir(y|ies), inquir(y|ies), calls?, requests?`;
const customers = wordList`customers?, clients?, sales?, orders?, bookings?, acquisitions?, jobs?, patients?, members?, buyers?`;
const per = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:per|a|each|one|every) ${noun}\\b(?! (?:is|leaves|brings|earns|pays|spends|rate)\\b)`,
  );
const perLead = per(leads);
const perCustomer = per(customers);
const perClick = per("clicks?");
/** “Max CPC”, “the most I can pay for a click”, “break-even cost per customer”. */
const ofLimit = anywhere(wordList`
  max( \w+)?, maximum, at most, the most, highest, afford, may (i|we|it|one|a) (pay|cost|spend)?, (can|could) (i|we) pay, allowed, break ?-?even, without losing, not lose, ceiling, target
`);
const asksCost = /\bcosts?\b|\bper\b|\bpay\b|\bspend\b|\bcp[alc]\b|\bcac\b/;

type Metric = keyof typeof ratios;

/** Returns the metrics that a message names. Each sentence has its own limit: “Cost per customer. Max CPC?” */
const metricsIn = (message: string): Metric[] => [
  ...new Set(message.split(/[.?!;](?:\s|$)/).flatMap((part) => namedIn(plainWords(part)))),
];

function namedIn(plain: string): Metric[] {
  const cost = asksCost.test(plain);
  const limit = ofLimit.test(plain);
  const named: readonly (readonly [Metric, boolean])[] = [
    ["cpm", /\bcpm\b|\bper (?:thousand|1,?000) (?:views|impressions)\b/.test(plain)],
    ["visits", /\bhow many (?:clicks|visits|visitors)\b/.test(plain)],
    ["ctr", /\bctr\b|\bclick ?-?through\b/.test(plain)],
    [limit ? "maxClick" : "cpc", /\bcpc\b/.test(plain) || (cost && perClick.test(plain))],
    [limit ? "maxLead" : "cpl", /\bcpl\b/.test(plain) || (cost && perLead.test(plain))],
    [
      limit ? "maxCustomer" : "cac",
      /\b(?:cac|cpa)\b/.test(plain) ||
        (cost && perCustomer.test(plain) && !/\b(?:lose|losing|make|earn|profit)\b/.test(plain)),
    ],
    ["closing", /\bclos(?:e|ing) rate\b/.test(plain)],
    ["conversion", /\bconversion\b/.test(plain) && !/\d ?(?:%|percent)/.test(plain)],
    ["roas", !limit && /\broas\b/.test(plain)],
    ["roi", /\broi\b|\breturn on (?:investment|ad)/.test(plain)],
  ];
  return named.flatMap(([metric, asked]) => (asked ? [metric] : []));
}

const judges = /\b(?:any good|good|worth it|bad|ok|okay)\b/;
/** A message with at least this many figures asks for a calculation, whatever else it asks. */
const account = 3;

export function metricsOf(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const stated = toldIn(message).figures;
  const said = Object.keys(stated).length;
  // “CTR is 1.1%” is a statement, not a question.
  const asked = metricsIn(message).filter((metric) => !(metric in stated));
  if (asked.length === 0 || channelsIn(plain).length > 1) return undefined;
  if (asksNoSum(plain) && said < account) return undefined;
  const figures = knownIn(state);
  const { spend, planned, monthly, lifeMonths, churn } = figures;
  // A plan’s money is not spent yet, and what a subscriber is worth takes how long one stays.
  if (planned && spend !== undefined) return undefined;
  if (monthly || lifeMonths !== undefined || churn !== undefined) return undefined;
  const named = new RegExp(`\\b${customers}\\b`).exec(plain)?.[0].replace(/s$/, "");
  const thing = named ?? (/\bcac\b/.test(plain) ? "customer" : figures.thing);
  const known = { ...figures, thing };
  const sums = asked.map((metric) => ratios[metric](known));
  const done = sums.flatMap((sum) => ("text" in sum ? [sum.text] : []));
  const missing = [...new Set(sums.flatMap((sum) => ("missing" in sum ? [sum.missing] : [])))];
  // A single metric without figures is left to the stage that asks for the figures in order.
  if (done.length === 0 && (state.figures?.spend === undefined || missing.length !== 1))
    return undefined;
  if (done.length === 0 && asked.every((metric) => metric === "roi" || metric === "roas"))
    return undefined;
  if (said >= account && judges.test(plain)) {
    const made = worked.made(known);
    if (made !== undefined) done.push(made);
  }
  if (missing.length > 0)
    done.push(`${done.length > 0 ? "For the rest, I need" : "For that, I need"} ${missing[0]}.`);
  return {
    handled: asked.some((metric) => metric.startsWith("max")) ? "sum:limit" : "sum:cost",
    state: state.flow?.name === "roi" ? aside(state) : state,
    reply: say(done.join(" "), {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}
