import { onDraft } from "../../../dialogue/flows.ts";
import { isNo } from "../../../dialogue/message/answers.ts";
import { asks } from "../../../dialogue/message/clauses.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { wasSaid, withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { trouble } from "../cases/case.ts";
import { troubleshooting } from "../facts/facts.ts";
import { withNote } from "../tickets/ticket-contents.ts";
import { hasDeclined, withoutTicket } from "../tickets/ticket-declined.ts";
import { priorityOffered, ticketOnOffer } from "../tickets/ticket-offer.ts";
import { asTitle, subjectOf } from "../tickets/ticket-subject.ts";
import { answeredIn, urgencyBefore } from "../tickets/urgency.ts";
import { caseInHand } from "./case-talk.ts";
import { matterInHand } from "./matter-talk.ts";
import { troubleInHand } from "./trouble-talk.ts";

/** The fallback for a message without an answer: the current subject continues, and the question goes to a person. */

/** “Are you kidding”: not a real question. */
const exclaims = anywhere(
  wordList`kidding, (are you|you are) serious, seriously, a joke, joking, wtf, ffs, omg, oh come on, ridiculous, unbelievable`,
);
const asksHowLong = /^(?:and |so )*(?:how (?:long|soon|fast)|when)\b/;

/** Words of this desk's subject; a message without any of them may mean anything. */
const ofDesk = anywhere(wordList`
  plumbline, tasks?, boards?, projects?, tickets?, app, account, accounts, log ?in, logged, sign ?in, password, user(s|names?)?, admins?, owners?, roles?, guests?, viewers?, members?, seats?, licen[cs]es?, plans?, subscription, billing, billed, bill, invoices?, charged?, refunds?, vat, trial,
  team, business, free, sso, api, keys?, webhooks?, integrations?, connections?, sync\w*, calendar, import\w*, export\w*, csv, backups?, restore\w*, trash, archive\w*, deleted?, data, gdpr, notifications?, mails?, e-?mails?, browser, chrome, firefox, safari, edge, phone app, mobile app, desktop app,
  update\w*, version, bugs?, error\w*, slow, crash\w*, status, outage, support, desk, engineer\w*, comments?, attachments?, uploads?, files?, automations?, rules?, templates?, forms?, reports?, dashboard, timeline, kanban, gantt, subtasks?, labels?, fields?, timesheet\w*, permissions?, rights?, access, workspace, security, audit, log, logs, contract, sla
`);

/** “Chrome”, “yesterday”: one word that a ticket can use. */
const details = whole(
  wordList`(in |on |with |since |by )?(the )?(chrome|firefox|safari|edge|brave|opera|windows|mac|macos|linux|iphone|ipad|android|samsung|pixel|yesterday|today|(mon|tues|wednes|thurs|fri|satur|sun)day|(last|this) (week|month|night|morning)|card|credit card|paypal|visa|mastercard|amex)( \d{1,4})?`,
);

/** Minimum evidence that a message is in scope, for a first message and within a conversation. */
const leastAtFirst = -2;
const leastInTalk = -6;
const longest = 300;
const saysNothing = new Set([
  "out_of_scope",
  "ask_back",
  "reask",
  "moved_on",
  "foreign",
  "unreadable",
  "greeting",
  "thanks",
  "capabilities",
  "bot_identity",
]);

export function moveOn(turn: Turn): Outcome | undefined {
  const { state, message, plain, understanding } = turn;
  const words = plain.split(" ").length;
  const named = ofDesk.test(plain);
  const bare = asksBare.test(plain) && state.exchanges.length > 0;
  const ticketing = state.tickets.length > 0 || ticketOnOffer(state) !== undefined;
  const detail = ticketing && details.test(plain);
  if ((words < 2 && !bare && !detail) || state.flow?.name === "ticket") return undefined;
  // A visitor who has had an answer is likely to stay on the subject.
  const inTalk = Object.keys(state.seen).some((handled) => !saysNothing.has(handled));
  const { nobody, unknownWords } = understanding.evidence;
  if (bare && inTalk) return ofBare(turn);
  if (!detail && nobody < (inTalk ? leastInTalk : leastAtFirst)) return undefined;
  if (!detail && !named && (!inTalk || unknownWords > 1)) return undefined;
  const ticket = state.tickets.at(-1);
  const text = shortened(message);
  if (ticket) {
    const again = (state.seen.moved_on ?? 0) > 0;
    return {
      handled: "moved_on",
      state: { ...state, tickets: withNote(state.tickets, ticket, text) },
      reply: say(
        again
          ? `That goes into ${ticket.number} as well, for the person who answers ${answeredIn(ticket.priority)}.`
          : `I can’t see that from here, so I added it to ${ticket.number}: a person answers ${answeredIn(ticket.priority)}.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  }
  if (hasDeclined(turn)) return withoutTicket(turn);
  const record = caseInHand(turn);
  const tree = [state.flow, state.suspended].find((task) => task?.name === "tree");
  const title =
    troubleInHand(turn)?.title ??
    matterInHand(turn)?.title ??
    record?.fault.title ??
    troubleshooting[String(tree?.slots.topic)]?.title;
  const priority =
    urgencyBefore([...state.exchanges.map(({ visitor }) => visitor), message]) ??
    priorityOffered(state, 2) ??
    "normal";
  const answered = answeredIn(priority);
  const guided = noted(turn);
  if (guided) return guided;
  // “Nope, that is fine here”, to a question about the problem: rules out another cause.
  if (title !== undefined && isNo(plain.split(" ")[0] ?? "") && asksYesOrNo(state))
    return offered(
      turn,
      { about: `${title}: ${text}`, priority },
      `That’s not it, then, and I’m sorry. A person should look at it: shall I open a ticket, “${title}”, with everything you told me? First answer ${answered}.`,
    );
  if (title !== undefined) {
    // What is told, and asks nothing, is no question that has no answer.
    const tells = !message.includes("?") && !asks(plain);
    const ways = tells ? inTelling(title, answered) : inFault(title, answered);
    const way = ways[(state.seen.moved_on ?? 0) % ways.length] ?? "";
    return offered(turn, { about: `${title}: ${text}`, priority }, way);
  }
  if (trouble.test(plain) && !message.includes("?") && !asks(plain))
    return offered(
      turn,
      { about: text, priority },
      `I’m sorry, I don’t have any steps for that one, but a person does: shall I open a ticket with what you wrote? First answer ${answered}.`,
    );
  const cross = exclaims.test(plain);
  const clauses = message.toLowerCase().split(/(?<=[.!;,\n])\s+/);
  const asking =
    (message.includes("?") || asks(plain) || clauses.some((part) => asks(part.trim()))) && !cross;
  const about = ticketOnOffer(state);
  if (!asking && inTalk && (about !== undefined || cross))
    return offered(
      turn,
      { about: about || asTitle(subjectOf(turn) ?? text), priority },
      !cross && wasSaid(state, "I understand. Shall I open")
        ? `I’ll include that too. Shall I open it now? First answer ${answered}.`
        : `${cross ? "I’m sorry about this." : "I understand."} Shall I open the ticket now, with everything you told me? First answer ${answered}.`,
    );
  const said = [...state.exchanges.slice(-3).map(({ visitor }) => visitor.toLowerCase()), plain];
  if (!asking && inTalk && state.offer === undefined && !said.some((one) => trouble.test(one)))
    return {
      handled: "moved_on",
      state,
      reply: say(
        wasSaid(state, "Noted. ")
          ? "All right. What else can I do?"
          : "Noted. Tell me what you’d like to know or do.",
        { source: "support" },
      ),
    };
  if (!asking && inTalk)
    return offered(
      turn,
      { about: asTitle([subjectOf(turn), text].filter(Boolean).join("; ")), priority },
      wasSaid(state, "Noted. ")
        ? `That goes in as well. Shall I open the ticket now? First answer ${answered}.`
        : `Noted. I know no fix for that from here, but a person may: shall I open a ticket with what you told me? First answer ${answered}.`,
    );
  if (asksHowLong.test(plain) && ticketOnOffer(state) !== undefined)
    return offered(
      turn,
      { about: asTitle(subjectOf(turn) ?? text), priority },
      `A person answers the ticket ${answered}, and tells you how long the rest takes. Shall I open it?`,
    );
  const ways = notOnRecord(answered);
  return offered(
    turn,
    { about: text, priority },
    ways[(state.seen.moved_on ?? 0) % ways.length] ?? "",
  );
}

/** “Why?”, “and when?”: about the previous reply, without an answer on record. */
const asksBare =
  /^(?:and |but |so )*(?:why|when|how|how come|who|where|until when|since when)(?: not| so| then| though)?$/;

function ofBare(turn: Turn): Outcome {
  const { state } = turn;
  const said = shortened(state.exchanges.at(-1)?.visitor ?? "");
  const stated = [...state.exchanges.map(({ visitor }) => visitor), turn.message];
  const priority = urgencyBefore(stated) ?? "normal";
  const ticket = state.tickets.at(-1);
  if (ticket)
    return {
      handled: "moved_on",
      state,
      reply: say(
        `I can’t see that from here; the person on ${ticket.number} can, and answers ${answeredIn(ticket.priority)}.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  return offered(
    turn,
    { about: said, priority },
    `I can’t see that from here, but a person can: shall I open a ticket with what you told me? First answer ${answeredIn(priority)}.`,
  );
}

/** Offers a ticket with a message as it was written, or adds it to the one that is open. */
export function passesOn(turn: Turn, why: string): Outcome {
  const { state, message } = turn;
  const text = shortened(message);
  const ticket = state.tickets.at(-1);
  if (ticket)
    return {
      handled: "moved_on",
      state: { ...state, tickets: withNote(state.tickets, ticket, text) },
      reply: say(
        `${why} I’ve added it to ${ticket.number} in your words: a person answers ${answeredIn(ticket.priority)}.`,
        { source: "supportTickets", choices: [person] },
      ),
    };
  if (hasDeclined(turn))
    return {
      handled: "moved_on",
      state,
      reply: say(`${why} Put it another way, or press “?” for the help page on it.`, {
        source: "support",
      }),
    };
  const stated = [...state.exchanges.map(({ visitor }) => visitor), message];
  const priority = urgencyBefore(stated) ?? "normal";
  return offered(
    turn,
    { about: text, priority },
    `${why} Shall I open a ticket with what you wrote? A person answers ${answeredIn(priority)}.`,
  );
}

const shortened = (message: string): string =>
  message.replace(/\s+/g, " ").trim().slice(0, longest);

const asksYesOrNo = ({ last }: Turn["state"]): boolean =>
  last?.message.content.trim().endsWith("?") === true;

const foundIt =
  /^(?:a+h+|o+h+|yes|ok)\b.{0,12}\b(?:there|found|got|see)\b|\bthere (?:it|they) (?:is|are)\b|\b(?:thank you|thanks)\b(?!.*\bnot\b)/;
/** Records details given within a guide, and repeats its question: “they don’t move”, “Chrome”. */
function noted({ state, message, plain }: Turn): Outcome | undefined {
  const { flow, last } = state;
  if (flow?.name !== "tree" || message.includes("?") || asks(plain)) return undefined;
  if (foundIt.test(plain))
    return {
      handled: "fault:solved",
      state: without(state, "flow"),
      reply: say(
        "Good to hear. If it comes back, tell me and I’ll open a ticket that lists what we tried.",
        { source: "supportSteps" },
      ),
    };
  const question = /(?<![^.!?])[^.!?]+\?$/.exec(last?.message.content ?? "")?.[0].trim();
  if (question === undefined || last?.message.content.startsWith("Noted")) return undefined;
  return {
    handled: "moved_on",
    state,
    reply: say(`Noted; it’ll go into the ticket if we need one. ${question}`, {
      source: "supportSteps",
      choices: [{ label: "Open a ticket", send: "Open a ticket" }],
    }),
  };
}

const inFault = (title: string, answered: string) => [
  `I don’t know that for sure. Shall I open a ticket, “${title}”, with everything you told me? A person answers ${answered}.`,
  `I can’t tell you that from here either. It can go into the ticket, “${title}”, if you like: shall I open it? First answer ${answered}.`,
];
const inTelling = (title: string, answered: string) => [
  `That goes into the ticket, then: shall I open it, “${title}”, with everything you told me? First answer ${answered}.`,
  `I’ll include that too. Shall I open the ticket now, “${title}”? First answer ${answered}.`,
];
const notOnRecord = (answered: string) => [
  `I couldn’t find that here, and I don’t want to guess. Shall I open a ticket with your question? A person answers ${answered}.`,
  "I don’t have a sure answer to that either. A person would: shall I pass your question on as a ticket?",
  `I don’t know that one either. A person can answer it by ticket, ${answered}: shall I open one?`,
];

function offered(
  turn: Turn,
  { about, priority }: { about: string; priority: string },
  text: string,
): Outcome {
  const send = `Open a ticket: ${asTitle(about)}${priority === "normal" ? "" : `, ${priority} priority`}`;
  return {
    handled: "moved_on",
    ...onDraft({ ...turn, state: withOffer(turn.state, send) }, () =>
      say(text, {
        source: "supportTickets",
        choices: [{ label: "Open a ticket", send }, person],
      }),
    ),
  };
}
