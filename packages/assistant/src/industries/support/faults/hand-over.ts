import { sorryFor } from "../../../dialogue/digressions/distress.ts";
import { onDraft, start } from "../../../dialogue/flows.ts";
import { person, pick, say, withLead } from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import type { Handler, Turn } from "../../../dialogue/types.ts";
import { byNumber } from "../../orders/references.ts";
import { trouble } from "../cases/case.ts";
import { troubleshooting } from "../facts/facts.ts";
import { sampleTickets } from "../facts/sample.ts";
import { isEscalated, withNews } from "../tickets/ticket-news.ts";
import { offerTicket } from "../tickets/ticket-offer.ts";
import { operatesOnTicket } from "../tickets/ticket-operations.ts";
import { statusFlow } from "../tickets/ticket-status.ts";
import { asTitle } from "../tickets/ticket-subject.ts";
import { openTicket } from "../tickets/tickets.ts";
import { answeredIn } from "../tickets/urgency.ts";
import { beginCase, caseHandedOver } from "./case-talk.ts";
import { ownGuide } from "./guide-talk.ts";
import { reallyOurs } from "./human-here.ts";
import { matterHandedOver } from "./matter-talk.ts";

/** An earlier ticket was not answered, and its number is not known here: “Nobody answers my ticket”. */
const waitsForTicket = ({ plain, state, slots }: Turn): boolean =>
  /\btickets?\b/.test(plain) &&
  !asksForOne.test(plain) &&
  state.tickets.length === 0 &&
  state.flow === undefined &&
  state.done?.some(({ name }) => name === "status") !== true &&
  slots.references.length === 0;

const asksForOne = /\b(?:open|create|make|raise|file|log|start) (?:\w+ ){0,3}ticket\b/;

/** A message about trouble with at least this many words describes the problem. */
const leastTold = 6;

/**
 * Handles an upset user: carries out their request about a ticket, escalates the current one, asks for the number of
 * one still waiting, or offers one of high priority with what was tried.
 */
export const handOverUser: Handler = (turn) => {
  const { state, host } = turn;
  const { email, phones } = host.company;
  const wished = operatesOnTicket(turn);
  // “When will someone look” is a question, not a complaint about waiting.
  if (wished && /^(?:when|how)\b/.test(turn.plain)) return wished;
  if (wished) return { ...wished, reply: withLead(`${sorryFor(turn)} `, wished.reply) };
  if (waitsForTicket(turn)) {
    const asked = start(turn, "status", statusFlow, { purpose: "escalate" });
    return { ...asked, reply: withLead(`${sorryFor(turn)} `, asked.reply) };
  }
  const ofFault = caseHandedOver(turn, sorryFor(turn));
  if (ofFault) return ofFault;
  const ofMatter = matterHandedOver(turn);
  if (ofMatter) return ofMatter;
  const own = state.tickets.at(-1);
  if (own)
    return {
      state: {
        ...state,
        tickets: state.tickets.map((one) => (one === own ? { ...one, priority: "critical" } : one)),
      },
      reply: say(
        `${sorryFor(turn)} I’m raising ${own.number} to critical: a person answers ${answeredIn("critical")}, with everything you wrote.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  const sample = byNumber(
    sampleTickets,
    turn.slots.references.find((one) => one.startsWith("PL")) ??
      state.done?.find(({ name }) => name === "status")?.slots.reference,
  );
  const unknown = turn.slots.references.find((one) => one.startsWith("PL"));
  if (!sample && unknown !== undefined)
    return offerTicket(turn, {
      title: `${unknown} isn’t answered: ${turn.message}`,
      priority: "critical",
      lead: `${sorryFor(turn)} I can’t see ${unknown} from here. `,
    });
  // A solved ticket is reported as such, not escalated.
  if (sample?.state === "Solved")
    return {
      state: without(state, "flow"),
      reply: say(
        `${sorryFor(turn)} ${sample.number} is marked as solved: ${sample.note} If you haven’t received it, reply to that e-mail, or I can reopen the ticket as urgent: shall I?`,
        {
          source: "supportTickets",
          choices: pick(`Open a ticket: ${sample.number} is not solved, urgent`),
        },
      ),
    };
  if (sample)
    return {
      state: {
        ...looksAt(state, sample.number),
        noted: withNews(state, sample.number, "escalated"),
      },
      reply: say(
        isEscalated(state, sample.number)
          ? `${sample.number} is already critical, with everything you wrote: the lead on duty answers within 1 hour. ${reallyOurs(email, phones[0]?.number)}`
          : `${sorryFor(turn)} I’m raising ${sample.number} to critical and adding what you wrote: the lead on duty answers within 1 hour.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  // A complaint that names its fault is not asked what is wrong.
  const named = state.flow === undefined ? (ownGuide(turn) ?? beginCase(turn)) : undefined;
  if (named) return { ...named, reply: withLead(`${sorryFor(turn)} `, named.reply) };
  const tree = [state.flow, state.suspended, state.finished].find((task) => task?.name === "tree");
  // The ticket being written already says what was wrong.
  const stated = trouble.test(turn.plain) && turn.plain.split(" ").length >= leastTold;
  const written =
    state.flow?.name === "ticket" ? state.flow.slots.summary : stated ? turn.message : undefined;
  if (!tree && written === undefined)
    return {
      state: without(state, "flow"),
      reply: say(
        `${sorryFor(turn)} Tell me in one sentence what’s wrong, and I’ll open a ticket with high priority right away: first answer ${answeredIn("high")}.`,
        { source: "supportTickets", choices: [...pick("I want to open a ticket"), person] },
      ),
    };
  // The requested ticket is opened as it is.
  if (state.flow?.name === "ticket" && written !== undefined) {
    const opened = onDraft({ ...turn, state: without(state, "flow") }, (draft) =>
      openTicket(draft, asTitle(String(written)), "high"),
    );
    return { ...opened, reply: withLead(`${sorryFor(turn)} `, opened.reply) };
  }
  const title =
    (written === undefined ? undefined : asTitle(String(written))) ??
    troubleshooting[String(tree?.slots.topic)]?.title ??
    turn.message.replace(/\s+/g, " ").slice(0, 80);
  return offerTicket(turn, { title, priority: "high", lead: `${sorryFor(turn)} ` });
};

/** Makes the ticket current, so that further questions refer to it. */
const looksAt = (state: Turn["state"], reference: string): Turn["state"] => ({
  ...state,
  done: [
    { name: "status", slots: { reference, purpose: "escalate" } },
    ...(state.done ?? []).filter(({ name }) => name !== "status"),
  ],
});
