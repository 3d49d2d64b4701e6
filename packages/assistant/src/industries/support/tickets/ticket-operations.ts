import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { isNo, isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleTickets } from "../facts/sample.ts";
import { asTyped } from "./note-words.ts";
import { contents, held, longestQuote, tell, withNote } from "./ticket-contents.ts";
import { cutAt } from "./ticket-subject.ts";
import {
  aFile,
  besidesWithdrawal,
  refusesTicket,
  type TicketWish,
  ticketWish,
} from "./ticket-wishes.ts";
import { answeredIn, nextLevel } from "./urgency.ts";

/** Operations on a ticket of this conversation: read, amend, escalate, link, withdraw. */

/** The last reply was about a ticket, so that “it” means that one. */
const ofTicket =
  /^(?:flow:ticket|flow:status|flow:tree|ticket_|distress|offer|billing:ticket|moved_on)/;
const shown = /\bPL-\d{4}\b/;
/** Whether the last reply mentioned a ticket by its number. */
const ticketSpokenOf = ({ state }: Turn): boolean =>
  ofTicket.test(state.before ?? "") && shown.test(state.exchanges.at(-1)?.bot ?? "");

const nth: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|old(?:er)?|earlier) (?:one|ticket)\b|\bthe first\b/, 0],
  [/\b(?:second|2nd|newer|new|later) (?:one|ticket)\b|\bthe second\b/, 1],
  [/\b(?:third|3rd) (?:one|ticket)\b/, 2],
];

/** Returns the visitor's ticket that is meant: by its number or ordinal, otherwise the last. */
export function ownTicketMeant({ plain, state, slots }: Turn): OpenedTicket | undefined {
  const named = slots.references.find((one) => one.startsWith("PL"));
  const place = nth.find(([pattern]) => pattern.test(plain))?.[1];
  return (
    byNumber(state.tickets, named) ??
    (place === undefined || state.tickets.length < 2 ? undefined : state.tickets[place]) ??
    state.tickets.at(-1)
  );
}

/** In longer messages, a word about a ticket is not a request. */
const mostWords = 26;

/** Does what the message wants with a ticket that this conversation opened. */
export function operatesOnTicket(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow && state.flow.name !== "status") return undefined;
  if (plain.split(" ").length > mostWords) return undefined;
  const ticket = ownTicketMeant(turn);
  if (!ticket) return wantsNone(turn);
  // The sample ticket that was looked up last is the current one.
  const sampled = state.done?.[0]?.name === "status" && !ticketSpokenOf(turn);
  const spoken = ticketSpokenOf(turn);
  // Another ticket than this conversation's is withdrawn or raised by its own number.
  const other = turn.slots.references.some((one) => one.startsWith("PL") && one !== ticket.number);
  const wish: TicketWish | undefined = refusesTicket(turn.message, plainWords, spoken)
    ? { does: "withdraw" }
    : (ticketWish(plain, spoken) ??
      addedInPart(turn, ticket, spoken) ??
      numberOfLinked(turn, ticket) ??
      noteOf(turn, spoken));
  if (!wish || (sampled && turn.slots.references.length === 0)) return undefined;
  if (other && /^(?:withdraw|raise|lower|set|answered|priority)$/.test(wish.does)) return undefined;
  return carriedOut(turn, ticket, wish);
}

/** “The ticket exists, PL-2289. Please add that …”: one sentence says what to add. */
function addedInPart({ message, slots }: Turn, { number }: OpenedTicket, spoken: boolean) {
  const own = spoken || slots.references.includes(number);
  const parts = message.split(/(?<=[.!?;])\s+/);
  if (!own || parts.length < 2) return undefined;
  return parts
    .map((part) => ticketWish(plainWords(part), true))
    .find((wish) => wish?.does === "add" && wish.what !== undefined);
}

/** Refuses a ticket that was merely offered; what else the message says is answered next. */
function wantsNone(turn: Turn): Outcome | undefined {
  if (!refusesTicket(turn.message, plainWords, false)) return undefined;
  const rest = besidesWithdrawal(turn.message, plainWords);
  const state = without(turn.state, "flow", "offer");
  return rest === undefined ? undefined : { ...tell(turn, "No ticket, then."), state, rest };
}

/** “And 1907?”: asks after a ticket that was linked. */
const numberOfLinked = ({ plain }: Turn, { linked }: OpenedTicket): TicketWish | undefined =>
  linked?.some((number) => plain.includes(number.slice(-4))) ? { does: "link" } : undefined;

/** The note requested with “write it here”, or given in passing: “also, it is Outlook”. */
const noteOf = ({ state, plain, message }: Turn, spoken: boolean): TicketWish | undefined =>
  (state.before === "ticket_note" ||
    (spoken && (besides.test(message) || givesAddress.test(message)) && !wants.test(plain))) &&
  !message.includes("?") &&
  !isThanks(message) &&
  !isYes(message) &&
  !isNo(message)
    ? { does: "add", what: plain }
    : undefined;
const besides =
  /^(?:(?:and|oh|ok|yes)[ ,]+)*(?:also|plus|ps|p\.s\.|(?:i )?forgot to (?:say|mention))[\s,:]+(?:\S+\s+){2}/i;
/** “My mail is jo@oldfirm.example”. */
const givesAddress =
  /\b(?:mail|address|reach me|contact|write|at|on|is|use)\b[^@]{0,30}\s\S{1,64}@\S{3,}/i;
/** Other requests in the message are handled separately. */
const wants = anywhere(wordList`
  ^(how|what|when|where|who|why|which|is|are|do|does|did|can|could|will|would), want, need, would like, how, can you, could you, cancel, refund, invoice, open, close, delete, change, upgrade, invite, tickets?
`);

function carriedOut(turn: Turn, ticket: OpenedTicket, wish: TicketWish): Outcome | undefined {
  switch (wish.does) {
    case "withdraw":
      return withdrawn(turn, ticket);
    case "link":
      return linked(turn, ticket);
    case "read":
      return tell(turn, `${ticket.number} says: ${contents(ticket)} Shall I add something?`);
    case "list":
      return turn.state.tickets.length > 1
        ? undefined
        : tell(turn, `One: ${ticket.number}, “${ticket.title}”, priority ${ticket.priority}.`);
    case "holds":
      return held(turn, ticket, wish.what);
    case "add":
      return wish.what === undefined && namesFile.test(turn.plain)
        ? tell(turn, fileGoesBy(ticket.number))
        : wish.what === undefined
          ? {
              ...tell(turn, `Yes, write it here, and it goes into ${ticket.number}.`),
              handled: "ticket_note",
            }
          : added(turn, ticket, asTyped(turn.message, wish.what));
    case "raise":
    case "lower":
      return moved(turn, ticket, nextLevel(turn.plain, ticket.priority, wish.does));
    case "set":
      return moved(turn, ticket, wish.level);
    case "priority":
      return tell(
        turn,
        `${ticket.number} has priority ${ticket.priority}: first answer ${answeredIn(ticket.priority)}.`,
      );
    case "answered":
      return tell(
        turn,
        `A person picks up ${ticket.number} ${answeredIn(ticket.priority)}, and writes to you then.`,
      );
    case "who":
      return tell(
        turn,
        `${ticket.priority === "critical" ? "The engineer on duty" : "A person on the help desk"} picks up ${ticket.number} ${answeredIn(ticket.priority)}; their name is on the answer.`,
      );
    case "news":
      return tell(
        turn,
        `By e-mail, to your account’s address, at each step. You can also ask here with the number ${ticket.number}.`,
      );
  }
}

const namesFile = anywhere(aFile);
/** A chat takes no files; the answer to the ticket does. */
const fileGoesBy = (number: string): string =>
  `Not in this chat, but yes: reply to the e-mail about ${number} and attach it. Describe here what it shows, and that goes in right away.`;

const changed = (
  { state }: Turn,
  ticket: OpenedTicket,
  value: Partial<OpenedTicket>,
): OpenedTicket[] => state.tickets.map((one) => (one === ticket ? { ...one, ...value } : one));

/** Withdraws the ticket; what else the message says is answered next. */
function withdrawn(turn: Turn, ticket: OpenedTicket): Outcome {
  const others = turn.state.tickets.filter((one) => one !== ticket);
  const works = /\b(?:works?|fixed|solved|sorted)\b/.test(turn.plain) ? " I’m glad it works." : "";
  const rest = besidesWithdrawal(turn.message, plainWords);
  const end = /\bclose\b/.test(turn.plain) || works !== "" ? "closed" : "withdrawn";
  const done = tell(
    turn,
    `Done: ${ticket.number} is ${end}.${works}${rest === undefined ? " If you need it after all, just say so." : ""}`,
    others,
  );
  const state = without(done.state, "offer");
  return rest === undefined ? { ...done, state } : { ...done, state, rest };
}

const lately = 3;
/** A ticket's number as people type it. */
const typed = /\bpl ?-? ?(\d{4})\b/gi;

/** Links the ticket to another by its number, as named now or shortly before. */
function linked(turn: Turn, ticket: OpenedTicket): Outcome {
  const said = [...turn.state.exchanges.slice(-lately).map(({ visitor }) => visitor), turn.message];
  const numbers = said
    .flatMap((text) => [...text.matchAll(typed)].map(([, digits]) => `PL-${digits}`))
    .filter((number) => number !== ticket.number);
  const earlier = turn.state.tickets.filter((one) => one !== ticket).map(({ number }) => number);
  const other = numbers.at(-1) ?? ticket.linked?.at(-1) ?? earlier.at(-1);
  if (other === undefined)
    return tell(turn, "Sure. What’s the number of the other one? It begins with PL-.");
  const known = byNumber([...turn.state.tickets, ...sampleTickets], other);
  const before = ticket.linked?.includes(other) === true;
  const tickets = before
    ? [...turn.state.tickets]
    : changed(turn, ticket, { linked: [...(ticket.linked ?? []), other] });
  return tell(
    turn,
    known
      ? `${before ? "Yes:" : "Done:"} ${ticket.number} and ${other} are linked, and whoever picks up one sees both.`
      : before
        ? `I’ve noted ${other} in ${ticket.number}. I can’t see its own progress from here; the person who picks up ${ticket.number} can, ${answeredIn(ticket.priority)}.`
        : `Done: ${ticket.number} now refers to ${other}, so both are read together. I can’t see ${other} itself from here; a person can, ${answeredIn(ticket.priority)}.`,
    tickets,
  );
}

const added = (turn: Turn, ticket: OpenedTicket, what: string): Outcome =>
  tell(
    turn,
    `I’ve added this to ${ticket.number}: “${cutAt(what, longestQuote)}”.`,
    withNote(turn.state.tickets, ticket, what),
  );

/** Gives the ticket a priority. */
const moved = (turn: Turn, ticket: OpenedTicket, priority: string): Outcome =>
  tell(
    turn,
    `${ticket.number} ${priority === ticket.priority ? "already" : "now"} has priority ${priority}: first answer ${answeredIn(priority)}.`,
    changed(turn, ticket, { priority }),
  );
