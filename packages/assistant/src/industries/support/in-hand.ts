import { isNo, isStop, isYes } from "../../dialogue/answers.ts";
import { advance, onDraft, take } from "../../dialogue/flows.ts";
import { person, say } from "../../dialogue/reply.ts";
import { without } from "../../dialogue/state.ts";
import type { OpenedTicket, Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { hitsMany } from "./affected.ts";
import { agreedTo, consents } from "./agreed-ticket.ts";
import { ofBillSum } from "./bill-sum.ts";
import { ofBilling } from "./billing.ts";
import { beginCase, goesOnWithCase } from "./case-talk.ts";
import { ofDeskHours } from "./desk-hours.ts";
import { ofDetails } from "./details.ts";
import { ofDoubleCharge } from "./double-charge.ts";
import { troubleshooting } from "./facts.ts";
import { ofFeature, ofFeatureInHand } from "./feature-talk.ts";
import { followsUp } from "./follow-up.ts";
import {
  finesElsewhere,
  hasTheRight,
  inGuide,
  ownerAwayFor,
  ownGuide,
  withoutOwner,
} from "./guide-talk.ts";
import { ofLoss } from "./loss.ts";
import { goesFirst, goesOnWithMatter, ofMatter } from "./matter-talk.ts";
import { ofOtherPlan } from "./other-plan.ts";
import { ofBills } from "./plan-bills.ts";
import { ofPlanChange } from "./plan-changes.ts";
import { ofPlanPrice } from "./plan-prices.ts";
import { insiderSeat, readerBilled, withReaders } from "./plan-readers.ts";
import { ofOwnRights } from "./role-rights.ts";
import { ofSampleNote } from "./sample-note.ts";
import { ofSeatRefund } from "./seat-refund.ts";
import { lostSecondStep } from "./second-step.ts";
import { ofOtherTime } from "./ticket-in-hand.ts";
import { operatesOnTicket, ownTicketMeant, withNote } from "./ticket-operations.ts";
import { asTitle } from "./ticket-subject.ts";
import { askedOfTicket } from "./ticket-thread.ts";
import { openTicket, ticketFlow } from "./tickets.ts";
import { ofToldAlone } from "./told-facts.ts";
import { ofToldTeam } from "./told-team.ts";
import { ofTrialDays } from "./trial-days.ts";
import { ofTroubleInHand } from "./trouble-talk.ts";
import { ofUnaskedChange } from "./unasked-change.ts";
import { answeredIn, isPressing, urgencyIn, urgencyOfLine, urgencyTail } from "./urgency.ts";
import { ofVagueTrouble } from "./vague.ts";
import { onlyOwners, whereTo } from "./where-to.ts";

/**
 * Handles messages that open, change or close a ticket, continue the guide, or give the seats of a plan, before any
 * question is looked up.
 */
export const inHandSupport = (turn: Turn): Outcome | undefined =>
  whereTo(turn) ??
  onlyOwners(turn) ??
  openedInOneLine(turn) ??
  agreedTo(turn) ??
  operatesOnTicket(turn) ??
  ownerAwayFor(turn) ??
  urgencyOf(turn) ??
  ofSampleNote(turn) ??
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
  ofFeature(turn) ??
  ofPlanChange(turn) ??
  goesOnWithMatter(turn) ??
  lostSecondStep(turn) ??
  ofTroubleInHand(turn) ??
  ofFeatureInHand(turn) ??
  goesOnWithCase(turn) ??
  ofDeskHours(turn) ??
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
  ofPlanPrice(turn);

const before = wordList`please, pls, ok, then, so, just, no, and, well, whatever, anyway, fine, alright`;
const asking = wordList`(can|could|would) you, i (want|need|would like) (you )?to, let us`;
const verbs = wordList`open, create, make, raise, file, log, submit, start`;
const kinds = wordList`a, an, another, one, the, new, urgent, critical, high, low, support, me, us`;
const opens = new RegExp(
  `^(?:${before}[, ]+)*(?:${asking} )?(?:please )?${verbs}(?: ${kinds})* ticket\\b`,
  "i",
);
/** A ticket named without a verb: “Fine, ticket: the total is wrong”. */
const names =
  /^(?:(?:ok(?:ay)?|fine|whatever|then|so|just|yes|well|right)[\s,.!]{1,4}){1,3}ticket\b(?! (?:status|number|pl\b))/i;
const noPart =
  /^(?:[\s:,;.!-]+|(?:then|please|pls|for me|now|instead|again|about|that|because|saying|for|on|with|it is|its|it's|title|subject|a|an)\b)+/i;
/** “Open a ticket for that”: about what was asked last. */
const forThat =
  /^\s*(?:please |then )?(?:for|about|on|with|regarding|because of) (?:that|this|it|all (?:of )?(?:that|this)|everything|what i said)\b(?=\s*(?:$|[,.!;]|then|please|now))/i;
const leastOfTalk = 3;
const spokenOf = ({ state }: Turn): string | undefined => {
  const said = state.exchanges
    .slice(-3)
    .map(({ visitor }) => visitor.trim())
    .filter((text) => text.split(/\s+/).length > leastOfTalk);
  return said.length === 0 ? undefined : asTitle(said.slice(-2).join("; "));
};

/** Opens a ticket from one line that leaves nothing to ask: “Open a ticket: export hangs, urgent”. */
function openedInOneLine(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const found = opens.exec(message.trim()) ?? names.exec(message.trim());
  if (!found || (message.trim().endsWith("?") && message.length < 40)) return undefined;
  const told = message.trim().slice(found[0].length).replace(noPart, "");
  const about = told.replace(urgencyTail, "").replace(noPart, "").trim();
  const tree = state.flow?.name === "tree";
  const ofTalk = forThat.test(message.trim().slice(found[0].length)) ? spokenOf(turn) : undefined;
  if (ofTalk !== undefined && !tree)
    return {
      ...onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
        openTicket(draft, ofTalk, urgencyOfLine(message) ?? "normal"),
      ),
      handled: "flow:ticket",
    };
  const telling = about.split(/\s+/).filter((word) => word.length > 2).length;
  if (tree || telling < 2 || about.length < 8) return undefined;
  const priority = urgencyOfLine(message) ?? "normal";
  const opened = onDraft({ ...turn, state: without(state, "flow") }, (draft) =>
    openTicket(draft, asTitle(about), priority),
  );
  return { ...opened, handled: "flow:ticket" };
}

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
  // “No ticket, I only wanted to know”: the ticket is dropped, and nothing is noted for it.
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
const closes = anywhere(
  wordList`(no longer|do not) need (it|help), works now, solved now, fixed itself`,
);
const asksStatus = anywhere(wordList`
  status, any (news|update)s?, what is (happening|the state)( with it)?, how long, when (will|do|does|can|is), eta
`);
const opensIt =
  /^(?:(?:yes|please|do|just) )*(?:open|create|make|raise|send|do) (?:it|that|the ticket)$/;
const anew = /\b(?:open|make|create|raise|file|send) a ticket\b/;
const presses = anywhere(
  wordList`(need|want) (it |this |that |help |an answer )?(now|at once|today|fast), not work(ing|s)?( \w+)? now, can not wait, too (long|slow|late), hurry( up)?, (has to|must|needs? to)( \w+){1,3} (before|by|until) \w+`,
);
const another = /\b(?:another|other|different|new|back|again)\b/;
const asksNumber = /\b(?:my |the |which |what )?(?:ticket )?number\b/;
function ofOwnTicket(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const ticket = ownTicketMeant(turn);
  const words = plain.split(" ").length;
  const last = state.done?.[0]?.name;
  const lately = /^(?:flow:ticket|flow:status|flow:tree|ticket_|distress)/.test(state.before ?? "");
  const sampled = last === "status" && !lately;
  if (!ticket || state.flow || words > 16 || turn.slots.references.length > 0 || sampled)
    return undefined;
  const { number, title, priority } = ticket;
  const named = /\bticket\b/.test(plain) || lately;
  const tell = (text: string, tickets = state.tickets): Outcome => ({
    handled: "flow:ticket",
    state: { ...state, tickets },
    reply: say(text, { source: "supportTickets", next: ["What is the status?", person.send] }),
  });
  const others = state.tickets.filter((one) => one !== ticket);
  const changed = (value: Partial<OpenedTicket>) =>
    state.tickets.map((one) => (one === ticket ? { ...one, ...value } : one));
  if (
    lately &&
    presses.test(message) &&
    urgencyIn(message) !== "low" &&
    !message.includes("?") &&
    words <= 10
  )
    return priority === "critical"
      ? tell(
          `${number} is already critical: a person answers ${answeredIn(priority)}, with everything you wrote.`,
        )
      : tell(
          `I understand. ${number} is now critical: a person answers ${answeredIn("critical")}, with everything you wrote.`,
          changed({ priority: "critical" }),
        );
  const level = urgencyIn(message);
  const question = message.includes("?") && !/\b(?:can|could|would) (?:you|we|u)\b/i.test(message);
  if (level !== undefined && named && !question && words <= 14 && !opens.test(message.trim()))
    return level === priority
      ? tell(`${number} already has priority ${priority}: first answer ${answeredIn(priority)}.`)
      : tell(
          `${number} now has priority ${level}: first answer ${answeredIn(level)}.`,
          changed({ priority: level }),
        );
  if ((opensIt.test(plain) || (consents.test(plain) && !anew.test(plain))) && lately)
    return tell(
      `It’s already open: ${number}, priority ${priority}, first answer ${answeredIn(priority)}.`,
    );
  if (
    closes.test(plain) &&
    (named || words <= 6) &&
    !/\b(?:plan|subscription|account|order|project)\b/.test(plain)
  )
    return tell(
      `Done: ${number} is closed${/\bworks|fixed|solved\b/.test(plain) ? ", and I’m glad it works" : ""}. If it comes back, just say so.`,
      others,
    );
  if (!named) return undefined;
  const topic = state.done?.find(({ name }) => name === "tree")?.slots.topic;
  const same =
    turn.intent === topic || (topic === "phone_app" && troubleshooting[turn.intent] !== undefined);
  if (lately && same && topic !== undefined && words >= 3 && !question && !another.test(plain))
    return tell(
      `I’ve added this to ${number}: “${message.slice(0, 80)}”. Its priority is ${priority}; say “urgent” if it’s stopping your work.`,
      withNote(state.tickets, ticket, message),
    );
  if (asksNumber.test(plain))
    return tell(`It’s ${number}, “${title}”: a person answers ${answeredIn(priority)}.`);
  if (asksStatus.test(plain) && !ofOtherTime.test(plain))
    return tell(`${number} is open and new. A person picks it up ${answeredIn(priority)}.`);
  return undefined;
}
