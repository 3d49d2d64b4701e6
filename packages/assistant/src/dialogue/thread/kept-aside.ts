import { isTelling, tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { normalise } from "../../understanding/normalise.ts";
import { notUnderstood } from "../message/clauses.ts";
import { holdsKind, kindMissed } from "../message/question-kind.ts";
import { questionsIn } from "../message/questions-in.ts";
import { type SetAside, setAsideIn, statesNamed } from "../message/set-aside.ts";
import { saysAll } from "../reply/already-said.ts";
import { say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { givenAs, type Taken } from "../stages/stages.ts";
import { acted } from "../state.ts";
import type { Incoming, Outcome, ScenarioState, Turn } from "../types.ts";
import { alone } from "./asked-alone.ts";
import { admits, gaveUp } from "./in-full.ts";
import { understoodOnly } from "./understood-only.ts";

/**
 * Keeps out of a reply what the message put aside: a reply about it, or the one that was just rejected, is never sent.
 * The rest of the message is read as the question, of the thing that is spoken of; if nothing sure answers that, the
 * reply says what was understood and offers to pass it on.
 */

type State = Readonly<ScenarioState>;
type Answered = { readonly situation: Situation; readonly found: Taken };

/** Stages whose answer is sure by itself; of any other, the fit with the question decides. */
const sure = stagesOf(
  ["record", "written", "followed", "outcome", "decision", "errand", "joined"],
  ["task: answer", "person"],
);
/** How well the answer of another stage must fit the rest. */
const wellEnough = 0.4;
/** An answer that may be right gives way only to a better one than that. */
const surely = 0.6;
/** Below this, an answer to a correction that goes by a guess is looked for again. */
const somehow = 0.2;
const bySubject = stagesOf(["intent", "near", "replaced", "record"]);
const guesses = stagesOf(["near", "leaning", "replaced"], ["wish"]);
const mostRestWords = 14;

/** Returns a reply that keeps to what the message put aside; the one found, if it does. */
export function keptAside<Answer extends Answered>(
  state: State,
  incoming: Incoming,
  first: Answer,
  answer: (incoming: Incoming, state: State) => Answer,
): Answer {
  const { scenario } = first.situation;
  if (!scenario.asksAgain || state.exchanges.length === 0) return first;
  const aside = setAsideIn(incoming.message);
  if (!aside || scenario.takesOut?.(incoming.message, state)) return first;
  const found = objection(state, aside, first);
  if (found === undefined) return first;
  const { why, firm } = found;
  const told = firm && !aside.heard ? undefined : toldBefore(first.situation.turn, aside);
  if (told) return replaced(first, told, `the first answer ${why}`);
  const { handled, reply } = first.found.outcome;
  const barred = { words: [], replies: [reply.message.content], handled: [handled] };
  for (const { message, from, thing, joined } of readingsOf(state, aside, first.situation)) {
    if (joined && !firm) continue;
    const other = answer({ ...incoming, message }, { ...from, barred });
    if (from !== state && acted(from, other.found.outcome.state)) continue;
    if (!answers(state, aside, other, { thing, fit: firm && !joined ? wellEnough : surely }))
      continue;
    const kept = from === state ? other : besideTalk(first, other);
    return givenAs(kept, `as “${message}”, since the first answer ${why}`);
  }
  if (!firm) return first;
  const outcome =
    withoutParts(aside, first.found.outcome) ??
    toldBefore(first.situation.turn, aside) ??
    understoodOnly(first.situation, aside);
  return replaced(first, outcome, `the only answer ${why}`);
}

const replaced = <Answer extends Answered>(
  first: Answer,
  outcome: Outcome,
  why: string,
): Answer => ({
  ...first,
  found: { outcome, taken: { stage: "denied", decision: outcome.handled, why } },
});

/** Stages that leave a task, and may name it. */
const drops = stagesOf([], ["refused", "task: stop", "task: back", "declined"]);
const isLost = (handled: string): boolean => notUnderstood.has(handled) || handled === "moved_on";

type Objection = {
  readonly why: string;
  /** Whether it may not be sent at all. */
  readonly firm: boolean;
};

/** Says why a reply should not answer a message; undefined if it may. */
function objection(
  state: State,
  aside: SetAside,
  { situation: { turn, understander }, found: { outcome, taken } }: Answered,
): Objection | undefined {
  if (drops.has(taken.stage)) return undefined;
  const { content } = outcome.reply.message;
  const isFirm = (why: string): Objection => ({ why, firm: true });
  if (isLost(outcome.handled)) return aside.rest === "" ? undefined : isFirm("gives none");
  if (aside.missed !== undefined && !speaksOf(aside.missed, content))
    return isFirm("leaves out what was missed");
  if (bySubject.has(taken.stage) && aside.bars(outcome.handled))
    return isFirm("does what was put aside");
  if (aside.speaksOf(content)) return isFirm("speaks of what was put aside");
  if (aside.rest !== "" && kindMissed(aside.rest, content) !== undefined)
    return isFirm("is not of the kind that is asked for");
  const last = state.exchanges.at(-1);
  const before = aside.heard ? state.exchanges : state.exchanges.slice(-1);
  const text = content.replace(asBefore, "");
  const isNew = acted(state, outcome.state) || namesMore(aside.rest, text, last?.bot ?? "");
  if (!isNew && before.some(({ bot }) => saysSame(bot, text))) return isFirm("was rejected");
  const corrects = last !== undefined && setAsideIn(last.visitor) !== undefined;
  if (corrects && last.handled === outcome.handled && guesses.has(taken.stage))
    return isFirm("is a guess of the kind that was corrected before");
  if (takesForNo(state, aside, taken)) return { why: "takes it for a no", firm: false };
  // “You told me that. Is there an undo?” complains of the answer, not of being left waiting.
  if (aside.heard && taken.stage === "digression" && aside.rest !== "")
    return { why: "takes it for a complaint", firm: false };
  if (!guesses.has(taken.stage)) return undefined;
  const fits = understander.fitting(normalise(turn.plain), turn.vector());
  const badly = aside.heard || (fits !== undefined && fits(content) < somehow);
  return badly ? { why: "is a guess", firm: false } : undefined;
}
/** Whether a reply has a word of what is meant that the one before has not: “tablet” in place of “charger”. */
const namesMore = (rest: string, text: string, before: string): boolean => {
  const [said, known] = [new Set(telling(text)), new Set(telling(before))];
  return tellingOf(rest).some((word) => said.has(word) && !known.has(word));
};
const saysSame = (bot: string, text: string): boolean =>
  bot !== "" && text.length >= bot.length * mostOfPart && saysAll(bot, text);
/** A shorter part of a reply may be what was meant in it. */
const mostOfPart = 0.7;
/** “No, not the project” says no to nothing that a step of a fault asked. */
const takesForNo = (state: State, { named, rest }: SetAside, { stage }: Taken["taken"]): boolean =>
  state.flow?.name === "tree" && stage === "task: answer" && named.length > 0 && rest !== "";
const asBefore = /^(?:Sorry, I misread you\. )?(?:(?:Yes, |No, )?as I said: )?/i;

/** Whether a reply has a word of what was missed, or a sum where that is a cost. */
const speaksOf = (missed: string, reply: string): boolean => {
  const words = new Set(telling(reply));
  return tellingOf(missed).some((word) => words.has(word)) || statesNamed(missed, reply);
};
/** The question of the visitor that asked for what was missed. */
const askedFor = (missed: string, { exchanges }: State): string | undefined =>
  exchanges
    .flatMap(({ visitor }) => questionsIn(visitor).questions)
    .findLast((question) => {
      const words = new Set(telling(question));
      return telling(missed).some((word) => words.has(word) && isTelling(word));
    });

/** The number of an order, a booking or a ticket. */
const reference = /\b[a-z]{2}-\d{4,6}\b/i;
type Reading = {
  readonly message: string;
  readonly from: State;
  readonly thing?: string;
  /** Whether it also holds the question before, so that only a sure answer to it counts. */
  readonly joined?: true;
};

/** The rest of the message as it may be read: in the talk, of the thing that is spoken of, alone, and with the question before. */
function readingsOf(
  state: State,
  { rest, missed }: SetAside,
  { scenario, turn }: Situation,
): Reading[] {
  if (missed !== undefined) {
    const open = askedFor(missed, state);
    return open === undefined ? [] : [{ message: open, from: state }];
  }
  const asked = state.exchanges.findLast(({ visitor }) => setAsideIn(visitor) === undefined);
  const before = asked?.visitor ?? "";
  if (rest === "") return before === "" ? [] : [{ message: before, from: state }];
  const thing = scenario.thingSpokenOf?.(turn);
  // “May we or not?” names nothing that another answer could be on.
  if (tellingOf(rest).length === 0) return [{ message: rest, from: state }];
  const isShort = rest.split(/\s+/).length <= mostRestWords;
  const number = state.exchanges
    .slice(-lately)
    .flatMap(({ visitor }) => reference.exec(visitor)?.[0] ?? [])
    .at(-1);
  return [
    ...(number !== undefined && isShort && !reference.test(rest)
      ? [{ message: `${rest.replace(/[\s.?!]+$/, "")} ${number}`, from: state }]
      : []),
    { message: rest, from: state },
    ...(thing !== undefined && isShort
      ? [{ message: `${thing}: ${rest}`, from: alone(state), thing }]
      : []),
    { message: rest, from: alone(state) },
    ...(isShort && before !== ""
      ? [{ message: `${before} ${rest}`, from: state, joined: true as const }]
      : []),
  ];
}

/** The thing that a reading was asked of, and how well its answer must fit. */
type Asked = { readonly thing: string | undefined; readonly fit: number };

/** What only offers a person answers nothing. */
const offers = /^(?:ticket_offered|human_agent|distress)$/;

/** Whether another answer may be sent, and is sure. */
function answers(state: State, aside: SetAside, one: Answered, { thing, fit }: Asked): boolean {
  const { situation, found } = one;
  const { turn, understander } = situation;
  const { outcome, taken } = found;
  const { content } = outcome.reply.message;
  if (gaveUp(outcome.handled) || admits.test(content) || offers.test(outcome.handled)) return false;
  if (objection(state, aside, one) !== undefined) return false;
  if (!holdsKind(turn.plain, content)) return false;
  if (sure.has(taken.stage) || (thing !== undefined && content.includes(thing))) return true;
  const fits = understander.fitting(normalise(turn.plain), turn.vector());
  return fits !== undefined && fits(content) >= fit;
}

/** An answer that was found outside the talk, beside the talk as it is. */
function besideTalk<Answer extends Answered>(first: Answer, other: Answer): Answer {
  const { situation } = first;
  const { outcome, taken } = other.found;
  const { state } = situation.turn;
  const offer = outcome.state.offer ?? state.offer;
  return {
    ...first,
    found: { taken, outcome: { ...outcome, state: { ...state, ...(offer && { offer }) } } },
  };
}

/** A reply in paragraphs without those on what was put aside, if others are left. */
function withoutParts({ speaksOf }: SetAside, outcome: Outcome): Outcome | undefined {
  const parts = outcome.reply.message.content.split("\n\n");
  const kept = parts.filter((part) => !speaksOf(part));
  if (kept.length === 0 || kept.length === parts.length) return undefined;
  return { ...outcome, reply: { ...outcome.reply, message: { content: kept.join("\n\n") } } };
}

/** The sentence of a reply before that holds what is meant: “weight, not price” after both, or “yes or no” after a yes. */
function toldBefore({ state }: Turn, { rest, heard, speaksOf }: SetAside): Outcome | undefined {
  const meant = tellingOf(rest);
  const last = state.exchanges.at(-1)?.bot.replace(asBefore, "") ?? "";
  if (heard && meant.length === 0 && /^(?:Yes|No)\b/.test(last))
    return repeated(state, last.split(endOfSentence)[0] ?? last);
  const sentences = state.exchanges.slice(-lately).flatMap(({ bot }) => bot.split(endOfSentence));
  const told = sentences.findLast((one) => {
    const words = new Set(telling(one));
    const holds = meant.length > 0 && meant.every((word) => words.has(word));
    return (holds || statesNamed(rest, one)) && !speaksOf(one);
  });
  return told === undefined ? undefined : repeated(state, told);
}
const repeated = (state: State, told: string): Outcome => ({
  handled: "repeat",
  reply: say(`As I said: ${told.replace(asBefore, "")}`),
  state,
});
const endOfSentence = /(?<=[.!?])\s+/;
const lately = 3;
