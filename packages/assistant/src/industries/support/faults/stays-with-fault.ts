import { notUnderstood } from "../../../dialogue/message/clauses.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import { asksSomething } from "../../../dialogue/thread/asked-alone.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { facts } from "../../../knowledge/facts.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { troubleshooting } from "../facts/facts.ts";
import { fileInHand, isSpokenOf, longestQuote, withFile } from "../ticket-file/file.ts";
import { isAsked, sentencesIn, statementsIn } from "../ticket-file/told.ts";
import { hasDeclined } from "../tickets/ticket-declined.ts";
import { offerTicket, priorityOffered } from "../tickets/ticket-offer.ts";
import { cutAt, faultIn } from "../tickets/ticket-subject.ts";
import { answeredIn, urgencyBefore } from "../tickets/urgency.ts";
import { hitsMany } from "./affected.ts";
import { asksWhatElse } from "./what-else.ts";

/** What a visitor merely tells of a fault goes to the desk; a word of it asks for no fact about something else. */

const tried = anywhere(wordList`
  already, tried, did (that|it|this|all|everything|press|click|restart|reload)( \w+)?, done, checked, looked, reloaded, restarted, re-?installed, reconnected, cleared, toggled, reset, updated, switched, re-?booted, turned (it|them) off, made? restart, still, same (thing|problem|error|result|there)?, no (luck|change|difference|effect), (did|does|do|has|have) not (help|work|change|fix)\w*, stopped again, again
`);
const wants = anywhere(wordList`
  want, wants, need, needs, would like, looking for, wish, thinking (of|about), plan to, going to, please, how, instead, prefer, switch to, cancel\w*, upgrade, invite, (show|tell|help|write|send|give|get|call|mail|e-?mail|let) (me|us), goodbye, bye, person, human, thanks?, thank you
`);
/** For how many replies a fault is still spoken of. */
const lately = 5;
const leastWords = 4;
/** So many people that the desk is to hurry. */
const several =
  /\b(?:we|they) are (?:all )?(?:[5-9]|\d{2,4})\b|\b(?:[5-9]|\d{2,4}) (?:of us|people|colleagues)\b/;
const ofFault = /^(?:flow:tree|fault:|ticket_offered)/;
const settled = /^(?:settled|fault:solved|thanks|goodbye|restart)/;

/** Whether one of the last messages told of a fault that was not settled since. */
const isOpen = ({ state }: Turn): boolean => {
  const last = state.exchanges.slice(-lately);
  const from = last.findLastIndex(({ handled = "" }) => settled.test(handled)) + 1;
  return last
    .slice(from)
    .some(({ visitor, handled = "" }) => faultIn(visitor) > 1 || ofFault.test(handled));
};

const isFact = ({ handled }: Outcome): boolean =>
  notUnderstood.has(handled) ||
  handled === "moved_on" ||
  handled.startsWith("feature:") ||
  Object.hasOwn(facts.support, handled) ||
  Object.hasOwn(troubleshooting, handled);

/** Returns the next step in place of a fact, for a message that only tells more of a fault; undefined otherwise. */
export function staysWithFault(turn: Turn, outcome: Outcome): Outcome | undefined {
  const { state, message, plain } = turn;
  if (state.flow || outcome.state.flow || !isFact(outcome) || !isOpen(turn)) return undefined;
  if (outcome.state.tickets.length !== state.tickets.length) return undefined;
  const told = statementsIn(message);
  if (told.length === 0 || plain.split(" ").length < leastWords || wants.test(plain))
    return undefined;
  if (asksSomething(turn) || sentencesIn(message).some(isAsked)) return undefined;
  const failed = tried.test(plain);
  // Another fault has its own answer.
  if (!failed && faultIn(message) > 0 && !notUnderstood.has(outcome.handled)) return undefined;
  const file = fileInHand(turn);
  if (file && isSpokenOf(state, file.number))
    return {
      handled: file.own ? "flow:ticket" : "ticket_noted",
      state: withFile(aside(state), { ...file, told: [...file.told, ...told] }),
      reply: say(`I’ve added this to ${file.number}: “${cutAt(told.join("; "), longestQuote)}”.`, {
        source: "supportTickets",
        next: [`What does ${file.number} say?`, person.send],
      }),
    };
  if (hasDeclined(turn)) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  const isMany = hitsMany(plain) || several.test(plain);
  return offerTicket(turn, {
    title: said.slice(-lately - 1).join("; "),
    priority: isMany
      ? "critical"
      : (urgencyBefore(said) ?? priorityOffered(state, lately) ?? "normal"),
    lead: failed ? "I’m sorry that didn’t help. " : "Thank you, that helps to find it. ",
  });
}

/** Keeps a message that ends with “what else?” whole: its statements and its question have one answer. */
export const asOne = ({ message }: Turn, outcome: Outcome | undefined): Outcome | undefined =>
  outcome && asksWhatElse(message) ? { ...outcome, whole: true } : outcome;

/** “Anything else I can try?”, when the steps for a fault are used up: the desk takes over. */
export function asksForMore(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (!asksWhatElse(message) || state.flow || !isOpen(turn)) return undefined;
  const told = statementsIn(message);
  const file = fileInHand(turn);
  if (file?.own)
    return {
      handled: "flow:ticket",
      state: withFile(state, { ...file, told: [...file.told, ...told] }),
      reply: say(
        `That’s all I know to try from here; the person on ${file.number} knows more, and answers ${answeredIn(file.priority)}.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  return offerTicket(turn, {
    title: said.slice(-lately - 1).join("; "),
    priority: urgencyBefore(said) ?? "normal",
    lead: "That’s all I know to try from here. ",
  });
}
