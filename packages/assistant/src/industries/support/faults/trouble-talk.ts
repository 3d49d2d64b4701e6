import { person, say } from "../../../dialogue/reply/reply.ts";
import { aside, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { caseIn } from "../cases/index.ts";
import { troubleshooting } from "../facts/facts.ts";
import { asksOnlyFor } from "../facts/remainder.ts";
import { consents } from "../tickets/agreed-ticket.ts";
import { asTitle, subjectOf } from "../tickets/ticket-subject.ts";
import { answeredIn, urgencyBefore, urgencyIn } from "../tickets/urgency.ts";
import { caseInHand } from "./case-talk.ts";
import { matterInHand } from "./matter-talk.ts";
import { asksOfTrouble, codeShown, errorCodes, wayRound } from "./trouble-records.ts";

/** Questions about any problem: is it only me, how long, a workaround, who is handling it, another error. */

type Trouble = {
  title: string;
  priority: string;
  /** The `handled` value of its replies, so that its own steps continue after them. */
  handled: string;
};

/** For how many messages a problem remains current. */
const lately = 3;
const ofTrouble =
  /^(?:flow:tree|fault|matter|trouble|guide|billing:twice|billing:wrong|error_message|login_problem|slow_performance|data_loss)/;

const ofCharge = /^billing:(?:twice|wrong)$/;

/** Returns the problem under discussion: from a guide, a fault or a matter. */
export function troubleInHand(turn: Turn): Trouble | undefined {
  const { state } = turn;
  const latest = state.exchanges.slice(-lately);
  const recent = latest.some(
    ({ handled, visitor }) => ofTrouble.test(handled ?? "") || caseIn(plainWords(visitor)),
  );
  if (!recent) return undefined;
  const priority =
    urgencyBefore([...state.exchanges.map(({ visitor }) => visitor), turn.message]) ?? "normal";
  const open = [state.flow, state.suspended, state.finished].find((task) => task?.name === "tree");
  const guide = troubleshooting[String(open?.slots.topic)];
  if (guide && open?.slots.solved !== "yes")
    return {
      title: guide.title,
      priority: priority === "normal" ? guide.urgency : priority,
      handled: "flow:tree",
    };
  const charged = state.exchanges
    .slice(-lately)
    .some(({ handled }) => ofCharge.test(handled ?? ""));
  if (charged) return { title: "A charge to check", priority, handled: "billing:aside" };
  const fault = caseInHand(turn)?.fault;
  if (fault)
    return {
      title: fault.title,
      priority: priority === "normal" ? fault.urgency : priority,
      handled: `fault:${fault.section}`,
    };
  const matter = matterInHand(turn);
  // A matter that is only asked about has no workaround.
  if (!matter || (subjectOf(turn) === undefined && wayRound[matter.title] === undefined))
    return undefined;
  return { title: matter.title, priority, handled: `matter:${matter.section}` };
}

const mostWords = 18;
/** “How urgent do you take it” is a question, not pressure. */
const asksHow = /^(?:how|what|which|who|when|why|is|do|does)\b/;

/** Answers questions about the current problem before a ticket for it is open. */
export function ofTroubleInHand(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (slots.references.length > 0 || plain.split(" ").length > mostWords) return undefined;
  if (consents.test(plain)) return undefined;
  if (state.flow && state.flow.name !== "tree") return undefined;
  const trouble = troubleInHand(turn);
  if (!trouble || state.tickets.length > 0) return undefined;
  const { title, priority } = trouble;
  const tell = (text: string): Outcome => ({
    handled: trouble.handled,
    state,
    reply: say(text, {
      source: "supportSteps",
      choices: [{ label: "Open a ticket", send: "Open a ticket" }],
    }),
  });
  const offer = (text: string, urgency = priority): Outcome => {
    const subject = subjectOf(turn);
    const about = asTitle(subject === undefined ? title : `${title}: ${subject}`);
    const send = `Open a ticket: ${about}, ${urgency} priority`;
    return {
      handled: trouble.handled,
      state: withOffer(aside(state), send),
      reply: say(text, {
        source: "supportTickets",
        choices: [{ label: "Open a ticket", send }, person],
      }),
    };
  };
  const asked = (way: keyof typeof asksOfTrouble): boolean =>
    asksOnlyFor(plain, asksOfTrouble[way]);
  const code = codeMeant(turn);
  if (code !== undefined) return tell(code);
  if (asked("onlyMe"))
    return tell(
      "There’s no known problem on our side: everything on the status page is green. Have a colleague try the same thing; if it fails there too, tell me, and I’ll open a critical ticket.",
    );
  if (asked("wayRound")) {
    const way = wayRound[title];
    return way === undefined
      ? offer(
          `I don’t know a safe workaround for this one. Shall I open a ticket, “${title}”, so a person can find one? First answer ${answeredIn(priority)}.`,
        )
      : tell(way);
  }
  if (
    asksOfTrouble.presses.test(plain) &&
    !turn.message.includes("?") &&
    !asksHow.test(plain) &&
    !codeShown.test(plain)
  ) {
    const urgency = urgencyIn(turn.message) === "critical" ? "critical" : "high";
    return offer(
      `I’m sorry about that. Let’s not lose any time: shall I open a ticket now, “${title}”, priority ${urgency}, with what you told me? First answer ${answeredIn(urgency)}.`,
      urgency,
    );
  }
  if (asked("who"))
    return tell(
      `No one yet, because there’s no ticket. Say “open a ticket”, and a person on the help desk picks it up ${answeredIn(priority)}; a critical one goes to whoever is on duty.`,
    );
  // Refund dates are answered with the billing questions.
  if (asked("howLong") && trouble.handled !== "billing:aside")
    return tell(
      `A step takes a minute or two. If none helps, a ticket is answered ${answeredIn(priority)}, and that person will tell you how long the repair takes.`,
    );
  if (asksOfTrouble.adds.test(plain))
    return offer(
      `There’s no ticket open yet. Shall I open one, “${title}”, with that in it? First answer ${answeredIn(priority)}.`,
    );
  if (asked("status"))
    return offer(
      `There’s no ticket open for it yet. Shall I open one, “${title}”, with what you told me? First answer ${answeredIn(priority)}.`,
    );
  return undefined;
}

const ofProgrammers =
  /\b(?:api|tokens?|keys?|webhooks?|calls?|requests?|endpoints?|curl|script\w*|header)\b/;

/** What an error code on the screen means; API errors have their own texts. */
function codeMeant({ plain, state }: Turn): string | undefined {
  const [, code, alone] = codeShown.exec(plain) ?? [];
  const meaning = errorCodes[code ?? alone ?? ""];
  const said = [plain, ...state.exchanges.map(({ visitor }) => visitor.toLowerCase())];
  return meaning === undefined || said.some((text) => ofProgrammers.test(text))
    ? undefined
    : meaning;
}
