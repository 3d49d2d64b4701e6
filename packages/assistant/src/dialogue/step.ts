import type { ChatReply } from "@brightkeel/contracts";
import { scenarios } from "../industries/scenarios.ts";
import { bounded } from "../understanding/bounded.ts";
import type { Understander } from "../understanding/understand.ts";
import { finish, remember } from "./exchange.ts";
import { addressed } from "./judges/addressed.ts";
import { advisedRather } from "./judges/advised-rather.ts";
import { type Judges, usualJudges } from "./judges/judges.ts";
import { aboutSomethingElse } from "./judges/something-else.ts";
import { unsupported } from "./judges/two-signs.ts";
import { notUnderstood, saysLittle } from "./message/clauses.ts";
import {
  type Denial,
  denialIn,
  isBarred,
  noted,
  readingsOf,
  restored,
  withoutDenied,
} from "./message/denied.ts";
import { actsInOrder } from "./parts/acts-in-order.ts";
import { byClause, byEarlierClause, bySubject, inParts } from "./parts/apart.ts";
import { withSum } from "./parts/asked-sum.ts";
import { withUnanswered } from "./parts/unanswered.ts";
import { read } from "./reading.ts";
import { decline, leaveStuck, passedToPeople } from "./reply/fallbacks.ts";
import { join, say, withLead, withWords } from "./reply/reply.ts";
import { withoutYes } from "./reply/yes-asked.ts";
import type { Situation } from "./situation.ts";
import { newsIn } from "./stages/settled.ts";
import { stagesOf } from "./stages/stage-kinds.ts";
import {
  atLast,
  complete,
  firstAnswer,
  firstOf,
  rather,
  type Taken,
  takesWhole,
} from "./stages/stages.ts";
import { askedAlone } from "./thread/asked-alone.ts";
import { completed, isMereAnswer } from "./thread/own-question.ts";
import { readWithThread } from "./thread/thread.ts";
import { type Guess, guessOf } from "./turn.ts";
import type { Again, Incoming, Scenario, ScenarioState, Trace, TraceEntry } from "./types.ts";

/** A reply, the conversation after it, and how the reply came about. */
export type Step = {
  readonly reply: ChatReply;
  readonly state: Readonly<ScenarioState>;
  /** How the message was handled: an intent, or another outcome. */
  readonly handled: string;
  /** The decisions leading to the reply, in order. */
  readonly trace: Trace;
  /** The likeliest intent, and the probability that the message means it; undefined if nothing was guessed. */
  readonly guess: Guess | undefined;
};

/**
 * Answers one message: conversation and message in, reply and conversation out, without mutating either. The message is
 * read, then offered to each stage in turn. The first stage with an answer gives it, unless it is doubted, or another
 * reply is chosen, by what was learned from graded replies.
 *
 * @param judges doubt an answer, and choose among all that are possible; training observes instead.
 */
export function step(
  understander: Understander,
  state: Readonly<ScenarioState>,
  given: Incoming,
  judges: Partial<Judges> = {},
): Step {
  const incoming: Incoming = { ...given, readings: new Map() };
  const { doubt, choose: chooses } = { ...usualJudges, ...judges };
  const choose: Judges["choose"] = (situation, found) =>
    askedAlone(situation, chooses(situation, found), (alone) =>
      chooses(alone, answerOf(alone, doubt)),
    );
  const known = new Map<string, Answered>();
  const answer = (one: Incoming, from = state) => {
    const key = JSON.stringify([one.message, from]);
    const found = known.get(key) ?? answered(understander, from, one, { doubt, choose });
    known.set(key, found);
    return found;
  };
  const { situation, entry, found: first, denial } = readWithThread(state, incoming, answer);
  const { scenario, turn } = situation;
  const { outcome: found, taken } = first;
  const again: Again = (message, after) => {
    const part = {
      ...situation,
      turn: read(understander, scenario, after, { ...turn, message }).turn,
    };
    const { outcome, taken: own } = choose(part, answerOf(part, doubt));
    return { outcome, stage: own.stage };
  };
  const fitting = withSum(turn, scenario.heed?.(turn, found, again) ?? found);
  const outcome = leaveStuck(scenario, turn, fitting);
  const { reply: bare, why } = finish(understander, turn, outcome);
  const { content } = outcome.reply.message;
  // A reply that was changed afterwards is sent in full.
  const sent = outcome.reply === found.reply ? (outcome.sent ?? content) : content;
  const news = notUnderstood.has(outcome.handled) ? undefined : newsIn(situation);
  const reply =
    news === undefined || kind.test(bare.message.content) ? bare : withLead(`${news} `, bare);
  const spoken = scenario.spokenOf?.(reply.message.content, outcome.state.topic);
  const own = restored(state, outcome.state, denial);
  const after = spoken === undefined ? own : { ...own, topic: spoken };
  const asSent = denial?.ofAnswer ? { ...turn, message: bounded(incoming.message) } : turn;
  return {
    // The whole text is stored, because follow-ups recognise an answer by it.
    reply: withoutYes(turn.message, withWords(reply, content, sent)),
    state: noted(remember(asSent, { ...outcome, reply, state: after }), denial),
    handled: outcome.handled,
    trace: [entry, taken, { stage: "reply", decision: outcome.handled, why }],
    guess: guessOf(turn),
  };
}

/** A reply that is glad, or sorry, already. */
const kind = /^(?:Glad|Good\b|Done)|\b(?:glad|sorry)\b/i;

type Answered = {
  situation: Situation;
  entry: TraceEntry;
  found: Taken;
  denial: Denial | undefined;
};

/** Reads a message, without the words that deny an answer, and answers it. */
function answered(
  understander: Understander,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
  { doubt, choose }: Judges,
): Answered {
  const scenario = scenarios[incoming.industry];
  const sent = bounded(incoming.message);
  const text = written(understander, scenario, state, { ...incoming, message: sent });
  if (text) return { ...text, found: inFull(text.situation, text.found, { doubt, choose }) };
  const denial = denialIn(scenario, state, sent);
  const seen = withoutDenied(state, sent, denial);
  const readings = denial ? readingsOf(denial, seen) : [sent];
  let likeliest: Answered | undefined;
  for (const message of readings) {
    const { turn, entry } = read(understander, scenario, seen, { ...incoming, message });
    const { situation, ...found } = answeredAs({ understander, scenario, turn }, doubt);
    const sure = denial?.rest !== "" || exact.has(found.taken.stage);
    const one = {
      situation,
      entry,
      denial,
      found: sure
        ? inFull(situation, choose(situation, found), { doubt, choose })
        : admitted(situation),
    };
    if (!notUnderstood.has(one.found.outcome.handled)) return one;
    likeliest ??= one;
  }
  if (!likeliest) throw new Error("A message is read at least once.");
  return likeliest;
}

/** Adds the answers to questions of the message that its reply leaves out. */
const inFull = (situation: Situation, found: Taken, { doubt, choose }: Judges): Taken =>
  withUnanswered(situation, found, (message, state = situation.turn.state) => {
    const { understander, scenario, turn } = situation;
    // “Is the lamp fine in rain, and how long does the battery last?”: the second is on what the first names.
    const from = state.named === undefined ? state : { ...state, topic: state.named };
    const part = {
      ...situation,
      turn: read(understander, scenario, from, { ...turn, message }).turn,
    };
    return { part, taken: textOf(part) ?? choose(part, answerOf(part, doubt)) };
  });

/** A text that is written or changed takes the message as a whole: what “not an ad” says is about the text. */
function written(
  understander: Understander,
  scenario: Scenario,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): Answered | undefined {
  if (scenario.writes === undefined) return undefined;
  const { turn, entry } = read(understander, scenario, state, incoming);
  const situation = { understander, scenario, turn };
  const found = textOf(situation);
  return found && { situation, entry, denial: undefined, found };
}

function textOf({ understander, scenario, turn }: Situation): Taken | undefined {
  const outcome = scenario.writes?.(turn, understander.advice);
  const why = outcome?.handled.startsWith("draft:")
    ? "it wants a text, or a change of it"
    : "it asks to choose, or objects to what was chosen";
  return outcome && { outcome, taken: { stage: "text", decision: outcome.handled, why } };
}

/** Stages that answer the wording of a question. If only the answer was denied, any other stage would guess again. */
const exact = stagesOf(["written"], ["resolved"]);

/** Says that nothing more is known, if the answer was denied and there is no other. */
function admitted(situation: Situation): Taken {
  const { scenario, turn } = situation;
  const outcome =
    firstOf(atLast, situation)?.outcome ??
    passedToPeople(scenario, turn) ??
    decline(scenario, turn);
  return {
    outcome: { ...outcome, reply: withLead("Sorry, I misread you. ", outcome.reply) },
    taken: { stage: "denied", decision: outcome.handled, why: "nothing else answers it for sure" },
  };
}

/** Stages that guess the subject of a message do not prove that it was understood. */
const guesses = stagesOf(["near", "leaning"], ["wish", "several", "digression", "advised"]);

const isSure = ({ outcome, taken }: Taken): boolean =>
  !notUnderstood.has(outcome.handled) &&
  !saysLittle.has(outcome.handled) &&
  !guesses.has(taken.stage);

/** Answers a message as it was typed, or an answer to the bot’s own question as the sentence that it makes. */
function answeredAs(typed: Situation, doubt: Judges["doubt"]): Taken & { situation: Situation } {
  const { understander, scenario, turn } = typed;
  const made = completed(turn.state, turn.message);
  const asTyped = (): Taken => answerOf(typed, doubt);
  if (made === undefined) return { situation: typed, ...asTyped() };
  const first = isMereAnswer(turn.message) ? undefined : asTyped();
  if (first && isSure(first)) return { situation: typed, ...first };
  const { sentence: message, rest } = made;
  const answering = read(understander, scenario, turn.state, { ...turn, message }).turn;
  const situation = { ...typed, turn: answering };
  const found = answerOf(situation, doubt);
  if (!isSure(found)) return { situation: typed, ...(first ?? asTyped()) };
  const { outcome, taken } =
    rest === undefined
      ? found
      : goneOn(situation, { ...found, outcome: { ...found.outcome, rest } }, doubt);
  return { situation, outcome, taken: { ...taken, why: `${taken.why}, as “${message}”` } };
}

/** Answers by parts, by the first stage with an answer, or by what overrules it, and adds what the reply leaves out. */
function answerOf(situation: Situation, doubt: Judges["doubt"]): Taken {
  const whole = firstAnswer(situation);
  if (complete.has(whole.taken.stage) || whole.outcome.whole)
    return whole.outcome.rest === undefined ? whole : goneOn(situation, whole, doubt);
  const each = takesWhole.has(whole.taken.stage)
    ? undefined
    : actsInOrder(situation, (message, state) => {
        const { understander, scenario, turn } = situation;
        const part = read(understander, scenario, state, { ...turn, message }).turn;
        return answerOf({ ...situation, turn: part }, doubt);
      });
  if (each) return doneInOrder(each);
  if (whole.outcome.rest !== undefined) return goneOn(situation, whole, doubt);
  const found =
    byEarlierClause(situation) ??
    inParts(situation, whole) ??
    (notUnderstood.has(whole.outcome.handled)
      ? (bySubject(situation) ??
        firstOf(rather, situation) ??
        byClause(situation) ??
        firstOf(atLast, situation))
      : doubt(situation, whole)) ??
    whole;
  const supported = unsupported(situation, found) ?? found;
  const fitting = addressed(situation, supported) ?? advisedRather(situation, supported);
  const sure = aboutSomethingElse(situation, fitting) ?? fitting;
  return isBarred(situation.turn, fitting.outcome) ? whole : sure;
}

/** Names every step that was done, so that the last does not pass for the whole. */
const doneInOrder = ({ outcome, taken }: Taken): Taken => ({
  outcome,
  taken: { ...taken, stage: "in order" },
});

/** Answers what a stage left of the message. */
function goneOn(situation: Situation, { outcome, taken }: Taken, doubt: Judges["doubt"]): Taken {
  const { rest = "", ...done } = outcome;
  const { understander, scenario, turn } = situation;
  const { turn: next } = read(understander, scenario, done.state, { ...turn, message: rest });
  const found = answerOf({ ...situation, turn: next }, doubt);
  const { handled, reply } = found.outcome;
  if (notUnderstood.has(handled) || handled === "moved_on")
    return {
      taken,
      outcome: {
        ...done,
        reply: join(done.reply, say("I couldn’t find a sure answer to the rest, sorry."), " "),
      },
    };
  return doneInOrder({
    ...found,
    outcome: { ...found.outcome, reply: join(done.reply, reply, " ") },
  });
}
