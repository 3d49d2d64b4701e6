import { asks } from "../../../dialogue/message/clauses.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { trouble } from "../cases/case.ts";
import { refusesTicket } from "./ticket-wishes.ts";

/** A visitor who wants no ticket is not offered one again. */

const remembered = 4;

/** Whether a ticket was declined in this message or the last ones. */
export const hasDeclined = ({ state, message }: Turn): boolean =>
  [...state.exchanges.slice(-remembered).map(({ visitor }) => visitor), message].some((text) =>
    refusesTicket(text, plainWords, false),
  );

const ways = {
  asks: [
    "I don’t have a sure answer to that, sorry. “?” in any view opens the help page on it.",
    "That’s another one I don’t know for sure, sorry. “?” searches the help pages.",
  ],
  tells: ["Noted. Tell me what you’d like to know or do.", "All right. What can I do about it?"],
  trouble: [
    "I’m sorry, I have no steps for that one. “?” in any view opens the help page on it.",
    "I’m sorry, that’s beyond the steps I have. “?” searches the help pages.",
  ],
} as const;

/** Moves on without an answer, and without offering a ticket. */
export function withoutTicket({ state, message, plain }: Turn): Outcome {
  const asking = message.includes("?") || asks(plain);
  const kind = asking ? "asks" : trouble.test(plain) ? "trouble" : "tells";
  const again = state.exchanges.some(({ bot }) => bot.includes(ways[kind][0]));
  return {
    handled: "moved_on",
    state,
    reply: say(ways[kind][again ? 1 : 0], { source: "support" }),
  };
}
