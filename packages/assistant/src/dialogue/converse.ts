import type { IndustryId } from "@brightkeel/contracts";
import { hotelScenario } from "../industries/hotel/scenario.ts";
import { marketingScenario } from "../industries/marketing/scenario.ts";
import { shopScenario } from "../industries/shop/scenario.ts";
import { supportScenario } from "../industries/support/scenario.ts";
import type { Understander } from "../understanding/understand.ts";
import { isRecap, isRepeat, isRestart } from "./answers.ts";
import { betweenTasks } from "./between-tasks.ts";
import { asideOf } from "./digressions/index.ts";
import { backTo, inTask } from "./in-task.ts";
import { recap } from "./recap.ts";
import { say, withLead } from "./reply.ts";
import { withFreshSuggestions } from "./suggestions.ts";
import { type ConverseRequest, readTurn } from "./turn.ts";
import { freshState, type Outcome, type Scenario, type ScenarioState, type Turn } from "./types.ts";

export type { Outcome } from "./types.ts";

const scenarios: Readonly<Record<IndustryId, Scenario>> = {
  "e-commerce": shopScenario,
  hospitality: hotelScenario,
  marketing: marketingScenario,
  support: supportScenario,
};

/** Outcomes that count as a miss: after two in a row the bot says so and offers a way out. */
const notUnderstood = new Set(["out_of_scope", "ask_back", "reask", "unreadable", "foreign"]);
/** So many exchanges are kept, each half of it cut to so many letters: what a model gets to read of them. */
const mostExchanges = 6;
const mostExchangeLetters = 600;

/** Answers one message and changes `state` accordingly. No clock and no input but its parameters. */
export function converse(
  understander: Understander,
  request: ConverseRequest,
  state: ScenarioState,
): Outcome {
  const scenario = scenarios[request.industry];
  const turn = readTurn(understander, request, state);
  turn.intent = scenario.settles?.(turn) ?? turn.intent;
  if (state.offer) state.offer.age += 1;
  const outcome = respond(understander, scenario, turn);
  const { handled } = outcome;
  const repeats =
    handled !== "repeat" && outcome.reply.message.content === state.last?.message.content;
  const reply = withFreshSuggestions(understander, turn, {
    handled,
    reply: repeats ? withLead("Once more: ", outcome.reply) : outcome.reply,
  });
  state.before = handled;
  if (handled !== "repeat") state.last = reply;
  if (!notUnderstood.has(handled)) state.misses = 0;
  state.seen[handled] = (state.seen[handled] ?? 0) + 1;
  const cut = (text: string) => text.slice(0, mostExchangeLetters);
  state.exchanges = [
    ...state.exchanges,
    { visitor: cut(turn.message), bot: cut(reply.message.content) },
  ].slice(-mostExchanges);
  return { handled, reply };
}

function respond(understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { message, state } = turn;
  if (isRestart(message)) {
    const { calledName } = state;
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
    Object.assign(state, freshState(), calledName === undefined ? {} : { calledName });
    return {
      reply: say("From the beginning, then. What can I do for you?", { next: scenario.starters }),
      handled: "restart",
    };
  }
  if (isRepeat(message) && state.last) return { reply: state.last, handled: "repeat" };

  const flowState = state.flow;
  const flow = flowState ? scenario.flows[flowState.name] : undefined;
  const aside = asideOf(scenario, turn);
  if (aside) {
    if (aside.alone || !flow || !flowState) return aside;
    return { handled: aside.handled, reply: backTo(turn, flow, flowState, aside.reply, "") };
  }
  if (isRecap(message)) {
    const told = recap(scenario, turn);
    if (told) return { reply: told, handled: "recap" };
  }
  return flow && flowState
    ? inTask(understander, scenario, turn, flow, flowState)
    : betweenTasks(understander, scenario, turn);
}
