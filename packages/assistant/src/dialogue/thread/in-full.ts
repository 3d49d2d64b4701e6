import { notUnderstood, saysLittle } from "../message/clauses.ts";
import { fullQuestion } from "../message/follow-up-question.ts";
import { stagesOf } from "../stages/stage-kinds.ts";
import { givenAs, type Taken } from "../stages/stages.ts";
import { acted } from "../state.ts";
import type { Incoming, ScenarioState } from "../types.ts";

/** Stages that answer what a short message says itself; others guess, and its full question is surer. */
const ofItself = stagesOf(
  ["whole", "errand", "decision", "courtesy", "record", "outcome", "followed", "text"],
  ["question", "in order", "continued"],
);
/** Stages that answer from a record. If a follow-up leans on the question before it, its full question is answered instead. */
const byRecord = stagesOf(["followed"], ["resolved", "question", "continued"]);
/** Stages that answer a full question surely enough to go before a guess. */
const surely = stagesOf(["record", "written", "followed", "text", "replaced"], ["wish", "advice"]);
/** Stages that speak of the last answer itself (“where did you get that”). */
const aboutTheAnswer = stagesOf([], ["reaction", "reassured"]);
const sameGoes = /^The same goes for that\./;
/** What a reply without an answer says. */
export const admits = /couldn’t find|don’t want to guess|don’t know|don’t have that|can’t see that/;
/** Whether a message that was handled so was not understood, or got no answer. */
export const gaveUp = (handled: string): boolean =>
  notUnderstood.has(handled) || saysLittle.has(handled) || handled === "moved_on";

/** Answers the full question of a short follow-up, if it is answered more surely than the follow-up itself. */
export function inFullQuestion<Answer extends { readonly found: Taken }>(
  state: Readonly<ScenarioState>,
  incoming: Incoming,
  answer: (incoming: Incoming) => Answer,
): Answer {
  const first = answer(incoming);
  const { message } = incoming;
  const { exchanges, flow } = state;
  const last = exchanges.at(-1);
  if (last === undefined || flow !== undefined) return first;
  const { outcome, taken } = first.found;
  if (aboutTheAnswer.has(taken.stage) || acted(state, outcome.state)) return first;
  const text = outcome.reply.message.content;
  if (sameGoes.test(text)) return first;
  const unsure = admits.test(text) || gaveUp(outcome.handled);
  if (ofItself.has(taken.stage) && !unsure && !byRecord.has(taken.stage)) return first;
  if (last.bot.endsWith("?") && !message.trim().endsWith("?")) return first;
  const whole = fullQuestion(last.visitor, message);
  if (whole === undefined || (!whole.leans && ofItself.has(taken.stage) && !unsure)) return first;
  const { question } = whole;
  const full = answer({ ...incoming, message: question });
  const { handled, reply } = full.found.outcome;
  const { stage } = full.found.taken;
  const sure = surely.has(stage) && !gaveUp(handled) && !(stage === "wish" && admits.test(text));
  // “How long can I return it” says itself what it is about; only “it” is open.
  const ownSubject =
    whole.named && (handled === outcome.handled || taken.stage === "likely question");
  if (ownSubject && !unsure) return first;
  const same = reply.message.content === last.bot;
  if (!sure || same || admits.test(reply.message.content)) return first;
  return givenAs(full, `as “${question}”`);
}
