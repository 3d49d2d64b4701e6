import type { ChatReply } from "@brightkeel/contracts";
import { capital, counted, money, pick, say, withLead } from "../../../dialogue/reply/reply.ts";
import { wasSaid } from "../../../dialogue/state.ts";
import type { DraftTurn, Flow, FlowState } from "../../../dialogue/types.ts";
import { goalOf } from "../channels/goals.ts";
import { goals, planRules } from "../channels/sample.ts";
import { asTrade } from "../channels/trades.ts";
import { currencySaid } from "../figures/currency.ts";
import { factorIn } from "../figures/factors.ts";
import { byTrade } from "../situations/by-trade.ts";
import { inAll, inMoney, rateOf, weeksInMonth } from "./plan-rates.ts";
import { withoutRefused } from "./plan-refused.ts";
import { aboutPlan, planReply, tooThin } from "./plan-reply.ts";
import { onlyOfPlan, startsOn, takeValues } from "./plan-values.ts";

const questions = {
  goal: {
    text: "What should the campaign achieve?",
    choices: ["More sales", "More leads", "Be better known", "Customers who come back"],
  },
  budget: {
    text: "What can you spend in all, roughly?",
    choices: [500, 1_500, 5_000],
  },
  weeks: {
    text: "Over how many weeks shall it run?",
    choices: ["4 weeks", "8 weeks", "12 weeks"],
  },
};
type Open = keyof typeof questions;
const isOpen = (slot: string | undefined): slot is Open => slot !== undefined && slot in questions;

/** Asks one of the questions, after a lead-in. */
function question(slot: Open, lead = "", flow?: FlowState): ChatReply {
  const { text } = questions[slot];
  const choices = questions[slot].choices.map((choice) =>
    typeof choice === "number" ? money(choice, String(flow?.slots.currency ?? "USD")) : choice,
  );
  const asked = lead.endsWith(": ") ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
  return say(`${lead}${asked}`, { source: "marketingPlan", choices: pick(...choices) });
}

/** Asks for goal, budget and duration, then shows the split with its sums. */
export const planFlow: Flow = {
  title: "your campaign",
  names: ["campaign", "plan"],
  intents: ["plan_campaign", "budget_advice"],
  resumes: true,
  claims: ({ message, slots: values }, { slots }) =>
    slots.budget !== undefined &&
    message.split(/\s+/).length <= 9 &&
    (factorIn(message) !== undefined || (startsOn.test(message) && values.dates.length > 0)),
  about: aboutPlan,
  take: (turn, flow) => takeValues(onlyOfPlan(turn), flow) || turn.slots.amounts.length > 0,
  advance(turn, flow) {
    // What was named last counts, also if it was said without a sum: “pounds, not dollars”.
    const currency = currencySaid(turn);
    if (currency !== undefined) flow.slots.currency = currency;
    // Asked once without an answer, the goal is assumed to be more sales: most want that, and it can be changed.
    if (
      flow.slots.goal === undefined &&
      flow.asking === "goal" &&
      flow.slots.budget !== undefined &&
      flow.slots.weeks !== undefined
    )
      flow.slots.goal = "sales";
    const assumed = assume(flow);
    const { goal, budget, weeks } = flow.slots;
    if (goal === undefined) {
      flow.asking = "goal";
      return question("goal", leadToGoal(turn, flow));
    }
    if (budget === undefined) {
      flow.asking = "budget";
      return question(
        "budget",
        `${capital(goals[goalOf(goal)].name)}: good, that can be counted. ${startOfTrade(turn, flow)}`,
        flow,
      );
    }
    if (weeks === undefined) {
      flow.asking = "weeks";
      return question("weeks", `${rateOf(flow) ?? `${inMoney(flow, Number(budget))} in all`}. `);
    }
    if (Number(budget) / Number(weeks) < planRules.leastWeekly) return tooThin(turn, flow);
    delete flow.asking;
    if (flow.slots.chosen === undefined) withoutRefused(turn.state, flow);
    return assumed === undefined
      ? planReply(turn, flow)
      : withLead(`${assumed} `, planReply(turn, flow));
  },
  // The repeated question is only the open one: a plan made unasked would answer something else.
  again(_turn, flow) {
    return question(isOpen(flow.asking) ? flow.asking : "goal", "", flow);
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

/** Returns the first step for this kind of business, once, so that describing it gets the visitor something useful. */
function startOfTrade({ state }: DraftTurn, { slots }: FlowState): string {
  const trade = asTrade(slots.trade);
  if (trade === undefined) return "";
  const { start } = byTrade[trade];
  return wasSaid(state, start) ? "" : `${start} `;
}

/** The lead-in to the first question. */
function leadToGoal(turn: DraftTurn, flow: FlowState): string {
  const { objections } = turn;
  const { budget, weeks } = flow.slots;
  if (objections.length > 0) return "";
  if (budget === undefined && weeks === undefined)
    return startOfTrade(turn, flow) || "Let us plan it in three questions. First: ";
  return `${budget === undefined ? counted(Number(weeks), "week") : inAll(flow)}, noted. ${startOfTrade(turn, flow)}`;
}

/** The duration planned for a monthly budget if none was given, in months. */
const usualMonths = 3;

/**
 * Assumes more sales over three months for a visitor who tells their business and monthly budget, so they get a plan
 * without questions. The assumptions are stated, and easily changed.
 */
function assume({ slots, asking }: FlowState): string | undefined {
  if (asking === undefined && slots.atOnce !== undefined && slots.budget !== undefined)
    return assumeAtOnce(slots);
  const { goal, trade, monthly, weeks } = slots;
  if (asking !== undefined || monthly === undefined) return undefined;
  if (trade === undefined && goal === undefined) return undefined;
  const parts = [
    goal === undefined && "more sales",
    weeks === undefined && `${usualMonths} months`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  if (weeks === undefined) {
    const budget = Number(monthly) * usualMonths;
    const enough = Math.floor(budget / planRules.leastWeekly);
    // Too little per week shows nothing, so the money of three months goes into fewer weeks.
    if (enough < Math.round(usualMonths * weeksInMonth)) {
      if (enough < planRules.shortest || trade === undefined) return undefined;
      for (const slot of ["monthly", "rate", "per"]) delete slots[slot];
      Object.assign(slots, { goal: goal ?? "sales", budget, weeks: enough });
      return `So little a month shows nothing, so I put the money for ${usualMonths} months into ${enough} weeks, unless you tell me otherwise.`;
    }
    Object.assign(slots, {
      budget,
      weeks: Math.round(usualMonths * weeksInMonth),
      months: usualMonths,
    });
  }
  slots.goal = goal ?? "sales";
  return `I’ll go with ${parts.join(" and ")}, unless you tell me otherwise.`;
}

/** The duration of a plan whose split was asked for without one. */
const usualWeeks = 8;

/** A request to split a budget gets the split, with the assumptions. */
function assumeAtOnce(slots: FlowState["slots"]): string | undefined {
  const { goal, weeks, budget } = slots;
  delete slots.atOnce;
  const most = Math.floor(Number(budget) / planRules.leastWeekly);
  if (most < planRules.shortest) return undefined;
  slots.goal = goal ?? "sales";
  slots.weeks = weeks ?? Math.min(usualWeeks, most);
  const parts = [
    goal === undefined && "more sales",
    weeks === undefined && counted(Number(slots.weeks), "week"),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? undefined
    : `I’ll go with ${parts.join(" and ")}, unless you tell me otherwise.`;
}
