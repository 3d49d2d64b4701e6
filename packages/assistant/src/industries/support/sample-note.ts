import { isNo, isThanks, isYes } from "../../dialogue/answers.ts";
import { person, say } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { ticketInHand } from "./current-ticket.ts";
import { asTyped } from "./note-words.ts";
import { ticketWish } from "./ticket-wishes.ts";

/** Notes for a looked-up ticket: recorded, and remembered for the rest of the conversation. */

/** Words that introduce a note but are not part of it: “ok write:”, “please add that”. */
const lead =
  /^(?:(?:ok(?:ay)?|yes|so|please|then|well|and)[,.!:]?\s+)*(?:(?:write|add|note|put|tell them|say)(?: (?:down|in|that|this|it))*\s*[:,-]?\s+)?/i;
const asksWhether = anywhere(wordList`
  (did|have|do|are) you( \w+){0,2} (put|add|added|note|noted|write|written|wrote|pass|passed|record|recorded|tell|told|send|sent)( \w+){0,4}, is (it|that|this|my note)( \w+){0,2} (in|on|added|noted|there)( \w+){0,3}, (in|on) (the|my|that) ticket or not
`);
const asksContents = anywhere(
  wordList`what (does|do|did) (it|the ticket|they|that)( \w+)? say( \w+)?, what is in (it|the ticket)( \w+)?, status, read it( back)?, any news`,
);
const tellsThem = anywhere(
  wordList`(tell|inform|let)( \w+){0,2} (engineers?|engineering|them|team|person|people)( \w+){0,2}, (pass|forward) (it|that|this)( \w+){0,3}`,
);
const noted = /^I’ve added this to (PL-\d{4}): “(.*)”\.$/;
const shown = /\bPL-\d{4}\b/;
/** For how many replies a looked-up ticket remains current. */
const lately = 4;
/** Shorter messages do not describe the fault, and longer ones ask for more. */
const leastTold = 3;
const mostWords = 24;
/** A request to pass it on, at the end of the text to be passed on. */
const wish =
  /[\s,.;]{0,3}(?:\b(?:just|please|pls|can you|could you|so)\s+){0,3}(?:tell|inform|let|pass|forward)\b[^,.;]*$/i;

export function ofSampleNote(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const ticket = ticketInHand(turn);
  if (!ticket || ticket.own) return undefined;
  const { number, title, note } = ticket;
  const tell = (handled: string, text: string): Outcome => ({
    handled,
    state: aside(state),
    reply: say(text, {
      source: "supportTickets",
      next: ["When will someone answer?", person.send],
    }),
  });
  const add = (text: string) =>
    tell("ticket_noted", `I’ve added this to ${number}: “${text.slice(0, 120)}”.`);
  if (
    state.before === "ticket_note" &&
    !message.includes("?") &&
    !isThanks(message) &&
    !isYes(message) &&
    !isNo(message)
  )
    return add(message.trim().replace(lead, ""));
  const named = turn.slots.references.at(-1);
  const notes = state.exchanges
    .map(({ bot }) => noted.exec(bot))
    .filter((one) => one?.[1] === number)
    .map((one) => one?.[2] ?? "");
  if (notes.length > 0 && (named === undefined || named === number)) {
    const text = notes.join("; ");
    if (asksWhether.test(plain)) return tell("ticket_read", `Yes, it’s in ${number}: “${text}”.`);
    if (asksContents.test(plain))
      return tell(
        "ticket_read",
        ticket.state === "Waiting for you"
          ? `${number}, “${title}”: your answer, “${text}”, is in it now, so it’s up to Engineering. There’s no reply yet.`
          : `${number}, “${title}”: ${ticket.state.toLowerCase()}. ${note ?? ""} Your note is in it: “${text}”.`,
      );
  }
  const stated = state.exchanges.slice(-lately);
  const spoken = stated.some(({ bot }) => shown.exec(bot)?.[0] === number);
  const own = spoken ? ticketWish(plain, true) : undefined;
  if (own?.does === "add" && own.what !== undefined) return add(asTyped(message, own.what));
  if (own?.does === "read" || own?.does === "holds")
    return tell(
      "ticket_read",
      `${number} says “${title}”: ${ticket.state.toLowerCase()}. ${note ?? ""} Say “add …”, and I’ll put it in.`,
    );
  if (!spoken || !tellsThem.test(plain) || message.includes("?")) return undefined;
  const said = [stated.at(-1)?.visitor ?? "", message.replace(wish, "").replace(/[\s,.;]+$/, "")];
  const text = said.filter((one) => one.split(/\s+/).length >= leastTold && !shown.test(one));
  return plain.split(" ").length <= mostWords && text.length > 0 ? add(text.join("; ")) : undefined;
}
