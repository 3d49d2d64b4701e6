import { capital, counted, pick, say } from "../../dialogue/reply.ts";
import type { Flow } from "../../dialogue/types.ts";
import { factorIn } from "./factors.ts";
import { goalOf } from "./goals.ts";
import { inAll, inMoney, rateOf } from "./plan-rates.ts";
import { aboutPlan, planReply, tooThin } from "./plan-reply.ts";
import { onlyOfPlan, startsOn, takeValues } from "./plan-values.ts";
import { goals, planRules } from "./sample.ts";

type Question = readonly [text: string, choices: readonly string[]];
const questions: Readonly<Record<string, Question> & { goal: Question }> = {
  goal: [
    "What should the campaign achieve?",
    ["More sales", "More leads", "Be better known", "Customers who come back"],
  ],
  budget: ["What can you spend in all, roughly?", ["$1,500", "$5,000", "$20,000"]],
  weeks: ["Over how many weeks shall it run?", ["4 weeks", "8 weeks", "12 weeks"]],
};

/** Goal, budget and time; then the split, with the sums shown. */
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
            : `${budget === undefined ? counted(Number(weeks), "week") : inAll(flow)}, noted. What should the campaign achieve?`,
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
        `${rateOf(flow) ?? `${inMoney(flow, Number(budget))} in all`}. Over how many weeks shall it run?`,
        { source: "marketingPlan", choices: pick("4 weeks", "8 weeks", "12 weeks") },
      );
    }
    if (Number(budget) / Number(weeks) < planRules.leastWeekly)
      return tooThin(flow, Number(budget), Number(weeks));
    delete flow.asking;
    return planReply(turn, flow);
  },
  // Asked again, it is the open question and nothing more: a plan made unasked would answer something else.
  again(_turn, flow) {
    const [text, choices] = questions[flow.asking ?? "goal"] ?? questions.goal;
    return say(text, { source: "marketingPlan", choices: pick(...choices) });
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
