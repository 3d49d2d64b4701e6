import { advance, take } from "../../../dialogue/flows.ts";
import {
  isBack,
  isBye,
  isNo,
  isRepeat,
  isStop,
  isThanks,
  isUnsure,
  isYes,
} from "../../../dialogue/message/answers.ts";
import { withLead } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { ideaFor } from "../business/ideas.ts";
import { newlyRefused, refusedNames } from "../business/stated.ts";
import { planRules } from "../channels/sample.ts";
import { planFlow } from "./plan.ts";

/**
 * If the visitor says something else, a plan does not repeat its question: it assumes the usual answer, says so, and
 * continues.
 */

const usualWeeks = 6;
const asks = /^(?:how|what|why|which|when|where|who|is|are|do|does|can|should|would|will)\b/;
const leavesToUs =
  /^(?:what (?:is left|would you|should i|can i|do i do|now|then|else)|you (?:tell|say|choose|decide))\b/;
const steers = [isYes, isNo, isStop, isBack, isRepeat, isThanks, isUnsure, isBye];

export function planGoesOn(turn: Turn): Outcome | undefined {
  const { state, message, plain, intent } = turn;
  const { flow } = state;
  if (flow?.name !== "plan" || flow.asking === undefined) return undefined;
  const leaves = leavesToUs.test(plain);
  if (!leaves && (message.includes("?") || asks.test(plain))) return undefined;
  if (steers.some((is) => is(message))) return undefined;
  const refused = newlyRefused(turn);
  if (refused.length === 0 && intent !== "" && !planFlow.intents.includes(intent)) return undefined;
  if (refused.length === 0 && !leaves && take(turn, planFlow, flow)) return undefined;
  const lead = refused.length === 0 ? "" : `OK, without ${refusedNames(refused)}. `;
  const { goal, budget, weeks } = flow.slots;
  // Without a budget there is nothing to split, but there is a suitable step.
  if (budget === undefined)
    return ideaFor({ ...turn, state: aside(state) }, lead) ?? goalAssumed(turn, lead);
  if (flow.slots.monthly !== undefined) return monthly(turn, lead);
  const most = Math.max(planRules.shortest, Math.floor(Number(budget) / planRules.leastWeekly));
  const assumed = {
    ...(goal === undefined ? { goal: "sales" } : {}),
    ...(weeks === undefined ? { weeks: Math.min(usualWeeks, most) } : {}),
  };
  const parts = [
    "goal" in assumed && "more sales",
    "weeks" in assumed && `${assumed.weeks} week${assumed.weeks === 1 ? "" : "s"}`,
  ].filter((part) => part !== false);
  const says =
    parts.length === 0 ? "" : `I’ll go with ${parts.join(" and ")}, unless you tell me otherwise. `;
  const result = advance(turn, planFlow, { ...flow, slots: { ...flow.slots, ...assumed } });
  return { ...result, handled: "flow:plan", reply: withLead(`${lead}${says}`, result.reply) };
}

/** Asks for the budget next, with more sales as the goal. */
function goalAssumed(turn: Turn, lead: string): Outcome | undefined {
  const { flow } = turn.state;
  if (flow === undefined || lead === "") return undefined;
  const result = advance(turn, planFlow, {
    ...flow,
    slots: { ...flow.slots, goal: flow.slots.goal ?? "sales" },
  });
  return { ...result, handled: "flow:plan", reply: withLead(lead, result.reply) };
}

/** A monthly budget is planned for three months, as if it had been given at the start. */
function monthly(turn: Turn, lead: string): Outcome | undefined {
  const { flow } = turn.state;
  if (flow === undefined) return undefined;
  const { asking: _asking, ...rest } = flow;
  const slots = {
    ...flow.slots,
    goal: flow.slots.goal ?? "sales",
    trade: flow.slots.trade ?? "local",
  };
  const result = advance(turn, planFlow, { ...rest, slots });
  return { ...result, handled: "flow:plan", reply: withLead(lead, result.reply) };
}
