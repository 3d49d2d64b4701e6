import { intents } from "../intents.ts";
import { facts } from "../knowledge/facts.ts";
import { followUpAlone } from "../knowledge/questions/about.ts";
import { bestFollowUp } from "../knowledge/questions/follow-up.ts";
import {
  bestQuestion,
  type Found,
  type Index,
  meantQuestion,
  type Near,
  nearQuestions,
  type Talk,
  tellingWords,
} from "../knowledge/questions/match.ts";
import { type KnownQuestion, telling } from "../knowledge/questions/question.ts";
import { factSource, sampleSections } from "../knowledge/sources.ts";
import { normalise } from "../understanding/normalise.ts";
import { clausesOf } from "./clauses.ts";
import { say } from "./reply.ts";
import { aboutOf, withOffer } from "./state.ts";
import type { Outcome, Scenario, Turn } from "./types.ts";

/** So well a message must fit a written question, by what else it might be. */
const fits = {
  surely: 0.8,
  rather: 0.7,
  likely: 0.65,
  followsUp: 0.6,
  mayFollowUp: 0.4,
  nearFollowUp: 0.34,
} as const;
/** A message that asks for something to be done, and that the classifier is sure of. */
const sureOfIntent = 0.8;

/** Fewer telling words may be about what the conversation has in hand (“and express?”). */
const enoughWords = 2;

/** A question that stands in the list word for word, or nearly so: answered before anything else looks at it. */
export const surelyKnown = (index: Index, turn: Turn): Outcome | undefined =>
  wish.test(turn.plain)
    ? undefined
    : answered(index, turn, ({ score, met }) => met >= enoughWords && score >= fits.surely, [
        ...onlyQuestion(turn.message),
      ]);

/** What is asked of the answer before, unless a question by itself fits better. */
export const followUpKnown = (index: Index, turn: Turn): Outcome | undefined =>
  followUp(index, turn, fits.followsUp);

/** What is asked of a subject that was named a few messages ago. */
export function followUpAbout(index: Index, turn: Turn, intent: string): Outcome | undefined {
  const { state } = turn;
  const replies = state.exchanges.map(({ bot }) => bot);
  const texts = [...textsOf(turn), ...clausesOf(turn.message).map(normalise)];
  const found = bestFollowUp(index, texts, { replies, about: intent });
  return found && found.score >= fits.followsUp ? told(turn, found.followUp) : undefined;
}

const half = 0.5;
/** One that may be asked, where neither the conversation nor the records nor a task said more. */
export function likelyFollowUp(index: Index, scenario: Scenario, turn: Turn): Outcome | undefined {
  const { understanding, intent } = turn;
  // What wants something done is done, where there is a way to.
  const isDone =
    scenario.handlers[intent] !== undefined &&
    (understanding.decision === "answer" || (understanding.guesses[0]?.score ?? 0) > half);
  return isDone ? undefined : followUp(index, turn, fits.mayFollowUp, true);
}

/** One that comes near, where the message would not be understood otherwise. */
export const nearFollowUp = (index: Index, turn: Turn): Outcome | undefined =>
  followUp(index, turn, fits.nearFollowUp, true);

function followUp(index: Index, turn: Turn, least: number, ofSubject = false): Outcome | undefined {
  const { state, message, understanding } = turn;
  const [first] = understanding.guesses;
  if (!asksAnything(turn) || isValue.test(message)) return undefined;
  if (message.split(/\s+/).length > mostWordsOfFollowUp) return undefined;
  if (first && ofNoSubject.has(first.intent) && first.score >= likelyIntent) return undefined;
  const texts = textsOf(turn);
  const found = bestFollowUp(index, texts, {
    replies: state.exchanges.map(({ bot }) => bot),
    about: aboutOf(state.before),
    ofSubject,
    thing: talkOf(turn).thing,
  });
  if (!found || found.score < least) return undefined;
  const alone = bestQuestion(index, texts, talkOf(turn));
  return alone && alone.met >= enoughWords && alone.score > found.score + clearly
    ? undefined
    : told(turn, found.followUp);
}

/** So much better a question by itself must fit, which people ask less often in the middle of a talk. */
const clearly = 0.2;
/** Said after any answer, and of none. */
const ofNoSubject = new Set(["greeting", "goodbye", "thanks", "bot_identity", "capabilities"]);
const likelyIntent = 0.6;
/** A figure that is told: “8 weeks”, “$400 a month”. */
const isValue = /^\D{0,3}\d[\d.,]*%?(?: \w+){0,3}$/;

/** Longer ones say what they are about. */
const mostWordsOfFollowUp = 14;

/** One that fits well: answered where neither the conversation nor the records said more. */
export function likelyKnown(index: Index, scenario: Scenario, turn: Turn): Outcome | undefined {
  const { understanding, state, message } = turn;
  const isQuestion = question.test(message) || question.test(turn.plain);
  const values = !isQuestion && (message.split(/\s+/).length < 4 || beginsWithNumber.test(message));
  if (state.flow !== undefined && values) return undefined;
  const [first] = understanding.guesses;
  // What wants something done is done, where there is a way to.
  const asks = isQuestion && !wish.test(turn.plain);
  const does = !asks && scenario.handlers[turn.intent] !== undefined;
  if (does && !toldOf.has(turn.intent)) return undefined;
  const sure = understanding.decision === "answer" && (first?.score ?? 0) >= sureOfIntent;
  const elsewhere = (question: KnownQuestion) =>
    sure && first !== undefined && !question.within.has(first.intent);
  // The classifier means the same section: the question says which part of it.
  const agrees = (question: KnownQuestion) =>
    sure && first !== undefined && question.within.has(first.intent);
  const clauses = clausesOf(message).length;
  const overruled = turn.intent !== "" && turn.intent !== first?.intent;
  const handled = overruled || scenario.handlers[turn.intent] !== undefined;
  return (
    answered(
      index,
      turn,
      ({ score, question }) =>
        score >= (elsewhere(question) || state.flow !== undefined ? fits.rather : fits.likely),
    ) ??
    // What can be done, or is asked while a task waits, is answered by that sooner.
    (handled ||
    state.flow !== undefined ||
    // “Is there parking?” asks for all there is to say of it.
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

/** One that comes near: answered where the message would be declined or asked back otherwise. */
export const nearestKnown = (index: Index, turn: Turn): Outcome | undefined =>
  meant(index, turn, ({ likelihood }) => {
    const { decision, inScope } = turn.understanding;
    if (!question.test(turn.plain))
      return turn.state.flow === undefined && likelihood >= means.rather;
    if (decision !== "out_of_scope") return likelihood >= means.nearly;
    return likelihood >= (inScope < hardlyOurs ? means.rather : means.likely);
  });

/** “11 with the stag”: a few words about a number. */
const beginsWithNumber = /^\W*\d+(?: [\w’']+){0,4}\W*$/;

/** What is written down as a follow-up and asked by itself, where the message would not be understood otherwise. */
export function followUpByItself(index: Index, turn: Turn): Outcome | undefined {
  const followUp = asksAnything(turn) ? followUpAlone(index, textsOf(turn)) : undefined;
  return followUp && told(turn, followUp);
}

/** What may be asked, the likeliest first, each with its answer, though nothing is sure of it. */
export const mayBeAsked = (index: Index, turn: Turn): { near: Near; outcome: Outcome }[] =>
  asksAnything(turn)
    ? nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector())
        .filter(({ likelihood }) => likelihood >= means.perhaps)
        .map((near) => ({ near, outcome: told(turn, near.question) }))
    : [];

/** Below this share of certainty a message is thought to be nobody’s business, whatever it resembles. */
const hardlyOurs = 0.1;

/** So likely a message must mean a written question. */
const means = {
  certainly: 0.97,
  surely: 0.93,
  rather: 0.8,
  likely: 0.5,
  nearly: 0.4,
  perhaps: 0.3,
} as const;

/** The fact itself goes on to do something. */
const offers = ({ industry, intent }: Turn): boolean =>
  facts[industry][intent]?.offer !== undefined;

/** What went wrong is told, not asked: its first help stands in the list. */
const toldOf = new Set(["room_problem", "payment_issue", "security_incident", "damaged_item"]);

/** Inside a task, a few words without a question are an answer sooner. */
const question =
  /\?|^(?:and |but |so |ok )?(?:what|when|where|how|is|are|do|does|did|can|could|which|who|why|will|would|has|have|if|any)\b/i;

const wish = /^(?:i|we) (?:want|need|would like|wish|have) to\b|^please\b/;

const labels = new Map(intents.map(({ id, label }) => [id, label]));

/** The one question of a longer message. */
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
  return found && accepts(found) ? told(turn, found.question) : undefined;
}

/** By its meaning, where that is known. */
function meant(
  index: Index,
  turn: Turn,
  accepts: (found: { question: KnownQuestion; likelihood: number }) => boolean,
): Outcome | undefined {
  // A word or two mean too little to be told from others.
  if (!asksAnything(turn) || turn.message.split(/\s+/).length < fewestWords) return undefined;
  // Figures without a question are told, and belong to a task.
  if (/\d/.test(turn.message) && !question.test(turn.plain)) return undefined;
  const vector = turn.vector();
  const found = vector && meantQuestion(index, textsOf(turn), talkOf(turn), vector);
  return found && accepts(found) ? told(turn, found.question) : undefined;
}

const fewestWords = 3;
/** A number or a button asks for nothing that is written down. */
const asksAnything = ({ state, slots, message }: Turn): boolean =>
  slots.references.length === 0 &&
  !(state.last?.choices ?? []).some(({ label }) => label === message);

/** So many exchanges back the thing that was spoken of still is “it”. */
const lately = 3;

/** What the talk is about: the last answer, and the thing named now or a moment ago. */
function talkOf({ state, plain }: Turn): Talk {
  const { topic, named = topic } = state;
  const before = aboutOf(state.before);
  const [name = "", ...rest] = named?.split("-") ?? [];
  const said = [
    plain,
    ...state.exchanges.slice(-lately).flatMap(({ visitor, bot }) => [visitor, bot]),
  ];
  // A whole word: “lee” is not in “fleece”.
  const isFresh =
    name !== "" &&
    said.some((text) =>
      text
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .includes(name),
    );
  return isFresh ? { before, thing: new Set(telling([name, ...rest].join(" "))) } : { before };
}

/** As written and as corrected. */
const textsOf = ({ message, understanding, plain }: Turn): string[] => [
  normalise(message),
  understanding.text,
  normalise(plain),
];

/** The answer of a written question. */
export function told(
  { industry, state }: Turn,
  { intent, answer, offer }: Pick<KnownQuestion, "intent" | "answer" | "offer">,
): Outcome {
  const fact = facts[industry][intent];
  return {
    handled: intent,
    state: offer === undefined ? state : withOffer(state, offer),
    reply: say(
      state.exchanges.some(({ bot }) => bot.includes(answer)) ? `As I said: ${answer}` : answer,
      {
        source: fact
          ? factSource(industry, intent, labels.get(intent) ?? intent, fact.source)
          : sampleSections[industry].anchor,
        next: fact?.next ?? [],
      },
    ),
  };
}
