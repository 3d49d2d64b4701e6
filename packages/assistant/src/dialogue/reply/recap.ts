import type { ChatReply } from "@brightkeel/contracts";
import { askAgain } from "../flows.ts";
import type { FlowState, Scenario, ScenarioState, Turn } from "../types.ts";
import { join, say } from "./reply.ts";

/** Summarises this conversation so far; undefined if there is nothing to summarise. */
export function recap(scenario: Scenario, turn: Turn): ChatReply | undefined {
  const { state } = turn;
  const parts = knownSoFar(scenario, state);
  if (parts.length === 0) return undefined;
  const reply = say(
    `So far: ${parts.join(" ")} It’s a demo, so nothing is booked, bought or sent.`,
  );
  const flow = state.flow && scenario.flows[state.flow.name];
  return flow && state.flow ? join(reply, askAgain(turn, flow, state.flow)) : reply;
}

/** Returns the tasks and tickets of a conversation, one sentence each, for a person who takes over. */
export function knownSoFar(scenario: Scenario, state: Readonly<ScenarioState>): string[] {
  const summary = (flowState: FlowState | undefined, lead: string) => {
    const text = flowState && scenario.flows[flowState.name]?.recap?.(flowState);
    return text === undefined ? undefined : `${lead}${text}.`;
  };
  return [
    summary(state.finished, ""),
    summary(state.suspended, "Put aside: "),
    summary(state.flow, "In hand: "),
    ...state.tickets.map(
      ({ number, title, priority }) => `Ticket ${number}, “${title}”, priority ${priority}.`,
    ),
  ].filter((part) => part !== undefined);
}
