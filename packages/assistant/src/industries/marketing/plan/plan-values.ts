import { readValues } from "../../../dialogue/message/values.ts";
import { counted, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowSlots, FlowState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { dayOf, parseIsoDate } from "../../../understanding/slots.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { goalIn, isGoalAlone } from "../channels/goals.ts";
import { mixChange, sharesOf } from "../channels/mix.ts";
import { planRules } from "../channels/sample.ts";
import { tradeIn } from "../channels/trades.ts";
import { factorIn } from "../figures/factors.ts";
import { toldIn } from "../figures/stated-figures.ts";
import { inMoney, putRate, rateIn, weeksInMonth } from "./plan-rates.ts";
import { timeIn } from "./plan-weeks.ts";

/** Reads the goal, budget, time, start, channels and trade of a campaign from a message, in any order. */

/** The part of a turn that reading the values needs. */
type Said = Pick<DraftTurn, "message" | "plain" | "slots" | "now" | "objections">;

export const startsOn = /\b(?:start|begin|launch|go live)\w*\b/i;
const corrects =
  /\b(?:goal|instead|rather|actually|not|no|back to|make it|change|switch|first|mean|want)\b/i;

/** Adds the values in a message to the plan. Returns true if there were any, even impossible ones. */
export function takeValues(typed: Said, flow: FlowState): boolean {
  // “150 month” is a rate, not a duration.
  const said = { ...typed, message: typed.message.replace(/\b(\d{3,6}) (?=month\b)/gi, "$1 a ") };
  const before = JSON.stringify(flow.slots);
  const objected = said.objections.length;
  takeGoal(said, flow);
  const trade = tradeIn(said.plain);
  if (trade && flow.slots.trade === undefined) {
    flow.slots.trade = trade.trade;
    flow.slots.business = trade.word;
  }
  const factor = factorIn(said.message);
  if (factor !== undefined && takeFactor(said, flow, factor)) return true;
  takeBudget(said, flow);
  const begins = startsOn.test(said.message) && said.slots.dates.length > 0;
  if (begins) takeStart(said, flow);
  if (!begins || weeksNamed.test(said.message)) takeWeeks(said, flow);
  takeMonthly(said, flow);
  const narrows = /\b(?:only|just|no|not|without|skip|drop)\b/.test(said.plain);
  const change = flow.asking === "goal" && !narrows ? undefined : mixChange(flow, said.plain);
  if (change?.mix !== undefined) Object.assign(flow.slots, { mix: change.mix, chosen: 1 });
  if (change?.objection !== undefined && flow.asking === undefined)
    said.objections.push(change.objection);
  if (/^change the budget\W*$/i.test(said.message.trim())) delete flow.slots.budget;
  return before !== JSON.stringify(flow.slots) || said.objections.length > objected;
}

/** “A city of 40 thousand people”. */
const inhabitants =
  /\b\d[\d.,]{0,9}(?: ?(?:k|thousand|million))? (?:people|inhabitants|residents|citizens|souls)\b|\b\d[\d.,]{0,9}(?: ?(?:k|thousand))? is the (?:people|population)\b/gi;

/** Removes numbers that are prices, clicks, people or shares, since they are neither a budget nor a duration. */
export function onlyOfPlan(turn: Said): Said {
  const rest = toldIn(turn.message).rest.replace(inhabitants, " ");
  if (rest === turn.message) return turn;
  const { objections, now } = turn;
  return { message: rest, plain: plainWords(rest), slots: readValues(rest, now), now, objections };
}

const weeksNamed = /\b(?:\d+|a|one|two|three|four|six|eight|ten|twelve) (?:weeks?|months?)\b/i;

/** Returns what earlier messages said about the campaign, before the plan asked for it. */
export function saidBefore({ state, now }: Turn): FlowSlots {
  const flow: FlowState = { name: "plan", slots: {} };
  if (state.done?.some(({ name }) => name === "plan" || name === "roi")) return {};
  for (const { visitor } of state.exchanges) {
    const slots = readValues(visitor, now);
    // A sum on its own may have answered any question.
    const said = { message: visitor, plain: plainWords(visitor), slots, now, objections: [] };
    takeValues(onlyOfPlan(said), flow);
  }
  delete flow.slots.mix;
  delete flow.slots.chosen;
  return flow.slots;
}

function takeGoal({ message, plain }: Said, flow: FlowState): void {
  const goal = goalIn(message);
  if (goal === undefined || goal === flow.slots.goal) return;
  const open = flow.slots.goal === undefined || flow.asking === "goal";
  if (!open && !corrects.test(message) && !isGoalAlone(plain)) return;
  flow.slots.goal = goal;
  // Another goal has other channels, unless the visitor chose theirs.
  if (flow.slots.chosen === undefined) delete flow.slots.mix;
}

/**
 * Multiplies the budget or the duration: “Twice the budget”, “half the time”. Returns true if there was a value to
 * multiply.
 */
function takeFactor(said: Said, flow: FlowState, factor: number): boolean {
  const of = /\b(?:time|weeks?|long|period|duration)\b/i.test(said.message) ? "weeks" : "budget";
  const known = flow.slots[of];
  if (known === undefined) return false;
  if (of === "weeks") putWeeks(said, flow, Math.round(Number(known) * factor));
  else putBudget(said, flow, Number(known) * factor);
  return true;
}

/** Takes the start date, or objects if it leaves no time to prepare. */
function takeStart({ slots, now, objections }: Said, flow: FlowState): void {
  const wished = slots.dates[0]?.date;
  if (wished === undefined) return;
  const first = earliest(now);
  if (wished >= first.toString()) flow.slots.start = wished;
  else
    objections.push(
      `That leaves no time to prepare, so ${spoken(first)} is the first day that makes sense.`,
    );
}

const earliest = (now: Date): Temporal.PlainDate =>
  dayOf(now).add({ days: planRules.preparationDays });
export const startOf = ({ slots }: FlowState, now: Date): Temporal.PlainDate =>
  typeof slots.start === "string" ? parseIsoDate(slots.start) : earliest(now);
export const endOf = (flow: FlowState, now: Date): Temporal.PlainDate =>
  startOf(flow, now).add({ days: Number(flow.slots.weeks) * 7 - 1 });

const spends =
  /\b(?:budget|spend|have|got|only|rather|instead|make it|maybe|about|around|for|with|put|invest|pay|afford|plan|over|total|in all|altogether|overall|max(?:imum)?|tops)\b/i;
/** Returns the sum that is meant if several are named, ignoring a denied one (“not 50, 282”). */
/** “A garden brings me £6,000”: what one sale earns. */
const earnedByOne =
  /\b(?:an?|one|each|every) (?:\w+ ){1,2}(?:brings?|is worth|earns?|makes?|pays?)(?: (?:me|us|in|about|around|roughly)){0,3} [$€£]?\d/i;
function sumIn({ slots, message }: Said, flow: FlowState): number | undefined {
  if (slots.amounts.length < 2 && earnedByOne.test(message)) return undefined;
  if (flow.slots.budget !== undefined && paidByCustomers.test(message)) return undefined;
  // An amount equal to a line of the plan is not a new budget.
  const lines = flow.slots.weeks === undefined ? [] : linesOf(flow);
  const amounts = slots.amounts.filter(
    ({ text, value }) => !deniedBefore(message, message.indexOf(text)) && !lines.includes(value),
  );
  const meant = amounts.find(({ text }) => !ofOnePiece.test(message.slice(message.indexOf(text))));
  if (slots.amounts.length > 0)
    return (flow.slots.budget === undefined ? meant : (amounts.at(-1) ?? meant))?.value;
  const named = [...message.matchAll(bareNumber)].map(({ 0: digits, index }) => ({
    value: Number(digits.replaceAll(",", "")),
    denied: deniedBefore(message, index),
  }));
  const replaced = named.some(({ value, denied }) => denied && value === flow.slots.budget);
  const asked = flow.asking === "budget" || spends.test(message) || replaced;
  const numbers = named
    .filter(({ denied, value }) => !denied && !lines.includes(value))
    .map(({ value }) => value);
  const large = numbers.filter((value) => value >= 50);
  const rated = /\b(\d{2,6}) (?:a|per|each|every) (?:month|week|day)\b/i.exec(message)?.[1];
  if (rated !== undefined) return Number(rated);
  if (flow.asking === "budget" || (flow.asking === "goal" && Math.abs(slots.alone ?? 1) !== 1))
    if (slots.alone !== undefined) return slots.alone;
  const open = flow.slots.budget === undefined || flow.asking === undefined;
  if (asked || (open && slots.alone !== undefined && large.length > 0)) return large.at(-1);
  return flow.asking === "budget" ? large[0] : undefined;
}
const linesOf = (flow: FlowState): number[] =>
  flow.slots.budget === undefined || flow.asking !== undefined
    ? []
    : sharesOf(flow)
        .map(({ amount }) => amount)
        .filter((amount) => amount !== flow.slots.budget);
/** What a customer pays is not a budget. */
const payers = wordList`memberships?, subscriptions?, tickets?, members?, customers?, clients?, guests?, they`;
const paidByCustomers = new RegExp(
  `\\b${payers}(?: (?:is|are|costs?|pays?|each))*,? (?:for |at |about )?[$€£]?\\d+(?:\\.\\d+)? ?(?:a|per|each|every) (?:month|year|week|head|person)\\b`,
  "i",
);
const noSum = wordList`
  weeks?, wks?, months?, mo, days?, years?, people, users?, visitors?, clicks?, percent, january, february, march, april, may, june, july, august, september,
  october, november, december, jan, feb, dec
`;
const bareNumber = new RegExp(
  `(?<![\\d.,%-])\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*%| ?${noSum}\\b)`,
  "gi",
);
const deniedBefore = (message: string, at: number): boolean =>
  /\b(?:not|no|instead of|rather than)(?: the| a)?\s*$/i.test(message.slice(0, at));
/** “$80 each” is not a budget. */
const ofOnePiece =
  /^\S+(?: (?:dollars?|euros?|bucks))?,? (?:each|apiece|a piece|per (?:click|lead|sale|order|customer|piece|unit|person)|a (?:click|lead|sale|customer))\b/i;

function takeBudget(said: Said, flow: FlowState): void {
  const { slots, message } = said;
  const value = sumIn(said, flow);
  // “How many leaflets for 200” asks what a sum buys.
  if (/\bhow many\b/i.test(message) && flow.asking === undefined) return;
  if (value !== undefined) {
    // “Maybe 600 then”, after 400 a month: the new figure is monthly too, unless the visitor says otherwise.
    const stillMonthly =
      flow.slots.monthly !== undefined &&
      !/\b(?:budget is|in all|in total|total|altogether|overall)\b/i.test(message);
    const per = rateIn(message);
    if (per !== undefined || stillMonthly)
      putRate(flow, value, per ?? String(flow.slots.per ?? "month"));
    else for (const slot of ["monthly", "rate", "per"]) delete flow.slots[slot];
    putBudget(said, flow, flow.slots.monthly === undefined ? value : Number(flow.slots.monthly));
  } else if (/\bno (?:budget|money)\b/i.test(message)) putBudget(said, flow, 0);
  else return;
  const currency = slots.amounts[0]?.currency;
  if (currency !== undefined) flow.slots.currency = currency;
}

function putBudget({ objections, plain }: Said, flow: FlowState, value: number): void {
  const { leastWeekly } = planRules;
  if (value >= leastWeekly) {
    flow.slots.budget = value;
    const weekly = flow.slots.monthly === undefined ? undefined : Math.round(value / weeksInMonth);
    if (/\btoo (?:little|small|low)\b|\benough\b/.test(plain) && weekly !== undefined)
      objections.push(
        weekly >= leastWeekly
          ? `${/\benough\b/.test(plain) ? "Yes" : "No"}, it’s enough for ${counted(Math.floor(weekly / leastWeekly), "channel")}: about ${inMoney(flow, weekly)} a week.`
          : `${/\benough\b/.test(plain) ? "Hardly" : "It’s thin"}: a channel needs ${inMoney(flow, leastWeekly)} a week, and this is ${inMoney(flow, weekly)}.`,
      );
    return;
  }
  delete flow.slots.budget;
  objections.push(
    value <= 0
      ? "With nothing to spend, there’s nothing to split."
      : `Below ${inMoney(flow, leastWeekly)}, a campaign doesn’t teach you anything.`,
  );
}

/** Works out the total of a monthly budget. */
function takeMonthly({ plain }: Said, flow: FlowState): void {
  // “A month”, after the budget, makes the budget a monthly one.
  if (/^(?:a|per|each|every) month$|^monthly$/.test(plain) && flow.slots.budget !== undefined) {
    putRate(flow, Number(flow.slots.budget), "month");
    delete flow.slots.weeks;
  }
  const { monthly, weeks } = flow.slots;
  if (monthly !== undefined && weeks !== undefined)
    flow.slots.budget = Math.round((Number(monthly) * Number(weeks)) / weeksInMonth);
}

function takeWeeks(said: Said, flow: FlowState): void {
  const { slots, message, now } = said;
  const asked = flow.asking === "weeks";
  const date = slots.dates[0]?.date;
  const day =
    date !== undefined && flow.slots.trade === "event" && /\d/.test(slots.dates[0]?.text ?? "");
  if (day && !weeksNamed.test(message)) {
    takeDeadline(said, flow, date);
    return;
  }
  const time = timeIn(message, now, {
    earliest: startOf(flow, now),
    ...(asked && date !== undefined ? { until: date } : {}),
    ...(asked && slots.alone !== undefined ? { alone: slots.alone } : {}),
  });
  if (!time) return;
  putWeeks(said, flow, time.weeks);
  if (time.months !== undefined) flow.slots.months = time.months;
  if (time.start !== undefined) flow.slots.start = time.start;
}

/** Ends the campaign on the day of the event; if that day is near, the campaign starts as soon as possible. */
function takeDeadline(said: Said, flow: FlowState, date: string): void {
  const end = parseIsoDate(date);
  const first = earliest(said.now);
  const near = first.until(end).days < 7;
  const start = near ? dayOf(said.now).add({ days: 2 }) : first;
  const days = start.until(end).days;
  if (days < 2) {
    said.objections.push(
      "That day is too soon for ads; an e-mail and friends who share it are quicker.",
    );
    return;
  }
  flow.slots.start = start.toString();
  putWeeks(said, flow, Math.max(1, Math.round(days / 7)));
}

function putWeeks({ objections }: Said, flow: FlowState, weeks: number): void {
  const { shortest, longest } = planRules;
  delete flow.slots.months;
  if (weeks >= shortest && weeks <= longest) {
    flow.slots.weeks = Math.round(weeks);
    return;
  }
  delete flow.slots.weeks;
  objections.push(
    weeks < shortest
      ? "A campaign needs at least a week."
      : "Two years is as far ahead as I plan; beyond that, nothing in it would hold true.",
  );
}
