import { facts } from "../../knowledge/facts.ts";
import { followUpAlone } from "../../knowledge/questions/about.ts";
import { bestFollowUp } from "../../knowledge/questions/follow-up.ts";
import {
  bestQuestion,
  type Found,
  type Index,
  meantQuestion,
  type Near,
  nearQuestions,
  tellingWords,
} from "../../knowledge/questions/match.ts";
import type { FollowUp, KnownQuestion } from "../../knowledge/questions/question.ts";
import { normalise } from "../../understanding/normalise.ts";
import { clausesOf } from "../message/clauses.ts";
import { toOutcome } from "../reply/to-outcome.ts";
import { aboutOf, wasSaid } from "../state.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";
import { talkOf, textsOf } from "./question-context.ts";

/** The minimum scores for the match with a written question or follow-up, by what else the message might be. */
const fits = {
  surely: 0.8,
  rather: 0.7,
  likely: 0.65,
  followsUp: 0.6,
  mayFollowUp: 0.4,
  nearFollowUp: 0.34,
} as const;
/** The minimum score for the classifier to be sure of an intent. */
const sureOfIntent = 0.8;

/** With fewer telling words, a message may be about the current subject (“and express?”). */
const enoughWords = 2;

/** Answers a question that is on the list almost word for word, before any other stage. */
export const surelyKnown = (index: Index, turn: Turn): Outcome | undefined =>
  wish.test(turn.plain)
    ? undefined
    : answered(index, turn, ({ score, met }) => met >= enoughWords && score >= fits.surely, [
        ...onlyQuestion(turn.message),
      ]);

/** Answers a follow-up to the previous answer, unless a question on its own matches better. */
export const followUpKnown = (index: Index, turn: Turn): Outcome | undefined =>
  followUp(index, turn, fits.followsUp);

/** Answers a follow-up about a subject that was named a few messages ago. */
export function followUpAbout(index: Index, turn: Turn, intent: string): Outcome | undefined {
  const { state } = turn;
  const replies = state.exchanges.map(({ bot }) => bot);
  const texts = [...textsOf(turn), ...clausesOf(turn.message).map(normalise)];
  const found = bestFollowUp(index, texts, { replies, about: intent });
  return found && found.score >= fits.followsUp ? toOutcome(turn, found.followUp) : undefined;
}

const half = 0.5;
/** Answers a possible follow-up, if neither the conversation, the records nor a task had more to say. */
export function likelyFollowUp(index: Index, scenario: Scenario, turn: Turn): Outcome | undefined {
  const { understanding, intent } = turn;
  // A request for an action is carried out if there is a handler for it.
  const isDone =
    scenario.handlers[intent] !== undefined &&
    (understanding.decision === "answer" || (understanding.guesses[0]?.score ?? 0) > half);
  return isDone ? undefined : followUp(index, turn, fits.mayFollowUp, true);
}

/** Answers the nearest follow-up, for a question that would otherwise not be understood; a task takes statements. */
export const nearFollowUp = (index: Index, turn: Turn): Outcome | undefined =>
  turn.state.flow === undefined || question.test(turn.message) || question.test(turn.plain)
    ? followUp(index, turn, fits.nearFollowUp, true)
    : undefined;

/** Answers what is asked of the very answer that was given last, unless it was said already. */
export function followUpOfLast(index: Index, turn: Turn): Outcome | undefined {
  const { state } = turn;
  if (!asksAnything(turn)) return undefined;
  const replies = state.exchanges.slice(-1).map(({ bot }) => bot);
  const found = bestFollowUp(index, textsOf(turn), { replies, about: undefined });
  if (!found || found.score < fits.surely || wasSaid(state, found.followUp.answer))
    return undefined;
  return toOutcome(turn, found.followUp);
}

function followUp(index: Index, turn: Turn, least: number, ofSubject = false): Outcome | undefined {
  const { state, message, understanding, intent } = turn;
  const [first] = understanding.guesses;
  if (!asksAnything(turn) || isValue.test(message)) return undefined;
  if (message.split(/\s+/).length > mostWordsOfFollowUp) return undefined;
  if (first?.intent === intent && ofNoSubject.has(intent) && first.score >= likelyIntent)
    return undefined;
  const texts = textsOf(turn);
  const found = bestFollowUp(index, texts, {
    replies: state.exchanges.map(({ bot }) => bot),
    about: aboutOf(state.before),
    ofSubject,
    thing: talkOf(turn).thing,
  });
  if (!found || found.score < least || meansElsewhere(turn, found.followUp)) return undefined;
  const alone = bestQuestion(index, texts, talkOf(turn));
  return alone && alone.met >= enoughWords && alone.score > found.score + clearly
    ? undefined
    : toOutcome(turn, found.followUp);
}

/**
 * Whether the message clearly means an intent of another subject: “can i still cancel, till when” after the way to the
 * station asks about the booking, and not about the bus.
 */
function meansElsewhere(
  { understanding, state, plain }: Turn,
  { after, intent }: FollowUp,
): boolean {
  const [first] = understanding.guesses;
  if (leansOnLast.test(plain) || plain.split(" ").length < fewestWords) return false;
  if (understanding.decision !== "answer" || !first || first.score < surelyElsewhere) return false;
  const own = typeof after === "string" ? [intent] : [intent, ...after];
  return !own.includes(first.intent) && first.intent !== aboutOf(state.before);
}
const surelyElsewhere = 0.95;
const leansOnLast =
  /^(?:and|also|what about|how about)\b|\b(?:it|that|this|them|those|these|he|she|they|there|her|him|ones?)\b/;

/** The lead by which a question on its own must match better, as it is rarer in mid-conversation. */
const clearly = 0.2;
/** Intents that may follow any answer, and refer to none. */
const ofNoSubject = new Set(["greeting", "goodbye", "thanks", "bot_identity", "capabilities"]);
const likelyIntent = 0.6;
/** A value on its own: “8 weeks”, “$400 a month”. */
const isValue = /^\D{0,3}\d[\d.,]*%?(?: \w+){0,3}$/;

/** Longer messages name their subject themselves. */
const mostWordsOfFollowUp = 14;

/** Answers a question that matches well, if neither the conversation nor the records had more to say. */
export function likelyKnown(index: Index, scenario: Scenario, turn: Turn): Outcome | undefined {
  const { understanding, state, message } = turn;
  const isQuestion = question.test(message) || question.test(turn.plain);
  const values = !isQuestion && (message.split(/\s+/).length < 4 || beginsWithNumber.test(message));
  if (state.flow !== undefined && values) return undefined;
  const [first] = understanding.guesses;
  // A request for an action is carried out if there is a handler for it.
  const asks = isQuestion && !wish.test(turn.plain);
  const does = !asks && scenario.handlers[turn.intent] !== undefined;
  if (does && !toldOf.has(turn.intent)) return undefined;
  const sure = understanding.decision === "answer" && (first?.score ?? 0) >= sureOfIntent;
  const elsewhere = (question: KnownQuestion) =>
    sure && first !== undefined && !question.within.has(first.intent);
  // The classifier agrees on the section; the question says which part of it.
  const agrees = (question: KnownQuestion) =>
    sure && first !== undefined && question.within.has(first.intent);
  const clauses = clausesOf(message).length;
  const overruled = turn.intent !== "" && turn.intent !== first?.intent;
  const handled = overruled || scenario.handlers[turn.intent] !== undefined;
  return (
    answered(
      index,
      turn,
      (found) =>
        found.score >=
          (elsewhere(found.question) || state.flow !== undefined ? fits.rather : fits.likely) &&
        !meansOther(index, turn, found),
    ) ??
    // A handler or a waiting task takes precedence.
    (handled ||
    state.flow !== undefined ||
    // “Is there parking?” asks for the fact as a whole.
    tellingWords(turn.plain) < enoughWords ||
    !(
      isQuestion ||
      (toldOf.has(turn.intent) && !offers(turn)) ||
      understanding.decision !== "answer"
    )
      ? undefined
      : meant(
          index,
          turn,
          ({ likelihood, question }) =>
            likelihood >=
              (clauses > 1 ? means.certainly : agrees(question) ? means.rather : means.surely) &&
            !elsewhere(question) &&
            !question.within.has(`flow:${state.finished?.name}`),
        ))
  );
}

/** Whether a question fits by one word alone while another is clearly nearer in meaning. */
function meansOther(index: Index, turn: Turn, { met, question }: Found): boolean {
  const vector = turn.vector();
  if (met >= enoughWords || vector === undefined || index.wordings === undefined) return false;
  if (turn.message.split(/\s+/).length < fewestWords) return false;
  const near = nearQuestions(index, textsOf(turn), talkOf(turn), vector).find(
    (one) => one.question === question,
  );
  return near === undefined || byOneWord(near);
}
const byOneWord = ({ met, lead, meaning }: Near): boolean =>
  met < enoughWords && (lead < -nearer || (lead < 0 && meaning < alike));
/** Below this nearness, sentences have little in common. */
const alike = 0.55;
/** By how much another question has to be nearer in meaning to outweigh a single word. */
const nearer = 0.05;

/** Answers the nearest question, for a message that would otherwise be declined or asked back. */
export const nearestKnown = (index: Index, turn: Turn, onlyLikely = false): Outcome | undefined =>
  meant(index, turn, ({ likelihood }) => {
    const { decision, inScope } = turn.understanding;
    if (onlyLikely && likelihood < means.rather) return false;
    if (!question.test(turn.plain))
      return turn.state.flow === undefined && likelihood >= means.rather;
    if (decision !== "out_of_scope") return likelihood >= means.nearly;
    return likelihood >= (inScope < hardlyOurs ? means.rather : means.likely);
  });

/** “11 with the stag”: a number and a few words about it. */
const beginsWithNumber = /^\W*\d+(?: [\w’']+){0,4}\W*$/;

/** Answers a follow-up asked on its own, for a message that would otherwise not be understood. */
export function followUpByItself(index: Index, turn: Turn): Outcome | undefined {
  const followUp = asksAnything(turn) ? followUpAlone(index, textsOf(turn)) : undefined;
  return followUp && toOutcome(turn, followUp);
}

/** Returns the questions that may be meant, likeliest first, each with its answer; none of them is certain. */
export const mayBeAsked = (index: Index, turn: Turn): { near: Near; outcome: Outcome }[] =>
  asksAnything(turn)
    ? nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector())
        .filter(({ likelihood }) => likelihood >= means.perhaps)
        .map((near) => ({ near, outcome: toOutcome(turn, near.question) }))
    : [];

/** Below this probability of being in scope, a nearby question needs a higher likelihood. */
const hardlyOurs = 0.1;

/** The minimum likelihoods that a message means a written question. */
const means = {
  certainly: 0.97,
  surely: 0.93,
  rather: 0.8,
  likely: 0.5,
  nearly: 0.4,
  perhaps: 0.3,
} as const;

/** Whether the fact itself ends with an offer. */
const offers = ({ industry, intent }: Turn): boolean =>
  facts[industry][intent]?.offer !== undefined;

/** Problems, which are reported rather than asked; the written questions contain the first help for them. */
const toldOf = new Set(["room_problem", "payment_issue", "security_incident", "damaged_item"]);

/** In a task, a few words that are not a question are more likely an answer. */
const question =
  /\?|^(?:and |but |so |ok )?(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|would|has|have|if|any)\b/i;

const wish = /^(?:i|we) (?:want|need|would like|wish|have) to\b|^please\b/;

/** Returns the question of a longer message, if there is exactly one. */
function onlyQuestion(message: string): string[] {
  const asking = clausesOf(message).filter((clause) => question.test(clause));
  return asking.length === 1 ? asking.map(normalise) : [];
}

function answered(
  index: Index,
  turn: Turn,
  accepts: (found: Found) => boolean,
  parts: readonly string[] = [],
): Outcome | undefined {
  if (!asksAnything(turn)) return undefined;
  const found = bestQuestion(index, [...textsOf(turn), ...parts], talkOf(turn));
  return found && accepts(found) ? toOutcome(turn, found.question) : undefined;
}

/** Answers by meaning, if the message's meaning is known. */
function meant(
  index: Index,
  turn: Turn,
  accepts: (found: { question: KnownQuestion; likelihood: number }) => boolean,
): Outcome | undefined {
  // One or two words are too few to tell meanings apart.
  if (!asksAnything(turn) || turn.message.split(/\s+/).length < fewestWords) return undefined;
  // Figures without a question are a statement, and belong to a task.
  if (/\d/.test(turn.message) && !question.test(turn.plain)) return undefined;
  const vector = turn.vector();
  const found = vector && meantQuestion(index, textsOf(turn), talkOf(turn), vector);
  return found && accepts(found) && !byOneWord(found) ? toOutcome(turn, found.question) : undefined;
}

const fewestWords = 3;
/** Whether a message may ask a written question: a reference or a button does not. */
const asksAnything = ({ state, slots, message }: Turn): boolean =>
  slots.references.length === 0 &&
  !(state.last?.choices ?? []).some(({ label }) => label === message);
