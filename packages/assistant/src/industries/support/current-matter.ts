import { isNo, isStop, isYes } from "../../dialogue/answers.ts";
import { advance, take } from "../../dialogue/flows.ts";
import { say } from "../../dialogue/reply.ts";
import { without } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { hitsMany } from "./affected.ts";
import { agreedTo } from "./agreed-ticket.ts";
import { ofBillSum, ofSeatsBack } from "./bill-sum.ts";
import { ofBilling } from "./billing.ts";
import { beginCase, goesOnWithCase } from "./case-talk.ts";
import { ofCheaper } from "./cheaper.ts";
import { ofDeskHours, ofPersonSoon } from "./desk-hours.ts";
import { ofDetails } from "./details.ts";
import { ofDoubleCharge } from "./double-charge.ts";
import { ofFeature, ofFeatureInHand } from "./feature-talk.ts";
import { followsUp } from "./follow-up.ts";
import {
  finesElsewhere,
  hasTheRight,
  inGuide,
  looksIntoIt,
  ownerAwayFor,
  ownGuide,
  withoutOwner,
} from "./guide-talk.ts";
import { ofAwaitedCall } from "./human-here.ts";
import { ofLookedUp } from "./looked-up.ts";
import { ofLoss } from "./loss.ts";
import { goesFirst, goesOnWithMatter, ofMatter } from "./matter-talk.ts";
import { ofOtherPlan } from "./other-plan.ts";
import { ofOwnTicket } from "./own-ticket.ts";
import { ofPartMonth } from "./part-months.ts";
import { ofOtherPlainQuestion, ofPlainQuestion } from "./plain-questions.ts";
import { ofBills } from "./plan-bills.ts";
import { ofPlanChange } from "./plan-changes.ts";
import { ofPlanEnd } from "./plan-end.ts";
import { ofPlanGap } from "./plan-gap.ts";
import { ofPlanPrice } from "./plan-prices.ts";
import { insiderSeat, readerBilled, withReaders } from "./plan-readers.ts";
import { ofOthersRights, ofOwnRights } from "./role-rights.ts";
import { ofSampleNote } from "./sample-note.ts";
import { ofSeatRefund } from "./seat-refund.ts";
import { lostSecondStep } from "./second-step.ts";
import { ofToldAlone } from "./stated-facts.ts";
import { ofToldTeam } from "./stated-team.ts";
import { asksForMore } from "./stays-with-fault.ts";
import { amendsTicket } from "./ticket-file/amend.ts";
import { reportsToDesk } from "./ticket-file/report.ts";
import { ofOffered } from "./ticket-offer.ts";
import { openedInOneLine } from "./ticket-opening.ts";
import { operatesOnTicket } from "./ticket-operations.ts";
import { asTitle } from "./ticket-subject.ts";
import { askedOfTicket } from "./ticket-thread.ts";
import { ticketFlow } from "./tickets.ts";
import { ofTrialDays } from "./trial-days.ts";
import { ofTroubleInHand } from "./trouble-talk.ts";
import { ofUnaskedChange } from "./unasked-change.ts";
import { isPressing, urgencyIn } from "./urgency.ts";
import { ofVagueTrouble } from "./vague.ts";
import { onlyOwners, whereTo } from "./where-to.ts";

/**
 * Handles messages that open, change or close a ticket, continue the guide, or give the seats of a plan, before any
 * question is looked up.
 */
export const inHandSupport = (turn: Turn): Outcome | undefined =>
  ofAwaitedCall(turn) ??
  whereTo(turn) ??
  onlyOwners(turn) ??
  amendsTicket(turn) ??
  openedInOneLine(turn) ??
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
