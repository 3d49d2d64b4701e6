import { counted, listed, money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { FlowSlots, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { currencyNamed } from "../figures/currency.ts";
import { factorIn } from "../figures/factors.ts";
import { type Figures, roles } from "../figures/stated-cues.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { supposesSpend } from "../figures/supposed-spend.ts";
import { asksSum } from "../returns/return-figures.ts";
import { verdict } from "./failed-ads.ts";
import { asksChannel, ofSubscription } from "./subscription.ts";
import { type Kind, type Known, kinds, shown, worked } from "./sum-lines.ts";

/** Calculations from whatever figures a visitor has given; only missing ones are asked for. */

/** Percentages, not amounts of money. */
const shares: ReadonlySet<string> = new Set(["margin", "ctr", "conversion", "churn"]);

/** Merges the figures of a message into those of the conversation: a number now called clicks is no longer money. */
export function withFigures(
  message: string,
  { figures }: Readonly<ScenarioState>,
): FlowSlots | undefined {
  const stated = toldIn(message);
  if (supposesSpend(message) && figures?.spend !== undefined) delete stated.figures.spend;
  const entries = Object.entries(stated.figures);
  if (entries.length === 0) return undefined;
  const kept = Object.entries(figures ?? {}).filter(
    ([role, value]) =>
      (shares.has(role) || !entries.some(([other, now]) => other !== role && now === value)) &&
      // Another number of sales or another price makes another revenue.
      (role !== "revenue" || !sellsElse(stated.figures, figures)),
  );
  const currency = currencyNamed(message);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(entries),
    ...(stated.thing === undefined ? {} : { thing: stated.thing }),
    ...(stated.monthly === undefined ? {} : { monthly: 1 }),
    ...(currency === undefined || currency === "USD" ? {} : { currency }),
  };
}

const sellsElse = (said: Figures, { sales, price }: FlowSlots = {}): boolean =>
  said.revenue === undefined &&
  ((said.sales !== undefined && sales !== undefined && price !== undefined) ||
    (said.price !== undefined && price !== undefined && sales !== undefined));

/** Returns everything known about money: the figures given, or else the plan's budget. */
function knownIn({ figures = {}, done = [], flow }: Readonly<ScenarioState>): Known {
  const plan = [flow, ...done].find((task) => task?.name === "plan")?.slots ?? {};
  const sum =
    flow?.name === "roi" || done[0]?.name === "roi" ? (flow ?? done[0])?.slots : undefined;
  const numbers: Figures = {};
  for (const role of roles) {
    const value = figures[role];
    if (typeof value === "number") Object.assign(numbers, { [role]: value });
  }
  const { sales, price, unitCost } = numbers;
  const { impressions, ctr } = numbers;
  if (numbers.clicks === undefined && impressions !== undefined && ctr !== undefined)
    numbers.clicks = Math.round((impressions * ctr) / 100);
  const sold = sales !== undefined && price !== undefined ? sales * price : undefined;
  const revenue = numbers.revenue ?? sold ?? sum?.revenue;
  const budget =
    plan.monthly !== undefined && numbers.wanted !== undefined ? plan.monthly : plan.budget;
  const spend = numbers.spend ?? sum?.cost ?? budget;
  const margin =
    numbers.margin ??
    (price !== undefined && unitCost !== undefined && price > 0
      ? ((price - unitCost) / price) * 100
      : sum?.margin);
  return {
    ...numbers,
    ...(spend === undefined ? {} : { spend: Number(spend) }),
    ...(margin === undefined ? {} : { margin: Number(margin) }),
    ...(revenue === undefined ? {} : { revenue: Number(revenue) }),
    currency: String(figures.currency ?? plan.currency ?? sum?.currency ?? "USD"),
    thing: String(figures.thing ?? "sale"),
    monthly: figures.monthly !== undefined,
    planned: numbers.spend === undefined && sum?.cost === undefined,
  };
}

const even = anywhere(wordList`
  break ?-?even, breakeven, pay (for itself|off), pay for (it|the|these|this|those)( \w+)?, earn (it |that |them |this )?back, (get|make|win) (it|that|the money|my money) back,
  cover (it|the|that|this|my)( \w+)?, recoup( \w+)?, be worth it
`);
const asksMany = /\bhow many\b|\bnumber of\b/;
const asksMade = anywhere(wordList`
  did (i|we|it|that|this) (even |actually |really )?(make|lose|earn|gain|pay|bring)( \w+)?, make or lose( money)?, (made|making|lost|losing) (any )?money, (is|was) (it|that|this) (a )?(profit\w*|loss|worth it),
  (what is|what was|whats|how much|my|our|the|so|and|any) profit, profit$, in the (red|black|plus|minus), are we (up|down)
`);
const asksCost = anywhere(wordList`
  cpa, cac, cpl, cost per (?!click)\w+, cost of (a|one|each) \w+, price per (?!click)\w+, (did|does|do|is|would) (a|one|each) (?!click)\w+ cost,
  per (patient|customer|client|lead|sale|order|member|booking|ticket|guest)( cost)?
`);
const asksClick = /\b(?:cpc|cost per click|(?:a|one|each) click cost|per click)\b/;
const asksShare =
  /\b(?:ctr|click ?-?through|conversion rate|what (?:share|percentage)|how many (?:percent|convert|bought))\b/;
const limit = /\b(?:break ?-?even|at most|max\w*|afford|allowed|need to be|target|should)\b/;
/** “How do I lower my CAC”, “what does CPC mean” */
const means = /\b(?:means?|meaning|how (?:do|can|to)\b.* (?:lower|reduce|improve|cut))\b/;
const asksRoas = /\broas\b/;
const toEarn =
  /\bwhat (?:has|does|must|would|will) (?:it|that|this|the campaign) (?:have )?to (?:earn|bring|make)\b|\bwork (?:it|that) out\b/;
const supposes =
  /^(?:and |so |but |ok )*(?:what if|and if|if|suppose|what about|with|say|at)\b|\bwhat if\b/;

/** Returns the calculation that a message asks for, whether or not its figures are known. */
export function sumAsked({ plain, state }: Turn): Kind | undefined {
  if (asksRoas.test(plain))
    return even.test(plain) || limit.test(plain) || /\bneed\b/.test(plain) ? "roas" : undefined;
  if (asksCost.test(plain) && means.test(plain)) return undefined;
  if (asksCost.test(plain)) return limit.test(plain) || even.test(plain) ? "limit" : "cost";
  if (asksClick.test(plain)) return means.test(plain) ? undefined : "click";
  if (
    asksMany.test(plain) &&
    state.figures?.target !== undefined &&
    !/\b(?:clicks?|visitors?|leads?|weeks?|months?|seats?)\b/.test(plain)
  )
    return "count";
  if (
    asksShare.test(plain) &&
    !/\b(?:good|bad|normal|usual|average|typical|low|high|ok|benchmark)\b/.test(plain)
  )
    return "share";
  if (asksMade.test(plain)) return "made";
  if (toEarn.test(plain)) return "even";
  // “How many then”, after the budget changed, asks for the last calculation again.
  if (
    state.figures?.kind === "even" &&
    /^(?:so )?how many(?: (?:then|now|orders|sales))?$/.test(plain)
  )
    return "even";
  if (
    (even.test(plain) && (asksMany.test(plain) || /\d/.test(plain))) ||
    /\bhow (?:many|much) (?:\w+ )?(?:(?:do|would|must|should) (?:i|we)|(?:i|we) (?:must|should|need to|have to)) (?:need|have|sell)\b/.test(
      plain,
    )
  )
    return "even";
  return undefined;
}

/** Answers the value of a paying customer if enough is known, before any keyword-based stage. */
export function ofUnit(turn: Turn): Outcome | undefined {
  const text = ofSubscription(turn, toldIn(turn.message).figures);
  return text === undefined ? undefined : toOutcome(turn, "sum:ratio", text);
}

/** Answers a question about the figures given; undefined if one is missing that another stage asks for. */
export function sumsOf(turn: Turn): Outcome | undefined {
  const { state, plain, message } = turn;
  const said = toldIn(message).figures;
  const ratio = ofSubscription(turn, said);
  if (ratio !== undefined) return toOutcome(turn, "sum:ratio", ratio);
  const factor =
    supposes.test(plain) || /\bdouble|half|twice\b/.test(plain) ? factorIn(message) : undefined;
  const before = state.figures?.kind;
  const changes = Object.keys(said).length > 0 || factor !== undefined;
  const again = supposes.test(plain) && changes && (state.before ?? "").startsWith("sum:");
  const asked = sumAsked(turn) ?? (again ? kinds.find((one) => one === before) : undefined);
  // The maximum cost does not depend on the spending.
  const spent =
    again && (said.spend !== undefined || said.sales !== undefined || said.revenue !== undefined);
  const kind = spent && (asked === "limit" || asked === "roas") ? "made" : asked;
  if (kind === undefined) return verdict(turn, knownIn(state), said) ?? noted(turn, said);
  const figures = { ...(factor === undefined ? {} : multiplied(plain, knownIn(state), factor)) };
  const known = { ...knownIn(state), ...figures };
  const text = worked[kind](known);
  if (text === undefined) return undefined;
  return toOutcome(turn, `sum:${kind}`, text, { ...figures, kind });
}

function toOutcome(turn: Turn, handled: string, text: string, figures: FlowSlots = {}): Outcome {
  const { state } = turn;
  // The calculation settles the open question about a return.
  const left = state.flow?.name === "roi" ? aside(state) : state;
  return {
    handled,
    state: { ...left, figures: { ...state.figures, ...figures } },
    reply: say(text, {
      source: "marketingReturn",
      next: ["How do we convert more visitors?", "Help me plan a campaign"],
    }),
  };
}

/** Works out stated figures as far as possible in the middle of a calculation, and asks for the next one. */
function noted(turn: Turn, said: Figures): Outcome | undefined {
  const { state, plain } = turn;
  const inSums = /^(?:failed|noted|roas|sum:)/.test(state.before ?? "");
  // What was spent and what was sold; comparing revenue with cost is left to the return.
  const account = !asksSum(turn) && said.spend !== undefined && said.sales !== undefined;
  const known = knownIn(state);
  const repeated = inSums && /\b(?:told|said|already)\b/.test(plain);
  const tells =
    Object.keys(said).length > 0 && !turn.message.includes("?") && !asksChannel.test(plain);
  if (!(inSums && (tells || repeated)) && !(account && tells && state.flow === undefined))
    return undefined;
  if (/roas$/.test(state.before ?? "") && said.spend !== undefined && known.margin !== undefined)
    return toOutcome(
      turn,
      "sum:roas",
      `${money(Math.ceil((said.spend / known.margin) * 100), known.currency)} of revenue: ${money(said.spend, known.currency)} ÷ ${shown(known.margin)}%. Above that, every sale earns you something.`,
    );
  const made = known.planned ? undefined : worked.made(known);
  if (made !== undefined) return toOutcome(turn, "sum:made", made, { kind: "made" });
  const { spend, clicks, sales, leads, margin, currency, planned } = known;
  const parts = [
    spend !== undefined && !planned && `${money(spend, currency)} spent`,
    clicks !== undefined && counted(clicks, "click"),
    sales !== undefined && counted(sales, known.thing),
    margin !== undefined && `a margin of ${shown(margin)}%`,
  ].filter((part) => part !== false);
  const missing =
    spend === undefined || planned
      ? "What did it cost in total?"
      : sales === undefined && leads === undefined
        ? clicks === undefined
          ? "How many clicks and how many sales did it bring?"
          : "How many of them bought?"
        : "What did one of them pay?";
  return parts.length === 0
    ? undefined
    : toOutcome(turn, "noted", `${listed(parts)}, noted. ${missing}`);
}

function multiplied(plain: string, { spend, price, sales }: Known, factor: number): Figures {
  if (/\bprice\b/.test(plain) && price !== undefined) return { price: price * factor };
  if (/\b(?:sales|orders|customers|sell)\b/.test(plain) && sales !== undefined)
    return { sales: sales * factor };
  return spend === undefined ? {} : { spend: spend * factor };
}
