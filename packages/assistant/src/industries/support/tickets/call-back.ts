import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { withNote } from "./ticket-contents.ts";
import { ownTicketMeant } from "./ticket-operations.ts";
import { answeredIn } from "./urgency.ts";

/** “Can they call 555 0199?”: the number goes into the ticket, which is answered in writing. */

const calls = anywhere(
  wordList`call, ring, call ?back, phone (me|us|number), (my|our) (phone|number|mobile), reach( \w+){0,3} (on|at|under)`,
);
/** Six digits or more, with the signs that people put between them. */
const phoneNumber = /(?<![\w-])\+?\d(?:[ ()/.-]{0,2}\d){5,14}(?![\w-])/;
const ofTicket = /\bPL[- ]?\d{4}\b/gi;

/** Notes the number to call for the ticket of this conversation; undefined if the message gives none. */
export function givesNumber(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const ticket = ownTicketMeant(turn);
  const found = phoneNumber.exec(message.replace(ofTicket, ""))?.[0];
  if (!ticket || state.flow || found === undefined || !calls.test(plain)) return undefined;
  return {
    handled: "flow:ticket",
    state: { ...state, tickets: withNote(state.tickets, ticket, `Phone: ${found}`) },
    whole: true,
    reply: say(
      `I’ve noted ${found} in ${ticket.number}. This desk has no phone line and answers by e-mail ${answeredIn(ticket.priority)}, so tell me another address if yours doesn’t get mail.`,
      { source: "supportTickets", choices: [person] },
    ),
  };
}
