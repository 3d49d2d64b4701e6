import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { troubleshooting } from "../facts/facts.ts";
import { consents } from "./agreed-ticket.ts";
import { ofOtherTime } from "./current-ticket.ts";
import { withNote } from "./ticket-contents.ts";
import { opens } from "./ticket-opening.ts";
import { ownTicketMeant } from "./ticket-operations.ts";
import { cutAt } from "./ticket-subject.ts";
import { answeredIn, urgencyIn } from "./urgency.ts";

/**
 * Messages about the ticket opened in this conversation: pressing for it, asking about it, saying that it is solved.
 */

const asksWhether =
  /^(?:(?:and|so|ok|but) )*(?:when|how|what|where|which|who|why|do|does|did|is|are|was|will)\b/;
const closes = anywhere(
  wordList`(no longer|do not) need (it|help), works now, solved now, fixed itself`,
);
const asksStatus = anywhere(wordList`
  status, any (news|update)s?, what is (happening|the state)( with it)?, how long, when (will|do|does|can|is), eta
`);
const opensIt =
  /^(?:(?:yes|please|do|just) )*(?:open|create|make|raise|send|do) (?:it|that|the ticket)$/;
const anew = /\b(?:open|make|create|raise|file|send) a ticket\b/;
const presses = anywhere(
  wordList`(need|want) (it |this |that |help |an answer )?(now|at once|today|fast), not work(ing|s)?( \w+)? now, can not wait, too (long|slow|late), hurry( up)?, (has to|must|needs? to)( \w+){1,3} (before|by|until) \w+`,
);
const another = /\b(?:another|other|different|new|back|again)\b/;
const asksNumber = /\b(?:my |the |which |what )?(?:ticket )?number\b/;
export function ofOwnTicket(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const ticket = ownTicketMeant(turn);
  const words = plain.split(" ").length;
  const last = state.done?.[0]?.name;
  const lately = /^(?:flow:ticket|flow:status|flow:tree|ticket_|distress)/.test(state.before ?? "");
  const sampled = last === "status" && !lately;
  if (!ticket || state.flow || words > 16 || turn.slots.references.length > 0 || sampled)
    return undefined;
  const { number, title, priority } = ticket;
  const named = /\bticket\b/.test(plain) || lately;
  const tell = (text: string, tickets = state.tickets): Outcome => ({
    handled: "flow:ticket",
    state: { ...state, tickets },
    reply: say(text, { source: "supportTickets", next: ["What is the status?", person.send] }),
  });
  const others = state.tickets.filter((one) => one !== ticket);
  const changed = (value: Partial<OpenedTicket>) =>
    state.tickets.map((one) => (one === ticket ? { ...one, ...value } : one));
  if (
    lately &&
    presses.test(message) &&
    urgencyIn(message) !== "low" &&
    !message.includes("?") &&
    words <= 10
  )
    return priority === "critical"
      ? tell(
          `${number} is already critical: a person answers ${answeredIn(priority)}, with everything you wrote.`,
        )
      : tell(
          `I understand. ${number} is now critical: a person answers ${answeredIn("critical")}, with everything you wrote.`,
          changed({ priority: "critical" }),
        );
  const level = urgencyIn(message);
  const question =
    (message.includes("?") && !/\b(?:can|could|would) (?:you|we|u)\b/i.test(message)) ||
    asksWhether.test(plain);
  if (level !== undefined && named && !question && words <= 14 && !opens.test(message.trim()))
    return level === priority
      ? tell(`${number} already has priority ${priority}: first answer ${answeredIn(priority)}.`)
      : tell(
          `${number} now has priority ${level}: first answer ${answeredIn(level)}.`,
          changed({ priority: level }),
        );
  if ((opensIt.test(plain) || (consents.test(plain) && !anew.test(plain))) && lately)
    return tell(
      `It’s already open: ${number}, priority ${priority}, first answer ${answeredIn(priority)}.`,
    );
  if (
    closes.test(plain) &&
    (named || words <= 6) &&
    !/\b(?:plan|subscription|account|order|project)\b/.test(plain)
  )
    return tell(
      `Done: ${number} is closed${/\bworks|fixed|solved\b/.test(plain) ? ", and I’m glad it works" : ""}. If it comes back, just say so.`,
      others,
    );
  if (!named) return undefined;
  const topic = state.done?.find(({ name }) => name === "tree")?.slots.topic;
  const same =
    turn.intent === topic || (topic === "phone_app" && troubleshooting[turn.intent] !== undefined);
  if (lately && same && topic !== undefined && words >= 3 && !question && !another.test(plain))
    return tell(
      `I’ve added this to ${number}: “${cutAt(message, 80)}”. Its priority is ${priority}; say “urgent” if it’s stopping your work.`,
      withNote(state.tickets, ticket, message),
    );
  if (asksNumber.test(plain))
    return tell(`It’s ${number}, “${title}”: a person answers ${answeredIn(priority)}.`);
  if (asksStatus.test(plain) && !ofOtherTime.test(plain))
    return tell(
      !state.exchanges.some(({ bot }) => bot.includes(number))
        ? "How long the rest takes, that person can tell you then."
        : `${number} is open and new. A person picks it up ${answeredIn(priority)}.`,
    );
  return undefined;
}
