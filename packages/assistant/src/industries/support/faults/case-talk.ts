import { onDraft } from "../../../dialogue/flows.ts";
import { isNo, isThanks, isYes } from "../../../dialogue/message/answers.ts";
import { counted, say } from "../../../dialogue/reply/reply.ts";
import { aside, withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { factSource } from "../../../knowledge/sources.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { caseIn, type FaultCase } from "../cases/index.ts";
import { asksForAnother } from "../ticket-file/told.ts";
import { consents } from "../tickets/agreed-ticket.ts";
import { offerTicket, ticketOnOffer } from "../tickets/ticket-offer.ts";
import { asTitle, withoutLeadIn } from "../tickets/ticket-subject.ts";
import { openTicket } from "../tickets/tickets.ts";
import { answeredIn, isPressing, urgencyIn } from "../tickets/urgency.ts";
import { hitsMany } from "./affected.ts";

/**
 * A fault under discussion: what has been said about it, and the next step. Everything is derived from the last
 * exchanges, so an unrelated question in between does not lose it.
 */
type CaseRecord = {
  fault: FaultCase;
  /** What the visitor said since naming the fault, the current message included. */
  said: readonly string[];
  /** The same, as typed. */
  typed: readonly string[];
  /** What the assistant replied since. */
  told: readonly string[];
  /** A ticket for it is already open. */
  ticketed: boolean;
};

const ticketOpen = /\bPL-\d+ is open\b/;

/** Returns the fault named last, with what was said since; undefined if none was named. */
export function caseInHand({ plain, message, state }: Turn): CaseRecord | undefined {
  const { exchanges } = state;
  const visitors = exchanges.map(({ visitor }) => plainWords(visitor));
  const at = visitors.findLastIndex((text) => caseIn(text) !== undefined);
  const fault = caseIn(visitors[at] ?? "");
  if (!fault) return undefined;
  // The same fault described in other words is one fault.
  const from = visitors.findIndex((text) => caseIn(text) === fault);
  const stated = exchanges.slice(from).map(({ bot }) => bot);
  return {
    fault,
    said: [...visitors.slice(from), plain],
    typed: [...exchanges.slice(from).map(({ visitor }) => visitor), message],
    told: stated,
    ticketed: stated.some((text) => ticketOpen.test(text)),
  };
}

const opens = 30;
const isTold = ({ fault, told }: CaseRecord, step: FaultCase["steps"][number]): boolean =>
  told.some(
    (text) =>
      text.includes(step.text.slice(0, opens)) ||
      // Another answer already contained the step.
      (step.done.test(text) && !fault.steps.some((own) => text.includes(own.text.slice(0, opens)))),
  );

/** The first step that was neither suggested nor done. */
const nextStep = (record: CaseRecord) =>
  record.fault.steps.find(
    (step) => !isTold(record, step) && !record.said.some((text) => step.done.test(text)),
  );

const noLuck = anywhere(wordList`
  still(?! (want|need|like|wonder|wish|get to)), same( \w+)?, (did|done|tried|checked)( \w+)? (that|it|this|all|both|everything), (that|this|it|which) (is |was )?(did|done|tried), already, no (luck|change|difference|success|effect),
  (do|does|did|is|are|will) not( \w+)? (help\w*|work\w*|change\w*|come|do|fix\w*|there|better|it), nothing( \w+)?, neither, nope, (do|does|did) not$, no$, not (there|that|it|helping|working|better), as before, as well, useless, no help
`);
const solved =
  /\b(?:works?|working|worked|solved|fixed|sorted(?!(?: \w+)? by)|arrived|came|got it|there now|is back|helped)\b/;
const denies =
  /\?|\bnot\b|\bno(?:pe|thing|body)?\b|\bstill\b|\bnever\b|\bbut\b|\bwhen\b|\bif\b|\bonly\b|\bhow\b|\bwhy\b|\bwhat\b|\bcan\b/;
const wantsTicket = anywhere(
  wordList`(open|make|create|raise|log|file) (me )?(a|the|that|one)( new)?( ticket)?, ticket please, (just )?fix (it|this|that), i give up, (some(one|body)|a person|engineer) (look|check|should|must|has)\w*( \w+)?, escalate( it| this)?`,
);
const asksWhen = anywhere(
  wordList`how long( \w+){0,4}, when (will|does|do|is|can|are|am)( \w+){0,4}, how (soon|fast)( \w+)?, eta`,
);
const asksNext =
  /^(?:what now|now what|what next|what else|what then|and now|what (?:can|should|do) i do(?: next)?|any other (?:idea|way)s?|which other way|what other way)$/;
const whatNow = /^(?:(?:so|and|ok|well)[, ]+)*what now\W*$/i;
const stillWrong = /\bnot\b|\bstill\b|\bnever\b|\bno\b/;
const tells = anywhere(wordList`
  since( \w+){1,3}, (on|with|in) (windows|mac\w*|linux|chrome|firefox|edge|safari|android|ios|iphone)( \w+)?, version \d\S*, for \d+ (days?|weeks?|hours?), (only|just) (me|one|some|for)( \w+)?, (yesterday|today|this morning|last (week|night|friday|monday))
`);
const asks = wordList`
  how, what, which, who, where, when, why, can (?!not\b), could, would, should, does (?!not\b), will (?!not\b),
  is (it|there|this|that), are (there|they|we|you), do (i|we|you|they), did (i|we|you|it|they)
`;
const asking = new RegExp(`^${asks}\\b`);
const mostWords = 16;

/** Starts on a fault that is named for the first time, or that differs from the last one. */
export function beginCase(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const fault = caseIn(plain);
  if (!fault || state.flow?.name === "ticket" || turn.slots.references.length > 0) return undefined;
  const before = caseInHand(turn);
  const record: CaseRecord =
    before?.fault === fault
      ? before
      : { fault, said: [plain], typed: [turn.message], told: [], ticketed: false };
  if (record.ticketed) return undefined;
  if (affectsMany(record)) return offerFor(turn, record, "critical");
  const asked = askedOf(turn, record, "at once");
  if (asked) return asked;
  const step = nextStep(record);
  return step ? tell(turn, fault, step.text) : offerFor(turn, record);
}

/** Continues the search for a fault. */
export function goesOnWithCase(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (state.flow || turn.slots.references.length > 0) return undefined;
  if (isThanks(message) && !solved.test(plain)) return undefined;
  const record = caseInHand(turn);
  const named = caseIn(plain);
  if (!record || (named !== undefined && named !== record.fault)) return undefined;
  const asked = askedOf(turn, record);
  if (asked) return asked;
  if (record.ticketed || !isLate(record, state)) return undefined;
  const { fault } = record;
  if ((isNo(message) || isYes(message)) && ticketOnOffer(state) !== undefined) return undefined;
  if (affectsMany(record)) return offerFor(turn, record, "critical");
  if (wantsTicket.test(plain) || consents.test(plain)) return ticketFor(turn, record);
  // “Works now. Why does it expire?”: the question after “works now” is answered on its own.
  const fixed = solved.test(plain) && !stillWrong.test(plain);
  if (fixed && asking.test(plainWords(message.split(/[.!?,]\s+/).at(-1) ?? ""))) return undefined;
  if (asksNext.test(plain) || whatNow.test(message)) {
    const step = nextStep(record);
    return step ? tell(turn, fault, step.text) : offerFor(turn, record);
  }
  // Accepted offers are handled elsewhere.
  if (isYes(message) && state.offer) return undefined;
  const isQuestion = message.includes("?") || asking.test(plain) || asksForAnother(plain);
  if (asksWhen.test(plain) && isQuestion)
    return {
      ...tell(
        turn,
        fault,
        `If none of the steps helps, a person takes over by ticket, first answer ${answeredIn(fault.urgency)}. Shall I open one with what you tried?`,
      ),
      state: withOffer(state, `Open a ticket: ${titleFor(record)}`),
    };
  if (isQuestion || plain.split(" ").length > mostWords) return undefined;
  const open = openQuestion(state);
  if ((isYes(message) && !open) || (solved.test(plain) && !denies.test(message)))
    return {
      handled: "fault:solved",
      state: without(state, "offer"),
      reply: say(
        "Good to hear. If it comes back, tell me and I’ll open a ticket that lists what we tried.",
        { source: "supportSteps" },
      ),
    };
  const didOne = fault.steps.some(({ done }) => done.test(plain));
  if (named || isNo(message) || noLuck.test(plain) || didOne || (open && !isYes(message))) {
    const step = nextStep(record);
    return step ? tell(turn, fault, step.text) : offerFor(turn, record);
  }
  // An answer to a step's question rules it out; the next one may apply.
  const step = tellsOfStep(turn, record) ? nextStep(record) : undefined;
  if (step) return tell(turn, fault, step.text);
  return tells.test(plain)
    ? {
        ...tell(
          turn,
          fault,
          "Noted, it’ll go into the ticket if we need one. Did the last step help, or shall I open it now?",
        ),
        state: withOffer(state, `Open a ticket: ${titleFor(record)}`),
      }
    : undefined;
}

const fewWords = 7;
/** “It is exactly two hours”, after a step that ended with a question, and about nothing else. */
const tellsOfStep = ({ plain, state, understanding }: Turn, { fault }: CaseRecord): boolean =>
  plain.split(" ").length <= fewWords &&
  understanding.decision !== "answer" &&
  state.last?.message.content.endsWith("?") === true &&
  fault.steps.some(({ text }) => state.last?.message.content.includes(text.slice(0, opens))) &&
  !tells.test(plain);

/** Answers a visitor upset about the current fault with the next step, or a ticket at once. */
export function caseHandedOver(turn: Turn, lead: string): Outcome | undefined {
  const record = caseInHand(turn);
  if (!record || record.ticketed || turn.state.flow || !isLate(record, turn.state))
    return undefined;
  const next = goesOnWithCase(turn);
  if (next) return next;
  return offerFor(turn, record, affectsMany(record) ? "critical" : "high", `${lead} `);
}

/** Whether the last reply was about this fault. */
const isLate = ({ told, fault }: CaseRecord, { before }: Turn["state"]): boolean =>
  before?.startsWith("fault") === true ||
  isTold(
    { told: told.slice(-1), fault, said: [], typed: [], ticketed: false },
    fault.steps[0] ?? never,
  );
const never = { text: "\n", done: /(?!)/ };

/** Whether the last reply asked an open question, rather than one for yes or no. */
const openQuestion = ({ last }: Turn["state"]): boolean =>
  /(?:^|[.!?] )(?:What|Which|Who|Where)\b[^.!?]*\?$/.test(last?.message.content ?? "");

const affectsMany = ({ fault, said }: CaseRecord): boolean =>
  fault.ofMany !== true && said.some((text) => hitsMany(text));

function askedOf(turn: Turn, { fault, told }: CaseRecord, when?: "at once"): Outcome | undefined {
  const found = fault.asks?.find(
    ({ asks, answer, atOnce }) =>
      (when === undefined || atOnce === true) &&
      asks.test(turn.plain) &&
      !told.some((text) => text.includes(answer.slice(0, opens))),
  );
  return found && tell(turn, fault, found.answer);
}

const tell = (turn: Turn, fault: FaultCase, text: string): Outcome => ({
  handled: `fault:${fault.section}`,
  state: without(aside(turn.state), "offer"),
  reply: say(text, {
    source: factSource("support", fault.section, "Facts", "support"),
    choices: [{ label: "Open a ticket", send: "Open a ticket" }],
  }),
});

/** The title of a ticket: the kind of fault and what was said about it. */
const titleFor = ({ fault, typed }: CaseRecord): string =>
  asTitle(`${fault.title}: ${typed.map(withoutLeadIn).filter(tellsMuch).join("; ")}`);
const tellsMuch = (text: string): boolean => text.split(/\s+/).length > 2;

const priorityOf = ({ message }: Turn, { fault, said }: CaseRecord): string =>
  isPressing(said) ? "critical" : (urgencyIn(message) ?? fault.urgency);
const triedIn = (record: CaseRecord): number =>
  record.fault.steps.filter((step) => isTold(record, step)).length;

/** Opens the requested ticket with everything known. */
function ticketFor(turn: Turn, record: CaseRecord): Outcome {
  const tried = triedIn(record);
  const opened = onDraft({ ...turn, state: without(turn.state, "flow", "offer") }, (draft) =>
    openTicket(
      draft,
      titleFor(record),
      priorityOf(turn, record),
      tried > 0 ? `Tried ${counted(tried, "step")} of the guide without success.` : undefined,
    ),
  );
  return { ...opened, handled: "flow:ticket" };
}

/** Offers a ticket with everything known; if many people are affected, adds a step that may help meanwhile. */
function offerFor(turn: Turn, record: CaseRecord, urgency?: string, sorry = ""): Outcome {
  const step = urgency === "critical" ? nextStep(record) : undefined;
  const meanwhile = step
    ? `I’m sorry about that. First try this: ${step.text.replace(/ [^.!?]*\?$/, "")} `
    : sorry;
  const made = offerTicket(turn, {
    title: titleFor(record),
    priority: urgency ?? priorityOf(turn, record),
    lead: triedIn(record) > 0 && !step ? `${sorry}That didn’t fix it, then. ` : meanwhile,
  });
  return { ...made, handled: `fault:${record.fault.section}` };
}
