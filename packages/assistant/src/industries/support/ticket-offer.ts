import { onDraft } from "../../dialogue/flows.ts";
import { person, say } from "../../dialogue/reply.ts";
import { withOffer, without } from "../../dialogue/state.ts";
import type { DraftTurn, Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import { asTitle } from "./ticket-subject.ts";
import { answeredIn } from "./urgency.ts";

/** A ticket is opened when it is asked for; otherwise it is offered, ready to be opened by a “yes”. */

type Offered = {
  title: string;
  priority: string;
  /** What leads to the offer. */
  lead?: string;
};

/** Offers the ticket within a task. */
export function offered(draft: DraftTurn, { title, priority, lead = "" }: Offered) {
  const send = `Open a ticket: ${asTitle(title)}, ${priority} priority`;
  draft.state = withOffer(draft.state, send);
  return say(
    `${lead}A person should look at it: shall I open a ticket with what you told me, priority ${priority}? First answer ${answeredIn(priority)}.`,
    { source: "supportTickets", choices: [{ label: "Open a ticket", send }, person] },
  );
}

/** Offers the ticket and keeps the current task. */
export const offerTicket = (turn: Turn, ticket: Offered): Outcome => ({
  ...onDraft({ ...turn, state: without(turn.state, "flow") }, (draft) => offered(draft, ticket)),
  handled: "ticket_offered",
});

const offer = /^Open (?:a|an urgent) (?:critical )?ticket(?:: (.+))?$/;
/** Returns the subject of the offered ticket, empty if open; undefined if none is offered. */
export const ticketOnOffer = ({ offer: made }: Readonly<ScenarioState>): string | undefined => {
  const found = offer.exec(made?.send ?? "");
  return found === null ? undefined : (found[1] ?? "");
};
