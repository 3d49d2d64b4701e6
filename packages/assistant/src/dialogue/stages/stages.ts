import { addedTo, askedAfter, takenUp, toldThem } from "../errands/errands.ts";
import { notUnderstood, saysLittle } from "../message/clauses.ts";
import { isBarred } from "../message/denied.ts";
import { read } from "../reading.ts";
import { decline, passedToPeople } from "../reply/fallbacks.ts";
import type { Situation } from "../situation.ts";
import type { Outcome, TraceEntry, Turn } from "../types.ts";
import * as anyTime from "./at-any-time.ts";
import * as between from "./between-tasks.ts";
import * as task from "./in-task.ts";
import { reacted, reassured } from "./reactions.ts";
import { refusedIn } from "./refused.ts";
import { settled } from "./settled.ts";
import { type StageName, stagesOf } from "./stage-kinds.ts";

/** An answer, with the stage that gave it. */
export type Taken = { readonly outcome: Outcome; readonly taken: TraceEntry };

/** Returns an answer with one more reason why it was given. */
export function givenAs<Answer extends { readonly found: Taken }>(
  answer: Answer,
  reason: string,
): Answer {
  const { outcome, taken } = answer.found;
  return { ...answer, found: { outcome, taken: { ...taken, why: `${taken.why}, ${reason}` } } };
}

/** A stage answers a message, or leaves it to the next stage. */
type Stage<Situation> = readonly [
  name: StageName,
  why: string,
  answer: (situation: Situation) => Outcome | undefined,
];

/** Stages that run in every situation. */
const always: readonly Stage<Situation>[] = [
  ["restart", "it asks to start again", anyTime.restart],
  ["repeat", "it asks for the last reply", anyTime.repeat],
  ["fire", "there is a fire in the building", anyTime.fire],
  ["reaction", "it is about the last answer itself", reacted],
  [
    "digression",
    "it is small talk, an insult or another message outside the scenario",
    anyTime.digress,
  ],
  ["taken up", "it accepts the offer, with or without additions", takenUp],
  ["person", "it asks for a person", anyTime.person],
  ["recap", "it asks what was said so far", anyTime.summarise],
  ["product", "it asks about the chatbot itself", anyTime.own],
  ["refused", "it turns a task down", refused],
  ["advice", "it is about a subject of advice", advised],
  ["in hand", "it gives a detail of the open matter", anyTime.inHand],
  ["asked after", "it asks about something that was passed on", askedAfter],
  ["noted", "it adds to the open matter", addedTo],
  ["follow-up", "it follows up on the previous answer", anyTime.followUp],
  ["question", "it is a written question, word for word or nearly", anyTime.writtenQuestion],
  [
    "resolved",
    "it refers to something that was shown or decided, or to a record",
    anyTime.resolved,
  ],
  ["settled", "it says that all is well, thank you or goodbye", settled],
  ["reassured", "it doubts or does not follow the last answer", reassured],
];

/** Stages while a task is waiting for an answer. */
const withinTask: readonly Stage<task.InTask>[] = [
  ["task: stop", "it leaves the task", task.stop],
  ["task: back", "it takes the last answer back", task.back],
  ["task: go on", "it asks for the open question", task.goOn],
  ["task: goodbye", "it says goodbye", task.goodbye],
  ["task: thanks", "it says thank you", task.thanks],
  ["task: unsure", "it does not know the answer", task.unsure],
  ["task: question", "it fits a written question", anyTime.fittingQuestion],
  ["task: answer", "it answers the open question", task.takeAnswer],
  ["task: follow-up", "it may follow up on the previous answer", anyTime.mayFollowUp],
  ["task: beside", "it asks for something else first", task.answerBeside],
];

/** Stages while no task is waiting. */
const betweenTasks: readonly Stage<Situation>[] = [
  ["resume", "it resumes the suspended task", between.resume],
  ["reopen", "it takes back the last answer of the finished task", between.reopen],
  ["result", "it asks about the result of the finished task", between.explainResult],
  ["offer", "it accepts the offer", between.acceptOffer],
  ["amend", "it corrects the finished task", between.amend],
  ["likely question", "it fits a written question", anyTime.fittingQuestion],
  ["courtesy", "it says thank you or goodbye", between.courtesy],
  ["declined", "it is a “no” to nothing in particular", between.declined],
  ["agreed", "it is a “yes” to nothing in particular", between.agreed],
  ["continued", "it depends on the previous answer", between.continued],
  ["likely follow-up", "it may follow up on the previous answer", anyTime.mayFollowUp],
  ["several", "it contains more than one request", between.several],
  ["wish", "nothing else fits, so its likeliest intent is answered", between.wish],
];

/** Stages to try before a message counts as not understood. */
export const rather: readonly Stage<Situation>[] = [
  ["told them", "it asks to tell the staff something", toldThem],
  ["near question", "a written question is likely meant", anyTime.likelyQuestion],
  ["follow-up alone", "it follows up on an answer that it names", anyTime.aloneFollowUp],
  ["near question", "it is close to a written question", anyTime.nearQuestion],
  ["near follow-up", "it is close to a follow-up on the previous answer", anyTime.followUpNearby],
];

/** Stages of last resort, if no part of the message was understood either. */
export const atLast: readonly Stage<Situation>[] = [
  ["moved on", "nothing answers it, and a matter is open", anyTime.movedOn],
];

/** Stages that take a message as a whole, whatever else it says. */
export const takesWhole = stagesOf(["whole"]);

/** Stages whose answer is the whole reply, apart from the rest of the message that they leave. */
export const complete = stagesOf(["errand"], ["settled"]);

export function firstAnswer(situation: Situation): Taken {
  const { scenario, turn } = situation;
  const { flow: flowState } = turn.state;
  const flow = flowState && scenario.flows[flowState.name];
  const found =
    firstOf(always, situation) ??
    (flow && flowState
      ? firstOf(withinTask, { ...situation, flow, flowState })
      : firstOf(betweenTasks, situation));
  if (found) return found;
  // Everything that answers it was denied.
  const outcome = passedToPeople(scenario, turn) ?? decline(scenario, turn);
  return {
    outcome,
    taken: { stage: "denied", decision: outcome.handled, why: "all else is denied" },
  };
}

/** Returns what each stage would answer. */
export function* everyStage(situation: Situation): Generator<Taken> {
  const { scenario, turn } = situation;
  const { flow: flowState } = turn.state;
  const flow = flowState && scenario.flows[flowState.name];
  const stages = [
    ...always.map((stage) => firstOf([stage], situation)),
    ...(flow && flowState
      ? withinTask.map((stage) => firstOf([stage], { ...situation, flow, flowState }))
      : betweenTasks.map((stage) => firstOf([stage], situation))),
    ...[...rather, ...atLast].map((stage) => firstOf([stage], situation)),
  ];
  for (const found of stages) if (found) yield found;
}

export function firstOf<Situation extends { readonly turn: Turn }>(
  stages: readonly Stage<Situation>[],
  situation: Situation,
): Taken | undefined {
  for (const stage of stages) {
    const outcome = once(stage, situation);
    const [name, why] = stage;
    if (outcome && !isBarred(situation.turn, outcome))
      return { outcome, taken: { stage: name, decision: outcome.handled, why } };
  }
  return undefined;
}

/** Returns what a stage answers to a turn, which it is asked several times on the way to a reply. */
function once<Situation extends { readonly turn: Turn }>(
  stage: Stage<Situation>,
  situation: Situation,
): Outcome | undefined {
  const known = answers.get(situation.turn) ?? new Map<unknown, Outcome | undefined>();
  answers.set(situation.turn, known);
  if (!known.has(stage)) known.set(stage, stage[2](situation));
  return known.get(stage);
}
const answers = new WeakMap<Turn, Map<unknown, Outcome | undefined>>();

/** Answers with the desk's advice while a task waits. */
function advised({ understander, scenario, turn }: Situation): Outcome | undefined {
  const found = scenario.advise?.(turn, {
    book: understander.advice,
    questions: understander.questions(turn.industry),
  });
  return found && anyTime.besideTask(scenario, turn, found);
}

/** Drops a task that the message refuses (“not an order, I mean …”), and answers the rest of it on its own. */
function refused({ understander, scenario, turn }: Situation): Outcome | undefined {
  const refusal = refusedIn(scenario, turn);
  if (!refusal) return undefined;
  const { state, rest, dropped } = refusal;
  if (rest === "") return dropped;
  const { turn: next } = read(understander, scenario, state, { ...turn, message: rest });
  const { outcome } = firstAnswer({ understander, scenario, turn: next });
  return notUnderstood.has(outcome.handled) || saysLittle.has(outcome.handled) ? dropped : outcome;
}
