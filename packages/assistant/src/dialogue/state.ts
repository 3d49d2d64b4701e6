import { isDeepStrictEqual } from "node:util";
import type { ChatReply } from "@brightkeel/contracts";
import type { Result, ScenarioState, Turn } from "./types.ts";

/** Conversations are immutable: each of these functions returns a new one. */
type State = Readonly<ScenarioState>;

/** Whether a reply of the conversation already contains a text. */
export const wasSaid = (
  { exchanges }: { readonly exchanges: readonly { readonly bot: string }[] },
  text: string,
): boolean => exchanges.some(({ bot }) => bot.includes(text));

/** Returns how often messages of this kind were answered before. */
export const seen = (turn: Turn, handled: string): number => turn.state.seen[handled] ?? 0;

/** The parts of a conversation that hold what was agreed, and all that an action changes. */
export const agreedParts = ["finished", "basket", "tickets", "noted"] as const;
export const actedParts = [
  ...agreedParts,
  "draft",
  "flow",
  "figures",
  "agenda",
  "review",
  "wording",
] as const;

/** Whether parts of a conversation changed, by value: stages often rewrite them without changing them. */
export const differs = (
  before: State,
  after: State,
  parts: readonly (keyof ScenarioState)[],
): boolean => parts.some((part) => !isDeepStrictEqual(after[part], before[part]));

/**
 * Whether an answer did more than tell something. A question beside a task only counts how often the task’s own was
 * asked, or suspends it.
 */
export const acted = (before: State, { flow, ...after }: State): boolean =>
  differs(before, after, [...agreedParts, "draft", "figures"]) ||
  (flow !== undefined &&
    (flow.name !== before.flow?.name || !isDeepStrictEqual(flow.slots, before.flow.slots)));

/** Returns a reply that leaves the conversation unchanged. */
export const unchanged = ({ state }: Turn, reply: ChatReply): Result => ({ reply, state });

/** Returns the conversation without some of its optional properties. */
export function without(
  state: State,
  ...keys: readonly ("flow" | "suspended" | "finished" | "offer" | "later")[]
): ScenarioState {
  const rest: ScenarioState = { ...state };
  for (const key of keys) delete rest[key];
  return rest;
}

/** Counts one more consecutive message that was not understood. */
export const withFallback = (state: State): ScenarioState => ({
  ...state,
  fallbacks: state.fallbacks + 1,
});

/** Adds an offer that “yes” accepts. */
export const withOffer = (state: State, send: string): ScenarioState => ({
  ...state,
  offer: { send, age: 0 },
});

/** The maximum number of times an open question is asked. */
const mostAsked = 2;

/** Whether the open question was asked often enough; it stays open, but is not repeated automatically. */
export const askedEnough = ({ flow }: State): boolean => (flow?.asked ?? 1) >= mostAsked;

/** Suspends the open task, without an automatic return to it. */
export function aside(state: State): ScenarioState {
  const { flow } = state;
  if (flow === undefined) return { ...state };
  return { ...without(state, "flow"), suspended: { ...flow, waiting: false } };
}

/** Counts one more repetition of the open question. */
export const askedAgain = (state: State): ScenarioState =>
  state.flow === undefined
    ? { ...state }
    : { ...state, flow: { ...state.flow, asked: (state.flow.asked ?? 1) + 1 } };

/** The maximum number of exchanges stored, and of characters in each half: the history that a model may read. */
const mostExchanges = 6;
const mostExchangeLetters = 600;

/** Adds the last exchange, and how the message was handled. */
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

/** Returns the intent of a fault in progress, of a feature, or of the last answer. */
export const aboutOf = (before: string | undefined): string | undefined =>
  before?.replace(/^(?:fault|feature):/, "");
