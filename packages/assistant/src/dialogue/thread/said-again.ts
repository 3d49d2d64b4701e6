import { telling } from "../../knowledge/questions/question.ts";
import { notUnderstood, saysLittle } from "../message/clauses.ts";
import { correctionIn } from "../message/correction.ts";
import { saysAll } from "../reply/already-said.ts";
import type { Situation } from "../situation.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { givenAs, type Taken } from "../stages/stages.ts";
import { acted } from "../state.ts";
import type { Incoming, ScenarioState } from "../types.ts";

/**
 * Finds another answer where a message that asks something new would get the reply before once more: “can I bring my
 * goldfish?” after the rule on dogs and cats.
 */

type State = Readonly<ScenarioState>;
type Answered = { readonly situation: Situation; readonly found: Taken };

/**
 * Stages that guess what a message is about. Others say the same for a reason: what was agreed, an open question,
 * thanks, or the answer to the very words of a question, which is right a second time.
 */
const guesses = stagesOf(["near", "doubt", "replaced"], ["wish", "several", "likely question"]);

/**
 * Returns another answer than the one before, if there is a sure one; otherwise the answer as it was.
 *
 * @param answer answers the message in a conversation.
 */
export function notAgain<Answer extends Answered>(
  state: State,
  incoming: Incoming,
  first: Answer,
  answer: (incoming: Incoming, state: State) => Answer,
): Answer {
  const last = state.exchanges.at(-1);
  const { outcome, taken } = first.found;
  const { content } = outcome.reply.message;
  const keeps = !guesses.has(taken.stage) || sameGoes.test(content) || content.endsWith("?");
  if (!last || keeps || acted(state, outcome.state)) return first;
  const text = content.replace(asBefore, "");
  // A part of the reply before may be what is asked for.
  const isPart = text === content && text.length < last.bot.length * mostOfPart;
  if (isPart || !saysAll(last.bot, text) || !asksAnew(incoming.message, last)) return first;
  const replies = [content, text];
  for (const handled of [[], [outcome.handled]]) {
    const other = answer(incoming, { ...state, barred: { words: [], replies, handled } });
    const { handled: as, reply } = other.found.outcome;
    const said = reply.message.content.replace(asBefore, "");
    if (notUnderstood.has(as) || saysLittle.has(as) || saysAll(last.bot, said)) continue;
    if (handled.includes(as)) continue;
    return givenAs(other, `as “${outcome.handled}” was said before`);
  }
  return passedOn(first, incoming.message);
}

/** Says that there is no more on it, and offers to ask. */
function passedOn<Answer extends Answered>(first: Answer, message: string): Answer {
  const { scenario, turn } = first.situation;
  const why = correctionIn(message)
    ? "Sorry, I misread you, and I don’t have a better answer here."
    : "I don’t have more on that than I’ve said.";
  const { reply, state } = scenario.passesOn(turn, why);
  const { taken } = first.found;
  const outcome = { handled: "out_of_scope", reply, state };
  return { ...first, found: { outcome, taken: { ...taken, stage: "said again" } } };
}

const mostOfPart = 0.7;
/** “And my staff?” may be told so. */
const sameGoes = /^The same goes for that/;
const asBefore = /^(?:Yes, |No, )?as I said: /i;

/** Whether a message names something that neither the one before nor its reply did. */
function asksAnew(message: string, { visitor, bot }: State["exchanges"][number]): boolean {
  const known = new Set([...telling(visitor), ...telling(bot)]);
  return telling(message).some((word) => !known.has(word));
}
