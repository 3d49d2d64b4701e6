import { onDraft } from "../../../dialogue/flows.ts";
import { say } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Handler, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { businesses } from "../../businesses.ts";
import { asTitle } from "../tickets/ticket-subject.ts";
import { answeredIn, urgencyBefore } from "../tickets/urgency.ts";
import { caseInHand } from "./case-talk.ts";
import { matterInHand } from "./matter-talk.ts";

/** How to reach the host company's staff, since the sample desk's are fictional. */
export const reallyOurs = (email: string, phone: string | undefined) =>
  `In this demo, the people you can actually reach are ours: ${email} or ${phone}.`;

const caller = wordList`some ?one, some ?body, any ?one, any ?body, one of you, a (person|human|colleague|real person), (your )?(support|team|agents?|people|staff)`;
const adverbs = wordList`will, going to, gonna, actually, really, ever, finally, please, then, just`;
/** “How long till somebody calls” is about a person on the phone, and no call of the API; “people call it” is neither. */
const onPhone = wordList`me, us, back, now, today, tonight, tomorrow, then, by, before, in, on, at, about, soon, please, here`;
const personCalls = `${caller} (?:${adverbs} ){0,3}(?:calls?|rings?|phones?|telephones?)(?=$| ${onPhone}\\b|[,.!?])`;
const awaitsCall = anywhere(personCalls);
const byPhone = anywhere(wordList`
  phone, telephone, ring, dial, (call|calls|called|calling) (me|us|you|back|someone|somebody|a person|support), number\b.{0,20}\bcall, ${personCalls}
`);

/** Hands over to a person: with the open ticket, or with one offered at once with the stated urgency. */
export const humanHere: Handler = (turn) => {
  const { state, message, host } = turn;
  const { email, phones } = host.company;
  const ours = reallyOurs(email, phones[0]?.number);
  const ticket = state.tickets.at(-1);
  if (byPhone.test(message)) {
    const soon = ticket
      ? `${ticket.number} is answered ${answeredIn(ticket.priority)}.`
      : `A ticket is answered ${answeredIn("normal")}, a critical one ${answeredIn("critical")}: shall I open one?`;
    return {
      state: ticket ? state : withOffer(state, "I want to open a ticket"),
      reply: say(
        `No, this desk answers in writing, by e-mail and in the ticket: the sample has no phone line. ${soon}`,
        { source: "supportTickets" },
      ),
    };
  }
  if (ticket)
    return {
      state,
      reply: say(
        `Of course: a person will take over ${ticket.number}, with everything you wrote, ${answeredIn(ticket.priority)}. ${ours}`,
        { source: "contact", next: [`What is the status of ${ticket.number}?`] },
      ),
    };
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  const title = caseInHand(turn)?.fault.title ?? matterInHand(turn)?.title;
  if (title === undefined)
    return {
      state,
      reply: say(
        `Of course: a person will take over here (${businesses.support.hours}), with the ticket and what you’ve tried. ${ours}`,
        { source: "contact", next: ["I want to open a ticket"] },
      ),
    };
  const priority = urgencyBefore(said) ?? "high";
  const send = `Open a ticket: ${asTitle(`${title}: ${said.slice(-2).join("; ")}`)}, ${priority} priority`;
  return onDraft({ ...turn, state: withOffer(without(state, "flow"), send) }, () =>
    say(
      `Of course: a person will take it over by ticket, with everything you told me, ${answeredIn(priority)}. ${ours} Shall I open it now, priority ${priority}?`,
      { source: "supportTickets", choices: [{ label: "Open a ticket", send }] },
    ),
  );
};

/** Answers who waits for a call, before a record that shares the word with them. */
export const ofAwaitedCall = (turn: Turn): Outcome | undefined =>
  awaitsCall.test(turn.plain) && turn.slots.references.length === 0
    ? { handled: "human_agent", ...humanHere(turn) }
    : undefined;
