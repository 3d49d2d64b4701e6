import type { ChatReply } from "../contract.ts";
import type { Flow, FlowState, Turn } from "./types.ts";

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

/** One step; a task that asks nothing more is finished, and kept for a correction. */
export function advance(turn: Turn, flow: Flow, state: FlowState): ChatReply {
  const reply = flow.advance(turn, state);
  if (state.asking === undefined) {
    delete turn.state.flow;
    turn.state.finished = state;
  } else {
    turn.state.flow = state;
  }
  return reply;
}
