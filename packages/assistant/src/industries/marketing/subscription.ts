import { money } from "../../dialogue/reply.ts";
import type { Turn } from "../../dialogue/types.ts";
import { shown } from "./sum-lines.ts";
import type { Figures } from "./told-figures.ts";

/** What a subscriber brings against what one costs: from the price a month, the share that leaves and the cost of one. */

/** As many times what it costs to win one should come back, and so many months it may take, as rules of thumb. */
const healthy = 3;
const comfortable = 12;

const asks =
  /\b(?:ok|okay|good|bad|healthy|fine|enough|normal|worth|ratio|ltv|lifetime|pay ?-?back|pays? (?:off|back)|mean|how long|happens?|then|if|what about)\b/;
const ofPayback = /\bpay ?-?back\b|\bpays? (?:off|back|for itself)\b|\bhow (?:long|many months)\b/;

export function ofSubscription({ plain, state }: Turn, said: Figures): string | undefined {
  const known = { ...state.figures, ...said };
  const [cac, price, churn, margin = 100] = [known.cac, known.price, known.churn, known.margin].map(
    (value) => (Number(value) > 0 ? Number(value) : undefined),
  );
  if (cac === undefined || price === undefined) return undefined;
  // Somebody who says how long one stays and how many leave asks whether the two fit.
  if (known.ltv !== undefined || /\d months?\b/.test(plain)) return undefined;
  const lately = state.before === "sum:ratio";
  const told = said.cac !== undefined || said.price !== undefined || said.churn !== undefined;
  const changed = said.margin !== undefined && lately;
  if (!(told || changed || lately) || !(told || changed || asks.test(plain))) return undefined;
  const inMoney = (value: number) => money(value, String(state.figures?.currency ?? "USD"));
  const stays = (price * margin) / 100;
  const months = Math.round((cac / stays) * 10) / 10;
  const ofMargin = margin === 100 ? "" : ` × ${shown(margin)}%`;
  const payback = `${inMoney(cac)} ÷ ${margin === 100 ? inMoney(price) : `(${inMoney(price)}${ofMargin})`} a month`;
  const without =
    margin === 100
      ? ` At a margin of 80% it would be ${shown(Math.round((cac / (price * 0.8)) * 10) / 10)}.`
      : "";
  if (ofPayback.test(plain))
    return `${shown(months)} months: ${payback}. Under ${comfortable} is comfortable${months > comfortable ? ", so this ties up cash" : ""}.${without}`;
  if (churn === undefined) return undefined;
  const life = Math.round((100 / churn) * 10) / 10;
  const value = Math.round((stays * 100) / churn);
  const ratio = value / cac;
  return `${ratio >= healthy ? "Yes" : "No"}: at ${shown(churn)}% churn one stays ${shown(life)} months and brings ${inMoney(value)}, ${shown(Math.round(ratio * 10) / 10)} times the ${inMoney(cac)} it costs; ${healthy} is healthy. Payback: ${shown(months)} months.${margin === 100 ? " That is before your margin." : ""}`;
}
