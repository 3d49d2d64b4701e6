import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { contentWords } from "../../../dialogue/message/focus.ts";
import { listed, person, say } from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { textOf } from "../ticket-file/file.ts";
import { distinct, namesOnly, saidOf } from "../ticket-file/told.ts";
import { asTyped } from "./note-words.ts";
import { addressesTold, cutAt } from "./ticket-subject.ts";

/** What a ticket of this conversation holds, and whether something is in it. */

/** Answers about a ticket, and stores the tickets as they are now. */
export const tell = (
  { state }: Turn,
  text: string,
  tickets: OpenedTicket[] = [...state.tickets],
): Outcome => ({
  handled: "flow:ticket",
  state: { ...without(state, "flow"), tickets },
  reply: say(text, { source: "supportTickets", next: ["What does the ticket say?", person.send] }),
});

export const contents = ({ priority, linked: others, ...ticket }: OpenedTicket): string =>
  `“${textOf(ticket)}”, priority ${priority}${others ? `, together with ${listed(others)}` : ""}.`;

/** Maximum length of a quoted note, in characters. */
export const longestQuote = 100;

const intoIt =
  /(?: (?:to|in|into|on) (?:it|there|(?:the|my|that|this) ticket|pl-?\d{4})(?: now| already| too)*)+$/;
const ofValue = /\b(?:numbers?|codes?|dates?|amounts?|phone|id)\b/i;
const ofAddress = /^(?:my |our |the )?(?:(?:e-?)?mail|address|contact)(?: address)?$/;

/** Answers whether something is in the ticket, and adds it if it is not. */
export function held(turn: Turn, ticket: OpenedTicket, what: string): Outcome {
  const stated = ofAddress.test(what) ? addressesTold(turn).at(-1) : undefined;
  if (stated !== undefined) return held(turn, ticket, stated);
  if (textOf(ticket).includes(what))
    return tell(turn, `Yes, it’s in ${ticket.number}: ${contents(ticket)}`);
  const typed = asTyped(turn.message, what.replace(/ or not$/, "").replace(intoIt, ""));
  const note = (typed.split("?")[0] ?? typed).trim().replace(intoIt, "");
  const asked = contentWords(what);
  // A name or a figure that the ticket lacks is not in it, whatever else is.
  const particular = (note.match(/(?<=\s)\p{Lu}[\p{L}\d-]+|\d[\d.,:]*/gu) ?? []).filter(
    (word) => !word.startsWith("PL-"),
  );
  const text = textOf(ticket).toLowerCase();
  const lacks = particular.some((word) => !text.includes(word.toLowerCase()));
  const words = new Set(contentWords(`${textOf(ticket)} ${(ticket.linked ?? []).join(" ")}`));
  const share = asked.filter((word) => words.has(word)).length / Math.max(1, asked.length);
  const isThing = namesOnly(`my ${note}`) && particular.length === 0;
  const value = isThing ? saidOf(turn.state, note, true) : undefined;
  const holdsValue = value === undefined || textOf(ticket).includes(value);
  // “My customer number” that nobody told is not in it, whatever other words are.
  if (isThing && value === undefined && ofValue.test(note) && !/\d/.test(textOf(ticket)))
    return {
      ...tell(turn, `No, not yet. Write it here, and it goes into ${ticket.number}.`),
      handled: "ticket_note",
    };
  if (value !== undefined && !holdsValue)
    return tell(
      turn,
      `It does now: I’ve added “${cutAt(value, longestQuote)}” to ${ticket.number}.`,
      withNote(turn.state.tickets, ticket, value),
    );
  return share >= 0.5 && !lacks
    ? tell(turn, `Yes, it’s in ${ticket.number}: ${contents(ticket)}`)
    : tell(
        turn,
        `It does now: I’ve added “${cutAt(note, longestQuote)}” to ${ticket.number}.`,
        withNote(turn.state.tickets, ticket, note),
      );
}

/** Returns the tickets of a conversation, with a note added to one. */
export const withNote = (
  tickets: readonly OpenedTicket[],
  ticket: OpenedTicket,
  note: string,
): OpenedTicket[] =>
  tickets.map((one) =>
    one === ticket ? { ...one, told: distinct([...(one.told ?? []), note]) } : one,
  );
