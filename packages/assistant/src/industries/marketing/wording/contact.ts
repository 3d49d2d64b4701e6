import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import type { Order } from "./order.ts";

/** Details that a text is to name though the message gives none: “mention my website”. They are asked for, not printed. */

type Detail = {
  readonly id: string;
  readonly named: string;
  readonly question: string;
  /** How it is written. */
  readonly written: RegExp;
  readonly says: (value: string) => string;
};

const details: readonly Detail[] = [
  {
    id: "mail",
    named: wordList`e-?mail( address)?, mail address`,
    question: "What’s your e-mail address?",
    written: /[\w.+-]{1,40}@[\w-]{1,40}(?:\.[a-z]{2,10}){1,3}/i,
    says: (value) => `Write to ${value}.`,
  },
  {
    id: "website",
    named: wordList`web ?site( address)?, web ?page, home ?page, web address, url, link, online shop`,
    question: "What’s the address of your website?",
    written: /(?<![\w@.])(?:https?:\/\/)?(?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,10}(?:\/[\w/-]{0,60})?/i,
    says: (value) => `More at ${value}.`,
  },
  {
    id: "phone",
    named: wordList`(tele)?phone( number)?, mobile( number)?, number, phone no`,
    question: "What’s your phone number?",
    written: /\+?\d[\d ()/-]{5,18}\d/,
    says: (value) => `Call us on ${value}.`,
  },
  {
    id: "hours",
    named: wordList`opening (hours|times), hours, when we (are|'re) open`,
    question: "When are you open?",
    written: /\S.{0,60}\d.{0,60}/,
    says: (value) => `Open ${value.replace(/^(?:we are|we're|it's|open) /i, "")}.`,
  },
  {
    id: "address",
    named: wordList`address, street( address)?, where we (are|'re), location`,
    question: "What’s the address?",
    written: /\S.{0,80}\d.{0,80}|\d.{3,80}/,
    says: (value) => `You’ll find us at ${value.replace(/^(?:we are|we're|it's) (?:at )?/i, "")}.`,
  },
];

const orders = wordList`add, mention, say, include, put in, put, give, show, and, where's, where is`;
const polite = wordList`can you, could you, please, pls, also, ok, okay, great, good, nice, now, just, and, but, you forgot`;
const own = wordList`my, our, the, a, its`;
const orderOf = ({ named }: Detail): RegExp =>
  new RegExp(
    `^(?:${polite}[,.!]? )*${orders} (?:also )?(?:${own} )?${named}(?:,? (?:please|too|as well|in it|there|in there|in the \\w+))*[.!?]*$`,
    "i",
  );
const asked = details.map((detail) => ({ detail, order: orderOf(detail) }));
const handledBy = "draft:detail:";

/** The order that a detail makes, if it is known from the talk or answers the question for it. */
export function contactGiven({ message, state }: Turn): Order | undefined {
  const open = details.find(({ id }) => state.before === `${handledBy}${id}`);
  if (open !== undefined) {
    const value = open.written.exec(message)?.[0].replace(/[\s.!]+$/, "");
    return value === undefined ? undefined : { does: "add", what: open.says(value) };
  }
  const wanted = wantedIn(message);
  // Hours and addresses have no spelling of their own by which to know them among other words.
  if (wanted === undefined || wanted.id === "hours" || wanted.id === "address") return undefined;
  const known = state.exchanges
    .flatMap(({ visitor }) => wanted.written.exec(visitor)?.[0] ?? [])
    .at(-1);
  return known === undefined ? undefined : { does: "add", what: wanted.says(known) };
}

/** Asks for the detail that a text is to name; undefined if the message orders none. */
export function asksForContact({ message, state }: Turn): Outcome | undefined {
  const wanted = wantedIn(message);
  return wanted === undefined
    ? undefined
    : {
        handled: `${handledBy}${wanted.id}`,
        whole: true,
        state,
        reply: say(`${wanted.question} I’ll put it in.`, { source: "marketing" }),
      };
}

const wantedIn = (message: string): Detail | undefined =>
  asked.find(({ order }) => order.test(message.replace(/[’`]/g, "'").trim()))?.detail;
