import type { Understander } from "../../understanding/understand.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { asks } from "../message/clauses.ts";
import { asksOfSafety } from "../message/fire-safety.ts";
import { setAsideIn } from "../message/set-aside.ts";
import { answer } from "../reply/answer.ts";
import { join, say } from "../reply/reply.ts";
import { at, readTurn } from "../turn.ts";
import type { Outcome, Scenario, Turn } from "../types.ts";
import { likelyKnown, surelyKnown } from "./known-question.ts";
import { lacksSigns } from "./signs.ts";

const wants = anywhere(wordList`
  want, wanna, need, would like, looking for, please, pls, tell me, show me, book, cancel, add, total, price, with, also
`);
const angry = new Set(["complaint", "review"]);
const courtesies = new Set(["greeting", "thanks", "goodbye", "capabilities"]);
const beginsWish = wordList`
  what'?s?, when'?s?, where'?s?, how'?s?, is, are, do, does, did, can, could, which, i, we, please, cancel, track, book, tell, show
`;
const beginsQuestion = wordList`
  what'?s?, when'?s?, where'?s?, how'?s?, (is|are) (there|it|the|that), (do|does) (you|u|i|we|it|the|that), (can|could|will|would) (i|we|you|u|it|she|he|they)
`;
const endOfWish = wordList`
  [?.!;]+\s+(and |also |then )*
  ,? (and|also|plus)( also| then)? (?=${beginsWish}\b)
  ,\s+(?=${beginsQuestion}\b)
`;
const boundary = new RegExp(`\\s*${endOfWish}`, "i");
const mostWishes = 3;
const onlyNames =
  /^(?:no,? |sorry,? )?(?:not the \p{L}+, )?(?:the|my|our) \p{L}+(?: \p{L}+)?\W*$/iu;
/** “No wedding”: what is not wished for. */
const denies =
  /^(?:no|not|not an?|without) \p{L}+$|^(?:(?:i|we) )?(?:no|do not|dont|don.t) need\b|^(?:i|we) (?:have|got) already\b/iu;

/** A wish of a message. `guessed`: its intent comes from its values, whatever the classifier says of its words. */
type Wish = Turn & { readonly guessed?: boolean };

const guessed = (scenario: Scenario, part: Turn): string => scenario.guess?.(part) ?? "";

/** Splits a message into wishes, each read on its own; empty if there is only one, or more than can be separated. */
function wishesOf(understander: Understander, scenario: Scenario, turn: Turn): Wish[] {
  const parts = turn.message
    .split(boundary)
    .filter((part) => part !== undefined && part.split(/\s+/).length >= 2 && !denies.test(part))
    .filter((part) => setAsideIn(part)?.rest !== "");
  if (parts.length < 2 || parts.length > mostWishes) return [];
  // A reference belongs to the whole message; its parts alone would be taken for other intents.
  const overridden = (part: Turn): string | undefined =>
    turn.slots.references.length > 0 ? undefined : scenario.overrideIntent?.(part);
  const read: Wish[] = parts
    .map((message) => readTurn(understander, { ...turn, message }, turn.state))
    .map((part) =>
      part.intent === "emergency" && asksOfSafety(part.plain) ? { ...part, intent: "" } : part,
    )
    .map((part) => {
      const intent = overridden(part);
      // What a rule is sure of needs no certainty of the classifier.
      return intent === undefined ? part : { ...part, intent, guessed: intent !== "" };
    })
    // “2 rooms mon to wed, parking pls” names no intent, but its values are unambiguous.
    .map((part) =>
      part.intent === "" ? { ...part, intent: guessed(scenario, part), guessed: true } : part,
    );
  // In a message with a question, a statement is not a separate wish.
  const asking = read.some(({ message }) => asks(message));
  const tells = ({ message, intent, slots, guessed: byValues }: Wish) =>
    asking &&
    !asks(message) &&
    !wants.test(message) &&
    (scenario.handlers[intent] === undefined || (byValues && !holdsValues(slots))) &&
    slots.references.length === 0;
  // An angry visitor who makes a request wants the request.
  const acts = read.some(({ intent }) => intent !== "" && !angry.has(intent));
  return (
    read
      .filter(({ intent }) => !(acts && angry.has(intent)))
      .filter(({ intent }) => !courtesies.has(intent))
      .filter((part) => !tells(part))
      // “A pool? And a gym?” is one wish.
      .filter(
        ({ intent }, index, all) =>
          intent === "" || all.findIndex((one) => one.intent === intent) === index,
      )
  );
}

const holdsValues = ({ dates, amounts, people, rooms, nights }: Turn["slots"]): boolean =>
  dates.length + amounts.length > 0 || [people, rooms, nights].some((value) => value !== undefined);

/** Answers a wish from the written questions or the conversation, in preference to a fact. */
function known(understander: Understander, scenario: Scenario, wish: Turn): Outcome | undefined {
  if (scenario.handlers[wish.intent] !== undefined) return undefined;
  const index = understander.questions(wish.industry);
  return surelyKnown(index, wish) ?? scenario.resolve?.(wish) ?? likelyKnown(index, scenario, wish);
}

/** Answers wishes in order, each in the conversation state left by the previous one. */
function answerAll(
  understander: Understander,
  scenario: Scenario,
  [first, ...rest]: readonly Turn[],
): Outcome | undefined {
  if (!first) return undefined;
  const answerOf = (wish: Turn) => known(understander, scenario, wish) ?? answer(scenario, wish);
  const { handled, ...firstAnswer } = answerOf(first);
  let { reply, state } = firstAnswer;
  for (const wish of rest) {
    const next = answerOf(at(wish, state));
    // Two wishes with the same answer get it once.
    if (!reply.message.content.includes(next.reply.message.content))
      reply = join(reply, next.reply);
    state = next.state;
  }
  return { reply, state, handled };
}

/**
 * Answers two or three wishes in one message: facts first, then one task. A second task waits until the first is
 * finished. Undefined if the message holds one wish, or if the wishes cannot be separated clearly.
 */
export function severalWishes(
  understander: Understander,
  scenario: Scenario,
  turn: Turn,
): Outcome | undefined {
  const wishes = wishesOf(understander, scenario, turn);
  const [only] = wishes;
  if (turn.state.flow === undefined && scenario.tellsTask?.(turn))
    return besideTask(understander, scenario, turn, wishes);
  const isTask = ({ intent }: Turn) => scenario.handlers[intent] !== undefined;
  // The dates, people and rooms of a task may be anywhere in the message.
  const ofAll = (task: Wish): Wish => ({ ...task, ...turn, intent: task.intent });
  if (wishes.length === 1 && only && only.intent !== "") {
    const found =
      known(understander, scenario, only) ?? answer(scenario, isTask(only) ? ofAll(only) : only);
    return atAVenture(understander, scenario, only, found) ? undefined : found;
  }
  const clear = wishes.filter((wish) => {
    const found = known(understander, scenario, wish);
    return found !== undefined
      ? !atAVenture(understander, scenario, wish, found)
      : isClear(wish) &&
          (isTask(wish) || !atAVenture(understander, scenario, wish, answer(scenario, wish)));
  });
  // One of three wishes may stay open; with one of two open, a single wish would remain, and the message is answered
  // as a whole.
  if (clear.length < 2) return undefined;

  // “No, the tent. And what does it cost?”: a name that only puts right what is meant wishes for nothing.
  const inTalk = turn.state.exchanges.length > 0;
  const meant = clear.filter(({ message }) => !(inTalk && onlyNames.test(message)));
  const wanted = meant.length === 0 ? clear : meant;
  const [task, later] = wanted.filter(isTask);
  const facts = wanted.filter(
    (wish) => !isTask(wish) && !(task && scenario.covers?.(wish, task.intent)),
  );
  if (task && facts.length === 0 && !later && wanted === clear) return undefined;
  const answered = answerAll(
    understander,
    scenario,
    task ? [...facts, later ? task : ofAll(task)] : facts,
  );
  if (!answered) return undefined;
  const whole = withLater(scenario, answered, later);
  // A part that is a statement, or says how to answer, leaves nothing open.
  const open = wishes.find((wish) => !clear.includes(wish) && asks(wish.message));
  return open === undefined
    ? whole
    : {
        ...whole,
        reply: join(whole.reply, say(`“${cut(open.message)}” I couldn’t answer here.`)),
      };
}

/** Whether too little speaks for the fact that was found for a part of a message. */
const atAVenture = (
  understander: Understander,
  scenario: Scenario,
  wish: Turn,
  outcome: Outcome,
): boolean => lacksSigns(understander.questions(wish.industry), scenario, wish, outcome);

const isClear = ({ intent, understanding, guessed: byValues }: Wish): boolean =>
  intent !== "" &&
  (byValues || ((understanding.guesses[0]?.score ?? 0) > 0.6 && understanding.inScope > 0.7));

/** Answers the questions beside a task whose values the message tells, then the task with all of it. */
function besideTask(
  understander: Understander,
  scenario: Scenario,
  task: Turn,
  wishes: readonly Wish[],
): Outcome | undefined {
  if (scenario.handlers[task.intent] === undefined) return undefined;
  const questions = wishes.filter(
    (wish) =>
      !scenario.tellsTask?.(wish) &&
      scenario.handlers[wish.intent] === undefined &&
      !scenario.covers?.(wish, task.intent) &&
      (isClear(wish) || known(understander, scenario, wish) !== undefined),
  );
  if (questions.length === 0) return undefined;
  const answered = answerAll(understander, scenario, [...questions, task]);
  return answered && { ...answered, handled: task.intent };
}

/** The maximum number of words quoted from an unanswered wish. */
const mostNamed = 8;
function cut(message: string): string {
  const words = message
    .trim()
    .replace(/[?.!]+$/, "")
    .split(/\s+/);
  return words.length > mostNamed ? `${words.slice(0, mostNamed).join(" ")} …` : words.join(" ");
}

/** Defers a second task while the first asks something; otherwise answers it at once. */
function withLater(scenario: Scenario, first: Outcome, later: Turn | undefined): Outcome {
  if (!later) return first;
  if (first.state.flow) return { ...first, state: { ...first.state, later: later.message } };
  const second = answer(scenario, at(later, first.state));
  // Two wishes with the same quote get it once.
  const [one, other] = [first.state.finished, second.state.finished];
  const sameTask =
    one !== undefined &&
    one.name === other?.name &&
    JSON.stringify(one.slots) === JSON.stringify(other.slots);
  return second.handled === first.handled ||
    sameTask ||
    second.reply.message.content === first.reply.message.content
    ? first
    : { ...first, state: second.state, reply: join(first.reply, second.reply) };
}
