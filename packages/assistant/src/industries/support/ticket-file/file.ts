import type { OpenedTicket } from "../../../dialogue/agreed.ts";
import { listed } from "../../../dialogue/reply/reply.ts";
import type { ScenarioState, Turn } from "../../../dialogue/types.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleTickets } from "../facts/sample.ts";
import { asItStands } from "../tickets/ticket-news.ts";
import { distinct, wordsOf } from "./told.ts";

/** A ticket as the desk reads it: one of this conversation, or a sample with what was added to it. */
export type TicketFile = {
  readonly number: string;
  readonly title: string;
  /** What the visitor told, in the order in which it was told. */
  readonly told: readonly string[];
  readonly priority: string;
  /** Where it stands: “in progress”. */
  readonly state: string;
  /** Whether this conversation opened it. */
  readonly own: boolean;
  readonly linked?: readonly string[];
  /** Its progress, for a sample that has one. */
  readonly note?: string;
};

type Conversation = Pick<ScenarioState, "tickets" | "noted">;

const between = "\n";

/** Returns a ticket by its number, or by its digits; undefined if there is none. */
function fileOf(conversation: Conversation, number: string): TicketFile | undefined {
  const own = byNumber(conversation.tickets, number);
  if (own) return { ...own, told: own.told ?? [], state: "new", own: true };
  const sample = byNumber(sampleTickets, number);
  if (!sample) return undefined;
  const told = conversation.noted?.[sample.number]?.told;
  return {
    ...asItStands(conversation, sample),
    state: asItStands(conversation, sample).state.toLowerCase(),
    told: told === undefined ? [] : String(told).split(between),
    own: false,
  };
}

/** Returns the conversation with another title of a ticket, or other notes in it. */
export function withFile(
  state: Readonly<ScenarioState>,
  { number, title, told, own }: TicketFile,
): ScenarioState {
  const notes = distinct(told);
  if (own)
    return {
      ...state,
      tickets: state.tickets.map((one) =>
        one.number === number ? { ...one, title, told: notes } : one,
      ),
    };
  const noted = { ...state.noted?.[number], told: notes.join(between) };
  return { ...state, noted: { ...state.noted, [number]: noted } };
}

/** Everything that a ticket says: its title and what the visitor told. */
export function textOf({ title, told = [] }: Pick<OpenedTicket, "title" | "told">): string {
  const own = wordsOf(title);
  // A note that says the title and more stands in its place.
  const fuller = told.find((note) => own.isSubsetOf(wordsOf(note)));
  const rest = told.filter((note) => note !== fuller && !wordsOf(note).isSubsetOf(own));
  return [fuller ?? title, ...rest].join("; ");
}

/** The longest quotation of a note, in characters. */
export const longestQuote = 200;

/** Everything that several tickets say. */
export const textsOf = (tickets: readonly OpenedTicket[]): string => tickets.map(textOf).join("; ");

/** What a ticket says, where it stands and how urgent it is, in a sentence or two. */
export const contentsOf = (file: TicketFile): string =>
  `“${textOf({ ...file, told: [...file.told] })}”, ${file.own ? "" : `${file.state}, `}priority ${file.priority}${
    file.linked && file.linked.length > 0 ? `, together with ${listed(file.linked)}` : ""
  }.`;

const digits = /(?<![\d.,:/-])(?:pl[ -]?)?(\d{4})(?![\d.,:/-]*\d)/gi;
/** How many replies back a ticket is still spoken of. */
const lately = 3;

/** Returns the number of the ticket that a message names, with or without its letters; undefined if it names none. */
const numberNamed = ({ state, message }: Pick<Turn, "state" | "message">) =>
  [...message.matchAll(digits)]
    .map(([, number = ""]) => fileOf(state, number)?.number)
    .find((number) => number !== undefined);

/** Returns the ticket that is spoken of: the one named in a message, otherwise the one that was named last. */
export function fileInHand(turn: Pick<Turn, "state" | "message">): TicketFile | undefined {
  const { state } = turn;
  const looked = state.done?.find(({ name }) => name === "status")?.slots.reference;
  const said = state.exchanges
    .toReversed()
    .map(({ bot }) => /\bPL-\d{4}\b/.exec(bot)?.[0])
    .find((number) => number !== undefined && fileOf(state, number) !== undefined);
  const number =
    numberNamed(turn) ??
    said ??
    state.tickets.at(-1)?.number ??
    (looked === undefined ? undefined : String(looked));
  return number === undefined ? undefined : fileOf(state, number);
}

/** Whether one of the last replies named a ticket, so that “it” may mean that one. */
export const isSpokenOf = ({ exchanges }: Pick<ScenarioState, "exchanges">, number: string) =>
  exchanges.slice(-lately).some(({ bot }) => bot.includes(number));
