import type { ChatReply } from "@brightkeel/contracts";
import { capital, counted, money, pick, say, spoken } from "../../dialogue/reply.ts";
import type { DraftTurn, Flow, FlowState, Turn } from "../../dialogue/types.ts";
import { dayOf, parseIsoDate } from "../../understanding/slots.ts";
import { goalIn, goalOf, sharesOf, withoutOf } from "./channels.ts";
import { factorIn } from "./factors.ts";
import { type Goal, goals, planRules } from "./sample.ts";

const halfYear = 26;
const weeksInMonth = 52 / 12;
const countWords: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
};

/** Goal, budget and time; then the split, with the sums shown. */
export const planFlow: Flow = {
  title: "your campaign",
  intents: ["plan_campaign", "budget_advice"],
  resumes: true,
  claims: ({ message, slots: values }, { slots }) =>
    slots.budget !== undefined &&
    message.split(/\s+/).length <= 9 &&
    (factorIn(message) !== undefined || (startsOn.test(message) && values.dates.length > 0)),
  about: aboutPlan,
  take(turn, flow) {
    const before = JSON.stringify(flow.slots);
    const objected = turn.objections.length;
    const { message } = turn;
    const goal = goalIn(message);
    const newGoal =
      flow.slots.goal === undefined ||
      flow.asking === "goal" ||
      /\b(?:goal|instead|rather|actually)\b/i.test(message);
    if (goal !== undefined && newGoal) flow.slots.goal = goal;
    const factor = factorIn(message);
    if (factor !== undefined && takeFactor(turn, flow, factor)) return true;
    takeBudget(turn, flow);
    if (startsOn.test(message)) takeStart(turn, flow);
    else takeWeeks(turn, flow);
    // “A month”, after the budget: it is for each.
    if (
      /^(?:a|per|each|every) month$|^monthly$/.test(turn.plain) &&
      flow.slots.budget !== undefined
    ) {
      flow.slots.monthly = Number(flow.slots.budget);
      delete flow.slots.weeks;
    }
    // So much a month is so much for each of them.
    const { monthly, weeks } = flow.slots;
    if (monthly !== undefined && weeks !== undefined)
      flow.slots.budget = Math.round((Number(monthly) * Number(weeks)) / weeksInMonth);
    if (/^change the budget\W*$/i.test(message.trim())) delete flow.slots.budget;
    return (
      before !== JSON.stringify(flow.slots) ||
      turn.objections.length > objected ||
      turn.slots.amounts.length > 0
    );
  },
  advance(turn, flow) {
    // Asked once without an answer: most want to sell more, and it can be changed.
    if (
      flow.slots.goal === undefined &&
      flow.asking === "goal" &&
      flow.slots.budget !== undefined &&
      flow.slots.weeks !== undefined
    )
      flow.slots.goal = "sales";
    const { goal, budget, weeks } = flow.slots;
    if (goal === undefined) {
      flow.asking = "goal";
      return say(
        turn.objections.length > 0
          ? "What should the campaign achieve?"
          : budget === undefined && weeks === undefined
            ? "Let us plan it in three questions. First: what should the campaign achieve?"
            : `${budget === undefined ? counted(Number(weeks), "week") : inMoney(flow, Number(budget))}, noted. What should the campaign achieve?`,
        {
          source: "marketingPlan",
          choices: pick("More sales", "More leads", "Be better known", "Customers who come back"),
        },
      );
    }
    if (budget === undefined) {
      flow.asking = "budget";
      return say(
        `${capital(goals[goalOf(goal)].name)}: good, that can be counted. What can you spend in all, roughly?`,
        { source: "marketingPlan", choices: pick("$1,500", "$5,000", "$20,000") },
      );
    }
    if (weeks === undefined) {
      flow.asking = "weeks";
      return say(
        `${inMoney(flow, Number(flow.slots.monthly ?? budget))} ${flow.slots.monthly === undefined ? "in all" : "a month"}. Over how many weeks shall it run?`,
        {
          source: "marketingPlan",
          choices: pick("4 weeks", "8 weeks", "12 weeks"),
        },
      );
    }
    if (Number(budget) / Number(weeks) < planRules.leastWeekly)
      return tooThin(flow, Number(budget), Number(weeks));
    delete flow.asking;
    return plan(turn, flow, goalOf(goal));
  },
  recap(flow) {
    const { goal, budget, weeks } = flow.slots;
    const parts = [
      goal !== undefined && goals[goalOf(goal)].name,
      budget !== undefined && inMoney(flow, Number(budget)),
      weeks !== undefined && counted(Number(weeks), "week"),
    ].filter((part) => part !== false);
    return parts.length === 0 ? undefined : `a campaign: ${parts.join(", ")}`;
  },
};

const startsOn = /\b(?:start|begin|launch|go live)\w*\b/i;

/** “Twice the budget”, “half the time”. True when there was something to multiply. */
function takeFactor(turn: DraftTurn, flow: FlowState, factor: number): boolean {
  const of = /\b(?:time|weeks?|long|period|duration)\b/i.test(turn.message) ? "weeks" : "budget";
  const known = flow.slots[of];
  if (known === undefined) return false;
  if (of === "weeks") putWeeks(turn, flow, Math.round(Number(known) * factor));
  else putBudget(turn, flow, Number(known) * factor);
  return true;
}

/** A day to start on, when there is time to prepare until then. */
function takeStart({ slots, now, objections }: DraftTurn, flow: FlowState): void {
  const wished = slots.dates[0]?.date;
  if (wished === undefined) return;
  const first = earliest(now);
  if (wished >= first.toString()) flow.slots.start = wished;
  else
    objections.push(
      `That leaves no time to prepare: ${spoken(first)} is the first day that is sensible.`,
    );
}

const earliest = (now: Date): Temporal.PlainDate =>
  dayOf(now).add({ days: planRules.preparationDays });
const startOf = (flow: FlowState, now: Date): Temporal.PlainDate =>
  typeof flow.slots.start === "string" ? parseIsoDate(flow.slots.start) : earliest(now);
const endOf = (flow: FlowState, now: Date): Temporal.PlainDate =>
  startOf(flow, now).add({ days: Number(flow.slots.weeks) * 7 - 1 });

/** A question about the plan that its own figures answer. */
function aboutPlan({ message, now }: Turn, flow: FlowState): ChatReply | undefined {
  const tell = (text: string) =>
    say(text, { source: "marketingPlan", next: ["How do we measure success?"] });
  if (/\b(?:when|until when)\b.*\b(?:over|ends?|finish\w*|done|stop)\b/i.test(message))
    return tell(
      `On ${spoken(endOf(flow, now))}: ${counted(Number(flow.slots.weeks), "week")} from ${spoken(startOf(flow, now))}.`,
    );
  if (/^(?:and |so )*when\b.*\b(?:start|begin|launch)/i.test(message))
    return tell(`On ${spoken(startOf(flow, now))}, after two weeks of preparation.`);
  if (/\b(?:per|a|each) (?:day|month)\b/i.test(message) && /how much|what|^and\b/i.test(message)) {
    const days = /\bday\b/i.test(message) ? 1 : 365 / 12;
    const daily = Number(flow.slots.budget) / (Number(flow.slots.weeks) * 7);
    return tell(
      `About ${inMoney(flow, Math.round(daily * days))} a ${days === 1 ? "day" : "month"}.`,
    );
  }
  return undefined;
}

const inMoney = (flow: FlowState, value: number): string =>
  money(value, flow.slots.currency === undefined ? "USD" : String(flow.slots.currency));

function takeBudget(turn: DraftTurn, flow: FlowState): void {
  const { slots, message } = turn;
  const amount = slots.amounts[0];
  const open = flow.slots.budget === undefined || flow.asking === undefined;
  const asked =
    flow.asking === "budget" ||
    /\b(?:budget|spend|have|only|rather|instead|make it|maybe)\b/i.test(message);
  const large = slots.numbers.find((number) => number >= 50);
  const perMonth = /\b(\d{2,6}) (?:a|per|each|every) month\b/i.exec(message)?.[1];
  const value =
    amount?.value ??
    (perMonth === undefined ? undefined : Number(perMonth)) ??
    (flow.asking === "budget" || (flow.asking === "goal" && Math.abs(slots.alone ?? 1) !== 1)
      ? slots.alone
      : undefined) ??
    (asked || (open && slots.alone === large) ? large : undefined);
  if (value !== undefined) {
    const monthly = /\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo/i.test(message);
    // “Maybe 600 then”, after 400 a month: the new figure is for a month too, until somebody says otherwise.
    const stillMonthly =
      flow.slots.monthly !== undefined &&
      !/\b(?:in all|in total|total|altogether|overall)\b/i.test(message);
    if (monthly || stillMonthly) flow.slots.monthly = value;
    else delete flow.slots.monthly;
    putBudget(turn, flow, value);
  } else if (/\bno (?:budget|money)\b/i.test(message)) putBudget(turn, flow, 0);
  else return;
  if (amount?.currency !== undefined) flow.slots.currency = amount.currency;
}

function putBudget({ objections }: DraftTurn, flow: FlowState, value: number): void {
  const { leastWeekly } = planRules;
  if (value >= leastWeekly) {
    flow.slots.budget = value;
    return;
  }
  delete flow.slots.budget;
  objections.push(
    value <= 0
      ? "With nothing to spend there is nothing to split."
      : `Below ${inMoney(flow, leastWeekly)} a campaign teaches nothing.`,
  );
}

function takeWeeks(turn: DraftTurn, flow: FlowState): void {
  const { slots, message, now } = turn;
  const found = new RegExp(
    `(?<!\\b(?:per|each|every) )(-\\s?)?\\b(\\d{1,4}|${Object.keys(countWords).join("|")})[ -]?(week|wk|month|mo|year|yr|quarter)s?\\b`,
    "i",
  ).exec(message.replace(/\b(?:a|per|each|every) (?:month|week)\b/gi, " "));
  const until = slots.dates[0]?.date;
  let weeks: number | undefined;
  if (found) {
    const count = countWords[(found[2] ?? "").toLowerCase()] ?? Number(found[2]);
    const unit =
      { week: 1, wk: 1, month: 4.3, mo: 4.3, quarter: 13, year: 52, yr: 52 }[
        (found[3] ?? "").toLowerCase()
      ] ?? 1;
    const half = /\bhalf a year\b/i.test(message);
    weeks = half ? halfYear : Math.round(count * unit) * (found[1] === undefined ? 1 : -1);
  } else if (flow.asking === "weeks" && slots.alone !== undefined) weeks = slots.alone;
  else if (flow.asking === "weeks" && until !== undefined)
    weeks = Math.round(dayOf(now).until(parseIsoDate(until)).days / 7);
  if (weeks !== undefined) putWeeks(turn, flow, weeks);
}

function putWeeks({ objections }: DraftTurn, flow: FlowState, weeks: number): void {
  const { shortest, longest } = planRules;
  if (weeks >= shortest && weeks <= longest) {
    flow.slots.weeks = Math.round(weeks);
    return;
  }
  delete flow.slots.weeks;
  objections.push(
    weeks < shortest
      ? "A campaign needs a week at least."
      : "Two years is the furthest that I plan; after that nothing in it would still be true.",
  );
}

/** The budget spread so thinly that no channel gets enough: it is asked how long again. */
function tooThin(flow: FlowState, budget: number, weeks: number): ChatReply {
  const most = Math.floor(budget / planRules.leastWeekly);
  delete flow.slots.weeks;
  flow.asking = "weeks";
  return say(
    `${inMoney(flow, budget)} over ${counted(weeks, "week")} is ${inMoney(flow, Math.round(budget / weeks))} a week, and below ${inMoney(flow, planRules.leastWeekly)} one learns nothing. It is enough for ${counted(most, "week")}. Over how many weeks, then?`,
    { source: "marketingPlan", choices: pick(counted(most, "week"), "Change the budget") },
  );
}

function plan(turn: DraftTurn, flow: FlowState, goal: Goal): ChatReply {
  const budget = Number(flow.slots.budget);
  const weeks = Number(flow.slots.weeks);
  const { name, per } = goals[goal];
  const { leastWeekly } = planRules;
  const shares = sharesOf(flow);
  const rows = shares.map(({ name: channel, amount }) => ({
    label: channel,
    value: inMoney(flow, amount),
  }));
  const wished = withoutOf(flow).length;
  const dropped = Object.keys(goals[goal].mix).length - shares.length - wished;
  const again = flow.slots.quoted !== undefined;
  flow.slots.quoted = 1;
  const begin = spoken(startOf(flow, turn.now));
  const end = spoken(endOf(flow, turn.now));
  turn.state.offer = { send: "Calculate my return on investment", age: 0 };
  return say(
    `For ${name} with ${inMoney(flow, budget)} over ${counted(weeks, "week")} I would split it as on the card: about ${inMoney(flow, Math.round(budget / weeks))} a week.${dropped > 0 ? ` Left out: ${counted(dropped, "channel")} with less than ${inMoney(flow, leastWeekly)} a week.` : ""} It can start on ${begin}.${again ? "" : ` Count the cost for each ${per}.`} Shall we work out what it has to earn?`,
    {
      source: "marketingPlan",
      choices: pick("Yes, work it out", "Change the budget"),
      next: ["Which channels fit us?", "How do we measure success?", "I want to book a call"],
      card: {
        kind: "plan",
        title: `Plan: ${name}`,
        badge: "Sample",
        rows: [
          ...rows,
          { label: "Weeks", value: String(weeks) },
          { label: "Start", value: begin },
          { label: "End", value: end },
        ],
        note: "Shares are working rules of this demo; your own figures from week 1 replace them.",
      },
    },
  );
}
