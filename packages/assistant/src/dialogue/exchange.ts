import type { ChatReply } from "@brightkeel/contracts";
import { facts } from "../knowledge/facts.ts";
import type { Understander } from "../understanding/understand.ts";
import { doing, isUpset } from "./digressions/distress.ts";
import { notUnderstood } from "./message/clauses.ts";
import { person, withLead } from "./reply/reply.ts";
import { freshSuggestions } from "./reply/suggestions.ts";
import { withExchange } from "./state.ts";
import { at } from "./turn.ts";
import type { Outcome, ScenarioState, Turn } from "./types.ts";

/**
 * Finishes a reply for sending: replaces a repeated fact, apologises to an upset visitor, and keeps only new
 * suggestions.
 */
export function finish(
  understander: Understander,
  turn: Turn,
  { reply, state, handled }: Outcome,
): { reply: ChatReply; why: string } {
  const repeats = handled !== "repeat" && reply.message.content === state.last?.message.content;
  const apologises = /\bsorry\b/i.test(reply.message.content);
  const marked = repeats
    ? facts[turn.industry][handled] === undefined
      ? reply
      : notTwice(turn, reply)
    : isUpset(turn) && !apologises && doing.has(handled)
      ? withLead("I’m sorry about that. ", reply)
      : reply;
  return {
    reply: freshSuggestions(understander, at(turn, state), handled, marked),
    why: repeats ? "the same words as before, and said to be" : "new words",
  };
}

/**
 * Avoids the same reply twice in a row. If the visitor asked for a repetition, they get it; otherwise it did not
 * help, and a person is offered. A question that is still open stays as it is.
 */
function notTwice(turn: Turn, reply: ChatReply): ChatReply {
  const { message, state } = turn;
  const asked =
    state.exchanges.at(-1)?.visitor.trim().toLowerCase() === message.trim().toLowerCase();
  if (asked || reply.message.content.endsWith("?")) return reply;
  return {
    ...reply,
    message: {
      content:
        unhelpful.find((text) => state.exchanges.every(({ bot }) => bot !== text)) ?? unhelpful[0],
    },
    choices: [person],
  };
}
const unhelpful = [
  "I’m sorry, I don’t have more on that than I’ve said. Tell me what’s missing, or a person can take over.",
  "That’s all I know about it. Would it help to put it another way, or shall a person answer?",
] as const;

/** Adds this exchange to the conversation. */
export function remember(turn: Turn, { reply, state, handled }: Outcome): ScenarioState {
  const { named, ...rest } = withExchange(state, turn.message, reply.message.content, handled);
  return {
    ...rest,
    // A thing that was named is “it” next, even if the answer was about something else.
    ...(named === undefined ? {} : { topic: named }),
    before: handled,
    ...(handled === "repeat" ? {} : { last: reply }),
    fallbacks: notUnderstood.has(handled) ? state.fallbacks : 0,
    seen: { ...state.seen, [handled]: (state.seen[handled] ?? 0) + 1 },
  };
}
