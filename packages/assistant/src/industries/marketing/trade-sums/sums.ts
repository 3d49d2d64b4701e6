import { money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { currencyNamed } from "../figures/currency.ts";
import { adCalls } from "./ad-calls.ts";
import { adOrder } from "./ad-order.ts";
import { type TradeFigures, tradeFigures } from "./figures.ts";
import { back, discount, offer, rise } from "./prices.ts";
import { opening, ratings, reviewsTime } from "./reviews.ts";
import type { Sum } from "./sum.ts";

/** Calculations for small businesses, from all figures given. */

const sums: readonly Sum[] = [
  ratings,
  reviewsTime,
  opening,
  discount,
  rise,
  adCalls,
  adOrder,
  back,
  offer,
];
const supposes =
  /^(?:and |so |but |ok )*(?:what if|if|and if|suppose|what about|how about|at|with|say|make it|for)\b|\bwhat if\b/;

/** Terms of the trade and shares in percent: other stages calculate with these. */
const ofExperts =
  /\b(?:roas|cpa|cac|ltv|clv|aov|churn|arpu|mrr|acv|cpl|cpc|ctr|cvr|conversion|roi|budget|revenue|turnover|sign ?-?ups?|leads?|avg|average order)\b|\d ?(?:%|percent)|\blose \d/;
/** Calculations started there continue there. */
const inSums = /^(?:roas|sum:|noted|failed|accounts|roi|flow:roi)/;

/** Calculates what a message asks for from all figures given; “and if it costs 3?” repeats the last calculation. */
export function ofTradeSums(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow?.name === "plan" && /\bplan|budget|weeks\b/.test(plain)) return undefined;
  if (ofExperts.test(plain) || inSums.test(state.before ?? "")) return undefined;
  const { all, now } = tradeFigures(turn);
  const said = [...state.exchanges.map(({ visitor }) => visitor.toLowerCase()), plain].join(" ");
  const before = /^trade:(\w+)$/.exec(state.before ?? "")?.[1];
  const last = sums.find(({ id }) => id === before);
  const varies =
    last !== undefined &&
    (last.uses.some((name) => now[name] !== undefined) ||
      (supposes.test(plain) && /\d/.test(plain)));
  const repeated = varies ? last : undefined;
  const asked = sums.find((sum) => sum.asked(plain, now, all, said)) ?? repeated;
  if (!asked) return undefined;
  const supposed =
    repeated === asked && Object.keys(now).length === 0
      ? { ...all, ...guessed(asked.id, plain) }
      : all;
  const text = asked.worked(supposed, inMoneyOf(turn, said), said);
  if (text === undefined) return undefined;
  const again = state.exchanges.some(({ bot }) => bot === text);
  return {
    handled: `trade:${asked.id}`,
    state: state.flow === undefined ? state : aside(state),
    reply: say(again ? `As I said: ${firstSentence(text)}` : text, {
      source: "marketingReturn",
      next: ["Give me an idea", "Can you write it for me?"],
    }),
  };
}

/** Returns the first sentence of a text without its yes or no, for the middle of a sentence. */
function firstSentence(text: string): string {
  const [first = text] = text.replace(/^(?:Yes|No), /, "").split(/(?<=[.!?]) (?=\p{Lu})/u);
  return /^[A-Z](?![A-Z])/.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first;
}

/** “And at 6?”: the figure being varied, if no word says which. */
function guessed(id: string, plain: string): TradeFigures {
  const number = Number(/\d+(?:\.\d+)?/.exec(plain)?.[0]);
  if (!(number > 0)) return {};
  if (id === "offer") return /\bcosts?\b/.test(plain) ? { unitCost: number } : { price: number };
  if (id === "price_rise") return { newPrice: number };
  if (id === "ad_result") return { newPrice: number };
  if (id === "ad_order")
    return /\border|ads?\b/.test(plain) ? { orderCost: number } : { price: number };
  if (id === "ratings") return number < 5 ? { target: number } : { reviews: number };
  return { opened: number };
}

function inMoneyOf({ state }: Turn, said: string): (value: number) => string {
  const currency = currencyNamed(said) ?? state.figures?.currency;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return (value) =>
    currency === undefined
      ? rounded(value).toLocaleString("en-US")
      : money(rounded(value), String(currency));
}
