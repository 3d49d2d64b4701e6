import { money } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Figures } from "../figures/stated-cues.ts";
import { shown } from "./sum-lines.ts";

/** The value of a subscriber compared with the acquisition cost: from monthly price, churn and that cost. */

/**
 * The healthy multiple of the acquisition cost that should come back, and the months it may comfortably take, as
 * rules of thumb.
 */
const healthy = 3;
const comfortable = 12;

const asks = anywhere(wordList`
  ok, okay, good, bad, healthy, fine, enough, normal, worth, ratio, ltv, lifetime, pay ?-?back, pays? (off|back), mean, how long, happens?, then, if, what about, make money, profitable, economics, scale
`);
const ofPayback = /\bpay ?-?back\b|\bpays? (?:off|back|for itself)\b|\bhow (?:long|many months)\b/;
const ofNeed =
  /\b(?:need|has|have|must|should|get|bring|drop|go|come) (?:\w+ ){0,3}(?:to|be|down|below)\b|\bto (?:get|reach|be)\b|\bat most\b|\bmax\w*\b/;
const ofOrder = anywhere(wordList`
  first, what (should|would|do|could|can) (i|we|you) (change|fix|do|improve|lower|raise), which (one|of (them|these)), how (do|can|could|should) (i|we) (fix|improve|change), what now
`);

export const asksChannel =
  /\b(?:which|what|best|other|another) (?:\w+ ){0,2}channels?\b|\bpartners?\b|\bcold e-?mails?\b|\breferrals?\b/;

/** The figures of a paying subscriber, given or calculated. */
type Unit = {
  cac: number;
  price: number;
  /** In percent; 100 if not given. */
  margin: number;
  /** The months that a subscriber stays; undefined if neither this nor the churn was given. */
  life: number | undefined;
  churn: number | undefined;
  inMoney: (value: number) => string;
};

const positive = (value: string | number | undefined): number | undefined =>
  Number(value) > 0 ? Number(value) : undefined;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Returns the acquisition cost of a paying customer: “900 sign-ups for 6,000, 1.8% of them pay”. */
function derivedCac({ spend, leads, clicks, conversion, sales, monthly }: FlowSlots) {
  const many = Number(sales ?? (Number(leads ?? clicks) * Number(conversion)) / 100);
  return monthly !== undefined && Number(spend) > 0 && many > 0
    ? Math.round(Number(spend) / many)
    : undefined;
}

function unitOf({ state }: Turn, said: Figures): Unit | undefined {
  const known: FlowSlots = { ...state.figures, ...said };
  const cac = positive(known.cac) ?? derivedCac(known);
  const price = positive(known.price);
  if (cac === undefined || price === undefined || known.ltv !== undefined) return undefined;
  const churn = positive(known.churn);
  return {
    cac,
    price,
    margin: positive(known.margin) ?? 100,
    churn,
    life: churn === undefined ? positive(known.lifeMonths) : 100 / churn,
    inMoney: (value) => money(value, String(state.figures?.currency ?? "USD")),
  };
}

const monthlyOf = ({ price, margin }: Unit): number => (price * margin) / 100;
const ratioOf = (unit: Unit): number => (monthlyOf(unit) * (unit.life ?? 0)) / unit.cac;

/** Answers a question about a subscriber’s value from the figures given, and names the missing one. */
export function ofSubscription(turn: Turn, said: Figures): string | undefined {
  const { plain, state } = turn;
  // A figure in it does not turn a question about channels into a calculation.
  if (asksChannel.test(plain)) return undefined;
  const unit = unitOf(turn, said);
  if (!unit) return undefined;
  const lately = /^sum:(?:ratio$|unit:)/.test(state.before ?? "");
  const { cac, price, churn } = said;
  // A message with both a duration and a churn asks whether the two agree.
  if (churn !== undefined && /\d months?\b/.test(plain)) return undefined;
  // Without churn, what one brings in all and what it costs make a simple ratio.
  if (unit.churn === undefined && cac !== undefined && /\d months?\b/.test(plain)) return undefined;
  const stated = cac !== undefined || price !== undefined || churn !== undefined;
  const changed = (said.margin !== undefined || said.lifeMonths !== undefined) && lately;
  const wanted = asks.test(plain) || ofNeed.test(plain) || ofOrder.test(plain);
  if (!(stated || changed || lately) || !(stated || changed || wanted)) return undefined;
  if (ofPayback.test(plain)) return payback(unit);
  if (lately && !stated && !changed) {
    const need = needed(unit, plain);
    if (need !== undefined) return need;
    if (ofOrder.test(plain)) return order(unit);
    if (!asks.test(plain)) return undefined;
  }
  if (unit.life === undefined)
    return state.figures?.monthly !== undefined && stated && (cac !== undefined || asks.test(plain))
      ? `${payback(unit)} What share leaves each month? With that I can tell you what one is worth.`
      : undefined;
  return verdict(unit, unit.life);
}

function payback(unit: Unit): string {
  const { cac, price, margin, inMoney } = unit;
  const months = rounded(cac / monthlyOf(unit));
  const without =
    margin === 100
      ? ` At a margin of 80%, it would be ${shown(rounded(cac / (price * 0.8)))}.`
      : "";
  const sum = margin === 100 ? inMoney(price) : `(${inMoney(price)} × ${shown(margin)}%)`;
  return `${shown(months)} months: ${inMoney(cac)} ÷ ${sum} a month. Under ${comfortable} is comfortable${months > comfortable ? ", so this ties up cash" : ""}.${without}`;
}

function verdict(unit: Unit, life: number): string {
  const { cac, churn, margin, inMoney } = unit;
  const value = Math.round(monthlyOf(unit) * life);
  const ratio = value / cac;
  const stays =
    churn === undefined
      ? `one stays ${shown(rounded(life))} months`
      : `at ${shown(churn)}% churn one stays ${shown(rounded(life))} months`;
  return `${ratio >= healthy ? "Yes" : "No"}: ${stays} and brings ${inMoney(value)}, ${shown(rounded(ratio))} times the ${inMoney(cac)} it costs; ${healthy} is healthy. Payback: ${shown(rounded(cac / monthlyOf(unit)))} months.${margin === 100 ? " That’s before your margin." : ""}`;
}

/**
 * Works out one figure for a target ratio, the others unchanged: “How far must churn drop to get to 3”, “what may one
 * cost”.
 */
function needed(unit: Unit, plain: string): string | undefined {
  const { cac, life, churn, margin, inMoney } = unit;
  if (!ofNeed.test(plain) || life === undefined) return undefined;
  const goal = Number(/\b(?:to|of|be|reach) (\d(?:\.\d)?)\b(?! ?%)/.exec(plain)?.[1] ?? healthy);
  const asIs = `with the rest as it is, for ${shown(goal)} times its cost`;
  if (/\b(?:churn|leave|leaves|stay)\b/.test(plain)) {
    const least = (monthlyOf(unit) * 100) / (goal * cac);
    return `To ${shown(Math.floor(least * 100) / 100)}% a month${churn === undefined ? "" : `, from ${shown(churn)}%`}, ${asIs}: ${shown(rounded((goal * cac) / monthlyOf(unit)))} months of staying.`;
  }
  if (/\b(?:cac|cost|costs|acquisition|pay|spend)\b/.test(plain))
    return `${inMoney(Math.floor((monthlyOf(unit) * life) / goal))} at most, ${asIs}; now it is ${inMoney(cac)}.`;
  if (/\b(?:price|arpu|charge|revenue)\b/.test(plain))
    return `${inMoney(Math.ceil((goal * cac) / (life * (margin / 100))))} a month, ${asIs}; now it is ${inMoney(unit.price)}.`;
  return undefined;
}

/** Says which of cost, churn and price has the most effect, improving each by a quarter. */
function order(unit: Unit): string | undefined {
  const { life, inMoney } = unit;
  if (life === undefined) return undefined;
  const better = (change: Partial<Unit>) => shown(rounded(ratioOf({ ...unit, ...change })));
  return `First who’s leaving, then what one costs: a quarter less churn or cost brings ${better({ life: life / 0.75 })} times each instead of ${shown(rounded(ratioOf(unit)))}, but keeping people also pays off with the ones you have. Call ten who left; a price of ${inMoney(Math.round(unit.price * 1.2))} would bring ${better({ price: unit.price * 1.2 })}.`;
}
