import type { ChatReply } from "@brightkeel/contracts";
import { withLead } from "./reply.ts";
import type { Flow, FlowState, Turn } from "./types.ts";

/** As many answers as anybody takes back. */
const mostHistory = 8;

/** Begins a task with what the message already says, and puts away what was going on before. */
export function start(
  turn: Turn,
  name: string,
  flow: Flow,
  slots: FlowState["slots"] = {},
): ChatReply {
  const state: FlowState = { name, slots: { ...slots } };
  flow.take(turn, state);
  return advance(turn, flow, state);
}

/** Lets a task take what the message holds, and remembers what it knew before. True when it took something. */
export function take(turn: Turn, flow: Flow, state: FlowState): boolean {
  const before = { ...state.slots };
  const taken = flow.take(turn, state);
  if (JSON.stringify(before) !== JSON.stringify(state.slots))
    state.history = [...(state.history ?? []), before].slice(-mostHistory);
  return taken;
}

/** One step; a task that asks nothing more is finished, and kept for a correction. */
export function advance(turn: Turn, flow: Flow, state: FlowState): ChatReply {
  const reply = flow.advance(turn, state);
  if (state.asking === undefined) {
    delete turn.state.flow;
    turn.state.finished = state;
  } else {
    turn.state.flow = state;
  }
  const objections = turn.objections.splice(0);
  return objections.length === 0 ? reply : withLead(`${objections.join(" ")} `, reply);
}

/** Takes the last answer back. Undefined when there is none to take back. */
export function stepBack(turn: Turn, flow: Flow, state: FlowState): ChatReply | undefined {
  const history = state.history ?? [];
  const before = history.at(-1);
  if (before === undefined) return undefined;
  return advance(turn, flow, {
    name: state.name,
    slots: before,
    history: history.slice(0, -1),
  });
}

/** The open question once more: in the task's short words where it has some, else the question without what led to it. */
export function askAgain(turn: Turn, flow: Flow, state: FlowState): ChatReply {
  if (flow.again) return flow.again(turn, state);
  const reply = flow.advance(turn, state);
  const question = reply.message.content
    .split(/(?<=[.!?])\s+/)
    .findLast((sentence) => sentence.endsWith("?"));
  return question === undefined ? reply : { ...reply, message: { content: cap(question) } };
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Begins a task that was finished before with what it knew, when the message only adds to it (“and with one room?”). */
export function startAgain(turn: Turn, name: string, flow: Flow): ChatReply {
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
