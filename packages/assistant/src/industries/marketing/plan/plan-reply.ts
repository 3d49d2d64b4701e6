import type { ChatReply } from "@brightkeel/contracts";
import { counted, listed, pick, say, spoken, withLead } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { channelNamed } from "../channels/channel-records.ts";
import { goalOf } from "../channels/goals.ts";
import { measuring, mixOf, sharesOf } from "../channels/mix.ts";
import { goals, planRules } from "../channels/sample.ts";
import { inAll, inMoney, rateOf, timeOf } from "./plan-rates.ts";
import { endOf, startOf } from "./plan-values.ts";

/** The offer after a plan: “yes” works out its return. */
export const returnOffer = "Calculate my return on investment";

/** From this many weeks on, a plan is worth making for as long as the money lasts. */
const fewestWeeks = 4;

/**
 * The budget is spread so thin that no channel gets enough: plans for as many weeks as it is enough for, or asks for
 * the weeks again if those are too few.
 */
export function tooThin(turn: DraftTurn, flow: FlowState): ChatReply {
  const [budget, weeks] = [Number(flow.slots.budget), Number(flow.slots.weeks)];
  const most = Math.floor(budget / planRules.leastWeekly);
  delete flow.slots.weeks;
  // Another length that is also too long is an answer, so the dialogue is not stuck.
  flow.slots.tooLong = weeks;
  // The total stays the same, whatever number of weeks it is spent over.
  delete flow.slots.monthly;
  delete flow.slots.per;
  delete flow.slots.months;
  const why = `${inMoney(flow, budget)} over ${counted(weeks, "week")} is ${inMoney(flow, Math.round(budget / weeks))} a week, and below ${inMoney(flow, planRules.leastWeekly)} you don’t learn anything. It’s enough for ${counted(most, "week")}.`;
  if (most >= fewestWeeks && flow.asking !== "weeks") {
    flow.slots.weeks = most;
    delete flow.asking;
    return withLead(`${why} `, planReply(turn, flow));
  }
  flow.asking = "weeks";
  return say(`${why} How many weeks should it be?`, {
    source: "marketingPlan",
    choices: pick(counted(most, "week"), "Change the budget"),
  });
}

export const inText = (name: string): string => channelNamed(name)?.inText ?? name.toLowerCase();

/** Shows the split of the budget: the card has all of it, the sentence the largest shares. */
export function planReply(turn: DraftTurn, flow: FlowState): ChatReply {
  const goal = goalOf(flow.slots.goal ?? "sales");
  const budget = Number(flow.slots.budget);
  const weeks = Number(flow.slots.weeks);
  const { name } = goals[goal];
  const shares = sharesOf(flow);
  const [largest, second] = shares;
  const dropped = mixOf(flow).filter(([own]) => !shares.some((share) => share.name === own));
  const begin = spoken(startOf(flow, turn.now));
  // A change is reported without what stayed the same.
  const start = flow.slots.begin === begin ? "" : ` It can start on ${begin}.`;
  flow.slots.begin = begin;
  turn.state.offer = { send: returnOffer, age: 0 };
  // How a monthly sum became a total is explained once.
  const inFull = rateOf(flow) === undefined ? "" : `${inAll(flow)}. `;
  const sum = flow.slots.summed === inFull ? "" : inFull;
  flow.slots.summed = inFull;
  const isMeasuring = (share: { name: string }): boolean => share.name === measuring;
  // Up to three shares are named whole, so that the sum adds up.
  const named =
    shares.length <= 3
      ? [...shares.filter((share) => !isMeasuring(share)), ...shares.filter(isMeasuring)]
      : [largest, second].filter((share) => share !== undefined && !isMeasuring(share));
  const parts = named.flatMap((share) =>
    share === undefined ? [] : [`${inMoney(flow, share.amount)} for ${inText(share.name)}`],
  );
  const out =
    dropped.length > 0 && flow.slots.chosen === undefined
      ? ` Too thin for ${listed(dropped.map(([own]) => inText(own)))}.`
      : "";
  return say(
    `${sum}For ${name}${sum === "" ? ` with ${inMoney(flow, budget)} over ${timeOf(flow)}` : ""}: ${listed(parts)}, about ${inMoney(flow, Math.round(budget / weeks))} a week in total.${out}${start} Shall we work out what it has to earn?`,
    {
      source: "marketingPlan",
      choices: pick("Yes, work it out", "Change the budget"),
      next: ["What should I do first?", "How do we measure success?", "I want to book a call"],
      card: {
        kind: "plan",
        title: `Plan: ${name}`,
        badge: "Sample",
        rows: [
          ...shares.map(({ name: channel, amount }) => ({
            label: channel,
            value: inMoney(flow, amount),
          })),
          { label: "Weeks", value: String(weeks) },
          { label: "Start", value: begin },
          { label: "End", value: spoken(endOf(flow, turn.now)) },
        ],
        note: "Shares are working rules for this demo; your own figures from week 1 replace them.",
      },
    },
  );
}

/** Answers a question about the plan from its own figures. */
export function aboutPlan({ message, now }: Turn, flow: FlowState): ChatReply | undefined {
  const tell = (text: string) =>
    say(text, { source: "marketingPlan", next: ["How do we measure success?"] });
  if (/\b(?:when|until when)\b.*\b(?:over|ends?|finish\w*|done|stop)\b/i.test(message))
    return tell(
      `On ${spoken(endOf(flow, now))}: ${timeOf(flow)} from ${spoken(startOf(flow, now))}.`,
    );
  if (/^(?:and |so )*when\b.*\b(?:start|begin|launch)/i.test(message))
    return tell(`On ${spoken(startOf(flow, now))}, after two weeks of preparation.`);
  if (
    /\b(?:per|a|each) (?:day|month|week)\b/i.test(message) &&
    /how much|what|^and\b/i.test(message)
  ) {
    const [days, unit] = /\bday\b/i.test(message)
      ? [1, "day"]
      : /\bweek\b/i.test(message)
        ? [7, "week"]
        : [365 / 12, "month"];
    const daily = Number(flow.slots.budget) / (Number(flow.slots.weeks) * 7);
    return tell(`About ${inMoney(flow, Math.round(daily * days))} a ${unit}.`);
  }
  return undefined;
}

/** Returns a sentence about the plan, with its source and the questions to ask next. */
export const tell = (turn: Turn, text: string, handled = "flow:plan"): Outcome => ({
  handled,
  state: turn.state,
  reply: say(text, {
    source: "marketingPlan",
    next: ["What does it have to earn?", "How do we measure success?", "I want to book a call"],
  }),
});
