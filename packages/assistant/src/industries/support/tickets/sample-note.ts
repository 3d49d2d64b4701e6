import { isNo, isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { fileInHand, longestQuote, withFile } from "../ticket-file/file.ts";
import { cutAt } from "./ticket-subject.ts";

/** Notes for a looked-up ticket: recorded, and remembered for the rest of the conversation. */

/** Words that introduce a note but are not part of it: “ok write:”, “please add that”. */
const lead =
  /^(?:(?:ok(?:ay)?|yes|so|please|then|well|and)[,.!:]?\s+)*(?:(?:write|add|note|put|tell them|say)(?: (?:down|in|that|this|it))*\s*[:,-]?\s+)?/i;
const tellsThem = anywhere(
  wordList`(tell|inform|let)( \w+){0,2} (engineers?|engineering|them|team|person|people)( \w+){0,2}, (pass|forward) (it|that|this)( \w+){0,3}`,
);
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
  const ticket = fileInHand(turn);
  if (!ticket || ticket.own) return undefined;
  const { number } = ticket;
  const tell = (handled: string, text: string): Outcome => ({
    handled,
    state: aside(state),
    reply: say(text, {
      source: "supportTickets",
      next: ["When will someone answer?", person.send],
    }),
  });
  const add = (text: string) => ({
    ...tell("ticket_noted", `I’ve added this to ${number}: “${cutAt(text, longestQuote)}”.`),
    state: withFile(aside(state), { ...ticket, told: [...ticket.told, text] }),
  });
  if (
    state.before === "ticket_note" &&
    !message.includes("?") &&
    !isThanks(message) &&
    !isYes(message) &&
    !isNo(message)
  )
    return add(message.trim().replace(lead, ""));
  const stated = state.exchanges.slice(-lately);
  const spoken = stated.some(({ bot }) => shown.exec(bot)?.[0] === number);
  if (!spoken || !tellsThem.test(plain) || message.includes("?")) return undefined;
  const said = [stated.at(-1)?.visitor ?? "", message.replace(wish, "").replace(/[\s,.;]+$/, "")];
  const text = said.filter((one) => one.split(/\s+/).length >= leastTold && !shown.test(one));
  return plain.split(" ").length <= mostWords && text.length > 0 ? add(text.join("; ")) : undefined;
}
