import { onDraft } from "../../../dialogue/flows.ts";
import { person, say } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { DraftTurn, Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { asTitle } from "./ticket-subject.ts";
import { answeredIn, urgencyOfLine } from "./urgency.ts";

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

const withPriority = /\bshall I open [^?]{0,80}, priority (critical|high|normal|low)\?/;
/** Returns the priority with which a ticket was offered lately, in words; undefined if none was. */
export const priorityOffered = (
  { exchanges }: Pick<ScenarioState, "exchanges">,
  back: number,
): string | undefined =>
  exchanges
    .slice(-back)
    .map(({ bot }) => withPriority.exec(bot)?.[1])
    .findLast((one) => one !== undefined);

const asksWhatNow =
  /^(?:so |and |ok )*(?:what now|now what|and now|what next|what do (?:i|we) do(?: now)?)$/;
const asksHowLong =
  /^(?:so |and |ok )*how (?:long|fast|soon|quickly)(?: (?:will|does|would|is) (?:it|that|this)(?: take)?)?$/;
const asksWhatYouDo =
  /^(?:so |and |ok |but )*what (?:are|will|can|do|would) you (?:going to |then |now )*do(?:ing)?(?: (?:about (?:it|this|that)|now|then|for me|for us))*$/;
const asksForHelp =
  /^(?:please |just )*(?:do something|help (?:me|us))(?: (?:now|please|about (?:it|this)))*$/;

/** After these, the time is that of the ticket; money and matters have their own. */
const onlyByTicket =
  /^(?:second_step|ticket_offered|capabilities|moved_on|plain_question|matter:(?:login_problem|permissions|security_incident))/;
const longest = 40;

/** “So what now”, “how long”: about the ticket on offer. */
export function ofOffered(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  if (turn.message.length > longest) return undefined;
  const now = asksWhatNow.test(turn.message.toLowerCase().replace(/[?.!\s]+$/, ""));
  const you = asksWhatYouDo.test(plain) || asksForHelp.test(plain);
  if (
    state.flow ||
    !(now || you || (asksHowLong.test(plain) && onlyByTicket.test(state.before ?? ""))) ||
    ticketOnOffer(state) === undefined
  )
    return undefined;
  const answered = answeredIn(urgencyOfLine(state.offer?.send ?? "") ?? "normal");
  return {
    handled: "ticket_offered",
    state: withOffer(state, state.offer?.send ?? ""),
    whole: true,
    reply: say(
      you
        ? `I pass it on with everything you told me, so that you don’t have to explain it again: a person answers ${answered}. Shall I open the ticket?`
        : now
          ? "A person takes it from here: say “yes”, and I’ll open the ticket with everything you told me."
          : `The first answer comes ${answered}, and it says how long the rest takes. Shall I open the ticket?`,
      { source: "supportTickets", choices: [person] },
    ),
  };
}

const offer = /^Open (?:a|an urgent) (?:critical )?ticket(?:: (.+))?$/;
/** Returns the subject of the offered ticket, empty if open; undefined if none is offered. */
export const ticketOnOffer = ({ offer: made }: Readonly<ScenarioState>): string | undefined => {
  const found = offer.exec(made?.send ?? "");
  return found === null ? undefined : (found[1] ?? "");
};
