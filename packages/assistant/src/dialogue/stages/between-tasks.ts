import { facts } from "../../knowledge/facts.ts";
import { tellingOf } from "../../knowledge/questions/fit.ts";
import { telling } from "../../knowledge/questions/question.ts";
import type { Fact } from "../../knowledge/types.ts";
import { does } from "../../meaning/acts.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { about, advance, stepBack, take } from "../flows.ts";
import { isBack, isBye, isGoOn, isNo, isStop, isThanks, isYes } from "../message/answers.ts";
import { answer } from "../reply/answer.ts";
import { closing, stillStuck } from "../reply/courtesy.ts";
import { followUp } from "../reply/fact.ts";
import { person, say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import { without } from "../state.ts";
import { at, readTurn } from "../turn.ts";
import type { Flow, FlowState, Outcome, Scenario, Turn } from "../types.ts";
import { corrects } from "./relevance.ts";
import { severalWishes } from "./several-wishes.ts";

/** Returns the task that was finished last, if any. */
function lastTask({ scenario, turn }: Situation): { flow: Flow; flowState: FlowState } | undefined {
  const { finished } = turn.state;
  const flow = finished && scenario.flows[finished.name];
  return flow && { flow, flowState: finished };
}

/** “Go on”: returns to the suspended task. */
export function resume({ scenario, turn }: Situation): Outcome | undefined {
  const { suspended } = turn.state;
  const flow = suspended && scenario.flows[suspended.name];
  if (!flow || !isGoOn(turn.message)) return undefined;
  return {
    ...advance(at(turn, without(turn.state, "suspended")), flow, suspended),
    handled: "go_on",
  };
}

/** “Back”: takes back the last answer of the finished task. */
export function reopen(situation: Situation): Outcome | undefined {
  const { scenario, turn } = situation;
  if (!isBack(turn.message)) return undefined;
  const last = lastTask(situation);
  const before = last && stepBack(turn, last.flow, last.flowState);
  if (before) return { ...before, handled: "back" };
  return {
    reply: say("There’s no step to undo here. What would you like to know?", {
      next: scenario.starters,
    }),
    state: turn.state,
    handled: "back",
  };
}

/** Answers a question about the result of the finished task. */
export function explainResult(situation: Situation): Outcome | undefined {
  const last = lastTask(situation);
  if (!last) return undefined;
  const { turn } = situation;
  const result =
    about(turn, last.flow, last.flowState) ??
    (asksTotal(turn.message) ? advance(turn, last.flow, last.flowState) : undefined);
  return result && { ...result, handled: `flow:${last.flowState.name}` };
}

/** Handles “yes” to an offer, or other words that accept it. */
export function acceptOffer({ understander, scenario, turn }: Situation): Outcome | undefined {
  const { offer } = turn.state;
  const accepted =
    takesUp(turn.message) ||
    ((isYes(turn.message) || agrees.test(turn.message.trim()) || meansYes(turn)) &&
      (offer?.age ?? 0) <= 1);
  if (!offer || !accepted) return undefined;
  const state = without(turn.state, "offer");
  const handler = scenario.accept?.[offer.send];
  if (handler) return { ...handler(at(turn, state)), handled: "offer" };
  const sent = readTurn(understander, { ...turn, message: offer.send }, state);
  return scenario.inHand?.(sent) ?? answer(scenario, sent);
}

/** Applies a correction to the finished task. */
export function amend(situation: Situation): Outcome | undefined {
  const { turn } = situation;
  const last = lastTask(situation);
  if (!last || !corrects(turn, last.flow, last.flowState)) return undefined;
  const taken = take(turn, last.flow, last.flowState);
  if (!taken) return undefined;
  const changed =
    taken.turn.objections.length > 0 ||
    JSON.stringify(taken.flowState.slots) !== JSON.stringify(last.flowState.slots);
  return changed
    ? {
        ...advance(taken.turn, last.flow, taken.flowState),
        handled: `flow:${last.flowState.name}`,
      }
    : undefined;
}

/** Replies to a farewell or thanks. */
export function courtesy({ scenario, turn }: Situation): Outcome | undefined {
  if (isBye(turn.message)) return answer(scenario, { ...turn, intent: "goodbye" });
  return isThanks(turn.message) ? answer(scenario, { ...turn, intent: "thanks" }) : undefined;
}

/** Handles “no” when nothing was asked. */
export function declined({ scenario, turn }: Situation): Outcome | undefined {
  const { message, intent } = turn;
  // “It does not work” is an answer after help, but a request before it.
  const complains = /\bwork/i.test(message) && scenario.handlers[intent] !== undefined;
  if (!isStop(message) && (!isNo(message) || complains)) return undefined;
  // “Does not work” after a fact that says what to do in that case.
  const helped = /\bwork/i.test(message) ? followUp(scenario, turn) : undefined;
  if (helped && helped.handled !== "out_of_scope") return helped;
  return {
    reply: stillStuck(scenario, turn) ?? closing(scenario, turn),
    state: without(turn.state, "offer"),
    handled: "declined",
  };
}

/** Handles “yes” when nothing was offered: takes the only choice, or asks which of several. */
export function agreed({ understander, scenario, turn }: Situation): Outcome | undefined {
  const { message, state } = turn;
  if (!isYes(message)) return undefined;
  // A bare “ok” after an answer does not ask for a person.
  const sends = (state.last?.choices ?? [])
    .filter((choice) => "send" in choice)
    .filter(({ send }) => send !== person.send || state.last?.message.content.endsWith("?"));
  const [only] = sends;
  if (only && sends.length === 1)
    return answer(scenario, readTurn(understander, { ...turn, message: only.send }, state));
  const reply =
    sends.length > 1
      ? say("Sure. Which of these?", { choices: sends })
      : say("Good. What would you like to know?", { next: scenario.starters });
  return { reply, state, handled: "yes" };
}

/** Handles a message that continues the previous answer (“and at 5 pm?”). */
export function continued({ scenario, turn }: Situation): Outcome | undefined {
  const before = turn.state.before ?? "";
  return scenario.goesOn?.[before]?.(turn)
    ? answer(scenario, { ...turn, intent: before })
    : leaningOn(scenario, turn);
}

/** With so few words, “and Excel?” needs none in common with the answer. */
const fewWords = 3;

/**
 * Answers from the last fact. Where the scenario can move on with what is in hand, the answer must share a telling
 * word with the message: otherwise it is any sentence of that fact.
 */
function leaningOn(scenario: Scenario, turn: Turn): Outcome | undefined {
  const found = followUp(scenario, turn);
  if (!found || !scenario.moveOn || turn.plain.split(" ").length <= fewWords) return found;
  const fact = facts[turn.industry][found.handled];
  const last = turn.state.exchanges.at(-1)?.bot ?? "";
  // A written question of the same section was answered, and not this fact.
  if (fact && !isFrom(fact, last)) return undefined;
  const said = new Set(telling(found.reply.message.content));
  return tellingOf(turn.plain).some((word) => said.has(word)) ? found : undefined;
}

const begins = 24;
/** Whether a reply was taken from this fact. */
const isFrom = (fact: Fact, reply: string): boolean =>
  [fact.text, ...(fact.points ?? []).map(([, text]) => text)].some((text) =>
    text.split(/(?<=[.!?])\s+/).some((sentence) => reply.includes(sentence.slice(0, begins))),
  );

/** Answers two or three wishes in one message. */
export const several = ({ understander, scenario, turn }: Situation): Outcome | undefined =>
  severalWishes(understander, scenario, turn);

/** Answers what the message asks for. */
export const wish = ({ scenario, turn }: Situation): Outcome => answer(scenario, turn);

/** Whether a message is a yes in other words, without any value that would change the offer. */
const meansYes = (turn: Turn): boolean =>
  !turn.message.includes("?") &&
  !/\b(?:works?|worked|working|solved|fixed)\b/.test(turn.plain) &&
  !hesitates.test(turn.plain) &&
  !asksMore.test(turn.plain) &&
  !praises.test(turn.plain) &&
  turn.slots.dates.length + turn.slots.amounts.length + turn.slots.numbers.length === 0 &&
  turn.plain.split(" ").length <= 10 &&
  does(turn, "accepts", surelyYes) &&
  !does(turn, "declines");
const surelyYes = 0.85;
/** “Nice”, said of an answer, orders nothing. */
const praises = whole(
  `(?:${wordList`so, oh, ah, haha, lol, very, really, wow`} )*${wordList`nice( one)?, neat, wow, lol, haha+, interesting, clever, impressive, funny, i see, good to know, makes sense`}`,
);
/** “Fine. Total with parking”, “ok and from the station how do we come” agree to nothing. */
const asksMore = anywhere(wordList`
  how, what, where, which, who, why, total, price, costs?, plus, instead, rather, without, with(?! (it|that|this|pleasure)\b)
`);
const hesitates = anywhere(wordList`
  think, need to (ask|check|talk|see), (must|have to|will|let me) (ask|check|talk|see), not sure, maybe, perhaps, later, wait, hold on, come back, get back, tomorrow, but
`);

/** “Yes cancel”, “sure, open one”: a yes with words that the offer may have used. */
const agrees = whole(
  `(?:yes|yeah|yep|sure)(?:[ ,.!]+${wordList`
    please, do, it, that, this, cancel, open, pass, on, one, a, the, ticket, order, go, ahead, work, out, send, escalate, to, desk, front, show, me
  `}){0,5}[.! ]*(?:(?:and|but) (?:please )?(?:don.?t|do not|never) (?:make|ask|let) .{0,40})?`,
);

/** Whether a message asks “what was the total again?”. */
const asksTotal = (message: string): boolean => total.test(message);
const again = "(?: (?:again|in all|altogether|now))*";
const total = whole(
  wordList`
    ((ok|and|so|sorry)[ ,]+)*(what|how much) (was|is|are|were) (the |my )?(total|price|sum|it|that)${again}[?. ]*
    ((ok|and|so)[ ,]+)*the (total|price)( again)?[?. ]*
  `,
);

/** Whether a message accepts an offer even after a change of subject: “book it”, “pass it on”. */
const takesUp = (message: string): boolean => bookIt.test(message.trim());
const iWill = wordList`i('ll| will| would like to|'d like to| want to)?`;
const book = wordList`
  reserve, book, confirm, (book|reserve|take|confirm|pass|work|open) (it|that|this|them)( on| out)?
`;
const bookIt = whole(
  `(?:(?:yes|ok(?:ay)?|please|great|perfect|good|then|so|now)[,.! ]+)*(?:${iWill} )?${book}(?: (?:to the (?:front )?desk|please|now|then))*[.! ]*`,
);
