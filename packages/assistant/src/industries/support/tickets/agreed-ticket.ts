import { onDraft } from "../../../dialogue/flows.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { cancels } from "../facts/plan-end.ts";
import { leavesIt } from "../ticket-file/told.ts";
import { priorityOffered, ticketOnOffer } from "./ticket-offer.ts";
import { asTitle, subjectOf } from "./ticket-subject.ts";
import { openTicket } from "./tickets.ts";
import { urgencyBefore, urgencyIn, urgencyOfLine, urgencyTail, withoutUrgency } from "./urgency.ts";

const lead = wordList`ok(ay)?, whatever, anyway, alright, yes, yeah, please, so, then, fine, good, sure, well, and, just`;
const kind = wordList`critical, urgent, high, high priority, top priority, low, normal, proper, new, support`;
const one = `(?:me )?(?:(?:it|that|this)(?: (?:a |an |into a )(?:(?:${kind}) )*ticket)?|(?:a |an |the |one )?(?:(?:${kind})[, ]+)*(?:one|ticket))`;
const asking = wordList`go ahead and, you (can|may|should), can you, could you, i want you to, let us`;
const opening = wordList`do, open, make, send, create, raise, file, log, submit, start, give, get`;
const opensOne = `(?:${asking} )?${opening}(?: up)? ${one}(?: then| now| please| for me)*`;
const tail = wordList`critical, urgent, high, normal, asap, now, please, then, for me, immediately, priority, as fast as possible`;
/** “Open a critical one then”, “go ahead and make it urgent please”, “ticket”. */
const those = "(?:all|both|everything|that|this|it)";
const bare = `(?:a |an |the )?(?:(?:${kind}) )*(?:ticket(?: for ${those}(?: of \\w+| \\w+)?)?|one please)`;
const mends = "(?:fix|solve|sort|mend|repair) (?:it|this|that)";
export const consents = new RegExp(
  `^(?:${lead}[, ]+)*(?:${opensOne}|${bare}|${mends})(?:[,. ]+(?:as |very |it is |with )?${tail})*[.! ]*$`,
);

const opensNamed = new RegExp(`^(?:${lead}[, ]+)*${opensOne}`);

/** “Yes do that, she is our finance lead”: agrees and adds details. */
const agreesAndTells = new RegExp(
  `^(?:${lead}[, ]+)*(?:(?:yes|yeah|yep|sure|please)\\b|${opensOne})`,
);
const agreeing = wordList`ok(ay)?, yes, yeah, yep, sure, fine`;
const itIs = wordList`but, and, make it, as, it is, it's`;
const grade = wordList`not (so |very |that |really |super |too |all that |particularly )?urgent, no (rush|hurry), low, normal, high, urgent, critical`;
/** “Yes, but it is not urgent”: agrees, with a priority. */
const agreesUrgency = new RegExp(
  `^${agreeing}[,. ]+(?:please )?(?:${itIs} )*${grade}(?: priority)?(?: please| then| though)?[.! ]*$`,
);
const instead = anywhere(
  wordList`but, only, how, what, who, when, where, why, can, could, would, is (it|there), not, no, works?, working, worked, back, fine, solved, fixed`,
);

/** “Open the ticket” refers to one offered within this many messages. */
const offersKept = 5;
const offersToOpen = /\bshall I open\b/i;
const offers = /\bshall I (?:open|pass)\b[^.!?]*\?/i;
const offersCritical = /\b(?:critical|urgent) ticket\b[^.!?]*\?/i;

/** A message with fewer words is a plain “yes”. */
const leastTold = 5;

/**
 * Opens the ticket that was offered or mentioned in the last reply, with the details given: “Ok do it then, urgent”,
 * “ticket then”.
 */
export function agreedTo(turn: Turn): Outcome | undefined {
  const { state, message, plain } = turn;
  const last = state.exchanges.at(-1)?.bot ?? "";
  if (state.flow?.name === "ticket") return undefined;
  // “Make it critical” of a ticket that was looked up opens none.
  const looked =
    state.done?.[0]?.name === "status" && /^(?:flow:status|ticket_)/.test(state.before ?? "");
  if (looked && /\b(?:make|mark|set) (?:it|this|that)\b/i.test(message)) return undefined;
  if (cancels.test(message)) return agreedAndCancels(turn);
  if (message.includes("?")) return agreedAndAsks(turn);
  const said = message.trim().toLowerCase();
  const agrees =
    consents.test(said) ||
    consents.test(plain) ||
    ((agreesUrgency.test(said) || leavesIt.test(said)) && ticketOnOffer(state) !== undefined);
  const tells =
    !agrees &&
    state.offer !== undefined &&
    state.offer.age <= 1 &&
    message.split(/\s+/).length >= leastTold &&
    agreesAndTells.test(said) &&
    !instead.test(said);
  if (!tells && !agrees) return agreedInAClause(turn);
  const offered = ticketOnOffer(state);
  const spokenOf = /\b(?:by|a|critical|urgent) ticket\b/.test(last) && !/\bPL-\d/.test(last);
  // “Open it”, after questions in between, still refers to the offered ticket and its subject.
  const offering =
    opensNamed.test(said) && state.tickets.length === 0
      ? state.exchanges.slice(-offersKept).filter(({ bot }) => offersToOpen.test(bot))
      : [];
  const offeredBefore = offering.length > 0;
  // “Open a critical one then” asks for a ticket whenever a problem was described.
  const asksAnew = agrees && urgencyIn(message) !== undefined && subjectOf(turn) !== undefined;
  if (
    offered === undefined &&
    !spokenOf &&
    !offeredBefore &&
    !(asksAnew && state.tickets.length === 0)
  )
    return undefined;
  const about = offered ?? (subjectOf(turn) === undefined ? offering[0]?.visitor : undefined);
  const urgency = offering.some(({ bot }) => offersCritical.test(bot)) ? "critical" : undefined;
  return openedOn(turn, about, tells ? message : "", urgency);
}

/** “It’s been a week, yes open one”: one clause accepts the offered ticket, and the others become its text. */
function agreedInAClause(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const last = state.exchanges.at(-1)?.bot ?? "";
  const asked = offersToOpen.test(last) || (saysOpen.test(last) && !/\bPL-\d/.test(last));
  if (!asked || conditional.test(message)) return undefined;
  const parts = message
    .split(/[.!;,\n]+\s+|\s+(?=(?:so|and) (?:yes|yeah|ok|please|open|make|create)\b)/i)
    .map((part) => part.trim().replace(/[.!;,]+$/, ""))
    .filter((part) => part !== "");
  const wants = (part: string) => consents.test(part.toLowerCase()) || youOpen.test(part);
  const stated = parts.filter(
    (part) => !wants(part) && !isLead.test(part) && !ofOpening.test(part),
  );
  if (!parts.some((part) => youOpen.test(part)) && (parts.length < 2 || !parts.some(wants)))
    return undefined;
  return openedOn(turn, ticketOnOffer(state), stated.join("; "));
}
/** A reply that sends the visitor to open a ticket. */
const saysOpen = /\b(?:open|opens|by|in) (?:a|another|the) (?:critical |urgent )?ticket\b/i;
const youDo = wordList`(no )?you( (can|should|must|may|could))?( please)?, (can|can't|could|couldn't|would|will) you( please| just| not)*, (i|we) want you to, let you`;
const opensIt = wordList`open, do, create, make, raise, file, log`;
const theTicket = wordList`it, one, that, this, the ticket, a ticket, for me, for us, yourself, please, then, now, instead`;
/** “You open it”, “can you not do that for me”: wants the ticket opened that was spoken of. */
const youOpen = new RegExp(
  `^(?:${lead}[, ]+|no[, ]+)*(?:${youDo} ${opensIt}|${opensIt} (?:it|one) (?:for (?:me|us)|yourself))(?: ${theTicket})*[.! ]*$`,
  "i",
);
const ofOpening = /\bopen\w* .{0,16}\bticket\b/i;
const isLead = new RegExp(`^${lead}$`, "i");
const conditional = /\b(?:if|unless|but only|before (?:you|that)|(?:do|does|did) not|don.?t)\b/i;

/** “Yes, open one, and cancel my plan too”: the plan is answered after the ticket. */
function agreedAndCancels(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const offered = ticketOnOffer(state);
  if (offered === undefined && !offersToOpen.test(state.exchanges.at(-1)?.bot ?? ""))
    return undefined;
  const parts = message
    .split(/[.!;,\n]+\s*|\s+(?:and|but) (?:also )?/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const agrees = (part: string) => consents.test(part.toLowerCase()) || yesOpen.test(part);
  const ends = parts.filter((part) => cancels.test(part) && !agrees(part));
  if (!parts.some(agrees) || ends.length === 0) return undefined;
  const stated = parts.filter(
    (part) => !agrees(part) && !ends.includes(part) && !isLead.test(part),
  );
  return { ...openedOn(turn, offered, stated.join("; ")), rest: ends.join(" ") };
}

/** “Yes please open. How long does it take?”: opens the ticket that was offered, and answers the rest. */
function agreedAndAsks(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  const offered = ticketOnOffer(state);
  if (offered === undefined && !offersToOpen.test(state.exchanges.at(-1)?.bot ?? ""))
    return undefined;
  // “OK. Who can see it?” says yes to an offer that was made just now, and otherwise only leads to the question.
  const justOffered = offers.test(state.exchanges.at(-1)?.bot ?? "");
  const parts = message.split(/(?<=[.!?])\s+|\n+/).map((part) => part.trim());
  const agrees = (part: string) =>
    !part.includes("?") &&
    (consents.test(part.toLowerCase()) || (justOffered && yesOpen.test(part)));
  if (parts.length < 2 || !parts.some(agrees)) return undefined;
  const asked = parts.filter((part) => part.includes("?") && !onlyWhen.test(part));
  const stated = parts.filter((part) => !agrees(part) && !part.includes("?"));
  const opened = openedOn(turn, offered, stated.join(" "));
  return asked.length === 0 ? opened : { ...opened, rest: asked.join(" ") };
}
/** The ticket's confirmation already says when it is answered. */
const onlyWhen =
  /^(?:and |so )*(?:how (?:long|fast|soon)|when)\b(?!.*\b(?:money|refund|paid|back)\b).{0,32}$/i;
const yesOpen =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|pls|plz)[\s,.!]*){1,3}(?:(?:do|open|make|create)(?: (?:it|that|one|the ticket|a ticket))?)?(?: (?:now|please|pls|then))*[\s.!]*$/i;

const asksMore = /\?|\b(?:also|by the way|btw|another thing|one more)\b/i;

/**
 * Opens the ticket that was offered or requested, with the highest urgency stated so far.
 *
 * @param offered the subject of the offer; undefined if nothing was offered.
 * @param added what the visitor adds; empty if nothing.
 * @param offeredAs the urgency in the offer, if stated.
 */
export function openedOn(
  turn: Turn,
  offered: string | undefined,
  added: string,
  offeredAs?: string,
): Outcome {
  const { state, message } = turn;
  const about = offered?.replace(urgencyTail, "");
  const subject =
    (about === "" ? undefined : about) ??
    subjectOf(turn) ??
    state.exchanges.at(-1)?.visitor ??
    message;
  const note = withoutUrgency(added);
  const title = note === "" ? subject : `${subject}; ${note}`;
  const priority =
    urgencyIn(message) ??
    urgencyOfLine(state.offer?.send ?? "") ??
    offeredAs ??
    priorityOffered(state, 1) ??
    urgencyBefore(state.exchanges.map(({ visitor }) => visitor)) ??
    "normal";
  const opened = onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
    openTicket(draft, asTitle(title), priority),
  );
  // What was told with a “yes” is in the ticket, and is no question of its own; “but also …” is another matter.
  return { ...opened, handled: "flow:ticket", ...(asksMore.test(message) ? {} : { whole: true }) };
}
