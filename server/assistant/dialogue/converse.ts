import { training } from "#content/assistant/training/index.ts";
import type { IndustryId } from "#content/chatbot-demo/scenarios.ts";
import type { ChatReply } from "../contract.ts";
import { hotelScenario } from "../scenarios/hotel.ts";
import { marketingScenario } from "../scenarios/marketing.ts";
import { shopScenario } from "../scenarios/shop.ts";
import { supportScenario } from "../scenarios/support.ts";
import type { Understander } from "../understanding/understand.ts";
import { answer } from "./answer.ts";
import {
  isBack,
  isBye,
  isCorrection,
  isGoOn,
  isNo,
  isRecap,
  isRepeat,
  isRestart,
  isStop,
  isThanks,
  isUnsure,
  isYes,
} from "./answers.ts";
import { asideOf } from "./asides.ts";
import { byeInTask, closing, stillStuck, thanksInTask } from "./courtesy.ts";
import { advance, askAgain, stepBack, take } from "./flows.ts";
import { reask, waysOut } from "./misses.ts";
import { recap } from "./recap.ts";
import { join, say, withLead } from "./reply.ts";
import { severalWishes } from "./several-wishes.ts";
import { type ConverseRequest, readTurn } from "./turn.ts";
import {
  type Flow,
  type FlowState,
  freshState,
  type Scenario,
  type ScenarioState,
  type Turn,
} from "./types.ts";

const scenarios: Readonly<Record<IndustryId, Scenario>> = {
  "e-commerce": shopScenario,
  hospitality: hotelScenario,
  marketing: marketingScenario,
  support: supportScenario,
};

export type Outcome = {
  reply: ChatReply;
  /** What was answered: an intent, or how the message was dealt with otherwise. */
  handled: string;
};

/** Outcomes that count as a miss: after two in a row the bot says so and offers a way out. */
const notUnderstood = new Set(["out_of_scope", "ask_back", "reask", "unreadable", "foreign"]);
/** So many exchanges are kept, each half of it cut to so many letters: what a model gets to read of them. */
const mostExchanges = 6;
const mostExchangeLetters = 600;

/** Answers one message and changes `state` accordingly. No clock and no input but its parameters. */
export function converse(
  understander: Understander,
  request: ConverseRequest,
  state: ScenarioState,
): Outcome {
  const scenario = scenarios[request.industry];
  const turn = readTurn(understander, request, state);
  if (state.offer) state.offer.age += 1;
  const outcome = respond(understander, scenario, turn);
  const { handled } = outcome;
  const repeats =
    handled !== "repeat" && outcome.reply.message.content === state.last?.message.content;
  const reply = repeats ? withLead("Once more: ", outcome.reply) : outcome.reply;
  state.before = handled;
  if (handled !== "repeat") state.last = reply;
  if (!notUnderstood.has(handled)) state.misses = 0;
  state.seen[handled] = (state.seen[handled] ?? 0) + 1;
  const cut = (text: string) => text.slice(0, mostExchangeLetters);
  state.exchanges = [
    ...state.exchanges,
    { visitor: cut(turn.message), bot: cut(reply.message.content) },
  ].slice(-mostExchanges);
  return { handled, reply };
}

function respond(understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { message, state } = turn;
  if (isRestart(message)) {
    const { calledName } = state;
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
    Object.assign(state, freshState(), calledName === undefined ? {} : { calledName });
    return {
      reply: say("From the beginning, then. What can I do for you?", { next: scenario.starters }),
      handled: "restart",
    };
  }
  if (isRepeat(message) && state.last) return { reply: state.last, handled: "repeat" };

  const flowState = state.flow;
  const flow = flowState ? scenario.flows[flowState.name] : undefined;
  const aside = asideOf(scenario, turn);
  if (aside) {
    if (!flow || !flowState) return aside;
    return { handled: aside.handled, reply: backTo(turn, flow, flowState, aside.reply, "") };
  }
  if (isRecap(message)) {
    const told = recap(scenario, turn);
    if (told) return { reply: told, handled: "recap" };
  }
  return flow && flowState
    ? inTask(understander, scenario, turn, flow, flowState)
    : betweenTasks(understander, scenario, turn);
}

/** A task is waiting for an answer. */
function inTask(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
  flow: Flow,
  flowState: FlowState,
): Outcome {
  const { message, state } = turn;
  if (isStop(message)) return putAside(scenario, turn, flow, flowState);
  if (isBack(message)) {
    const reply = stepBack(turn, flow, flowState);
    return {
      reply: reply
        ? { ...reply, message: { content: `One step back. ${reply.message.content}` } }
        : {
            ...askAgain(turn, flow, flowState),
            message: {
              content: `We are at the first question; “cancel” leaves ${flow.title}. ${askAgain(turn, flow, flowState).message.content}`,
            },
          },
      handled: "back",
    };
  }
  if (isGoOn(message)) return { reply: askAgain(turn, flow, flowState), handled: "go_on" };
  if (isBye(message)) return { reply: byeInTask(turn, flow, flowState), handled: "goodbye" };
  if (isThanks(message)) {
    return {
      reply: thanksInTask(turn, flow, flowState, askAgain(turn, flow, flowState)),
      handled: "thanks",
    };
  }

  if (isUnsure(message) && !take(turn, flow, flowState)) {
    const question = askAgain(turn, flow, flowState);
    const lead =
      flowState.asking === "reference"
        ? "Then a person finds it by name and day. In this demo, take one of these numbers. "
        : "No matter: take what is nearest, it can be changed at any time. ";
    return {
      reply: { ...question, message: { content: lead + question.message.content } },
      handled: "nudge",
    };
  }
  if (!leaves(turn, flow)) {
    if (take(turn, flow, flowState))
      return afterTask(understander, scenario, turn, {
        reply: advance(turn, flow, flowState),
        handled: `flow:${flowState.name}`,
      });
    if (isNo(message) && state.before === "nudge") return putAside(scenario, turn, flow, flowState);
    if (isNo(message) || isYes(message)) {
      const question = askAgain(turn, flow, flowState);
      const lead = isNo(message)
        ? "No hurry, nothing is fixed; “cancel” leaves it. "
        : "Good, then I need one thing more. ";
      return {
        reply: { ...question, message: { content: lead + question.message.content } },
        handled: "nudge",
      };
    }
    if (turn.intent === "" || flow.intents.includes(turn.intent))
      return { reply: reask(scenario, turn, flow, flowState), handled: "reask" };
  }

  // Something else is wanted first; the task waits.
  const aside = severalWishes(understander, scenario, turn) ?? answer(scenario, turn);
  if (state.flow === flowState)
    return { ...aside, reply: backTo(turn, flow, flowState, aside.reply) };
  if (!flow.resumes) return aside;
  if (state.flow === undefined) {
    state.flow = flowState;
    return { ...aside, reply: backTo(turn, flow, flowState, aside.reply) };
  }
  state.parked = { ...flowState, waiting: true };
  return aside;
}

function putAside(scenario: Scenario, { state }: Turn, flow: Flow, flowState: FlowState): Outcome {
  delete state.flow;
  state.parked = { ...flowState, waiting: false };
  return {
    reply: say(`All right, I leave ${flow.title}. What else can I do?`, {
      next: scenario.starters,
    }),
    handled: "cancelled",
  };
}

/** Nothing is waiting: corrections of what was finished, offers, courtesies, then whatever is asked. */
function betweenTasks(understander: Understander, scenario: Scenario, turn: Turn): Outcome {
  const { message, state } = turn;
  const finished = state.finished;
  const lastFlow = finished ? scenario.flows[finished.name] : undefined;

  if (isGoOn(message) && state.parked) {
    const flow = scenario.flows[state.parked.name];
    const parked = state.parked;
    delete state.parked;
    if (flow) return { reply: advance(turn, flow, parked), handled: "go_on" };
  }
  if (isBack(message)) {
    const reply = finished && lastFlow ? stepBack(turn, lastFlow, finished) : undefined;
    if (!reply)
      return {
        reply: say("There is no step to take back here. What would you like to know?", {
          next: scenario.starters,
        }),
        handled: "back",
      };
    else
      return {
        reply: { ...reply, message: { content: `One step back. ${reply.message.content}` } },
        handled: "back",
      };
  }
  if (finished && lastFlow && asksTotal(message))
    return { reply: advance(turn, lastFlow, { ...finished }), handled: `flow:${finished.name}` };
  const offer = state.offer;
  if (offer && (takesUp(message) || (isYes(message) && offer.age <= 1))) {
    delete state.offer;
    const handler = scenario.accept?.[offer.send];
    if (handler) return { reply: handler(turn), handled: "offer" };
    const next = readTurn(understander, { ...turn, message: offer.send }, state);
    return answer(scenario, next);
  }
  if (finished && lastFlow && corrects(turn, lastFlow)) {
    const copy: FlowState = { ...finished, slots: { ...finished.slots } };
    if (
      take(turn, lastFlow, copy) &&
      (turn.objections.length > 0 || JSON.stringify(copy.slots) !== JSON.stringify(finished.slots))
    )
      return { reply: advance(turn, lastFlow, copy), handled: `flow:${finished.name}` };
  }
  if (isBye(message)) return answer(scenario, { ...turn, intent: "goodbye" });
  if (isThanks(message)) return answer(scenario, { ...turn, intent: "thanks" });
  // “It does not work” is an answer after help, and a wish before it.
  const complains = /\bwork/i.test(message) && scenario.handlers[turn.intent] !== undefined;
  if ((isNo(message) && !complains) || isStop(message)) {
    delete state.offer;
    const reply = stillStuck(scenario, turn) ?? closing(scenario, turn);
    return { reply, handled: "declined" };
  }
  if (isYes(message)) {
    return {
      reply: say("Good. What would you like to know?", { next: scenario.starters }),
      handled: "yes",
    };
  }
  const before = state.before ?? "";
  if (scenario.goesOn?.[before]?.(turn)) return answer(scenario, { ...turn, intent: before });
  return severalWishes(understander, scenario, turn) ?? answer(scenario, turn);
}

/** A task that has come to its end gives way to what was asked with it, and to the task that waits. */
function afterTask(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
  outcome: Outcome,
): Outcome {
  const { state } = turn;
  if (state.flow !== undefined) return outcome;
  if (state.later !== undefined) {
    const next = readTurn(understander, { ...turn, message: state.later }, state);
    delete state.later;
    const second = answer(scenario, next);
    return {
      ...outcome,
      reply: join(outcome.reply, second.reply, "\n\nAnd your other wish: "),
    };
  }
  const parked = state.parked;
  const flow = parked?.waiting ? scenario.flows[parked.name] : undefined;
  if (!parked || !flow) return outcome;
  delete state.parked;
  state.flow = parked;
  return { ...outcome, reply: backTo(turn, flow, parked, outcome.reply) };
}

/** An answer, and below it the question that is still open. */
function backTo(
  turn: Turn,
  flow: Flow,
  flowState: FlowState,
  reply: ChatReply,
  lead = `Back to ${flow.title}: `,
): ChatReply {
  const question = askAgain(turn, flow, flowState);
  const joined = join(reply, question, `\n\n${lead}`);
  const choices = [...(question.choices ?? []), ...waysOut(turn, flow)];
  return choices.length === 0 ? joined : { ...joined, choices };
}

/** “What was the total again?” */
const asksTotal = (message: string): boolean =>
  /^(?:(?:ok|and|so|sorry)[, ]+)*(?:what|how much) (?:was|is|are|were) (?:the |my )?(?:total|price|sum|it|that)(?: (?:again|in all|altogether|now))*[?. ]*$|^(?:(?:ok|and|so)[, ]+)*the (?:total|price)(?: again)?[?. ]*$/i.test(
    message,
  );

/** “Book it”, “pass it on”: takes up an offer even after something else was talked about. */
const takesUp = (message: string): boolean =>
  /^(?:(?:yes|ok(?:ay)?|please|great|perfect|good|then|so|now)[,.! ]+)*(?:i(?:.?ll| will| would like to|.?d like to| want to)? )?(?:reserve|book|confirm|(?:book|reserve|take|confirm|pass|work|open) (?:it|that|this|them)(?: on| out)?)(?: (?:to the (?:front )?desk|please|now|then))*[.! ]*$/i.test(
    message.trim(),
  );

/** Whether the message turns to another subject while a task is waiting for an answer. */
function leaves(turn: Turn, flow: Flow): boolean {
  const own = flow.intents;
  const { understanding, intent, slots, message } = turn;
  if (isYes(message) || isNo(message) || isOffered(turn) || flow.claims?.(turn)) return false;
  if (intent === "" || own.includes(intent))
    return understanding.decision === "out_of_scope" && wordsOf(message) > 3 && !hasValues(turn);
  const score = understanding.guesses[0]?.score ?? 0;
  const asks =
    /\?\s*$|^(?:what|when|where|how|is|are|do|does|can|could|which|who|why|i (?:want|need|would)|tell)\b/i.test(
      message,
    );
  if (slots.references.length > 0) return false;
  if (hasValues(turn))
    return asks && score > 0.8 && wordsOf(message) > 4 && understanding.inScope > 0.8;
  return score > 0.55 && (wordsOf(message) > 2 || score > 0.8);
}

/** One of the answers that the open question came with, pressed or typed. */
const isOffered = ({ message, state }: Turn): boolean =>
  (state.last?.choices ?? []).some(
    (choice) =>
      "send" in choice &&
      [choice.send, choice.label].some((text) => names(message, text)) &&
      !intents.has(choice.send),
  );
/** The whole of it, or its one telling word (“leads” for “More leads”). */
const names = (message: string, choice: string): boolean => {
  const [typed, offered] = [message, choice].map((text) =>
    text.toLowerCase().replace(/[.!]+$/, ""),
  );
  return typed === offered || (offered ?? "").split(/\W+/).includes(typed ?? "");
};
/** Buttons that ask for something of their own, such as a person, are no answers. */
const intents = new Set(training.map(({ send }) => send));

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const hasValues = ({ slots }: Turn): boolean =>
  [slots.dates, slots.amounts, slots.references, slots.numbers, slots.impossibleDates].some(
    (values) => values.length > 0,
  ) ||
  slots.wrongCounts.length > 0 ||
  [slots.past, slots.people, slots.nights, slots.rooms, slots.children].some(
    (value) => value !== undefined,
  );

/** Whether the message amends what was just finished (“no, the Saturday”, “and for three?”). */
function corrects(turn: Turn, flow: Flow): boolean {
  const own = flow.intents;
  const { intent, message, state } = turn;
  if (isYes(message) || isNo(message)) return false;
  if (
    flow.claims?.(turn) ||
    isOffered(turn) ||
    /\b(?:cheaper|less expensive|too (?:expensive|much))\b/i.test(message)
  )
    return true;
  const fits = intent === "" || own.includes(intent);
  // “200 weeks”, right after the plan: its words may lean elsewhere, but it is about the plan.
  const justDone = (state.before ?? "").startsWith("flow:") || own.includes(state.before ?? "");
  if (justDone && hasValues(turn) && wordsOf(message) <= 3 && turn.slots.references.length === 0)
    return true;
  if (isCorrection(message) && (hasValues(turn) || own.includes(intent) || wordsOf(message) <= 5))
    return true;
  if (turn.slots.references.length > 0) return fits;
  if (hasValues(turn) && wordsOf(message) <= 6) return fits;
  // “Cancel it”, “The Family room, please”: short, and about the thing in hand.
  return (
    wordsOf(message) <= 6 && fits && /\b(?:it|that|this|one|cheaper)\b|^the .*room/i.test(message)
  );
}
