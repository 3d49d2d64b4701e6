import { start } from "../../dialogue/flows.ts";
import { listed, pick, say, spoken } from "../../dialogue/reply.ts";
import type { Flow, Handler } from "../../dialogue/types.ts";
import { byNumber, takeReference, unknownNumber } from "../orders/references.ts";
import { sampleTickets } from "./sample.ts";
import { answeredIn } from "./tickets.ts";

const ordinals = [
  /\b(?:first|1st) (?:one|ticket)\b/i,
  /\b(?:second|2nd|other) (?:one|ticket)\b/i,
  /\b(?:third|3rd|last) (?:one|ticket)\b/i,
];
const solved =
  /\b(?:works?(?: now| again)?|solved|fixed|helped|reconnected|did it)\b(?!.*\bnot\b)/i;

export const statusFlow: Flow = {
  title: "your ticket’s status",
  intents: ["ticket_status", "ticket_escalate"],
  take(turn, flow) {
    if (turn.intent === "ticket_escalate") flow.slots.purpose = "escalate";
    else if (
      turn.intent === "ticket_status" ||
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
  about({ message }, { slots }) {
    const ticket = byNumber(sampleTickets, slots.reference);
    return ticket?.state === "Waiting for you" && solved.test(message)
      ? say(
          `Good to hear. On a real desk ${ticket.number} would be closed with your word; in this demo it stays as it is.`,
          {
            source: "supportTickets",
            next: ["What is the status of PL-1987?", "I want to open a ticket"],
          },
        )
      : undefined;
  },
  advance(turn, flow) {
    const own = turn.state.tickets;
    if (flow.slots.reference === undefined && own.length > 1 && /\btickets\b/i.test(turn.message)) {
      delete flow.asking;
      return say(
        `You have ${own.length} here: ${listed(own.map(({ number, title, priority }) => `${number} (“${title}”, ${priority})`))}.`,
        {
          source: "supportTickets",
          next: own.map(({ number }) => `What is the status of ${number}?`),
        },
      );
    }
    const latest = own.at(-1);
    if (flow.slots.reference === undefined && latest) flow.slots.reference = latest.number;
    const { reference } = flow.slots;
    const opened = byNumber(own, reference);
    const sample = opened ? undefined : byNumber(sampleTickets, reference);
    if (!opened && !sample) {
      if (reference !== undefined) {
        const unknown = unknownNumber("ticket", [...own, ...sampleTickets], flow);
        return say(unknown.text, { source: "supportTickets", choices: unknown.choices });
      }
      flow.asking = "reference";
      return say("Which ticket? The number begins with PL-.", {
        source: "supportTickets",
        choices: sampleTickets.map(({ number }) => ({ label: number, send: number })),
      });
    }
    delete flow.asking;
    const number = opened?.number ?? sample?.number ?? "";
    const title = opened?.title ?? sample?.title ?? "";
    const escalate = flow.slots.purpose === "escalate" && sample?.state !== "Solved";
    if (opened && escalate) opened.priority = "critical";
    const priority = escalate ? "critical" : (opened?.priority ?? sample?.priority ?? "normal");
    const state = opened ? "New" : (sample?.state ?? "");
    const since = opened
      ? spoken(new Date(opened.at))
      : spoken(new Date(turn.now.getTime() - (sample?.opened ?? 0) * 86_400_000));
    if (flow.slots.purpose === "escalate" && !escalate)
      return say(
        `${number} is solved, so there is nothing to escalate. If it is back, I open a new one.`,
        {
          source: "supportTickets",
          choices: pick("I want to open a ticket"),
        },
      );
    return say(
      escalate
        ? `${number} now has priority critical and goes to the lead on duty: first answer within 1 hour. Please stay reachable, since they will ask you back.`
        : `${number}, “${title}”: ${state.toLowerCase()}. ${sample?.note ?? `A person takes it up ${answeredIn(priority)}.`}`,
      {
        source: "supportTickets",
        card: {
          kind: "ticket",
          title: `Ticket ${number}`,
          badge: escalate ? "Escalated" : state,
          rows: [
            { label: "About", value: title },
            { label: "Opened", value: since },
            { label: "Priority", value: priority },
          ],
          note: "Sample data.",
        },
        next: escalate
          ? ["I want to talk to a person"]
          : ["Escalate it", "I want to talk to a person"],
      },
    );
  },
};

/** “Escalate it” is about the ticket that was just looked up. */
export const statusStart: Handler = (turn) => {
  const { finished, before } = turn.state;
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
