import type { ChatReply, ReplyCard } from "@brightkeel/contracts";
import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { isNo, isYes } from "../../../dialogue/message/answers.ts";
import { pick, say } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, Turn } from "../../../dialogue/types.ts";
import { dayOf } from "../../../understanding/slots.ts";
import { troubleshooting } from "../facts/facts.ts";
import { gathered } from "../ticket-file/gathered.ts";
import { asTitle, cutAt, subjectOf } from "./ticket-subject.ts";
import { answeredIn, urgencyBefore, urgencyIn } from "./urgency.ts";

/** Whether a message says nothing about the fault, such as “Open a ticket” once more. */
const saysNothing = ({ message, intent }: Turn): boolean =>
  isNo(message) ||
  isYes(message) ||
  (intent === "ticket_create" && message.split(/\s+/).length <= 5);

export const ticketFlow: Flow = {
  title: "your ticket",
  names: ["ticket"],
  // A description of what is wrong can match the intent of any fault.
  takesText: "summary",
  intents: ["ticket_create", ...Object.keys(troubleshooting)],
  claims: ({ message, intent }, { asking, slots }) =>
    // A statement is the summary of the ticket; a question or a request for a person is handled separately.
    asking === "summary"
      ? !message.includes("?") && intent !== "human_agent"
      : slots.number !== undefined &&
        message.split(/\s+/).length <= 6 &&
        urgencyIn(message) !== undefined,
  take(turn, flow) {
    const urgency = urgencyIn(turn.message);
    if (flow.asking === "summary") {
      if (saysNothing(turn)) return false;
      flow.slots.summary = asTitle(turn.message);
      if (urgency === "critical") flow.slots.urgency = urgency;
      return true;
    }
    if (urgency !== undefined) flow.slots.urgency = urgency;
    return urgency !== undefined;
  },
  advance(turn, flow) {
    const before =
      turn.state.finished?.name === "tree"
        ? troubleshooting[String(turn.state.finished.slots.topic)]
        : undefined;
    if (flow.slots.summary === undefined && before) flow.slots.summary = before.title;
    // What was already said is not asked for again.
    const subject = flow.slots.summary === undefined ? subjectOf(turn) : undefined;
    if (subject !== undefined) {
      flow.slots.summary = subject;
      flow.slots.taken = 1;
    }
    if (flow.slots.summary === undefined) {
      flow.asking = "summary";
      return say(
        "I’ll open one for you. What’s it about, in one sentence? Tell me what you did, and what happened instead.",
        { source: "support" },
      );
    }
    // What was said before an earlier ticket belongs to that ticket.
    const isFirst = (turn.state.opened ?? turn.state.tickets.length) === 0;
    if (isFirst && flow.slots.taken !== undefined && flow.slots.urgency === undefined) {
      const stated = urgencyBefore(turn.state.exchanges.slice(-4).map(({ visitor }) => visitor));
      if (stated !== undefined) flow.slots.urgency = stated;
    }
    if (flow.slots.urgency === undefined) {
      flow.asking = "urgency";
      const lead = subject === undefined ? "" : `This is about “${cutAt(subject, 90)}”. `;
      return say(`${lead}How urgent is it?`, {
        source: "support",
        choices: pick("Critical: no one can work", "High: I am blocked", "Normal", "Low"),
      });
    }
    delete flow.asking;
    const urgency = String(flow.slots.urgency);
    const opened = turn.state.tickets.find(({ number }) => number === flow.slots.number);
    if (opened) {
      opened.priority = urgency;
      return say(
        `${opened.number} now has priority ${urgency}: first answer ${answeredIn(urgency)}.`,
        { source: "supportTickets", card: ticketCard(opened), next: ["How fast do you respond?"] },
      );
    }
    const reply = openTicket(turn, String(flow.slots.summary), urgency);
    flow.slots.number = turn.state.tickets.at(-1)?.number ?? "";
    return reply;
  },
  about({ message, state }, { slots }) {
    const ticket = state.tickets.find(({ number }) => number === slots.number);
    if (!ticket) return undefined;
    if (withdraws.test(message)) {
      state.tickets = state.tickets.filter((other) => other !== ticket);
      return say(`Done: ${ticket.number} is withdrawn. It only existed in this conversation.`, {
        source: "supportTickets",
        next: ["I want to open a ticket", "What is the status of PL-2041?"],
      });
    }
    return asksState.test(message)
      ? say(
          `${ticket.number} is open and new. A person picks it up ${answeredIn(ticket.priority)}.`,
          {
            source: "supportTickets",
            card: ticketCard(ticket),
            next: ["Escalate it", "I want to talk to a person"],
          },
        )
      : undefined;
  },
};

const withdraws =
  /^(?:(?:please|no|actually|ok)[, ]+)*(?:close|withdraw|delete|cancel|drop|remove) (?:it|that|this|the ticket|my ticket)\b/i;
const asksState =
  /^(?:and |so |ok )*(?:is (?:it|that|the ticket) (?:still )?(?:open|there|done|new|solved)|what(?:.?s| is) (?:the|its) (?:status|state|number|priority))\b/i;

const ticketCard = (
  { number, title, told = [], priority }: OpenedTicket,
  tried = "",
): ReplyCard => ({
  kind: "ticket",
  title: `Ticket ${number}`,
  badge: "Open",
  rows: [
    { label: "About", value: title },
    ...(told.length > 0 ? [{ label: "You told us", value: told.join("; ") }] : []),
    { label: "Priority", value: priority },
    { label: "First answer", value: answeredIn(priority) },
  ],
  note: `Sample ticket: it only exists in this conversation. ${tried}`.trim(),
});

/** Opens a ticket and stores it in the conversation. `tried` is a sentence about what did not help. */
export function openTicket(
  turn: DraftTurn,
  title: string,
  priority: string,
  tried?: string,
): ChatReply {
  const { tickets, opened = tickets.length } = turn.state;
  const number = `PL-${2100 + opened + dayOf(turn.now).day * 7}`;
  turn.state.opened = opened + 1;
  const ticket = {
    number,
    ...gathered(turn, title),
    priority,
    at: turn.now.toISOString(),
  };
  tickets.push(ticket);
  return say(
    `${tried ? "A person should look at it, then. " : ""}Ticket ${number} is open, with priority ${priority}: first answer ${answeredIn(priority)}. You can ask me for it by its number as long as this conversation lasts.`,
    {
      source: "support",
      card: ticketCard(ticket, tried),
      next: [`What is the status of ${number}?`, "Escalate it", "How fast do you respond?"],
    },
  );
}
