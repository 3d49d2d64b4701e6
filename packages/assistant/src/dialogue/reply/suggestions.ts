import type { ChatReply } from "@brightkeel/contracts";
import { facts } from "../../knowledge/facts.ts";
import type { Understander } from "../../understanding/understand.ts";
import { intentIn } from "../turn.ts";
import type { Turn } from "../types.ts";

/** Removes suggestions that ask what was just asked, or for a fact that was already given. */
export function freshSuggestions(
  understander: Understander,
  turn: Turn,
  handled: string,
  reply: ChatReply,
): ChatReply {
  const { suggestions, ...rest } = reply;
  if (suggestions === undefined) return reply;
  const { industry, message, state } = turn;
  const wasAnswered = (intent: string) =>
    intent === handled || (facts[industry][intent] !== undefined && (state.seen[intent] ?? 0) > 0);
  const fresh = suggestions.filter(
    (text) =>
      text.toLowerCase() !== message.toLowerCase() &&
      !wasAnswered(intentIn(understander, text, industry)),
  );
  return fresh.length === 0 ? rest : { ...rest, suggestions: fresh };
}
