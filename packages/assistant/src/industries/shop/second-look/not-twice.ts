import { notUnderstood, saysLittle } from "../../../dialogue/message/clauses.ts";
import { stagesOf } from "../../../dialogue/stages/stage-kinds.ts";
import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { isLost, toldAlready } from "../service/pass-on.ts";

/** Gives no reply twice: a visitor who asks again wanted something else. */

/** A shorter reply is a figure or a courtesy, and may be said again. */
const leastWords = 8;
/** Replies that are right again: acts, persons, courtesies, and what a task asks. */
const mayRepeat =
  /^(?:human_agent|emergency|distress|passed_on|basket|product_gas|flow:|order|broken_thing|missing_parcel|cancel)/;

/** Returns another answer than the one just given, or an offer to ask; undefined if it is new. */
export function notTwice(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const { state, message } = turn;
  const { handled, reply } = outcome;
  if (notUnderstood.has(handled) || saysLittle.has(handled) || mayRepeat.test(handled))
    return undefined;
  if (state.flow !== undefined || outcome.state.flow !== undefined) return undefined;
  const said = reply.message.content;
  if (said.split(/\s+/).length < leastWords) return undefined;
  const last = state.exchanges.at(-1);
  if (!last?.bot.includes(said) || same(last.visitor, message)) return undefined;
  const barred = { words: [], handled: [], replies: [last.bot, said] };
  const { outcome: own, stage } = again(message, { ...state, barred });
  const isNew = !state.exchanges.some(({ bot }) => bot.includes(own.reply.message.content));
  return !isLost(own) && isNew && sure.has(stage) ? own : toldAlready(turn);
}

/** Stages that answer the wording of a message. */
const sure = stagesOf(["record", "written", "followed"], ["chosen"]);

const same = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
