import { wordList } from "../../understanding/word-list.ts";
import { workedOut } from "../message/arithmetic.ts";
import { isSum } from "../message/values.ts";
import { say } from "../reply/reply.ts";
import type { Turn } from "../types.ts";
import type { Rule } from "./rule.ts";

export const sum: Rule = (scenario, turn) => {
  const { message } = turn;
  const asked = /\?|^(?:what|how much|calculate|compute|solve|can you)\b/i.test(message);
  // “900+600 is 1500, where is the other 500?” asks for more than the sum.
  if (!isSum(message) || !asked || asksMore.test(message)) return undefined;
  const result = workedOut(message);
  const reply =
    result === undefined
      ? "I’ll leave that to a calculator. I only do the maths for this demo."
      : `${result}.`;
  // A calculation about the current price is answered by the quote, with what is known of it.
  if (result === undefined && turn.state.done?.some(({ name }) => name === "quote"))
    return undefined;
  return { handled: "sum", reply: say(reply, { next: scenario.starters }) };
};

const asksMore = /\b(?:where|why|the other|rest|missing)\b|\bwheres\b/i;

const percentage =
  /(\d{1,3})\s?(?:%|percent|per cent)\s*(?:off|discount|rebate|reduction|cheaper|less|price cut)\b|\b(?:discount|rebate|reduction) of (\d{1,3})\s?(?:%|percent)/i;
const bargaining = wordList`
  \b(lower|reduce|drop|negotiate|haggle over) (the|your|that) (price|rate)s?\b,
  \b(stay|have it|get it|get one|get a room|room) for free\b, \bfor free\s*\?,
  \b(your )?(best|last|final) price\b, \bcan (we|i|you) (negotiate|haggle)\b,
  \bcan you (do|make) (it )?(for )?[$€£]?\d+(?! ?(more |extra )?(nights?|days?|weeks?|months?|people|persons?|guests?|adults?|rooms?|kids?|children|of|pm|am|items?|users?|seats?))\b, \bmake (it|me) (cheaper|a better price|a deal)\b
`;
const bargain = new RegExp(bargaining, "i");
const asksAll =
  /\b(?:is|are)\b.*\b(?:final|hidden)\b|\bhidden\b|\b(?:extra|other|more) (?:fees?|charges?|costs?)\b/i;
export const discount: Rule = (scenario, turn) => {
  const { message } = turn;
  const found = percentage.exec(message);
  const percent = found ? Number(found[1] ?? found[2]) : undefined;
  const short = message.split(/\s+/).length <= 14;
  if (!short || (percent === undefined && !bargain.test(message))) return undefined;
  // A share that we named ourselves is no haggling: “I mean the 50% off”.
  if (percent !== undefined && wasNamed(turn, percent)) return undefined;
  // “Is that the final price or are there hidden fees” bargains for nothing.
  if (percent === undefined && asksAll.test(message)) return undefined;
  // “3 nights, Monday to Thursday, with that 12% off” asks for a price, not for a reduction.
  if (turn.slots.nights !== undefined || turn.slots.dates.length > 0) return undefined;
  if (turn.industry === "marketing" && !/^\W*(?:\d|can|could|do|give|is|a )/i.test(message))
    return undefined;
  const { given, otherwise, onBasket } = scenario.discounts;
  const granted = percent === undefined ? undefined : given[percent];
  const sum =
    granted === undefined || percent === undefined ? undefined : onBasket?.(turn, percent);
  const refusal =
    percent === undefined
      ? "No, prices aren’t negotiable."
      : `No, I can’t give you ${percent}% off.`;
  return {
    handled: "discount",
    reply: say(
      granted === undefined
        ? `${refusal} ${otherwise}`
        : `${sum === undefined ? "Yes" : `${sum}`}: ${granted}.`,
      {
        source: sampleSources[turn.industry],
        next: scenario.starters,
      },
    ),
  };
};
const wasNamed = ({ state }: Turn, percent: number): boolean =>
  state.exchanges.some(
    ({ bot }) => new RegExp(`\\b${percent}%`).test(bot) && !bot.includes(`give you ${percent}%`),
  );
const sampleSources = {
  "e-commerce": "shop",
  hospitality: "hotel",
  marketing: "marketing",
  support: "support",
} as const;

const otherMoney =
  /\b(?:in|into|to) (?:euros?|eur|pounds?|gbp|sterling|francs?|chf|rupees?|inr|yen|canadian dollars?|other currenc(?:y|ies))\b|\bexchange rate\b|\bin my (?:own )?currency\b/i;
/** Handles “how much is that in euros?”: there are no exchange rates here. */
export const exchange: Rule = (_scenario, { message, industry, slots }) => {
  const short = message.split(/\s+/).length <= 9;
  if (!short || !otherMoney.test(message) || slots.amounts.length + slots.numbers.length > 0)
    return undefined;
  return {
    handled: "exchange",
    reply: say(
      industry === "marketing"
        ? "I don’t know exchange rates, so I can’t convert anything. Give me the figures in your own currency, such as €5,000, and I’ll stick with it."
        : "I don’t know exchange rates, and prices here are in US dollars. You’d pay your bank’s rate for that day.",
      { source: sampleSources[industry] },
    ),
  };
};
