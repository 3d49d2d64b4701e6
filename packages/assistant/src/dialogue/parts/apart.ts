import { telling } from "../../knowledge/questions/question.ts";
import { whole, wordList } from "../../understanding/word-list.ts";
import { asks, clausesOf, notUnderstood, saysLittle, surelyMeant } from "../message/clauses.ts";
import { read } from "../reading.ts";
import { join } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { firstAnswer, firstOf, rather, type Taken, takesWhole } from "../stages/stages.ts";
import { wasSaid, without } from "../state.ts";
import type { Incoming, ScenarioState } from "../types.ts";
import { answerParts, partsOf } from "./parts.ts";

/** Answers a message by its sentences or clauses. */

/** The minimum score for the classifier alone to answer a part. */
const surePart = 0.6;

/** Outcomes that use all figures of a message: a sum, and a question or statement about a business. */
const ofAllFigures = /^(?:sum:|trade:|accounts|situation:|per_day|one_of_two)/;

/** Where a first clause may end: a sentence, a comma, or “yes and”. */
const clauseEnd =
  /[.!;:]+\s+|,\s+|(?<=^(?:yes|yeah|yep|yup|sure|ok|okay)(?: please| thanks| do)?)\s+(?=(?:and|but|who|what|when|where|how)\b)/gi;
const leadsOn = /^(?:(?:and|also|but|so|then|plus|oh|just)\b,? )*/i;
const mostWordsOfLead = 8;
const asksMore = /^(?:how|what|whats|when|where|which|who|why|will|can|could|do|does|is|are)\b/i;

/** “Fine. Total with parking”: an acknowledgement, not an agreement. */
const onlyHeard =
  /^(?:(?:oh|ah|so)\W+)?(?:ok(?:ay)?|k|fine|good|great|nice|cool|al ?right|right|well)\W*$/i;

const agreesAgain = whole(
  wordList`(please |just )?(send|do|book|pass|take|submit|arrange) (it|that|this|them)( on| over| off| through| then| please| now)*, go ahead( then| please)?, yes( please)?, please( do)?, do so`,
);

/** Splits a message into a first clause and the rest, at each place where that clause may end, the latest first. */
function leadsOf(message: string): { lead: string; rest: string; isSentence: boolean }[] {
  return [...message.matchAll(clauseEnd)]
    .map(({ 0: end, index }) => ({
      lead: message.slice(0, index).trim(),
      rest: message.slice(index + end.length).replace(leadsOn, ""),
      isSentence: /[.!;]/.test(end),
    }))
    .filter(
      ({ lead }) =>
        lead.split(/\s+/).length <= mostWordsOfLead && !lead.includes("?") && !asksMore.test(lead),
    )
    .filter(({ rest }) => rest.split(/\s+/).length >= 2)
    .reverse();
}

/** Stages in which a first clause decides something: it takes up an offer, or leaves a task. */
const decides = stagesOf([], ["offer", "refused", "task: stop"]);
/** Stages in which a sentence without figures does so if it changes what was agreed. */
const mayDecide = stagesOf(["record"]);
const decided = ({ finished, basket }: Readonly<ScenarioState>): string =>
  JSON.stringify([finished, basket]);

/**
 * Handles a first clause that decides something (“yes please”, “ok do it”, “add him”, “forget it”) before the rest
 * of the message, which is answered in the conversation after it.
 *
 * @param tried the answers to first clauses in this conversation: a longer one begins with the shorter ones, and each
 *   is answered once only.
 */
function ledBy(situation: Situation, tried = new Map<string, Taken>()): Taken | undefined {
  const { understander, scenario, turn } = situation;
  const answered = (
    incoming: Incoming,
    state: Readonly<ScenarioState>,
    known = new Map<string, Taken>(),
  ): Taken => {
    const part = read(understander, scenario, state, incoming).turn;
    const inner = { understander, scenario, turn: part };
    return ledBy(inner, known) ?? firstAnswer(inner);
  };
  // What decides something says so by its words. The vectors of first clauses would be encoded in a run of their own.
  const { vectorOf: _vectorOf, ...byWords } = turn;
  const { offer } = turn.state;
  // Reading ages an offer by one message, and this message was already read once.
  const before = offer ? { ...turn.state, offer: { ...offer, age: offer.age - 1 } } : turn.state;
  for (const { lead, rest, isSentence } of leadsOf(turn.message.trim())) {
    if (onlyHeard.test(lead)) continue;
    const first = tried.get(lead) ?? answered({ ...byWords, message: lead }, before, tried);
    tried.set(lead, first);
    const { handled, state, reply } = first.outcome;
    const changes =
      isSentence &&
      !/\d/.test(lead) &&
      mayDecide.has(first.taken.stage) &&
      decided(state) !== decided(before);
    if (!(decides.has(first.taken.stage) || changes) || notUnderstood.has(handled)) continue;
    // “Yes, at 25 a piece” says how.
    if (first.taken.stage === "offer" && !asksMore.test(rest) && /\d/.test(rest)) continue;
    // If it leads to a question, that question is asked alone.
    if (state.flow?.asking !== undefined && state.flow.asking !== before.flow?.asking) return first;
    // “Sounds good, send it” agrees twice to the same.
    if (first.taken.stage === "offer" && agreesAgain.test(rest)) return first;
    const more = answered({ ...turn, message: rest }, { ...state, before: handled });
    const lost = notUnderstood.has(more.outcome.handled) || saysLittle.has(more.outcome.handled);
    if (lost) return asksMore.test(rest) ? undefined : first;
    // “One person. One night”: the second clause changes nothing of what the first one did.
    const kept = changes && decided(more.outcome.state) === decided(state);
    if (kept && more.outcome.handled === handled) return first;
    // A second quote holds what the first clause changed.
    const whole = more.outcome.handled === handled && (more.outcome.reply.cards ?? []).length > 0;
    const alone = whole || handled === "cancelled";
    return {
      ...first,
      outcome: {
        ...more.outcome,
        // “Sounds good, do it” is one yes.
        reply:
          alone || more.outcome.reply.message.content === reply.message.content
            ? more.outcome.reply
            : join(reply, more.outcome.reply, " "),
      },
    };
  }
  return undefined;
}

/** Answers two or three sentences one by one. */
export function inParts(situation: Situation, whole: Taken): Taken | undefined {
  const { understander, scenario, turn } = situation;
  if (takesWhole.has(whole.taken.stage) || ofAllFigures.test(whole.outcome.handled))
    return undefined;
  // The sentences of a message that tells a task hold its values, and what is asked beside it.
  if (turn.state.flow === undefined && scenario.tellsTask?.(turn)) return undefined;
  const led = ledBy(situation);
  if (led) return led;
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
export function byClause(situation: Situation): Taken | undefined {
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
    const stated = begins
      ? firstAnswer({ ...situation, turn: { ...turn, intent: clause.intent } })
      : found;
    const { outcome, taken } = notUnderstood.has(stated.outcome.handled) ? found : stated;
    return { outcome, taken: { ...taken, why: `${taken.why}, by its clause “${message}”` } };
  }
  return undefined;
}

/** “And the bikes?”: names a thing and asks nothing of it. */
const namesOnly =
  /^(?:(?:and|so|ok|but|what about|how about) )*(?:the|my|our|a|an) (\p{L}+)(?: \p{L}+)?[\s?!.]*$/iu;
const recently = 3;

/** Reads “and the bikes?” as the clause of an earlier message that spoke of the bikes and was passed over. */
export function byEarlierClause(situation: Situation): Taken | undefined {
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
  const said = wasSaid(turn.state, reply.message.content);
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
const exact = stagesOf(["record", "written"]);

/** Reads “how long is it kept?” again with the last subject in place of “it”. */
export function bySubject(situation: Situation): Taken | undefined {
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

const changes = stagesOf([], ["in hand", "amend"]);
