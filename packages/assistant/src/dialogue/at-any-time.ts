import { facts } from "../knowledge/facts.ts";
import type { Index } from "../knowledge/questions/match.ts";
import { does } from "../meaning/acts.ts";
import { anywhere, wordList } from "../understanding/word-list.ts";
import { answer } from "./answer.ts";
import { isRecap, isRepeat, isRestart } from "./answers.ts";
import type { BetweenTasks } from "./between-tasks.ts";
import { digressionOf } from "./digressions/index.ts";
import { backTo } from "./in-task.ts";
import {
  followUpByItself,
  followUpKnown,
  likelyFollowUp,
  likelyKnown,
  nearestKnown,
  nearFollowUp,
  surelyKnown,
} from "./known-question.ts";
import { asksForPerson } from "./leaving.ts";
import { ownProduct } from "./own-product.ts";
import { recap } from "./recap.ts";
import { say } from "./reply.ts";
import { aside } from "./state.ts";
import { freshState, type Outcome, type Scenario, type Turn } from "./types.ts";

/** What is looked for in every message, whether a task waits or not; an open question may follow the answer. */

export function restart({ scenario, turn }: BetweenTasks): Outcome | undefined {
  if (!isRestart(turn.message)) return undefined;
  const { calledName } = turn.state;
  return {
    reply: say("From the beginning, then. What can I do for you?", { next: scenario.starters }),
    state: { ...freshState(), ...(calledName === undefined ? {} : { calledName }) },
    handled: "restart",
  };
}

export function repeat({ turn }: BetweenTasks): Outcome | undefined {
  const { state, message } = turn;
  return isRepeat(message) && state.last
    ? { reply: state.last, state, handled: "repeat" }
    : undefined;
}

/** What belongs to no scenario; a task in hand goes on after it. */
export function digress({ scenario, turn }: BetweenTasks): Outcome | undefined {
  const digression = digressionOf(scenario, turn);
  if (!digression) return undefined;
  const { handled, reply, alone } = digression;
  // Whoever is upset is not questioned on; the steps of a fault stay where they are.
  const state =
    handled === "distress" && turn.state.flow?.name !== "tree"
      ? aside(digression.state ?? turn.state)
      : (digression.state ?? turn.state);
  const { flow: flowState } = state;
  const flow = flowState && scenario.flows[flowState.name];
  return alone || !flow || !flowState
    ? { handled, reply, state }
    : { handled, ...backTo(turn, flow, flowState, { reply, state }, "") };
}

const burns = anywhere(wordList`
  there('s| is) (a )?(fire|smoke|flames?), (i|we) (can )?(see|smell) (smoke|fire|flames|gas), smoke is (everywhere|in|coming|filling), smoke (everywhere|coming (from|out|under)),
  (room|house|hotel|building|kitchen|curtain|bed|bin|corridor) is on fire, fire in (the|our|my|room)
`);
/** “There is a fire alarm that beeps”, “there is a fire pit?”. */
const harmless =
  /\b(?:fire|smoke) (?:alarms?|exits?|extinguishers?|places?|pits?|detectors?|doors?|drills?|escapes?)\b|\bfireplaces?\b/i;

/** Fire in the house goes before whatever else is asked in the same message. */
export function fire({ scenario, turn }: BetweenTasks): Outcome | undefined {
  const known = facts[turn.industry].emergency !== undefined;
  if (!known || !burns.test(turn.message) || harmless.test(turn.message)) return undefined;
  const outcome = answer(scenario, { ...turn, intent: "emergency" });
  return { ...outcome, state: aside(outcome.state) };
}

/** Passing somebody on ends what they were doing, so what a sentence means must be plain. */
const surelyAPerson = 0.9;

const asksWhoSpeaks =
  /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:real |human|person|bot|machine|robot|ai\b)/;

const asksForOther = /\b(?:can|could|may|should) (?:she|he|they)\b/;

const asksForOne = /\b(?:talk|speak|chat|connect|transfer|put|get|need|want|rather)\b/;

/** Whatever else the message says, and whatever was asked: somebody who asks for a person gets the way to one. */
export function person({ scenario, turn }: BetweenTasks): Outcome | undefined {
  if (!asksForPerson(turn.message) && !does(turn, "asks_for_person", surelyAPerson))
    return undefined;
  // “My colleague is an owner, can she help?” asks for nobody at the desk.
  if (asksForOther.test(turn.plain) && !asksForOne.test(turn.plain)) return undefined;
  // “Who are you, a human?” asks who speaks; with “let me talk to one” after it, it asks for a person.
  if (
    !asksForOne.test(turn.plain) &&
    asksWhoSpeaks.test(turn.plain) &&
    turn.understanding.guesses[0]?.intent === "bot_identity"
  )
    return undefined;
  const outcome = answer(scenario, { ...turn, intent: "human_agent" });
  return { ...outcome, state: aside(outcome.state) };
}

export function own({ scenario, turn }: BetweenTasks): Outcome | undefined {
  return beside(scenario, turn, ownProduct(turn));
}

export function inHand({ scenario, turn }: BetweenTasks): Outcome | undefined {
  return beside(scenario, turn, scenario.inHand?.(turn));
}

export function writtenQuestion(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, surelyKnown(questionsIn(situation), turn));
}

export function followUp(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, followUpKnown(questionsIn(situation), turn));
}

export function mayFollowUp(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, likelyFollowUp(questionsIn(situation), scenario, turn));
}

export function fittingQuestion(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, likelyKnown(questionsIn(situation), scenario, turn));
}

/** What comes near to a written question, where the message would not be understood otherwise. */
export function nearQuestion(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, nearestKnown(questionsIn(situation), turn));
}

/** What is asked of an answer that was not given, where the message names that answer’s subject itself. */
export function aloneFollowUp(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, followUpByItself(questionsIn(situation), turn));
}

/** What comes near to something that is asked of the answer before, where nothing else is understood. */
export function followUpNearby(situation: BetweenTasks): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, nearFollowUp(questionsIn(situation), turn));
}

export const questionsIn = ({ understander, turn }: BetweenTasks): Index =>
  understander.questions(turn.industry);

/** What is in hand goes on, where nothing answers the message. */
export const movedOn = ({ scenario, turn }: BetweenTasks): Outcome | undefined =>
  scenario.moveOn?.(turn);

/** From what the conversation remembers and the records hold; an open question is asked once more at most. */
export function resolved({ scenario, turn }: BetweenTasks): Outcome | undefined {
  return beside(scenario, turn, scenario.resolve?.(turn));
}

function beside(scenario: Scenario, turn: Turn, found: Outcome | undefined): Outcome | undefined {
  return found && besideTask(scenario, turn, found);
}

/** An answer beside a task in hand; its open question follows where it was not asked often enough. */
export function besideTask(scenario: Scenario, turn: Turn, found: Outcome): Outcome {
  const { flow: flowState } = turn.state;
  const flow = flowState && scenario.flows[flowState.name];
  if (!flow || !flowState || found.state.flow !== flowState) return found;
  return { ...found, ...backTo(turn, flow, flowState, found) };
}

export function summarise({ scenario, turn }: BetweenTasks): Outcome | undefined {
  const reply = isRecap(turn.message) ? recap(scenario, turn) : undefined;
  return reply && { reply, state: turn.state, handled: "recap" };
}
