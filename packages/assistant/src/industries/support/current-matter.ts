import { advance, take } from "../../dialogue/flows.ts";
import { isNo, isStop, isYes } from "../../dialogue/message/answers.ts";
import { say } from "../../dialogue/reply/reply.ts";
import { without } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { ofDeskHours, ofPersonSoon } from "./facts/desk-hours.ts";
import { ofDetails } from "./facts/details.ts";
import { ofPlanEnd } from "./facts/plan-end.ts";
import { ofToldAlone } from "./facts/stated-facts.ts";
import { onlyOwners, whereTo } from "./facts/where-to.ts";
import { hitsMany } from "./faults/affected.ts";
import { beginCase, goesOnWithCase } from "./faults/case-talk.ts";
import { ofFeature, ofFeatureInHand } from "./faults/feature-talk.ts";
import {
  finesElsewhere,
  hasTheRight,
  inGuide,
  looksIntoIt,
  ownerAwayFor,
  ownGuide,
  withoutOwner,
} from "./faults/guide-talk.ts";
import { ofAwaitedCall } from "./faults/human-here.ts";
import { ofLoss } from "./faults/loss.ts";
import { goesFirst, goesOnWithMatter, ofMatter } from "./faults/matter-talk.ts";
import { lostSecondStep } from "./faults/second-step.ts";
import { asksForMore } from "./faults/stays-with-fault.ts";
import { ofTroubleInHand } from "./faults/trouble-talk.ts";
import { ofUnaskedChange } from "./faults/unasked-change.ts";
import { ofVagueTrouble } from "./faults/vague.ts";
import { ofOtherPlainQuestion, ofPlainQuestion } from "./plain-questions/plain-questions.ts";
import { ofBillSum, ofSeatsBack } from "./plans/bill-sum.ts";
import { ofBilling } from "./plans/billing.ts";
import { ofCheaper } from "./plans/cheaper.ts";
import { ofDoubleCharge } from "./plans/double-charge.ts";
import { followsUp } from "./plans/follow-up.ts";
import { ofOtherPlan } from "./plans/other-plan.ts";
import { ofPartMonth } from "./plans/part-months.ts";
import { ofBills } from "./plans/plan-bills.ts";
import { ofPlanChange } from "./plans/plan-changes.ts";
import { ofPlanGap } from "./plans/plan-gap.ts";
import { ofPlanPrice } from "./plans/plan-prices.ts";
import { insiderSeat, readerBilled, withReaders } from "./plans/plan-readers.ts";
import { ofOthersRights, ofOwnRights } from "./plans/role-rights.ts";
import { ofSeatRefund } from "./plans/seat-refund.ts";
import { ofToldTeam } from "./plans/stated-team.ts";
import { ofTrialDays } from "./plans/trial-days.ts";
import { amendsTicket } from "./ticket-file/amend.ts";
import { reportsToDesk } from "./ticket-file/report.ts";
import { agreedTo } from "./tickets/agreed-ticket.ts";
import { givesNumber } from "./tickets/call-back.ts";
import { ofLookedUp } from "./tickets/looked-up.ts";
import { ofOwnTicket } from "./tickets/own-ticket.ts";
import { ofSampleNote } from "./tickets/sample-note.ts";
import { ofOffered } from "./tickets/ticket-offer.ts";
import { openedByNote, openedInOneLine } from "./tickets/ticket-opening.ts";
import { operatesOnTicket } from "./tickets/ticket-operations.ts";
import { asTitle } from "./tickets/ticket-subject.ts";
import { askedOfTicket } from "./tickets/ticket-thread.ts";
import { ticketFlow } from "./tickets/tickets.ts";
import { isPressing, urgencyIn } from "./tickets/urgency.ts";

/**
 * Handles messages that open, change or close a ticket, continue the guide, or give the seats of a plan, before any
 * question is looked up.
 */
export const inHandSupport = (turn: Turn): Outcome | undefined =>
  givesNumber(turn) ??
  ofAwaitedCall(turn) ??
  whereTo(turn) ??
  onlyOwners(turn) ??
  amendsTicket(turn) ??
  openedInOneLine(turn) ??
  openedByNote(turn) ??
  agreedTo(turn) ??
  ofOffered(turn) ??
  reportsToDesk(turn) ??
  ofLookedUp(turn) ??
  operatesOnTicket(turn) ??
  ownerAwayFor(turn) ??
  looksIntoIt(turn) ??
  urgencyOf(turn) ??
  ofSampleNote(turn) ??
  ofPartMonth(turn) ??
  ofPlanGap(turn) ??
  ofSeatsBack(turn) ??
  ofPlainQuestion(turn) ??
  ofCheaper(turn) ??
  ofToldTeam(turn) ??
  ofTrialDays(turn) ??
  ofSeatRefund(turn) ??
  withReaders(turn) ??
  insiderSeat(turn) ??
  readerBilled(turn) ??
  ofDoubleCharge(turn) ??
  goesFirst(turn) ??
  ofUnaskedChange(turn) ??
  ofOwnRights(turn) ??
  ofOthersRights(turn) ??
  ofFeature(turn) ??
  ofPlanChange(turn) ??
  goesOnWithMatter(turn) ??
  lostSecondStep(turn) ??
  ofTroubleInHand(turn) ??
  ofFeatureInHand(turn) ??
  goesOnWithCase(turn) ??
  asksForMore(turn) ??
  ofPersonSoon(turn) ??
  ofDeskHours(turn) ??
  ofPlanEnd(turn) ??
  askedOfTicket(turn) ??
  ofOwnTicket(turn) ??
  ofOtherPlan(turn) ??
  ofBillSum(turn) ??
  ofMatter(turn) ??
  ofVagueTrouble(turn) ??
  ofLoss(turn) ??
  // Another fault, named within a guide.
  (turn.state.flow?.name === "tree" && !finesElsewhere(turn) ? beginCase(turn) : undefined) ??
  ownGuide(turn) ??
  withoutOwner(turn) ??
  hasTheRight(turn) ??
  ofToldAlone(turn) ??
  inGuide(turn) ??
  followsUp(turn) ??
  ofBills(turn) ??
  ofBilling(turn) ??
  ofDetails(turn) ??
  ofOtherPlainQuestion(turn) ??
  ofPlanPrice(turn);

/**
 * Reads the urgency after “How urgent is it?”: “High I think, I am blocked”. Anything else said goes into the ticket.
 */
function urgencyOf(turn: Turn): Outcome | undefined {
  const { state, message, plain } = turn;
  const { flow } = state;
  if (flow?.name !== "ticket" || flow.asking !== "urgency") return undefined;
  const pressed = hitsMany(plain) || isPressing([message]);
  if (pressed)
    return {
      ...advance(turn, ticketFlow, {
        ...flow,
        slots: {
          ...flow.slots,
          summary: asTitle(`${flow.slots.summary}; ${message}`),
          urgency: "critical",
        },
      }),
      handled: "flow:ticket",
    };
  if (urgencyIn(message) !== undefined && !message.includes("?")) {
    const taken = take(turn, ticketFlow, flow);
    return taken && { ...advance(taken.turn, ticketFlow, taken.flowState), handled: "flow:ticket" };
  }
  // “No ticket, I only wanted to know”: the ticket is dropped without a note.
  if (refusesTicket.test(plain) && urgencyIn(message) === undefined)
    return {
      handled: "stop",
      state: without(state, "flow"),
      reply: say("No ticket, then. What would you like to know?", { source: "support" }),
    };
  const settle = (): Outcome => ({
    ...advance(turn, ticketFlow, { ...flow, slots: { ...flow.slots, urgency: "normal" } }),
    handled: "flow:ticket",
  });
  // A visitor who is tired of questions, or asks what comes next, gets the ticket.
  if (enoughAsked.test(plain) || asksNext.test(message.trim())) return settle();
  // No urgency given: it gets the usual one, which can be raised later.
  if (isNo(message) || turn.intent === "ticket_create") return settle();
  if (isYes(message) || isStop(message) || message.includes("?")) return undefined;
  if (
    /^(?:in |from |for |to )?(?:how|what|which|when|where|who|why|can|could|is|are|do|does|talk|human|person|agent|status|cancel|never)\b/.test(
      plain,
    )
  )
    return undefined;
  if (turn.intent === "human_agent" || turn.slots.references.length > 0) return undefined;
  const summary = asTitle(`${flow.slots.summary}; ${message}`);
  const enough = flow.slots.noted !== undefined;
  const slots = { ...flow.slots, summary, noted: 1, ...(enough ? { urgency: "normal" } : {}) };
  const next = advance({ ...turn, objections: ["Noted."] }, ticketFlow, { ...flow, slots });
  return { ...next, handled: "flow:ticket" };
}

const refusesTicket = anywhere(
  wordList`no (new |other |more |such )?ticket, not (a|the|any|another) ticket, without (a |any )?ticket, (do not|never) (want|need|open|make|asked for)( \w+)? ticket`,
);
const asksNext =
  /^(?:and |so )*(?:what (?:now|next|then)|now what|then what|and then|what do i do(?: now)?)\W*$/i;
const enoughAsked =
  /\b(?:whatever|just do it|just open it|does not matter|you decide|with all (?:of )?that)\b|\b(?:log|open|create|make|file|raise)\b.{0,16}\bticket\b|\b(?:tell|give) me the number\b/;
