import type { ChatReply, ReplyCard } from "@brightkeel/contracts";
import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { isUpset } from "../../../dialogue/digressions/distress.ts";
import { start } from "../../../dialogue/flows.ts";
import { listed, pick, say, spoken } from "../../../dialogue/reply/reply.ts";
import type { DraftTurn, Flow, FlowState, Handler } from "../../../dialogue/types.ts";
import { dayOf } from "../../../understanding/slots.ts";
import { byNumber, takeReference, unknownNumber } from "../../orders/references.ts";
import { sampleTickets } from "../facts/sample.ts";
import { worksInPart } from "../faults/works-in-part.ts";
import { asItStands, withNews } from "./ticket-news.ts";
import { answeredIn } from "./urgency.ts";

const ordinals = [
  /\b(?:first|1st) (?:one|ticket)\b/i,
  /\b(?:second|2nd|other) (?:one|ticket)\b/i,
  /\b(?:third|3rd|last) (?:one|ticket)\b/i,
];
const solved =
  /\b(?:works?(?: now| again)?(?! (?:on|at|with)\b)|solved|fixed|helped|reconnected|did it)\b(?!.*\bnot\b)/i;

/** A sample ticket stays as it is. */
export const wouldBeClosed = (number: string): string =>
  `a real desk, ${number} would be closed now; in this demo it stays as it is.`;

const wantsClosed =
  /(?<!\b(?:not|n['’]t|never|dont|without|to|why|who) (?:\w+ )?)\bclose (?:it|this|that|the ticket|pl-\d+)\b/i;
const asksClosed = /^(?:(?:so|and|ok|but) )*(?:is|was|has)\b.*\bclosed\b/i;

/** Answers those who want a sample ticket closed, or ask whether it is. */
export function closing(
  message: string,
  { number, state }: (typeof sampleTickets)[number],
): string | undefined {
  if (asksClosed.test(message))
    return `${state === "Solved" ? "Yes" : "No"}: ${number} is “${state.toLowerCase()}”. The sample tickets stay as they are in this demo.`;
  if (wantsClosed.test(message)) return `Noted: on ${wouldBeClosed(number)}`;
  return undefined;
}

const someone = "(?:any|some)(?:one|body)|nobody|no one|you|they|the team";
const asksWorked = new RegExp(
  `\\b(?:has|have|had|did|whether|if|is|are) (?:${someone})(?: \\w+){0,3} (?:work(?:ed|ing)? on|look(?:ed|ing)? (?:at|into)|done|start(?:ed)?|read|touch(?:ed)?)\\b`,
  "i",
);

/** “Did anyone work on it?”: what can be seen of a ticket from here is how it stands. */
function workedOn(
  message: string,
  ticket: (typeof sampleTickets)[number],
  state: Pick<DraftTurn["state"], "noted">,
): string | undefined {
  if (!asksWorked.test(message)) return undefined;
  const { number, state: stands, note } = asItStands(state, ticket);
  return `I can’t see from here who has worked on ${number}, only how it stands: ${stands.toLowerCase()}. ${note}`;
}

export const statusFlow: Flow = {
  title: "your ticket’s status",
  intents: ["ticket_status", "ticket_escalate"],
  take(turn, flow) {
    if (turn.intent === "ticket_escalate" || isUpset(turn)) flow.slots.purpose = "escalate";
    else if (
      (turn.intent === "ticket_status" && flow.slots.purpose === undefined) ||
      /\b(?:status|state|news|update)\b/i.test(turn.message)
    )
      flow.slots.purpose = "status";
    const nth = ordinals.findIndex((pattern) => pattern.test(turn.message));
    const pointed = flow.slots.reference !== undefined ? sampleTickets[nth] : undefined;
    if (pointed) flow.slots.reference = pointed.number;
    return (
      pointed !== undefined ||
      takeReference(turn, flow) ||
      turn.intent === "ticket_escalate" ||
      turn.intent === "ticket_status"
    );
  },
  claims: ({ message }, { slots }) =>
    slots.reference !== undefined && ordinals.some((pattern) => pattern.test(message)),
  about({ message, state }, { slots }) {
    const ticket = byNumber(sampleTickets, slots.reference);
    const text =
      ticket &&
      (workedOn(message, ticket, state) ??
        closing(message, ticket) ??
        (ticket.state === "Waiting for you" &&
        solved.test(message) &&
        !worksInPart(message) &&
        !message.includes("?")
          ? `Good to hear. On ${wouldBeClosed(ticket.number)}`
          : undefined));
    return text === undefined
      ? undefined
      : say(text, {
          source: "supportTickets",
          next: ["What is the status of PL-1987?", "I want to open a ticket"],
        });
  },
  // Asking again looks nothing up, and escalates nothing.
  again: ({ state }) => whichTicket(state.tickets),
  advance(turn, flow) {
    const own = turn.state.tickets;
    if (flow.slots.reference === undefined && own.length > 1 && /\btickets\b/i.test(turn.message)) {
      delete flow.asking;
      return listOfTickets(own);
    }
    const latest = own.at(-1);
    if (flow.slots.reference === undefined && latest) flow.slots.reference = latest.number;
    const ticket = ticketOf(turn, flow);
    if (!ticket) return askForNumber(own, flow);
    delete flow.asking;
    if (flow.slots.purpose !== "escalate") return statusReply(ticket);
    if (ticket.state === "Solved")
      return say(
        `${ticket.number} is solved, so there’s nothing to escalate. If it’s back, I’ll open a new one.`,
        { source: "supportTickets", choices: pick("I want to open a ticket") },
      );
    if (ticket.state === "Escalated") return stillEscalated(ticket);
    const opened = byNumber(own, ticket.number);
    if (opened) opened.priority = "critical";
    else turn.state.noted = withNews(turn.state, ticket.number, "escalated");
    return escalatedReply({ ...ticket, priority: "critical" });
  },
};

/** A ticket as it is shown: opened in this conversation, or one of the samples. */
type ShownTicket = {
  number: string;
  title: string;
  state: string;
  priority: string;
  opened: Temporal.PlainDate;
  /** Its progress, for a sample that has one. */
  note?: string;
};

function ticketOf({ state, now }: DraftTurn, { slots }: FlowState): ShownTicket | undefined {
  const opened = byNumber(state.tickets, slots.reference);
  if (opened) return { ...opened, state: "New", opened: dayOf(new Date(opened.at)) };
  const sample = byNumber(sampleTickets, slots.reference);
  if (!sample) return undefined;
  return {
    ...asItStands(state, sample),
    opened: dayOf(now).subtract({ days: sample.opened }),
  };
}

const listOfTickets = (own: readonly OpenedTicket[]): ChatReply =>
  say(
    `You have ${own.length} here: ${listed(own.map(({ number, title, priority }) => `${number} (“${title}”, ${priority})`))}.`,
    {
      source: "supportTickets",
      next: own.map(({ number }) => `What is the status of ${number}?`),
    },
  );

/** Asks which ticket is meant, or reports an unknown number with similar ones to choose from. */
function askForNumber(own: readonly OpenedTicket[], flow: FlowState): ChatReply {
  if (flow.slots.reference !== undefined) {
    const unknown = unknownNumber("ticket", [...own, ...sampleTickets], flow);
    return say(unknown.text, { source: "supportTickets", choices: unknown.choices });
  }
  flow.asking = "reference";
  return whichTicket(own);
}

const whichTicket = (own: readonly OpenedTicket[]): ChatReply =>
  say("Which ticket? The number begins with PL-.", {
    source: "supportTickets",
    choices: [...own, ...sampleTickets].map(({ number }) => ({ label: number, send: number })),
  });

const statusReply = (ticket: ShownTicket): ChatReply =>
  say(
    `${ticket.number}, “${ticket.title}”: ${ticket.state.toLowerCase()}. ${ticket.note ?? `A person picks it up ${answeredIn(ticket.priority)}.`}`,
    {
      source: "supportTickets",
      card: ticketCard(ticket, ticket.state),
      next: ["Escalate it", "I want to talk to a person"],
    },
  );

const escalatedReply = (ticket: ShownTicket): ChatReply =>
  say(
    `${ticket.number} now has priority critical and goes to the lead on duty: first answer within 1 hour. Please stay reachable, since they’ll get back to you with questions.`,
    {
      source: "supportTickets",
      card: ticketCard(ticket, "Escalated"),
      next: ["I want to talk to a person"],
    },
  );

const stillEscalated = (ticket: ShownTicket): ChatReply =>
  say(
    `Yes, ${ticket.number} is escalated: it has priority critical, the highest there is, and the lead on duty answers within 1 hour.`,
    {
      source: "supportTickets",
      card: ticketCard(ticket, "Escalated"),
      next: ["I want to talk to a person"],
    },
  );

const ticketCard = (ticket: ShownTicket, badge: string): ReplyCard => ({
  kind: "ticket",
  title: `Ticket ${ticket.number}`,
  badge,
  rows: [
    { label: "About", value: ticket.title },
    { label: "Opened", value: spoken(ticket.opened) },
    { label: "Priority", value: ticket.priority },
  ],
  note: "Sample data.",
});

/** Applies “Escalate it” to the ticket that was just looked up. */
export const statusStart: Handler = (turn) => {
  const { finished, before, suspended } = turn.state;
  // An upset visitor was asked for the number of the waiting ticket.
  if (
    before === "distress" &&
    suspended?.name === "status" &&
    suspended.slots.purpose !== undefined
  )
    return start(turn, "status", statusFlow, { purpose: suspended.slots.purpose });
  const inHand =
    finished?.name === "status" && (before === "flow:status" || before?.startsWith("ticket_"));
  const { reference } = finished?.slots ?? {};
  return start(
    turn,
    "status",
    statusFlow,
    inHand && reference !== undefined && turn.slots.references.length === 0 ? { reference } : {},
  );
};
