import { facts } from "../../knowledge/facts.ts";
import { tellingOf } from "../../knowledge/questions/fit.ts";
import type { Index, Near } from "../../knowledge/questions/match.ts";
import { telling } from "../../knowledge/questions/question.ts";
import { everyWay } from "../../knowledge/questions/ways.ts";
import { does } from "../../meaning/acts.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { digressionOf } from "../digressions/index.ts";
import { consentIn } from "../errands/consent.ts";
import { isRecap, isRepeat, isRestart } from "../message/answers.ts";
import { asks, clausesOf } from "../message/clauses.ts";
import { asksForPerson, declinesPerson } from "../message/leaving.ts";
import { read } from "../reading.ts";
import { answer } from "../reply/answer.ts";
import { recap } from "../reply/recap.ts";
import { say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { aside, wasSaid } from "../state.ts";
import { freshState, type Outcome, type Scenario, type Turn } from "../types.ts";
import { backTo } from "./in-task.ts";
import {
  followUpByItself,
  followUpKnown,
  followUpOfLast,
  likelyFollowUp,
  likelyKnown,
  mayBeAsked,
  nearestKnown,
  nearFollowUp,
  surelyKnown,
} from "./known-question.ts";
import { ownProduct } from "./own-product.ts";

/** Stages that examine every message, whether or not a task is waiting; the open question may follow the answer. */

export function restart({ scenario, turn }: Situation): Outcome | undefined {
  if (!isRestart(turn.message)) return undefined;
  const { calledName } = turn.state;
  return {
    reply: say("Starting over. What can I do for you?", { next: scenario.starters }),
    state: { ...freshState(), ...(calledName === undefined ? {} : { calledName }) },
    handled: "restart",
  };
}

export function repeat({ turn }: Situation): Outcome | undefined {
  const { state, message } = turn;
  return isRepeat(message) && state.last
    ? { reply: state.last, state, handled: "repeat" }
    : undefined;
}

/** Handles messages outside every scenario; a task in hand continues afterwards. */
export function digress({ scenario, turn }: Situation): Outcome | undefined {
  const digression = digressionOf(scenario, turn);
  if (!digression) return undefined;
  const { handled, reply, alone } = digression;
  // An upset visitor is not asked further questions; only the steps for a fault continue.
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

/** Answers a fire in the building before anything else in the message. */
export function fire({ scenario, turn }: Situation): Outcome | undefined {
  const known = facts[turn.industry].emergency !== undefined;
  if (!known || !burns.test(turn.message) || harmless.test(turn.message)) return undefined;
  const outcome = answer(scenario, { ...turn, intent: "emergency" });
  return { ...outcome, state: aside(outcome.state) };
}

/** The minimum certainty for a handover, which ends the current task. */
const surelyAPerson = 0.9;

const asksWhoSpeaks =
  /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:real |human|person|bot|machine|robot|ai\b)/;

const asksForOther = /\b(?:can|could|may|should) (?:she|he|they)\b/;

const doneToOne =
  /\b(?:remove|delete|deactivate|invite|add|kick|assign|unassign|replace)\b.*\b(?:person|people|colleagues?|co-?workers?|someone|somebody|users?|members?|guests?)\b/;

const asksForOne = /\b(?:talk|speak|chat|connect|transfer|put|get|need|want|rather)\b/;

/** A fragment of a sentence tells too little for its meaning alone to ask for a person: “One colleague”. */
const longestFragment = 3;
const isFragment = ({ plain }: Turn): boolean =>
  plain.split(" ").length <= longestFragment && !asksForOne.test(plain);

/** Refers anyone who asks for a person to one, whatever else the message says and whatever was asked. */
export function person({ scenario, turn }: Situation): Outcome | undefined {
  if (declinesPerson(turn.message)) return undefined;
  const asked = asksForPerson(turn.message);
  if (!asked && (isFragment(turn) || !does(turn, "asks_for_person", surelyAPerson)))
    return undefined;
  // “How do I remove a colleague from the team” is about a colleague, and does not ask for one.
  if (doneToOne.test(turn.plain) && !asked) return undefined;
  // “My colleague is an owner, can she help?” does not ask for a member of staff.
  if (asksForOther.test(turn.plain) && !asksForOne.test(turn.plain)) return undefined;
  // “Who are you, a human?” asks about the bot; followed by “let me talk to one”, it asks for a person.
  if (
    !asksForOne.test(turn.plain) &&
    asksWhoSpeaks.test(turn.plain) &&
    turn.understanding.guesses[0]?.intent === "bot_identity"
  )
    return undefined;
  const outcome = answer(scenario, { ...turn, intent: "human_agent" });
  return { ...outcome, state: aside(outcome.state) };
}

export function own({ scenario, turn }: Situation): Outcome | undefined {
  return beside(scenario, turn, ownProduct(turn));
}

export function inHand(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, fitter(situation, scenario.inHand?.(turn)));
}

/** Returns the written question that a message surely asks, in place of a text that one of its words picked. */
function fitter(situation: Situation, found: Outcome | undefined): Outcome | undefined {
  const { understander, scenario, turn } = situation;
  if (!found || turn.state.exchanges.length === 0 || turn.state.flow) return found;
  if (!scenario.questionsOutrank?.(turn, found)) return found;
  // An answer with a new offer stays: the offer is the next step.
  if (found.state.offer !== undefined && found.state.offer !== turn.state.offer) return found;
  const text = found.reply.message.content;
  const questions = clausesOf(turn.message).filter((clause) => asks(clause));
  const [only = turn.message] = questions.length === 1 ? questions : [];
  const [whole] = mayBeAsked(questionsIn(situation), turn);
  for (const message of new Set([turn.message, only])) {
    const part =
      message === turn.message
        ? turn
        : read(understander, scenario, turn.state, { ...turn, message }).turn;
    const next = followUpOfLast(questionsIn(situation), part);
    if (next) return next;
    const [asked] = mayBeAsked(questionsIn(situation), part);
    if (!asked || !outranks(asked.near, part, text)) continue;
    // The rest of the message may say what its question is about: “we have paid, is it charged twice”.
    if (part !== turn && !alsoWhole(asked.near, whole?.near)) continue;
    if (!wasSaid(turn.state, asked.near.question.answer)) return asked.outcome;
  }
  return found;
}

/** Whether the whole message asks for the section of the question that its only question asks for. */
const alsoWhole = ({ question }: Near, whole: Near | undefined): boolean =>
  whole !== undefined &&
  whole.likelihood >= likelyWhole &&
  whole.question.within === question.within;
const likelyWhole = 0.6;

/**
 * Whether a question is so surely meant, by two distinctive words and by its meaning, that it replaces a text: it must
 * explain clearly more of the message.
 */
function outranks(near: Near, { plain }: Turn, text: string): boolean {
  const { likelihood, met, lead, question } = near;
  if (likelihood < surelyMeant || met < twoWords || lead < 0) return false;
  if (text.includes(question.answer)) return false;
  const asked = tellingOf(plain);
  const explained = (words: ReadonlySet<string>) =>
    asked.filter((word) => words.has(word)).length / Math.max(1, asked.length);
  const byQuestion = explained(everyWay(question).words);
  return byQuestion >= mostOfIt && byQuestion - explained(new Set(telling(text))) >= clearlyMore;
}
const mostOfIt = 0.6;
const clearlyMore = 0.3;
const surelyMeant = 0.97;
const twoWords = 2;

const beginsTask = (scenario: Scenario, turn: Turn): boolean =>
  turn.state.flow === undefined && (scenario.tellsTask?.(turn) ?? false);

/** Whether the open question takes any sentence, and this one asks nothing: “the calendar is empty”. */
function tellsText(scenario: Scenario, { state, message, plain }: Turn): boolean {
  const { flow } = state;
  const asked = flow && scenario.flows[flow.name]?.takesText === flow.asking;
  return asked === true && !message.includes("?") && !asks(plain);
}

export function writtenQuestion(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  if (beginsTask(scenario, turn) || tellsText(scenario, turn)) return undefined;
  return beside(scenario, turn, surelyKnown(questionsIn(situation), turn));
}

export function followUp(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  // “Open a ticket, please” after an answer on locked accounts does not ask how to open one of these.
  if (beginsTask(scenario, turn) || consentIn(turn.message)?.deed) return undefined;
  return beside(scenario, turn, followUpKnown(questionsIn(situation), turn));
}

export function mayFollowUp(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, likelyFollowUp(questionsIn(situation), scenario, turn));
}

export function fittingQuestion(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  if (beginsTask(scenario, turn) || tellsText(scenario, turn)) return undefined;
  return beside(scenario, turn, likelyKnown(questionsIn(situation), scenario, turn));
}

/**
 * Answers the nearest written question, for a message that would otherwise not be understood. Within a conversation
 * that can move on with what is in hand, it must be likely rather than merely nearest.
 */
export function nearQuestion(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  // A desk that can continue the task under way accepts only likely questions, which were tried before.
  if (scenario.moveOn !== undefined && turn.state.exchanges.length > 0) return undefined;
  return beside(scenario, turn, nearestKnown(questionsIn(situation), turn));
}

/** Answers a written question that is likely meant. */
export function likelyQuestion(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, nearestKnown(questionsIn(situation), turn, true));
}

/** Answers a follow-up to an answer that was not given, if the message itself names the subject of that answer. */
export function aloneFollowUp(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, followUpByItself(questionsIn(situation), turn));
}

/** Answers the nearest follow-up to the previous answer, if nothing else is understood. */
export function followUpNearby(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, nearFollowUp(questionsIn(situation), turn));
}

export const questionsIn = ({ understander, turn }: Situation): Index =>
  understander.questions(turn.industry);

/** Takes the next step of what is in hand, if nothing answers the message. */
export const movedOn = ({ scenario, turn }: Situation): Outcome | undefined =>
  scenario.moveOn?.(turn);

/** Answers from the conversation's memory and the records; an open question is repeated at most once. */
export function resolved(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  return beside(scenario, turn, fitter(situation, scenario.resolve?.(turn)));
}

function beside(scenario: Scenario, turn: Turn, found: Outcome | undefined): Outcome | undefined {
  return found && besideTask(scenario, turn, found);
}

/** Adds the task's open question to an answer given during the task, unless it was asked often enough. */
export function besideTask(scenario: Scenario, turn: Turn, found: Outcome): Outcome {
  const { flow: flowState } = turn.state;
  const flow = flowState && scenario.flows[flowState.name];
  if (!flow || !flowState || found.state.flow !== flowState) return found;
  return { ...found, ...backTo(turn, flow, flowState, found) };
}

export function summarise({ scenario, turn }: Situation): Outcome | undefined {
  const reply = isRecap(turn.message) ? recap(scenario, turn) : undefined;
  return reply && { reply, state: turn.state, handled: "recap" };
}
