import { telling } from "../knowledge/questions/question.ts";
import type { BetweenTasks } from "./between-tasks.ts";
import { asks, clausesOf, notUnderstood, saysLittle, surelyMeant } from "./clauses.ts";
import { answerParts, partsOf } from "./parts.ts";
import { read } from "./reading.ts";
import { join } from "./reply.ts";
import { firstAnswer, firstOf, rather, type Taken, takesWhole } from "./stages.ts";
import { without } from "./state.ts";
import type { ScenarioState } from "./types.ts";

/** Answers a message by its sentences or clauses. */

/** The minimum score for the classifier alone to answer a part. */
const surePart = 0.6;

/** Outcomes that use all figures of a message: a sum, and a question or statement about a business. */
const ofAllFigures = /^(?:sum:|accounts|situation:)/;

/** “Yes please, and who calls me?”. A mere “ok” only acknowledges, and a “but” accepts nothing. */
const yesAndMore =
  /^(?:(?:yes|yeah|yep|yup)\b|(?:sure|ok|okay),? (?:please|do|thanks)\b)(?:,? please| do| thanks)*[\s!.,;:-]{1,6}(?:and )?(\S.{3,})$/i;
const asksMore = /^(?:how|what|when|where|which|who|why|will|can|could|do|does|is|are)\b/i;

/**
 * Handles a “yes” to an offer together with a question: accepts the offer first, then answers the question in that
 * context.
 */
function acceptedAndAsked(situation: BetweenTasks): Taken | undefined {
  const { understander, scenario, turn } = situation;
  const { offer, flow } = turn.state;
  const rest = yesAndMore.exec(turn.message.trim())?.[1];
  if (!offer || offer.age > 1 || flow || rest === undefined || !asksMore.test(rest))
    return undefined;
  const answered = (message: string, state: Readonly<ScenarioState>) => {
    const part = read(understander, scenario, state, { ...turn, message }).turn;
    return firstAnswer({ understander, scenario, turn: part });
  };
  // Reading ages an offer by one message, and this message was already read once.
  const accepted = answered("yes", { ...turn.state, offer: { ...offer, age: 0 } });
  if (accepted.taken.stage !== "offer") return undefined;
  const { handled, state, reply } = accepted.outcome;
  // If accepting leads to a question, that question is asked alone.
  if (state.flow?.asking !== undefined) return accepted;
  const more = answered(rest, { ...state, before: handled });
  if (notUnderstood.has(more.outcome.handled) || saysLittle.has(more.outcome.handled))
    return accepted;
  return {
    ...accepted,
    outcome: { ...more.outcome, reply: join(reply, more.outcome.reply, " ") },
  };
}

/** Answers two or three sentences one by one. */
export function inParts(situation: BetweenTasks, whole: Taken): Taken | undefined {
  const { understander, scenario, turn } = situation;
  if (takesWhole.has(whole.taken.stage) || ofAllFigures.test(whole.outcome.handled))
    return undefined;
  // The sentences of a message that tells a task hold its values, and what is asked beside it.
  if (turn.state.flow === undefined && scenario.tellsTask?.(turn)) return undefined;
  const accepted = acceptedAndAsked(situation);
  if (accepted) return accepted;
  return answerParts(partsOf(turn.message), turn.state, (message, state) => {
    const part = read(understander, scenario, state, { ...turn, message }).turn;
    const found = firstAnswer({ understander, scenario, turn: part });
    const { decision, guesses } = part.understanding;
    const byIntent = found.taken.stage === "wish" || found.taken.stage === "task: beside";
    const sure = !byIntent || (decision === "answer" && (guesses[0]?.score ?? 0) > surePart);
    return { ...found, sure };
  });
}

/** Answers a message that was not understood as a whole by one of its clauses. */
export function byClause(situation: BetweenTasks): Taken | undefined {
  const { understander, scenario, turn } = situation;
  for (const message of clausesOf(turn.message)) {
    const clause = read(understander, scenario, turn.state, { ...turn, message }).turn;
    const found = firstAnswer({ ...situation, turn: clause });
    const { handled } = found.outcome;
    const { decision, guesses } = clause.understanding;
    // A clause that continues the previous answer must be a question.
    if (found.taken.stage === "continued" && !asks(message)) continue;
    const sure =
      found.taken.stage !== "wish" ||
      (decision === "answer" && (asks(message) || (guesses[0]?.score ?? 0) > surelyMeant));
    // A figure taken out of its sentence does not change a value.
    const torn = changes.has(found.taken.stage) && message.split(/\s+/).length <= 3;
    if (notUnderstood.has(handled) || saysLittle.has(handled) || !sure || torn) continue;
    // A task starts from the whole message, with its dates, sums and people.
    const begins = scenario.handlers[clause.intent] && found.taken.stage === "wish";
    const told = begins
      ? firstAnswer({ ...situation, turn: { ...turn, intent: clause.intent } })
      : found;
    const { outcome, taken } = notUnderstood.has(told.outcome.handled) ? found : told;
    return { outcome, taken: { ...taken, why: `${taken.why}, by its clause “${message}”` } };
  }
  return undefined;
}

/** “And the bikes?”: names a thing and asks nothing of it. */
const namesOnly =
  /^(?:(?:and|so|ok|but|what about|how about) )*(?:the|my|our|a|an) (\p{L}+)(?: \p{L}+)?[\s?!.]*$/iu;
const recently = 3;

/** Reads “and the bikes?” as the clause of an earlier message that spoke of the bikes and was passed over. */
export function byEarlierClause(situation: BetweenTasks): Taken | undefined {
  const { understander, scenario, turn } = situation;
  const [name] = telling(namesOnly.exec(turn.message.trim())?.[1] ?? "");
  if (name === undefined) return undefined;
  const clause = turn.state.exchanges
    .slice(-recently)
    .reverse()
    .flatMap(({ visitor }) => clausesOf(visitor))
    .find((one) => telling(one).includes(name));
  if (clause === undefined) return undefined;
  const message = asks(clause) ? clause : `is there ${clause}`;
  // It was no answer to the open question then, and is none now.
  const aside = without(turn.state, "flow");
  const earlier = read(understander, scenario, aside, { ...turn, message }).turn;
  const found =
    firstOf(rather, { ...situation, turn: earlier }) ??
    firstAnswer({ ...situation, turn: earlier });
  const { handled, reply, state } = found.outcome;
  if (state.flow !== undefined) return undefined;
  const said = turn.state.exchanges.some(({ bot }) => bot.includes(reply.message.content));
  if (notUnderstood.has(handled) || saysLittle.has(handled) || said) return undefined;
  return {
    outcome: { ...found.outcome, state: turn.state },
    taken: { ...found.taken, why: `${found.taken.why}, as “${message}”` },
  };
}

const pronoun = /\b(?:it|that|this|they|them|those|these|one)\b/i;
/** “How often”, “which plan”: a question without its subject. */
const asksBarely =
  /^(?:how (?:long|often|much|many|big|soon|fast)|where|when|who|which plan|on which plan|why)(?: (?:exactly|at most|in all|then|though))?$/;
/** Longer messages name their subject themselves. */
const mostWordsOfQuestion = 9;
/** Stages that answer what a sentence says, rather than what it resembles. */
const exact = new Set(["in hand", "question", "resolved", "likely question"]);

/** Reads “how long is it kept?” again with the last subject in place of “it”. */
export function bySubject(situation: BetweenTasks): Taken | undefined {
  const { understander, scenario, turn } = situation;
  const phrase = scenario.subjectPhrase?.(turn);
  const words = turn.plain.split(" ").length;
  const leans = pronoun.test(turn.plain);
  if (
    phrase === undefined ||
    words < 2 ||
    words > mostWordsOfQuestion ||
    !(leans ? asks(turn.plain) : asksBarely.test(turn.plain))
  )
    return undefined;
  const message = leans ? turn.plain.replace(pronoun, phrase) : `${turn.plain} ${phrase}`;
  const named = read(understander, scenario, turn.state, { ...turn, message }).turn;
  const found = firstAnswer({ ...situation, turn: named });
  const { handled } = found.outcome;
  if (!exact.has(found.taken.stage) || notUnderstood.has(handled) || saysLittle.has(handled))
    return undefined;
  return { ...found, taken: { ...found.taken, why: `${found.taken.why}, as “${message}”` } };
}

const changes = new Set(["in hand", "amend"]);
