import { troubleshooting } from "#content/assistant/knowledge/support.ts";
import { sampleDisplayOrders, sampleTickets } from "#content/assistant/sample/support.ts";
import type { ChatReply } from "../contract.ts";
import { isNo, isYes } from "../dialogue/answers.ts";
import { start } from "../dialogue/flows.ts";
import { counted, pick, say, spoken } from "../dialogue/reply.ts";
import type { Flow, Handler, Scenario, Turn } from "../dialogue/types.ts";
import { createOrderTasks, namesOrder } from "./orders.ts";
import { byNumber, takeReference, unknownNumber } from "./references.ts";

/** Walks down a tree of steps; each is answered with yes (solved) or no (the next one, at last a ticket). */
const treeFlow: Flow = {
  title: "finding the fault",
  intents: Object.keys(troubleshooting),
  take(turn, flow) {
    const { intent, message } = turn;
    if (flow.slots.topic === undefined) {
      flow.slots.topic = intent;
      return true;
    }
    // Finished with a ticket: what follows is no step of it.
    if (flow.asking === undefined && flow.slots.solved !== "yes") return false;
    if (flow.slots.solved === "yes") {
      if (!/\b(?:again|back|still|not)\b/i.test(message) && intent !== flow.slots.topic)
        return false;
      delete flow.slots.solved;
      flow.slots.step = Number(flow.slots.step ?? 0) + 1;
      return true;
    }
    if (isSolved(message)) {
      flow.slots.solved = "yes";
      return true;
    }
    if (isStillThere(message)) {
      flow.slots.step = Number(flow.slots.step ?? 0) + 1;
      return true;
    }
    // The complaint again, in a step about something else: the step did not help. Another complaint: its own steps.
    if (troubleshooting[intent] === undefined) return false;
    if (intent === flow.slots.topic) flow.slots.step = Number(flow.slots.step ?? 0) + 1;
    else {
      flow.slots.topic = intent;
      delete flow.slots.step;
    }
    return true;
  },
  advance(turn, flow) {
    const tree = troubleshooting[String(flow.slots.topic)];
    if (!tree) return openTicket(turn, "Problem", "normal");
    if (flow.slots.solved === "yes") {
      delete flow.asking;
      return say(
        "Good to hear. If it comes back, say so and I open a ticket that lists what we tried.",
        { source: "supportSteps", next: ["I want to open a ticket", "How fast do you respond?"] },
      );
    }
    const step = Number(flow.slots.step ?? 0);
    const text = tree.steps[step];
    if (text === undefined) {
      delete flow.asking;
      return openTicket(
        turn,
        tree.title,
        tree.urgency,
        `Tried: ${counted(tree.steps.length, "step")} of the guide without success.`,
      );
    }
    flow.asking = "solved";
    return say(
      `${step === 0 ? `${tree.opening} ` : ""}Step ${step + 1} of ${tree.steps.length}: ${text}`,
      { source: "supportSteps", choices: solvedChoices },
    );
  },
  again: (_turn, flow) =>
    say(`Has step ${Number(flow.slots.step ?? 0) + 1} helped?`, {
      source: "supportSteps",
      choices: solvedChoices,
    }),
  recap({ slots }) {
    const tree = troubleshooting[String(slots.topic)];
    return (
      tree &&
      `“${tree.title}”, ${slots.solved === "yes" ? "solved" : `step ${Math.min(tree.steps.length, Number(slots.step ?? 0) + 1)} of ${tree.steps.length}, not solved yet`}`
    );
  },
};

const solvedChoices = [
  ...pick("Yes, solved", "No, still there"),
  { label: "Open a ticket", send: "Open a ticket" },
];
const isSolved = (message: string): boolean =>
  isYes(message) ||
  (/\b(?:works?(?: now)?|solved|fixed|helped|found (?:it|them|that|everything)|i am in|i'm in|better|quick(?:er)? again)\b/i.test(
    message,
  ) &&
    !/\bnot\b|n['’]?t\b|\bno\b|\?/i.test(message));
const isStillThere = (message: string): boolean =>
  isNo(message) ||
  (!message.includes("?") &&
    /\b(?:still|not|didn['’]?t|doesn['’]?t|won['’]?t|same|next|nothing|(?:tried|did) (?:it|that|this))\b/i.test(
      message,
    ));

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

const ticketFlow: Flow = {
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

const firstAnswer: Readonly<Record<string, string>> = {
  critical: "within 1 hour, day and night",
  high: "within 4 working hours",
  normal: "within 1 working day",
  low: "within 3 working days",
};

function openTicket(turn: Turn, title: string, priority: string, note?: string): ChatReply {
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

const statusFlow: Flow = {
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

const orders = createOrderTasks(sampleDisplayOrders, "supportOrders");
const tree: Handler = (turn) => start(turn, "tree", treeFlow);

/** “Escalate it” is about the ticket that was just looked up. */
const statusStart: Handler = (turn) => {
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

export const supportScenario: Scenario = {
  flows: { ...orders.flows, tree: treeFlow, ticket: ticketFlow, status: statusFlow },
  handlers: {
    ...orders.handlers,
    ...Object.fromEntries(Object.keys(troubleshooting).map((intent) => [intent, tree])),
    ticket_create: (turn) => start(turn, "ticket", ticketFlow),
    ticket_status: statusStart,
    ticket_escalate: statusStart,
  },
  goesOn: { return_policy: namesOrder, exchange_item: namesOrder, refund_policy: namesOrder },
  guess: ({ message }) =>
    /\b(?:team|business|free) plan\b|\bhow much (?:is|are|does|do) (?:the )?(?:team|business)\b/i.test(
      message,
    )
      ? "subscription_plan"
      : undefined,
  discounts: {
    given: { 20: "a fifth less on every plan when it is paid yearly" },
    otherwise: "What there is: a fifth less on every plan when it is paid yearly.",
  },
  ofReference: (reference) => (reference.startsWith("PB") ? "track_order" : "ticket_status"),
  starters: [
    "I cannot log in",
    "The app is slow",
    "What is the status of PL-2041?",
    "I want to open a ticket",
  ],
  can: "go through faults step by step, open, find and escalate tickets, and answer questions on accounts, bills, plans and orders",
};
