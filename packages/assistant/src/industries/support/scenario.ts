import { start } from "../../dialogue/flows.ts";
import { say, shareInWords } from "../../dialogue/reply/reply.ts";
import { unchanged } from "../../dialogue/state.ts";
import type { Handler, Outcome, Scenario, Turn } from "../../dialogue/types.ts";
import { factSource } from "../../knowledge/sources.ts";
import { boughtIn } from "../orders/bought-ago.ts";
import { createOrderTasks, goesOnWithNumber, namesOrder } from "../orders/orders.ts";
import { inHandSupport } from "./current-matter.ts";
import { troubleshooting } from "./facts/facts.ts";
import { unlessOfPlan } from "./facts/goods.ts";
import { sampleDisplayOrders, yearlyDiscount } from "./facts/sample.ts";
import { heedUser, toldIn } from "./facts/stated-facts.ts";
import { subjectPhrase } from "./facts/subject-phrases.ts";
import { treeFlow } from "./faults/fault-guide.ts";
import { handOverUser } from "./faults/hand-over.ts";
import { humanHere } from "./faults/human-here.ts";
import { moveOn, passesOn } from "./faults/move-on.ts";
import { asOne, staysWithFault } from "./faults/stays-with-fault.ts";
import { meantIntent } from "./meant-intent.ts";
import { namesPeople, planFlow, planStart } from "./plans/plans.ts";
import { resolveSupport } from "./resolve.ts";
import { withoutTicketNumber } from "./tickets/lost-number.ts";
import { supportErrands } from "./tickets/support-errands.ts";
import { statusFlow, statusStart } from "./tickets/ticket-status.ts";
import { ticketFlow } from "./tickets/tickets.ts";

const yearlyOffer = `${shareInWords(yearlyDiscount)} less on every plan when it is paid yearly`;

const orders = createOrderTasks({
  orders: sampleDisplayOrders,
  source: "supportOrders",
  desk: "support",
});
const tree: Handler = (turn) => start(turn, "tree", treeFlow);

/**
 * A plain text about a matter or part of a subject; tickets, prices, bills, guides and the steps of a fault have state
 * that continues.
 */
const isMereText = ({ state, plain }: Turn, { handled, state: after }: Outcome): boolean =>
  !answersBack.test(plain) &&
  !ofTheTask.test(handled) &&
  after.flow === state.flow &&
  after.tickets === state.tickets;
/** “No, nobody was added” is an answer, not a question. */
const answersBack = /^(?:no|nope|nobody|none|already|still|yes|yep|not yet)\b/;
const ofTheTask =
  /^(?:flow:|ticket|fault:|plan_|second_step|loss|sum|order|detail|bills|trouble|feature:|role_right)/;

export const supportScenario: Scenario = {
  flows: {
    ...orders.flows,
    plan: planFlow,
    tree: treeFlow,
    ticket: ticketFlow,
    status: statusFlow,
  },
  handlers: {
    ...orders.handlers,
    ...Object.fromEntries(Object.keys(troubleshooting).map((intent) => [intent, tree])),
    security_facts: (turn) =>
      unchanged(
        turn,
        say(
          "It’s encrypted in transit and at rest, hosted in the EU or the US, with two-step sign-in in every plan and single sign-on with Business. There are no certificates, because this is a sample company. Which of these do you need?",
          {
            source: factSource("support", "security_incident", "Security", "support"),
            next: ["Where is our data hosted?", "Is there a data processing agreement?"],
          },
        ),
      ),
    human_agent: humanHere,
    subscription_plan: planStart,
    ticket_create: (turn) => start(turn, "ticket", ticketFlow),
    ticket_status: statusStart,
    ticket_escalate: statusStart,
  },
  figuresIn: boughtIn,
  businessIn: toldIn,
  heed: (turn, outcome) => staysWithFault(turn, outcome) ?? heedUser(turn, outcome),
  inHand: (turn) =>
    withoutTicketNumber(turn) ??
    unlessOfPlan(turn, orders.inHand(turn)) ??
    asOne(turn, inHandSupport(turn)),
  resolve: resolveSupport,
  questionsOutrank: isMereText,
  answersAlone: true,
  asksAgain: true,
  errands: supportErrands,
  handOver: handOverUser,
  moveOn,
  passesOn,
  subjectPhrase,
  goesOn: {
    subscription_plan: namesPeople,
    ...goesOnWithNumber,
    return_policy: namesOrder,
    return_age: namesOrder,
    exchange_item: namesOrder,
    refund_policy: namesOrder,
  },
  overrideIntent: (turn) => meantIntent(turn) ?? orders.overrideIntent(turn),
  accept: orders.accept,
  discounts: {
    given: { [yearlyDiscount]: yearlyOffer },
    otherwise: `What we do have is this: ${yearlyOffer}.`,
  },
  ofReference: (reference) => (reference.startsWith("PB") ? "track_order" : "ticket_status"),
  starters: [
    "I cannot log in",
    "The app is slow",
    "What is the status of PL-2041?",
    "I want to open a ticket",
  ],
  can: "go through a fault with you, open or find a ticket, and explain accounts, bills and plans",
};
