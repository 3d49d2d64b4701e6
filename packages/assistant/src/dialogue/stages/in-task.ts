import type { ChatReply } from "@brightkeel/contracts";
import { advance, askAgain, stepBack, take } from "../flows.ts";
import {
  isBack,
  isBye,
  isGoOn,
  isNo,
  isStop,
  isThanks,
  isUnsure,
  isYes,
} from "../message/answers.ts";
import { answer } from "../reply/answer.ts";
import { byeInTask, thanksInTask } from "../reply/courtesy.ts";
import { followUp } from "../reply/fact.ts";
import { mostFallbacks, reask, waysOut } from "../reply/fallbacks.ts";
import { join, say, withLead } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { aside, askedAgain, askedEnough, without } from "../state.ts";
import { at, readTurn } from "../turn.ts";
import type { Flow, FlowState, Outcome, Result, Turn } from "../types.ts";
import { leaves } from "./relevance.ts";
import { severalWishes } from "./several-wishes.ts";

/** A message while a task is waiting for an answer. */
export type InTask = Situation & { flow: Flow; flowState: FlowState };

/** “Cancel”: suspends the task. */
export const stop = (task: InTask): Outcome | undefined =>
  isStop(task.turn.message) ? putAside(task) : undefined;

/** “Back”: takes back the last answer. */
export function back({ turn, flow, flowState }: InTask): Outcome | undefined {
  if (!isBack(turn.message)) return undefined;
  const before = stepBack(turn, flow, flowState);
  if (before) return { ...before, handled: "back" };
  const lead = `We’re at the first question. Say “cancel” to drop ${flow.title}. `;
  const reply = withLead(lead, askAgain(turn, flow, flowState));
  return { reply, state: turn.state, handled: "back" };
}

/** “Go on”: repeats the open question. */
export const goOn = ({ turn, flow, flowState }: InTask): Outcome | undefined =>
  isGoOn(turn.message)
    ? { reply: askAgain(turn, flow, flowState), state: turn.state, handled: "go_on" }
    : undefined;

/** Replies to a farewell; the task is kept for a day. */
export const goodbye = ({ turn, flow, flowState }: InTask): Outcome | undefined =>
  isBye(turn.message)
    ? {
        reply: byeInTask(flow, flowState),
        state: aside({ ...turn.state, flow: flowState }),
        handled: "goodbye",
      }
    : undefined;

/** Replies to thanks, and repeats the question. */
export const thanks = ({ turn, flow, flowState }: InTask): Outcome | undefined =>
  isThanks(turn.message)
    ? {
        reply: thanksInTask(flowState, askAgain(turn, flow, flowState)),
        state: turn.state,
        handled: "thanks",
      }
    : undefined;

/** “I do not know”: repeats the question, with help. */
export function unsure({ turn, flow, flowState }: InTask): Outcome | undefined {
  if (!isUnsure(turn.message) || take(turn, flow, flowState)) return undefined;
  const lead =
    flowState.asking === "reference"
      ? "A person can find it by name and day. In this demo, use one of these numbers. "
      : "That’s fine, pick what’s closest. You can change it anytime. ";
  return nudge(turn, flow, flowState, lead);
}

/** Takes an answer to the open question, or a message that can be nothing else. */
export function takeAnswer(task: InTask): Outcome | undefined {
  const { scenario, turn, flow, flowState } = task;
  const { message, state, intent } = turn;
  if (leaves(turn, flow, flowState)) return undefined;
  const taken = take(turn, flow, flowState);
  if (taken)
    return afterTask(task, {
      ...advance(taken.turn, flow, taken.flowState),
      handled: `flow:${flowState.name}`,
    });
  if (isNo(message) && state.before === "nudge") return putAside(task);
  if (isNo(message))
    return nudge(turn, flow, flowState, "No rush, nothing is final. Say “cancel” to drop it. ");
  if (isYes(message)) return nudge(turn, flow, flowState, "Good, I need one more thing. ");
  return (intent === "" || flow.intents.includes(intent)) && !askedEnough(state)
    ? reask(scenario, turn, flow, flowState)
    : undefined;
}

/** Answers another request first, while the task waits. */
export function answerBeside({ understander, scenario, turn, flow, flowState }: InTask): Outcome {
  const beside =
    severalWishes(understander, scenario, turn) ??
    (turn.intent === "" ? followUp(scenario, turn) : undefined) ??
    answer(scenario, turn);
  const { state } = beside;
  // A visitor who is handed over is not asked further questions.
  if (beside.handled === "human_agent") return { ...beside, state: aside(state) };
  if (state.fallbacks > mostFallbacks) return reask(scenario, turn, flow, flowState);
  // The request began no new task, or one that is already finished: the question stays open.
  if (state.flow === flowState) return { ...beside, ...backTo(turn, flow, flowState, beside) };
  if (!flow.resumes) return beside;
  if (state.flow === undefined) {
    const resumed = { ...beside, state: { ...state, flow: flowState } };
    return { ...resumed, ...backTo(turn, flow, flowState, resumed) };
  }
  // A task that began again has taken the place of the one before.
  if (state.flow.name === flowState.name) return beside;
  return { ...beside, state: { ...state, suspended: { ...flowState, waiting: true } } };
}

/** Appends the open question to an answer. */
export function backTo(
  turn: Turn,
  flow: Flow,
  flowState: FlowState,
  { reply, state }: Result,
  lead = `Back to ${flow.title}: `,
): Result {
  if (askedEnough(state) || state.reminded || flow.answeredIn?.(turn)) {
    const out = waysOut(state, flow);
    return {
      reply:
        out.length === 0
          ? reply
          : { ...reply, choices: [...(reply.choices ?? []), ...out.slice(1)] },
      state,
    };
  }
  const question = askAgain(at(turn, state), flow, flowState);
  // The open question is the next step, so other suggestions are dropped.
  const { suggestions: _others, ...joined }: ChatReply = join(reply, question, `\n\n${lead}`);
  const choices = [...(question.choices ?? []), ...waysOut(state, flow)];
  return {
    reply: choices.length === 0 ? joined : { ...joined, choices },
    state: { ...askedAgain(state), reminded: true },
  };
}

const nudge = (turn: Turn, flow: Flow, flowState: FlowState, lead: string): Outcome => ({
  reply: withLead(lead, askAgain(turn, flow, flowState)),
  state: turn.state,
  handled: "nudge",
});

/** Suspends the task, without returning to it automatically. */
const putAside = ({ scenario, turn, flow, flowState }: InTask): Outcome => ({
  reply: say(`All right, I’ll drop ${flow.title}. What else can I do?`, {
    next: scenario.starters,
  }),
  state: aside({ ...turn.state, flow: flowState }),
  handled: "cancelled",
});

const sameSlots = (one: FlowState | undefined, other: FlowState | undefined): boolean =>
  one !== undefined && JSON.stringify(one.slots) === JSON.stringify(other?.slots);

/** After a task is finished, continues with a second wish of the same message, or with the waiting task. */
function afterTask({ understander, scenario, turn }: InTask, outcome: Outcome): Outcome {
  const { state } = outcome;
  if (state.flow !== undefined) return outcome;
  if (state.later !== undefined) {
    const next = readTurn(understander, { ...turn, message: state.later }, without(state, "later"));
    const second = answer(scenario, next);
    // A wish with the same result was the same wish.
    const [one, other] = [state.finished, second.state.finished];
    if (one?.name === other?.name && sameSlots(one, other))
      return { ...outcome, state: next.state };
    return {
      ...outcome,
      state: second.state,
      reply: join(outcome.reply, second.reply, "\n\nAnd your other wish: "),
    };
  }
  const { suspended } = state;
  const flow = suspended?.waiting ? scenario.flows[suspended.name] : undefined;
  if (!suspended || !flow) return outcome;
  const resumed = { ...outcome, state: { ...without(state, "suspended"), flow: suspended } };
  return { ...resumed, ...backTo(turn, flow, suspended, resumed) };
}
