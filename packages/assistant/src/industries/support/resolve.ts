import { advance } from "../../dialogue/flows.ts";
import { isNo, isThanks, isYes } from "../../dialogue/message/answers.ts";
import { asks } from "../../dialogue/message/clauses.ts";
import { person, say } from "../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { byNumber } from "../orders/references.ts";
import { sampleTickets } from "./facts/sample.ts";
import { inSequence } from "./facts/sequence.ts";
import { beginCase } from "./faults/case-talk.ts";
import { ofFault, ofTeam } from "./faults/guide-left.ts";
import { worksInPart } from "./faults/works-in-part.ts";
import { ofPart, ofSubject } from "./plans/follow-up.ts";
import { heads } from "./plans/head-count.ts";
import { ofPlan } from "./plans/plan-questions.ts";
import { ofOtherTime, ticketInHand } from "./tickets/current-ticket.ts";
import { addedTo, backWith, followedUp, isAnswered, withNews } from "./tickets/ticket-news.ts";
import { offerTicket } from "./tickets/ticket-offer.ts";
import { closing, statusFlow, wouldBeClosed } from "./tickets/ticket-status.ts";
import { answeredIn } from "./tickets/urgency.ts";

/** Resolves messages about the current ticket, the fault under discussion, or a priced plan. */
export function resolveSupport(turn: Turn): Outcome | undefined {
  if (
    /\b(?:order|parcel|display|delivery|refund|invoice)\b/.test(turn.plain.replace(inSequence, " "))
  )
    return undefined;
  return (
    closingNamed(turn) ??
    otherTicket(turn) ??
    (turn.slots.references.length > 0
      ? undefined
      : (beginCase(turn) ??
        ofTeam(turn) ??
        noteFor(turn) ??
        ofTicket(turn) ??
        ofFault(turn) ??
        stuckAfterHelp(turn) ??
        ofPlan(turn) ??
        ofPart(turn) ??
        ofSubject(turn)))
  );
}

/** “Close PL-2041”, “is PL-2041 closed?” */
function closingNamed(turn: Turn): Outcome | undefined {
  const [number] = turn.slots.references;
  const ticket = number === undefined ? undefined : byNumber(sampleTickets, number);
  const text = ticket && closing(turn.message, ticket);
  return text === undefined
    ? undefined
    : { handled: "flow:status", state: turn.state, reply: say(text, { source: "supportTickets" }) };
}

const beside = wordList`
  hi, hey, hello, and, so, ok, then, also, please, again, now, too, what, how, is, it, this, that, the, my, up, about, with, for, on, of, number, ticket, check, show, show me, find, look up, see, open, close, solved, closed, fixed, done, still, not, broken, working
`;
/** Only a ticket’s digits, and words that ask for it or of its state: “and 1987 now?” */
const onlyDigits = whole(`(?:${beside} ){0,4}(?:pl[ -]?)?\\d{4}(?: ${beside}){0,3}`);
/** “1987 tasks” is a count. */
const ofTicketDigits = new RegExp(
  `\\b(?:pl[ -]?)?(\\d{4})\\b(?! ?(?:${heads}|tasks?|projects?|boards?|files?|rows?|entries|dollars?|euros?|usd|eur)\\b)`,
);

/** Looks up another ticket by its digits while the conversation is about tickets: “And 1987?” */
function otherTicket(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const about =
    /\b(?:tickets?|news|updates?|status|progress|happen\w*|going on)\b/.test(plain) ||
    onlyDigits.test(plain) ||
    state.flow?.name === "status" ||
    state.done?.[0]?.name === "status";
  const digits = ofTicketDigits.exec(plain)?.[1];
  const ticket =
    about && digits !== undefined
      ? byNumber([...state.tickets, ...sampleTickets], digits)
      : undefined;
  if (!ticket || plain.split(" ").length > 10) return undefined;
  const wanted = state.flow?.name === "status" && state.flow.slots.purpose === "escalate";
  const escalates = wanted || /\b(?:escalat\w*|critical|urgent)\b/.test(plain);
  return {
    ...advance({ ...turn, state: without(state, "flow") }, statusFlow, {
      name: "status",
      slots: { reference: ticket.number, purpose: escalates ? "escalate" : "status" },
    }),
    handled: "flow:status",
  };
}

const adds =
  /\b(?:add|attach|write|include|send)\b.*\b(?:to (?:it|that|the ticket|my ticket)|something|a note|more|screenshots?|details?)\b/;

/** Asks for the note to add to the current ticket: “Can I add something to it”. */
function noteFor(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const ticket = ticketInHand(turn);
  if (!ticket || ticket.own || isThanks(turn.message) || isYes(turn.message) || isNo(turn.message))
    return undefined;
  return adds.test(plain)
    ? {
        handled: "ticket_note",
        state,
        reply: say(`Yes, write it here, and it goes into ${ticket.number}.`, {
          source: "supportTickets",
          next: ["When will someone answer?"],
        }),
      }
    : undefined;
}

const triedIt =
  /\b(?:tried|already|did (?:that|it|this)|done that|no luck|still(?! (?:want|need|like|wonder|wish|get to)\b)|not (?:help|work)\w*|same)\b/;
const helps =
  /^(?:integration_api|email_notifications|installation|update_version|permissions|license_activation|recover_password|feature_question|data_export)$/;

/** Offers a ticket, with its subject, after help that failed. */
function stuckAfterHelp(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (
    !helps.test(state.before ?? "") ||
    state.flow ||
    !triedIt.test(plain) ||
    message.includes("?") ||
    /^(?:do|does|is|are|can|could|will|would|what|how|when|where|who|which|why)\b/.test(plain) ||
    plain.split(" ").length > 12
  )
    return undefined;
  return offerTicket(turn, {
    title: `${state.exchanges.at(-1)?.visitor ?? ""}; ${message}`,
    priority: "normal",
    lead: "I’m sorry that didn’t help. ",
  });
}

const closes = anywhere(wordList`
  close (it|that|this|the ticket|my ticket), (you can|please|can you) close, withdraw (it|the ticket|my ticket),
  (no longer|do not) need (it|the ticket|help)
`);
const raises = anywhere(wordList`
  escalate( it| this| that)?, (make|set|mark) (it|this|that) (as )?(critical|high|urgent), it is (urgent|critical), higher priority, raise it,
  speed (it|this) up
`);
const asksWhen = anywhere(wordList`
  when (will|does|do|is|can) (some|any)(one|body)?\b.*, when (will|do) (i|you|they|it)\b.*, how long (will|does|do)\b.*,
  (so )?when (is|will) (it|that|this)\b.*, what is the (eta|status|state), any (news|update)s?
`);
const asksNumber =
  /\b(?:ticket number|number of (?:it|the ticket|my ticket)|which number|how (?:do|can) i (?:see|find|follow|check|track)\b.*\b(?:ticket|it)|where (?:is|can i see) my ticket)\b/;
const asksWhoHas =
  /\bwho (?:is |has |exactly |actually )*(?:working|works|looking|handling|on|has|got|it|the person)\b/;
const asksAbout = new RegExp(
  `\\bwhat (?:is|was) (?:it|that|this|(?:the|my|that) ticket) (?:actually |even |really )?(?:about|for|again)\\b|\\b(?:subject|title) of (?:it|(?:the|my|that) ticket)\\b|${asksWhoHas.source}`,
);
/** “What was it that I had to do there”, of a ticket that waits for the customer. */
const asksOwnPart =
  /\bwhat (?:\w+ ){0,5}(?:i|we) (?:have|had|need|needed|am|are|was|were|should)\b|\bwaiting for\b|\b(?:need|want|wants|asked?|asking)(?: \w+)? (?:from|of) (?:me|us)\b/;
const asksWhySlow =
  /^(?:(?:and|but|so|ok) )*why (?:does|do|is|are|has|did) (?:it|this|that|they|you|the ticket)\b.{0,24}\b(?:long|slow\w*|waiting|nothing)\b/;
const stillBroken = anywhere(wordList`
  still(?! (want|need|like|wonder\w*|wish|think|have|do not (get|know|see|understand))), again, not help\w*, no (luck|change|difference), did (that|reconnect|it|nothing), same (thing|problem|issue|error), nothing (changed|happen\w*), useless,
  (i|we) (have )?(already )?(answered|replied|wrote|told|said) (that|it|them|you|this)
`);
/** “One working day” and “the app still works” do not describe the fault. */
const works =
  /^(?:i |we )?(?:have )?found (?:it|them)\b|(?<!\bstill )\b(?:works?|working(?! (?:days?|hours?|time|week))|solved|fixed|sorted|is back|got it back|came back)\b(?!.*\bnot\b)(?<!\bnot work\w*)/;

/** Questions and denials do not close a ticket: “When is it fixed”, “it is not solved”. */
const asksOrDenies =
  /\?|\bnot\b|n['’]t\b|^(?:(?:and|so|but) )?(?:when|is|are|has|will|how|who|what|why|can|did|does)\b/i;

/** “Do not close it” */
const keepsOpen = /\b(?:not|never) (?:\w+ )?close (?:it|this|that|the ticket)\b/;

function ofTicket(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const ticket = ticketInHand(turn);
  if (!ticket || plain.split(" ").length > 12 || (state.flow && state.flow.name !== "status"))
    return undefined;
  const { number, own, note, priority } = ticket;
  const tell = (text: string, next = state): Outcome => ({
    handled: "flow:status",
    state: next,
    reply: say(text, { source: "supportTickets", next: ["Escalate it", person.send] }),
  });
  if (keepsOpen.test(plain)) return tell(`${number} stays open. ${note ?? ""}`.trim());
  if (
    closes.test(plain) ||
    (own &&
      works.test(plain) &&
      !worksInPart(plain) &&
      !asksOrDenies.test(turn.message) &&
      plain.split(" ").length <= 6)
  )
    return own
      ? tell(
          `Done: ${number} is closed${works.test(plain) ? ", and I’m glad it works" : ""}. If it comes back, just say so.`,
          {
            ...state,
            tickets: state.tickets.filter((one) => one.number !== number),
          },
        )
      : tell(`Noted: on ${wouldBeClosed(number)}`);
  const level =
    /^(?:(?:make|set|mark) (?:it|that|this) (?:to |as )?|it is |priority )?(critical|high|normal|low)(?: priority)?$/.exec(
      plain,
    )?.[1];
  if (own && level !== undefined)
    return tell(`${number} now has priority ${level}: first answer ${answeredIn(level)}.`, {
      ...state,
      tickets: state.tickets.map((one) =>
        one.number === number ? { ...one, priority: level } : one,
      ),
    });
  if (raises.test(plain))
    return {
      ...advance({ ...turn, state: without(state, "flow") }, statusFlow, {
        name: "status",
        slots: { reference: number, purpose: "escalate" },
      }),
      handled: "flow:status",
    };
  if (!own && note !== undefined && asksOwnPart.test(plain))
    return tell(`${number} is ${ticket.state.toLowerCase()}. ${note}`);
  // What a sample ticket is about, and who has it, is on record.
  if (!own && asksAbout.test(plain))
    return tell(
      `${number} is about this: “${ticket.title}”. It’s ${ticket.state.toLowerCase()}${note === undefined ? "." : `: ${note}`}${asksWhoHas.test(plain) ? " Names aren’t shown here; the lead on duty has it." : ""}`,
    );
  if (asksNumber.test(plain))
    return tell(
      `It’s ${number}, priority ${priority}. You can ask me for it by that number as long as this conversation lasts.`,
    );
  const answered = !own && isAnswered(state, number);
  if (answered && asksWhen.test(plain) && !ofOtherTime.test(plain) && priority !== "critical")
    return tell(
      `${backWith(number, priority)} Escalated, it goes to the lead on duty within the hour: shall I?`,
      withOffer(state, `Escalate ${number}`),
    );
  if (
    (asksWhen.test(plain) && !ofOtherTime.test(plain)) ||
    /^(?:and )?what (?:happens|is)(?: now| next)?$/.test(plain)
  )
    return tell(
      note === undefined
        ? `${number} is open and new. A person picks it up ${answeredIn(priority)}.`
        : `${number} is ${ticket.state.toLowerCase()}. ${note}`,
    );
  if (!own && /\bre-?open\w*\b/.test(plain))
    return tell(
      `The sample tickets stay as they are in this demo. Shall I open a new one that refers to ${number}?`,
      withOffer(state, `Open a ticket: goes on from ${number}, “${ticket.title}”`),
    );
  if (asksWhySlow.test(plain))
    return tell(
      `I can’t see why it’s taking this long. ${note ?? `${number} is new; a person picks it up ${answeredIn(priority)}.`} Shall I escalate it?`,
      withOffer(state, `Escalate ${number}`),
    );
  const followed = own ? undefined : followedUp(turn, ticket);
  if (followed !== undefined) return tell(followed);
  const lately = /^(?:flow:status|ticket_)/.test(state.before ?? "");
  const reports = stillBroken.test(plain) && !turn.message.includes("?") && !asks(plain);
  if (lately && reports && !own && ticket.state === "Waiting for you") {
    return tell(
      `${addedTo(number)} Shall I escalate it?`,
      withOffer({ ...state, noted: withNews(state, number, "answered") }, `Escalate ${number}`),
    );
  }
  return undefined;
}
