import { onDraft } from "../../../dialogue/flows.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { priorityOffered } from "../tickets/ticket-offer.ts";
import { openTicket } from "../tickets/tickets.ts";
import { urgencyBefore, urgencyIn } from "../tickets/urgency.ts";
import { fileInHand } from "./file.ts";
import { isAsked, sentencesIn, statementsIn, toldBefore } from "./told.ts";

/** Opens a ticket for a visitor who wants their people or ours told, where none is open: “report it to your people: …”. */

const ours = wordList`(your|the) (people|team|engineers?|desk|security|support|colleagues?|developers?|technicians?|billing)( team)?, someone, somebody`;
const reports = anywhere(wordList`
  (report|pass|forward|send|give|hand)( (it|this|that|these))?( on)? to ${ours}, (ask|get|have|find) (someone|somebody|a (person|colleague|human)|an engineer)( \w+)? to (help|look|check|see|fix|call|write|contact)( \w+)*, (tell|inform) ${ours} (that|about|it), ^(please |then |ok |so |just )*report (it|this|that)( \w+)*, (have|get) (that|it|this|them)( \w+)? (corrected|fixed|refunded|changed|sorted|repaired|looked at|checked)
`);
const begins = /^(?:how|what|who|when|where|should|do|does|did|is|are|will|may|why)\b/;
/** “Tell them that …”, with no ticket to put it in. */
const tellsThem =
  /^(?:(?:and|please|also|can you|could you|so|just) )*(?:tell them|let them know)\b/;

const opening = wordList`open, make, create, raise, file, log, give me, get me`;
const urgency = wordList`critical, urgent, high, normal, low, new, priority`;
/** “Ok forget it open the critical ticket, quick” */
const opensOne = new RegExp(
  `(?<!\\b(?:not|never|no|to|if|you|i|we) )\\b${opening} (?:(?:me|us|a|an|the|that|this) ){0,2}(?:${urgency} ){0,2}ticket\\b(?!s)`,
);

/** “Open critical: 40 users …” */
const opensAs =
  /^(?:(?:please|ok|just|then|so|yes|fine) )*(?:open|make|raise|file) (?:it |one )?(?:as )?(?:critical|urgent)\b(?! (?:is|task|project|board))/;

/** A mere order for a ticket asks how urgent it is, or lists the steps of the guide: `tickets.ts`, `guide-left.ts`. */
const orders = (sentence: string, message: string): boolean => {
  const plain = plainWords(sentence);
  if (begins.test(plain)) return false;
  if (reports.test(plain) || tellsThem.test(plain) || opensAs.test(plain)) return true;
  return opensOne.test(plain) && statementsIn(message).length > 0;
};

const offersCritical = /\bcritical ticket\b/;

function priorityOf({ state, message }: Turn): string {
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  const offered = state.exchanges.some(({ bot }) => offersCritical.test(bot));
  return (
    urgencyIn(message) ??
    urgencyBefore(said) ??
    (offered ? "critical" : (priorityOffered(state, 4) ?? "normal"))
  );
}

/** Opens the ticket, and leaves what else is asked; undefined where one is open, or nothing is told. */
export function reportsToDesk(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (fileInHand(turn) !== undefined || state.flow?.name === "ticket") return undefined;
  const sentences = sentencesIn(message);
  if (!sentences.some((one) => orders(one, message))) return undefined;
  const [first, ...more] = [...toldBefore(state), ...statementsIn(message)];
  if (first === undefined) return undefined;
  const opened = onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
    openTicket(draft, [first, ...more].join("; "), priorityOf(turn)),
  );
  const rest = sentences.filter((one) => isAsked(one) && !orders(one, message)).join(" ");
  const outcome: Outcome = { ...opened, handled: "flow:ticket", whole: true };
  return rest === "" ? outcome : { ...outcome, rest };
}
