import { sampleTickets } from "#content/assistant/sample/support.ts";
import { start } from "../../dialogue/flows.ts";
import { say, spoken } from "../../dialogue/reply.ts";
import type { Flow, Handler } from "../../dialogue/types.ts";
import { byNumber, takeReference, unknownNumber } from "../orders/references.ts";
import { firstAnswer } from "./tickets.ts";

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
    return (
      takeReference(turn, flow) ||
      turn.intent === "ticket_escalate" ||
      turn.intent === "ticket_status"
    );
  },
  advance(turn, flow) {
    const own = turn.state.tickets;
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
    return say(
      escalate
        ? `${number} now has priority critical and goes to the lead on duty: first answer within 1 hour. Please stay reachable, since they will ask you back.`
        : `${number}, “${title}”: ${state.toLowerCase()}. ${sample?.note ?? `A person takes it up ${firstAnswer[priority] ?? "soon"}.`}`,
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
