import type { ChatReply } from "@brightkeel/contracts";
import { scenarios } from "../industries/scenarios.ts";
import { bounded } from "../understanding/bounded.ts";
import type { Understander } from "../understanding/understand.ts";
import * as anyTime from "./at-any-time.ts";
import * as between from "./between-tasks.ts";
import { asks, clausesOf, notUnderstood, saysLittle, surelyMeant } from "./clauses.ts";
import { finish, remember } from "./exchange.ts";
import { leaveStuck } from "./fallbacks.ts";
import * as task from "./in-task.ts";
import { withoutRejection } from "./leaving.ts";
import { answerParts, partsOf } from "./parts.ts";
import { at, type Guess, guessOf, readTurn } from "./turn.ts";
import type {
  Incoming,
  Outcome,
  Scenario,
  ScenarioState,
  Trace,
  TraceEntry,
  Turn,
} from "./types.ts";

/** A reply, the conversation after it, and how it came about. */
export type Step = {
  readonly reply: ChatReply;
  readonly state: Readonly<ScenarioState>;
  /** What was answered: an intent, or how the message was dealt with otherwise. */
  readonly handled: string;
  /** The decisions on the way, in their order. */
  readonly trace: Trace;
  /** The likeliest intent, and how likely it is that the message wants that; undefined where nothing was guessed. */
  readonly guess: Guess | undefined;
};

/**
 * Answers one message: conversation and message in, reply and conversation out. It writes into neither. The message is
 * read, then offered to one stage after the other; the first that has an answer gives it.
 */
export function step(
  understander: Understander,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): Step {
  const scenario = scenarios[incoming.industry];
  const { turn, entry } = read(understander, scenario, state, {
    ...incoming,
    message: bounded(incoming.message),
  });
  const whole = firstAnswer({ understander, scenario, turn });
  const { outcome: found, taken } =
    inParts({ understander, scenario, turn }, whole) ??
    (notUnderstood.has(whole.outcome.handled)
      ? (firstOf(rather, { understander, scenario, turn }) ??
        byClause({ understander, scenario, turn }))
      : undefined) ??
    whole;
  const outcome = leaveStuck(scenario, turn, found);
  const { reply, why } = finish(understander, turn, outcome);
  return {
    reply,
    state: remember(turn, { ...outcome, reply }),
    handled: outcome.handled,
    trace: [entry, taken, { stage: "reply", decision: outcome.handled, why }],
    guess: guessOf(turn),
  };
}

/** These take a message as a whole, whatever it says besides. */
const wholly = new Set([
  "restart",
  "repeat",
  "digression",
  "person",
  "recap",
  "product",
  "task: stop",
]);
/** So sure the classifier must be of a part that it alone answers. */
const surePart = 0.6;

/** A sum takes its figures from all of a message, and so does what is asked of it. */
const ofAllFigures = /^(?:sum:|accounts)/;

/** Two or three sentences, each answered by itself. */
function inParts(
  { understander, scenario, turn }: between.BetweenTasks,
  whole: { outcome: Outcome; taken: TraceEntry },
): { outcome: Outcome; taken: TraceEntry } | undefined {
  if (wholly.has(whole.taken.stage) || ofAllFigures.test(whole.outcome.handled)) return undefined;
  return answerParts(partsOf(turn.message), turn.state, (message, state) => {
    const part = read(understander, scenario, state, { ...turn, message }).turn;
    const found = firstAnswer({ understander, scenario, turn: part });
    const { decision, guesses } = part.understanding;
    const byIntent = found.taken.stage === "wish" || found.taken.stage === "task: beside";
    const sure = !byIntent || (decision === "answer" && (guesses[0]?.score ?? 0) > surePart);
    return { ...found, sure };
  });
}

/** What a clause of a message that was not understood as a whole asks for. */
function byClause(
  situation: between.BetweenTasks,
): { outcome: Outcome; taken: TraceEntry } | undefined {
  const { understander, scenario, turn } = situation;
  for (const message of clausesOf(turn.message)) {
    const clause = read(understander, scenario, turn.state, { ...turn, message }).turn;
    const found = firstAnswer({ ...situation, turn: clause });
    const { handled } = found.outcome;
    const { decision, guesses } = clause.understanding;
    const sure =
      found.taken.stage !== "wish" ||
      (decision === "answer" && (asks(message) || (guesses[0]?.score ?? 0) > surelyMeant));
    // A figure torn out of its sentence is no change of anything.
    const torn = changes.has(found.taken.stage) && message.split(/\s+/).length <= 3;
    if (notUnderstood.has(handled) || saysLittle.has(handled) || !sure || torn) continue;
    // What begins a task is told by the whole message: its dates, sums and people.
    const begins = scenario.handlers[clause.intent] && found.taken.stage === "wish";
    const told = begins
      ? firstAnswer({ ...situation, turn: { ...turn, intent: clause.intent } })
      : found;
    const { outcome, taken } = notUnderstood.has(told.outcome.handled) ? found : told;
    return { outcome, taken: { ...taken, why: `${taken.why}, by its clause “${message}”` } };
  }
  return undefined;
}

const changes = new Set(["in hand", "amend"]);

/** Everything known of the message before it is answered; an offer is one message older by then. */
function read(
  understander: Understander,
  scenario: Scenario,
  state: Readonly<ScenarioState>,
  incoming: Incoming,
): { turn: Turn; entry: TraceEntry } {
  const { offer } = state;
  const figures = scenario.figuresIn?.(incoming.message, state);
  const aged = {
    ...state,
    ...(offer ? { offer: { ...offer, age: offer.age + 1 } } : {}),
    ...(figures ? { figures } : {}),
  };
  const unnamed = readTurn(understander, incoming, aged);
  const topic = scenario.topicIn?.(unnamed.plain);
  const plain = topic === undefined ? unnamed : at(unnamed, { ...aged, named: topic });
  const override = scenario.overrideIntent?.(plain);
  const turn = override === undefined ? plain : { ...plain, intent: override };
  const { decision, guesses, inScope } = turn.understanding;
  const likeliest = guesses
    .slice(0, 3)
    .map(({ intent, score }) => `${intent} ${score.toFixed(2)}`)
    .join(", ");
  return {
    turn,
    entry: {
      stage: "read",
      decision: turn.intent === "" ? decision : turn.intent,
      why:
        override === undefined
          ? `${likeliest}; in scope ${inScope.toFixed(2)}`
          : `its words can mean this only, whatever the classifier says (${likeliest})`,
    },
  };
}

/** Answers a message, or leaves it to the next stage. */
type Stage<Situation> = readonly [
  name: string,
  why: string,
  answer: (situation: Situation) => Outcome | undefined,
];

/** Whatever is going on. */
const always: readonly Stage<between.BetweenTasks>[] = [
  ["restart", "it asks to begin again", anyTime.restart],
  ["repeat", "it asks for the last reply", anyTime.repeat],
  ["digression", "it wants nothing that the scenario is about", anyTime.digress],
  ["person", "it asks for a person", anyTime.person],
  ["recap", "it asks what was said so far", anyTime.summarise],
  ["product", "it asks about the chatbot itself", anyTime.own],
  ["in hand", "it states a value of what is in hand", anyTime.inHand],
  ["question", "it is a written question, word for word or nearly", anyTime.writtenQuestion],
  ["resolved", "it speaks of what was shown, decided or is on record", anyTime.resolved],
];

/** While a task waits for an answer. */
const withinTask: readonly Stage<task.InTask>[] = [
  ["task: stop", "it leaves the task", task.stop],
  ["task: rejected", "it says that it is not about the task", rejected],
  ["task: back", "it takes the last answer back", task.back],
  ["task: go on", "it asks for the open question", task.goOn],
  ["task: goodbye", "it takes leave", task.goodbye],
  ["task: thanks", "it says thanks", task.thanks],
  ["task: unsure", "it does not know the answer", task.unsure],
  ["task: question", "it fits a written question", anyTime.fittingQuestion],
  ["task: answer", "it belongs to the open question", task.takeAnswer],
  ["task: beside", "it wants something else first", task.answerBeside],
];

/** While nothing is waiting. */
const betweenTasks: readonly Stage<between.BetweenTasks>[] = [
  ["resume", "it goes on with the suspended task", between.resume],
  ["reopen", "it takes back the last answer of the finished task", between.reopen],
  ["result", "it asks about the result of the finished task", between.explainResult],
  ["offer", "it takes up what was offered", between.acceptOffer],
  ["amend", "it corrects the finished task", between.amend],
  ["likely question", "it fits a written question", anyTime.fittingQuestion],
  ["courtesy", "it says thanks or goodbye", between.courtesy],
  ["declined", "it is a “no” to nothing in particular", between.declined],
  ["agreed", "it is a “yes” to nothing in particular", between.agreed],
  ["continued", "it leans on the answer before", between.continued],
  ["several", "it holds more than one wish", between.several],
  ["wish", "nothing else fits: it is answered by its intent", between.wish],
];

/** Rather than not understanding it. */
const rather: readonly Stage<between.BetweenTasks>[] = [
  ["near question", "it comes near to a written question", anyTime.nearQuestion],
];

function firstAnswer(situation: between.BetweenTasks): { outcome: Outcome; taken: TraceEntry } {
  const { scenario, turn } = situation;
  const { flow: flowState } = turn.state;
  const flow = flowState && scenario.flows[flowState.name];
  const found =
    firstOf(always, situation) ??
    (flow && flowState
      ? firstOf(withinTask, { ...situation, flow, flowState })
      : firstOf(betweenTasks, situation));
  if (!found) throw new Error("The last stage answers every message.");
  return found;
}

function firstOf<Situation>(
  stages: readonly Stage<Situation>[],
  situation: Situation,
): { outcome: Outcome; taken: TraceEntry } | undefined {
  for (const [stage, why, answer] of stages) {
    const outcome = answer(situation);
    if (outcome) return { outcome, taken: { stage, decision: outcome.handled, why } };
  }
  return undefined;
}

/** “Not an order, I mean …”: the task is left, and the rest is answered by itself. */
function rejected(inTask: task.InTask): Outcome | undefined {
  const { understander, scenario, turn, flow } = inTask;
  const rest = withoutRejection(turn.message, flow.names ?? []);
  if (rest === undefined) return undefined;
  const aside = task.putAside(inTask);
  const { turn: next } = read(understander, scenario, aside.state, { ...turn, message: rest });
  const { outcome } = firstAnswer({ understander, scenario, turn: next });
  return notUnderstood.has(outcome.handled) || saysLittle.has(outcome.handled) ? aside : outcome;
}
