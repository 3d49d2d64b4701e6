import { troubleshooting } from "#content/assistant/knowledge/support.ts";
import { sampleDisplayOrders } from "#content/assistant/sample/support.ts";
import { start } from "../../dialogue/flows.ts";
import type { Handler, Scenario } from "../../dialogue/types.ts";
import { createOrderTasks, namesOrder } from "../orders/orders.ts";
import { treeFlow } from "./fault-guide.ts";
import { statusFlow, statusStart } from "./ticket-status.ts";
import { ticketFlow } from "./tickets.ts";

const orders = createOrderTasks(sampleDisplayOrders, "supportOrders");
const tree: Handler = (turn) => start(turn, "tree", treeFlow);

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
