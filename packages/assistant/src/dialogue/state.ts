import type { ChatReply } from "@brightkeel/contracts";
import type { Result, ScenarioState, Turn } from "./types.ts";

/** Conversations are never written into: each of these returns another one. */
type State = Readonly<ScenarioState>;

/** A reply that leaves the conversation as it is. */
export const unchanged = ({ state }: Turn, reply: ChatReply): Result => ({ reply, state });

/** The conversation without some of its optional parts. */
export function without(
  state: State,
  ...keys: readonly ("flow" | "suspended" | "finished" | "offer" | "later")[]
): ScenarioState {
  const rest: ScenarioState = { ...state };
  for (const key of keys) delete rest[key];
  return rest;
}

/** One more message in a row that was not understood. */
export const withFallback = (state: State): ScenarioState => ({
  ...state,
  fallbacks: state.fallbacks + 1,
});

/** With an offer that “yes” takes up. */
export const withOffer = (state: State, send: string): ScenarioState => ({
  ...state,
  offer: { send, age: 0 },
});

/** So often an open question is asked: once, and once more. */
const mostAsked = 2;

/** Whether the open question was asked often enough: it stays open, and is not repeated by itself. */
export const askedEnough = ({ flow }: State): boolean => (flow?.asked ?? 1) >= mostAsked;

/** The open task put aside: it is not come back to by itself. */
export function aside(state: State): ScenarioState {
  const { flow } = state;
  if (flow === undefined) return { ...state };
  return { ...without(state, "flow"), suspended: { ...flow, waiting: false } };
}

/** With the open question asked once more. */
export const askedAgain = (state: State): ScenarioState =>
  state.flow === undefined
    ? { ...state }
    : { ...state, flow: { ...state.flow, asked: (state.flow.asked ?? 1) + 1 } };

/** So many exchanges are stored, each half of it cut to so many letters: what a model gets to read of them. */
const mostExchanges = 6;
const mostExchangeLetters = 600;

/** With what was said last, and how it was dealt with. */
export function withExchange(
  state: State,
  visitor: string,
  bot: string,
  handled?: string,
): ScenarioState {
  const cut = (text: string) => text.slice(0, mostExchangeLetters);
  const exchange = {
    visitor: cut(visitor),
    bot: cut(bot),
    ...(handled === undefined ? {} : { handled }),
  };
  return { ...state, exchanges: [...state.exchanges, exchange].slice(-mostExchanges) };
}

/** The intent that a fault in hand belongs to, or whatever was answered last. */
export const aboutOf = (before: string | undefined): string | undefined =>
  before?.replace(/^fault:/, "");
