import type { ChatReply } from "@brightkeel/contracts";
import { capital, withLead } from "./reply/reply.ts";
import { without } from "./state.ts";
import type { DraftTurn, Flow, FlowState, Result, ScenarioState, Turn } from "./types.ts";

/**
 * Runs tasks. A task mutates what it is given, so each call gets copies: `take` returns the task's new slots,
 * `advance` and `about` the conversation after them.
 */

/** The maximum number of answers that can be taken back. */
const mostHistory = 8;

type Draft = { turn: DraftTurn; flow: FlowState };

/** Copies the turn and the task for mutation. If the task is part of the conversation, so is its copy. */
function draftOf(turn: Turn, flowState: FlowState): Draft {
  const { state, objections, flow } = structuredClone({
    state: turn.state,
    objections: [...turn.objections],
    flow: flowState,
  });
  return { turn: { ...turn, state, objections }, flow };
}

/** Lets code outside a task mutate a copy of the conversation, for example to note a topic. */
export function onDraft(turn: Turn, write: (draft: DraftTurn) => ChatReply): Result {
  const draft = { ...turn, state: structuredClone(turn.state), objections: [...turn.objections] };
  const reply = write(draft);
  return { reply, state: draft.state };
}

/** Begins a task with the values in the message, and puts aside the current one. */
export function start(
  turn: Turn,
  name: string,
  flow: Flow,
  slots: FlowState["slots"] = {},
): Result {
  const draft = draftOf(turn, { name, slots });
  flow.take(draft.turn, draft.flow);
  return advance({ ...turn, objections: draft.turn.objections }, flow, draft.flow);
}

/** The result of filling slots: the task's new slots, and the turn with any objections. */
export type Taken = { turn: Turn; flowState: FlowState };

/**
 * Lets a task fill its slots from the message, and keeps the previous slots for undoing. Undefined if the message
 * held nothing.
 */
export function take(turn: Turn, flow: Flow, flowState: FlowState): Taken | undefined {
  const draft = draftOf(turn, flowState);
  if (!flow.take(draft.turn, draft.flow)) return undefined;
  const { slots: before } = flowState;
  const history =
    JSON.stringify(before) === JSON.stringify(draft.flow.slots)
      ? undefined
      : [...(flowState.history ?? []), before].slice(-mostHistory);
  return {
    turn: { ...turn, objections: draft.turn.objections },
    flowState: { ...draft.flow, ...(history && { history }) },
  };
}

/** Takes one step; a task without a further question is finished, and stays in the state for corrections. */
export function advance(turn: Turn, flow: Flow, flowState: FlowState): Result {
  const draft = draftOf(turn, flowState);
  const reply = flow.advance(draft.turn, draft.flow);
  const objections = draft.turn.objections;
  const { asking, slots } = draft.flow;
  const before = turn.state.flow;
  const same =
    before?.name === draft.flow.name &&
    asking === before.asking &&
    JSON.stringify(slots) === JSON.stringify(before.slots);
  return {
    reply: objections.length === 0 ? reply : withLead(`${objections.join(" ")} `, reply),
    state:
      asking === undefined
        ? finished(draft.turn.state, draft.flow)
        : {
            ...draft.turn.state,
            flow: { ...draft.flow, asked: same ? (before.asked ?? 1) + 1 : 1 },
          },
  };
}

/** Marks a task as finished; those that were finished before are kept. */
function finished(state: ScenarioState, flow: FlowState): ScenarioState {
  const others = (state.done ?? []).filter(({ name }) => name !== flow.name);
  return { ...without(state, "flow"), finished: flow, done: [flow, ...others] };
}

/** Answers a question about a task's result; undefined if the message asks for something else. */
export function about(turn: Turn, flow: Flow, flowState: FlowState): Result | undefined {
  if (!flow.about) return undefined;
  const draft = draftOf(turn, flowState);
  const reply = flow.about(draft.turn, draft.flow);
  return reply && { reply, state: draft.turn.state };
}

/** Takes the last answer back; undefined if there is none. */
export function stepBack(turn: Turn, flow: Flow, flowState: FlowState): Result | undefined {
  const history = flowState.history ?? [];
  const before = history.at(-1);
  if (before === undefined) return undefined;
  const { reply, state } = advance(turn, flow, {
    name: flowState.name,
    slots: before,
    history: history.slice(0, -1),
  });
  return { reply: withLead("One step back. ", reply), state };
}

/** Repeats the open question: in the task's short form if it has one, otherwise without its lead-in. */
export function askAgain(turn: Turn, flow: Flow, flowState: FlowState): ChatReply {
  const draft = draftOf(turn, flowState);
  if (flow.again) return flow.again(draft.turn, draft.flow);
  const reply = flow.advance(draft.turn, draft.flow);
  const question = reply.message.content
    .split(/(?<=[.!?])\s+/)
    .findLast((sentence) => sentence.endsWith("?"));
  return question === undefined ? reply : { ...reply, message: { content: capital(question) } };
}

/** Restarts a finished task with its values, if the message only adds to them (“and with one room?”). */
export function startAgain(turn: Turn, name: string, flow: Flow): Result {
  const { finished } = turn.state;
  const { slots, message } = turn;
  const adds =
    slots.dates.length === 0 &&
    (/\b(?:it|that|this|same|instead|change|with|only|another|price|included?|what if)\b/i.test(
      message,
    ) ||
      [slots.nights, slots.people, slots.rooms].some((value) => value !== undefined));
  return start(turn, name, flow, finished?.name === name && adds ? finished.slots : {});
}
