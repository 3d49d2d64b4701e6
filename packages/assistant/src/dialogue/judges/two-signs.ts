import { intents } from "../../intents.ts";
import { tellingOf } from "../../knowledge/questions/fit.ts";
import { type Near, nearQuestions } from "../../knowledge/questions/match.ts";
import { everyWay } from "../../knowledge/questions/ways.ts";
import { neverDoubted, notUnderstood } from "../message/clauses.ts";
import { holdsKind, kindAsked } from "../message/question-kind.ts";
import { passedToPeople } from "../reply/fallbacks.ts";
import { person, say } from "../reply/reply.ts";
import { toOutcome } from "../reply/to-outcome.ts";
import type { Situation } from "../situation.ts";
import { besideTask, questionsIn } from "../stages/at-any-time.ts";
import { talkOf, textsOf } from "../stages/question-context.ts";
import { enoughSigns, lacksSigns, signsOf } from "../stages/signs.ts";
import { type StageName, stagesOf } from "../stages/stage-kinds.ts";
import { atLast, firstOf, type Taken } from "../stages/stages.ts";
import { wasSaid, withFallback, withOffer } from "../state.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";

/**
 * Requires two signs that a fact is what the message asks for. Within a conversation, one shared word (“stop”, “group”,
 * “look”) brings up facts that answer something else. With fewer than two signs, the nearest readings are named, or a
 * person is offered: an honest question costs a visitor less than a wrong answer.
 */

/** Stages that pick a fact or a written question out of all of them, with the signs that they bring along. */
const picks: ReadonlyMap<StageName, number> = new Map([
  ["wish", 0],
  ["task: beside", 0],
  ["near question", 0],
  ["follow-up alone", 0],
  ["overruled", 0],
  // A question that fits by its words has one sign, and so has what goes by the answer before, the open thread.
  ["likely question", 1],
  ["follow-up", 1],
  ["likely follow-up", 1],
  ["near follow-up", 1],
  ["task: follow-up", 1],
  ["continued", 1],
]);

/** Stages that match by the intent; their tasks are kept. */
const byIntent = stagesOf(["intent"], ["continued"], ["several"]);

/** Returns the reply that replaces a fact with too few signs; undefined if the fact is kept. */
export function unsupported(situation: Situation, found: Taken): Taken | undefined {
  const { scenario, turn } = situation;
  const brought = picks.get(found.taken.stage);
  if (brought === undefined || !isPicked(scenario, found)) return undefined;
  const answers = holdsWhatIsAsked(turn, found.outcome);
  const written = !byIntent.has(found.taken.stage);
  if (
    answers &&
    !lacksSigns(questionsIn(situation), scenario, turn, found.outcome, brought, written)
  )
    return undefined;
  const outcome = nearer(situation) ?? nearestInMeaning(situation) ?? honest(situation);
  const why = answers
    ? `“${found.outcome.handled}” has fewer than ${enoughSigns} signs`
    : `“${found.outcome.handled}” does not hold the kind of thing that is asked for`;
  return { outcome, taken: { stage: "signs", decision: outcome.handled, why } };
}

/** Whether a stage told a fact or the answer of a written question. Tasks and what they look up stand. */
const isPicked = (scenario: Scenario, { outcome, taken }: Taken): boolean =>
  !neverDoubted.has(outcome.handled) &&
  !notUnderstood.has(outcome.handled) &&
  (!byIntent.has(taken.stage) || scenario.handlers[outcome.handled] === undefined) &&
  outcome.state.flow === undefined;

/**
 * Whether the reply holds the kind of thing that a later message asks for: “when” is not answered by a sum, however
 * many words the two share. Facts tell how to do something in too many forms for it to be recognised.
 */
const holdsWhatIsAsked = ({ plain, state }: Turn, { reply }: Outcome): boolean =>
  state.exchanges.length === 0 ||
  kindAsked(plain) === "how to" ||
  holdsKind(plain, reply.message.content);

/** The minimum likelihood for a question to be answered in place of the fact. */
const surely = 0.93;

const likely = 0.5;

/** Whether a question is nearly certain, or likely and all that the message says. */
function isMeant({ likelihood, question }: Near, { plain }: Turn): boolean {
  const asked = tellingOf(plain);
  const all = everyWay(question).words;
  return (
    likelihood >= surely ||
    (likelihood >= likely && asked.length > 0 && asked.every((word) => all.has(word)))
  );
}

/** Answers the written question that the message most likely asks, if it has the signs that the fact lacks. */
function nearer(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  const index = questionsIn(situation);
  const [near] = nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector());
  if (near === undefined || !isMeant(near, turn)) return undefined;
  const outcome = toOutcome(turn, near.question);
  const text = outcome.reply.message.content;
  if (turn.state.exchanges.at(-1)?.bot.includes(text)) return undefined;
  return signsOf(index, turn, outcome) >= enoughSigns
    ? besideTask(scenario, turn, outcome)
    : undefined;
}

/** A question from these lines on is nearer than anything else, though not surely meant. */
const nearest = { likelihood: 0.25, meaning: 0.55, lead: 0.02 } as const;

/**
 * Answers the written question that is clearly nearest in meaning, if the alternative is to offer a person.
 */
export function nearestInMeaning(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  const index = questionsIn(situation);
  const [near] = nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector());
  if (near === undefined || turn.state.flow !== undefined || index.wordings?.space === undefined)
    return undefined;
  const { likelihood, meaning, lead, question } = near;
  if (likelihood < nearest.likelihood || meaning < nearest.meaning || lead < nearest.lead)
    return undefined;
  return wasSaid(turn.state, question.answer)
    ? undefined
    : besideTask(scenario, turn, toOutcome(turn, question));
}

/** Says what the message may mean, or that it is not known here. */
function honest(situation: Situation): Outcome {
  const { scenario, turn } = situation;
  return (
    firstOf(atLast, situation)?.outcome ??
    twoReadings(situation) ??
    passedToPeople(scenario, turn) ??
    besideTask(scenario, turn, {
      handled: "out_of_scope",
      state: withOffer(withFallback(turn.state), person.send),
      reply: say("Sorry, I don’t know that. A person does. Shall I put you through?", {
        choices: [person],
      }),
    })
  );
}

/** The minimum score of an intent, and likelihood of a question, to be named as a reading. */
const worthNaming = { intent: 0.2, question: 0.3 } as const;
const mostReadings = 2;

/** Asks which of the two nearest subjects is meant; once, and not within a task, which has a question of its own. */
function twoReadings(situation: Situation): Outcome | undefined {
  const { turn } = situation;
  const { state, understanding } = turn;
  if (state.flow !== undefined || state.fallbacks > 0) return undefined;
  const near = nearQuestions(questionsIn(situation), textsOf(turn), talkOf(turn), turn.vector());
  const ids = [
    ...near
      .filter(({ likelihood }) => likelihood >= worthNaming.question)
      .map(({ question }) => question.intent),
    ...understanding.guesses
      .filter(({ score }) => score >= worthNaming.intent)
      .map(({ intent }) => intent),
  ];
  const [one, other] = [...new Set(ids)]
    .flatMap((id) => intents.find((intent) => intent.id === id && !neverDoubted.has(id)) ?? [])
    .slice(0, mostReadings);
  if (!one || !other) return undefined;
  return {
    handled: "ask_back",
    state: withFallback(state),
    reply: say(
      `Do you mean “${one.label}” or “${other.label}”? If neither, try putting it another way.`,
      {
        choices: [one, other].map(({ label, send }) => ({ label, send })),
      },
    ),
  };
}
