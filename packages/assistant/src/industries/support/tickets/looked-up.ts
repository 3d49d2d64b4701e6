import { advance } from "../../../dialogue/flows.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { byNumber } from "../../orders/references.ts";
import { sampleTickets } from "../facts/sample.ts";
import { worksInPart } from "../faults/works-in-part.ts";
import { ticketInHand } from "./current-ticket.ts";
import { addedTo, isAnswered, withNews } from "./ticket-news.ts";
import { statusFlow } from "./ticket-status.ts";

/** What is said of a ticket that was looked up: raise it, or that the step it waits for did not help. */

const raises = anywhere(
  wordList`(make|set|mark|put) (it|that|this|my ticket|the ticket)( \w+){0,2} (critical|urgent|high|top)( priority)?, (escalate|prioriti[sz]e|raise|expedite) (it|that|this|my ticket|the ticket)`,
);
const lately = /^(?:flow:status|ticket_|distress)/;
const tried = /\b(?:re-?connect\w*|tried|did|pressed|clicked|done)\b/;
const failed = anywhere(wordList`
  (did|does|do|is|has|have) not( \w+)? (help\w*|work\w*|sync\w*|change\w*|bring|brought|fix\w*), no (luck|change|difference|effect|help), nothing( \w+)?, still( \w+)? (not|broken|dead|the same|nothing)( \w+)?, without success, in vain
`);

export function ofLookedUp(turn: Turn): Outcome | undefined {
  const { plain, state, slots, message } = turn;
  if (state.flow && state.flow.name !== "status") return undefined;
  const [named] = slots.references;
  const sample =
    named === undefined
      ? lately.test(state.before ?? "") && ticketInHand(turn)?.own === false
        ? byNumber(sampleTickets, ticketInHand(turn)?.number)
        : undefined
      : byNumber(sampleTickets, named);
  if (!sample || sample.state === "Solved") return undefined;
  const { number } = sample;
  if (raises.test(plain) && !/^(?:how|who|why|what)\b/.test(plain))
    return {
      ...advance({ ...turn, state: without(state, "flow", "offer") }, statusFlow, {
        name: "status",
        slots: { reference: number, purpose: "escalate" },
      }),
      handled: "flow:status",
    };
  const reports =
    tried.test(plain) && (failed.test(plain) || worksInPart(plain)) && !message.includes("?");
  if (!reports || sample.state !== "Waiting for you" || isAnswered(state, number)) return undefined;
  const done = (state.done ?? []).filter(({ name }) => name !== "status");
  const looked = { name: "status", slots: { reference: number, purpose: "status" } };
  return {
    handled: "flow:status",
    state: withOffer(
      {
        ...without(state, "flow"),
        done: [looked, ...done],
        noted: withNews(state, number, "answered"),
      },
      `Escalate ${number}`,
    ),
    reply: say(`${addedTo(number)} Shall I escalate it?`, {
      source: "supportTickets",
      next: ["Escalate it", person.send],
    }),
  };
}
