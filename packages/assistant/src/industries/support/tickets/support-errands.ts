import type { Consent } from "../../../dialogue/errands/consent.ts";
import type { Errand, Errands } from "../../../dialogue/errands/errand.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { cancels } from "../facts/plan-end.ts";
import { statementsIn } from "../ticket-file/told.ts";
import { openedOn } from "./agreed-ticket.ts";
import { ticketOnOffer } from "./ticket-offer.ts";

/** What can be passed on to the desk's staff: a ticket, with additions. */

const offersTicket = /\bshall I (?:open|pass)\b[^?]{0,80}\?|\bopen one\?/i;

function inHand({ state }: Turn): Errand | undefined {
  // Details for an open ticket are handled in `ticket-operations.ts`.
  return state.tickets.length === 0 && offersTicket.test(state.exchanges.at(-1)?.bot ?? "")
    ? { what: "it for a ticket", passed: false }
    : undefined;
}

/** Opens the ticket that was offered or explicitly requested, about what was said before. */
function hand(turn: Turn, { deed, led, ...consent }: Consent): Outcome | undefined {
  const added = ofTicket.test(consent.added) ? "" : statementsIn(consent.added).join("; ");
  const { state, message } = turn;
  const last = state.exchanges.at(-1);
  const named = deed && led && added !== "" && /\b(?:ticket|one|pass|forward)\b/i.test(message);
  const offered = ticketOnOffer(state);
  // Cancelling the plan is not a note for the ticket: see `agreed-ticket.ts`.
  if (cancels.test(added)) return undefined;
  if (state.tickets.length > 0 || (!named && !offersTicket.test(last?.bot ?? ""))) return undefined;
  return openedOn(turn, offered, added);
}

/** “Ticket, high”: describes the ticket, not the fault. */
const ofTicket =
  /^(?:(?:a |the )?ticket|for (?:it|this|that)|it|urgent|high|critical|normal|low|priority|[\s,.!])+$/i;

export const supportErrands: Errands<Turn, Outcome> = {
  to: "the team",
  hand,
  forStaff: (added) => statementsIn(added).join("; "),
  inHand,
};
