import { money } from "../../dialogue/reply.ts";
import type { FlowSlots, Turn } from "../../dialogue/types.ts";
import { shown } from "./sum-lines.ts";

/** What a lead costs and may cost, if the share of leads that buy is known. */

/** Adds the cost of one buyer: “48 a lead, 1 of 9 buys”. */
export function withCostOfOne(figures: FlowSlots): FlowSlots {
  const { cpl, oneIn } = figures;
  return Number(cpl) > 0 && Number(oneIn) >= 1
    ? { ...figures, cac: Math.round(Number(cpl) * Number(oneIn)) }
    : figures;
}

const ofLead =
  /\b(?:cpl|cost per (?:lead|enquiry|inquiry)|(?:a|per|each) (?:lead|enquiry|inquiry)|leads? costs?|cost of a lead)\b/;
const limit =
  /\b(?:up to|at most|max\w*|limit|may|can|ok|okay|afford|allowed|still|target|should)\b/;

/** Says how many leads are needed for the wanted customers: “Close rate 11%, 35 demos a month, need 6 customers”. */
export function leadsNeeded({ plain, state }: Turn): string | undefined {
  const { wanted, oneIn, leads } = state.figures ?? {};
  if (!(Number(wanted) > 0 && Number(oneIn) >= 1)) return undefined;
  if (!/\b(?:need|want|goal|target|how many|what (?:to|do|should|can))\b/.test(plain))
    return undefined;
  if (state.exchanges.at(-1)?.bot.includes("talks or leads") === true) return undefined;
  const many = Math.ceil(Number(wanted) * Number(oneIn));
  const now = Number(leads);
  if (!(now > 0))
    return `${many} talks or leads: ${shown(Number(wanted))} customers at one in ${shown(Number(oneIn))}.`;
  if (now >= many)
    return `The ${shown(now)} talks or leads are enough, since ${shown(Number(wanted))} customers at one in ${shown(Number(oneIn))} take ${many}. Look at what happens after them.`;
  return `${many} talks or leads instead of ${shown(now)}, or a closing rate of ${shown(Math.ceil((Number(wanted) / now) * 100))}%. The second is cheaper: stop quoting people who aren’t a fit, answer within the hour, and call ten who said no.`;
}

/** Says what a lead may cost: “Up to what cost per lead is it ok”. */
export function costOfLead({ plain, state }: Turn): string | undefined {
  const { profit, oneIn, cpl, currency } = state.figures ?? {};
  if (!ofLead.test(plain) || !limit.test(plain) || /\braise\b/.test(plain)) return undefined;
  if (!(Number(profit) > 0 && Number(oneIn) >= 1)) return undefined;
  const inMoney = (value: number) => money(Math.round(value), String(currency ?? "USD"));
  const most = Number(profit) / Number(oneIn);
  const now =
    Number(cpl) > 0
      ? ` Right now it’s ${inMoney(Number(cpl))}${Number(cpl) <= most ? ", so you have room" : ", so each one loses money"}.`
      : "";
  return `${inMoney(most)} a lead at most: one in ${shown(Number(oneIn))} buys and earns you ${inMoney(Number(profit))}.${now} Stay below ${inMoney(most * 0.7)}, so there’s something left.`;
}
