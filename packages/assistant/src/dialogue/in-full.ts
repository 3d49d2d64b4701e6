import { notUnderstood, saysLittle } from "./clauses.ts";
import { fullQuestion } from "./follow-up-question.ts";
import type { Taken } from "./stages.ts";
import type { Incoming, ScenarioState } from "./types.ts";

/** Stages that answer what a short message says itself; others guess, and its full question is surer. */
const ofItself: ReadonlySet<string> = new Set([
  "in hand",
  "resolved",
  "follow-up",
  "question",
  "text",
  "offer",
  "taken up",
  "amend",
  "reaction",
  "restart",
  "repeat",
  "person",
  "recap",
  "product",
  "refused",
  "asked after",
  "noted",
  "result",
  "resume",
  "reopen",
  "settled",
  "in order",
  "fire",
  "digression",
  "declined",
  "agreed",
  "courtesy",
]);
/** Stages that tell what is on record of a thing; what was asked of it, its full question says. */
const byRecord: ReadonlySet<string> = new Set(["resolved", "question", "follow-up"]);
/** Stages that answer a full question surely enough to go before a guess. */
const surely: ReadonlySet<string> = new Set([
  "in hand",
  "resolved",
  "follow-up",
  "question",
  "text",
  "likely question",
  "wish",
  "advice",
  "addressed",
  "overruled",
  "chosen",
]);
const admits = /couldn’t find|don’t want to guess|don’t know|don’t have that|can’t see that/;
const gaveUp = (handled: string): boolean =>
  notUnderstood.has(handled) || saysLittle.has(handled) || handled === "moved_on";

/** Answers the full question of a short follow-up, if it is answered more surely than the follow-up itself. */
export function inFullQuestion<Answer extends { readonly found: Taken }>(
  { exchanges, flow }: Readonly<ScenarioState>,
  incoming: Incoming,
  answer: (incoming: Incoming) => Answer,
): Answer {
  const first = answer(incoming);
  const { message } = incoming;
  const last = exchanges.at(-1);
  if (last === undefined || flow !== undefined) return first;
  const { outcome, taken } = first.found;
  const text = outcome.reply.message.content;
  const unsure = admits.test(text) || gaveUp(outcome.handled);
  if (ofItself.has(taken.stage) && !unsure && !byRecord.has(taken.stage)) return first;
  if (last.bot.endsWith("?") && !message.trim().endsWith("?")) return first;
  const whole = fullQuestion(last.visitor, message);
  if (whole === undefined || (!whole.leans && ofItself.has(taken.stage) && !unsure)) return first;
  const { question } = whole;
  const full = answer({ ...incoming, message: question });
  const { handled, reply } = full.found.outcome;
  const sure = surely.has(full.found.taken.stage) && !gaveUp(handled);
  const same = reply.message.content === last.bot;
  if (!sure || same || admits.test(reply.message.content)) return first;
  const why = `${full.found.taken.why}, as “${question}”`;
  return { ...full, found: { ...full.found, taken: { ...full.found.taken, why } } };
}
