import { money } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { inWholeMoney } from "./currency.ts";
import type { Figures } from "./stated-cues.ts";
import { shown } from "./sum-lines.ts";

/** The cost of an order at a given price per click, compared with its profit. */

const perClick =
  /[$€£]?(\d+(?:[.,]\d{1,2})?) ?(?:€|\$|£|euros?|dollars?|pounds?|p|pence|cents?)? (?:a|per|each|every) click\b/i;
const buyShare = /(\d{1,2}(?:\.\d+)?) ?% (?:of (?:\w+ ){1,3})?(?:buy|order|book|convert|purchase)/i;
const asksOn =
  /\b(?:worth|loss|lose|losing|profit|profitable|pays?|so|ok|good|bad|should|make (?:any )?sense|money)\b/;
/** In percent, as a rule of thumb, unless given. */
const usualShare = 2;
const handled = "sum:click_cost";

/** “Are Etsy ads worth it at 1.20 a click”, once the price and unit cost are known. */
export function clickCost(turn: Turn, said: Figures): string | undefined {
  const { plain, message, state } = turn;
  const figures = { ...state.figures, ...said };
  const click = lastOf(turn, perClick) ?? Number(figures.cpc);
  const price = Number(figures.price);
  const goods = Number(figures.unitCost ?? 0);
  const kept = Number(figures.margin) > 0 ? (price * Number(figures.margin)) / 100 : price - goods;
  const isTold = perClick.test(inWholeMoney(message)) || buyShare.test(message);
  const isNext = state.before === handled && asksOn.test(plain);
  if (!(click > 0 && price > 0 && kept > 0) || !(isTold || isNext)) return undefined;
  if (figures.margin === undefined && figures.unitCost === undefined) return undefined;
  const stated = lastOf(turn, buyShare);
  const share = stated ?? usualShare;
  const cost = (click * 100) / share;
  const inMoney = (value: number): string => {
    const rounded = Math.round(value * 100) / 100;
    return state.figures?.currency === undefined
      ? shown(rounded)
      : money(rounded, String(state.figures.currency));
  };
  const from =
    stated === undefined ? `if ${usualShare} in 100 buy, the usual share` : `${shown(share)}% buy`;
  const sum = `${inMoney(click)} ÷ ${shown(share)}% = ${inMoney(cost)} an order (${from}), and an order leaves you ${inMoney(kept)}`;
  const pays = cost < kept;
  if (state.exchanges.at(-1)?.bot.includes(sum))
    return pays
      ? `It pays: ${inMoney(kept - cost)} stays from each order.`
      : `A loss, yes: each order costs ${inMoney(cost)} and leaves you ${inMoney(kept)}. Pause them, or sell sets so that an order is worth more.`;
  return pays
    ? `Yes: ${sum}, so ${inMoney(kept - cost)} stays. Keep them as long as that holds.`
    : `No, a loss of ${inMoney(cost - kept)} on each: ${sum}. It would need ${shown(Math.ceil((click / kept) * 1000) / 10)}% to buy, or orders of ${inMoney(Math.ceil((cost / kept) * price))}.`;
}

function lastOf({ message, state }: Turn, pattern: RegExp): number | undefined {
  for (const text of [message, ...state.exchanges.map(({ visitor }) => visitor).toReversed()]) {
    const found = pattern.exec(inWholeMoney(text))?.[1];
    if (found !== undefined) return Number(found.replace(",", "."));
  }
  return undefined;
}
