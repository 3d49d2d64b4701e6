import { troubleshooting } from "#content/assistant/knowledge/support.ts";
import type { ChatReply } from "../../contract.ts";
import { isNo, isYes } from "../../dialogue/answers.ts";
import { pick, say } from "../../dialogue/reply.ts";
import type { Flow, Turn } from "../../dialogue/types.ts";

const urgencyIn = (message: string): string | undefined =>
  /critical|whole team|nobody|everyone|production|urgent/i.test(message)
    ? "critical"
    : /high|soon|blocked|today/i.test(message)
      ? "high"
      : /normal|medium|usual/i.test(message)
        ? "normal"
        : /low|no hurry|sometime/i.test(message)
          ? "low"
          : undefined;

export const ticketFlow: Flow = {
  title: "your ticket",
  // What is wrong is told in the words of any fault.
  intents: ["ticket_create", ...Object.keys(troubleshooting)],
  take(turn, flow) {
    if (flow.asking === "summary") {
      if (isNo(turn.message) || isYes(turn.message)) return false;
      flow.slots.summary = turn.message.replace(/\s+/g, " ").slice(0, 140);
      return true;
    }
    const urgency = urgencyIn(turn.message);
    if (urgency !== undefined) flow.slots.urgency = urgency;
    return urgency !== undefined;
  },
  advance(turn, flow) {
    const before =
      turn.state.finished?.name === "tree"
        ? troubleshooting[String(turn.state.finished.slots.topic)]
        : undefined;
    if (flow.slots.summary === undefined && before) flow.slots.summary = before.title;
    if (flow.slots.summary === undefined) {
      flow.asking = "summary";
      return say(
        "I open one for you. What is it about, in one sentence? What you did, and what happened instead.",
        { source: "support" },
      );
    }
    if (flow.slots.urgency === undefined) {
      flow.asking = "urgency";
      return say("How urgent is it?", {
        source: "support",
        choices: pick("Critical: nobody can work", "High: I am blocked", "Normal", "Low"),
      });
    }
    delete flow.asking;
    return openTicket(turn, String(flow.slots.summary), String(flow.slots.urgency));
  },
};

export const firstAnswer: Readonly<Record<string, string>> = {
  critical: "within 1 hour, day and night",
  high: "within 4 working hours",
  normal: "within 1 working day",
  low: "within 3 working days",
};

export function openTicket(turn: Turn, title: string, priority: string, note?: string): ChatReply {
  const number = `PL-${2100 + turn.state.tickets.length + turn.now.getDate() * 7}`;
  turn.state.tickets.push({ number, title, priority, at: turn.now.toISOString() });
  return say(
    `${note ? "Then a person should look at it. " : ""}Ticket ${number} is open, with priority ${priority}: first answer ${firstAnswer[priority] ?? "within 1 working day"}. You can ask me for it by its number as long as this conversation lasts.`,
    {
      source: "support",
      card: {
        kind: "ticket",
        title: `Ticket ${number}`,
        badge: "Open",
        rows: [
          { label: "About", value: title },
          { label: "Priority", value: priority },
          { label: "First answer", value: firstAnswer[priority] ?? "within 1 working day" },
        ],
        note: `Sample ticket: it exists in this conversation only. ${note ?? ""}`.trim(),
      },
      next: [`What is the status of ${number}?`, "Escalate it", "How fast do you respond?"],
    },
  );
}
