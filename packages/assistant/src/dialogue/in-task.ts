import type { ChatReply } from "@brightkeel/contracts";
import type { Understander } from "../understanding/understand.ts";
import { answer } from "./answer.ts";
import { isBack, isBye, isGoOn, isNo, isStop, isThanks, isUnsure, isYes } from "./answers.ts";
import { byeInTask, thanksInTask } from "./courtesy.ts";
import { reask, waysOut } from "./fallbacks.ts";
import { advance, askAgain, stepBack, take } from "./flows.ts";
import { leaves } from "./relevance.ts";
import { join, say } from "./reply.ts";
import { severalWishes } from "./several-wishes.ts";
import { readTurn } from "./turn.ts";
import type { Flow, FlowState, Outcome, Scenario, Turn } from "./types.ts";

/** A task is waiting for an answer. */
export function inTask(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
  flow: Flow,
  flowState: FlowState,
): Outcome {
  const { message, state } = turn;
  if (isStop(message)) return putAside(scenario, turn, flow, flowState);
  if (isBack(message)) {
    const reply = stepBack(turn, flow, flowState);
    return {
      reply: reply
        ? { ...reply, message: { content: `One step back. ${reply.message.content}` } }
        : {
            ...askAgain(turn, flow, flowState),
            message: {
              content: `We are at the first question; “cancel” leaves ${flow.title}. ${askAgain(turn, flow, flowState).message.content}`,
            },
          },
      handled: "back",
    };
  }
  if (isGoOn(message)) return { reply: askAgain(turn, flow, flowState), handled: "go_on" };
  if (isBye(message)) return { reply: byeInTask(turn, flow, flowState), handled: "goodbye" };
  if (isThanks(message)) {
    return {
      reply: thanksInTask(turn, flow, flowState, askAgain(turn, flow, flowState)),
      handled: "thanks",
    };
  }

  if (isUnsure(message) && !take(turn, flow, flowState)) {
    const question = askAgain(turn, flow, flowState);
    const lead =
      flowState.asking === "reference"
        ? "Then a person finds it by name and day. In this demo, take one of these numbers. "
        : "No matter: take what is nearest, it can be changed at any time. ";
    return {
      reply: { ...question, message: { content: lead + question.message.content } },
      handled: "nudge",
    };
  }
  if (!leaves(turn, flow, flowState)) {
    if (take(turn, flow, flowState))
      return afterTask(understander, scenario, turn, {
        reply: advance(turn, flow, flowState),
        handled: `flow:${flowState.name}`,
      });
    if (isNo(message) && state.before === "nudge") return putAside(scenario, turn, flow, flowState);
    if (isNo(message) || isYes(message)) {
      const question = askAgain(turn, flow, flowState);
      const lead = isNo(message)
        ? "No hurry, nothing is fixed; “cancel” leaves it. "
        : "Good, then I need one thing more. ";
      return {
        reply: { ...question, message: { content: lead + question.message.content } },
        handled: "nudge",
      };
    }
    if (turn.intent === "" || flow.intents.includes(turn.intent))
      return { reply: reask(scenario, turn, flow, flowState), handled: "reask" };
  }

  // Something else is wanted first; the task waits.
  const aside = severalWishes(understander, scenario, turn) ?? answer(scenario, turn);
  if (state.flow === flowState)
    return { ...aside, reply: backTo(turn, flow, flowState, aside.reply) };
  if (!flow.resumes) return aside;
  if (state.flow === undefined) {
    state.flow = flowState;
    return { ...aside, reply: backTo(turn, flow, flowState, aside.reply) };
  }
  state.parked = { ...flowState, waiting: true };
  return aside;
}

function putAside(scenario: Scenario, { state }: Turn, flow: Flow, flowState: FlowState): Outcome {
  delete state.flow;
  state.parked = { ...flowState, waiting: false };
  return {
    reply: say(`All right, I leave ${flow.title}. What else can I do?`, {
      next: scenario.starters,
    }),
    handled: "cancelled",
  };
}

/** A task that has come to its end gives way to what was asked with it, and to the task that waits. */
function afterTask(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
  outcome: Outcome,
): Outcome {
  const { state } = turn;
  if (state.flow !== undefined) return outcome;
  if (state.later !== undefined) {
    const next = readTurn(understander, { ...turn, message: state.later }, state);
    delete state.later;
    const second = answer(scenario, next);
    return {
      ...outcome,
      reply: join(outcome.reply, second.reply, "\n\nAnd your other wish: "),
    };
  }
  const parked = state.parked;
  const flow = parked?.waiting ? scenario.flows[parked.name] : undefined;
  if (!parked || !flow) return outcome;
  delete state.parked;
  state.flow = parked;
  return { ...outcome, reply: backTo(turn, flow, parked, outcome.reply) };
}

/** An answer, and below it the question that is still open. */
export function backTo(
  turn: Turn,
  flow: Flow,
  flowState: FlowState,
  reply: ChatReply,
  lead = `Back to ${flow.title}: `,
): ChatReply {
  const question = askAgain(turn, flow, flowState);
  // The open question is the next step; what else one might ask would lead away from it.
  const { suggestions: _others, ...joined } = join(reply, question, `\n\n${lead}`);
  const choices = [...(question.choices ?? []), ...waysOut(turn, flow)];
  return choices.length === 0 ? joined : { ...joined, choices };
}
