import { join } from "../../../dialogue/reply/reply.ts";
import { withoutYes } from "../../../dialogue/reply/yes-asked.ts";
import type { Again, Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { sampleOrders } from "../goods/sample.ts";
import { isLost } from "../service/pass-on.ts";

/** Answers the part of a message that was left open, once “it” in that part stands for what the message is about. */

const open =
  /\s*“([^”]{3,80})” I couldn’t answer here\.$|\s*I couldn’t answer “([^”]{3,80})”\. Shall I ask the shop team\?$/;
const deed = new RegExp(
  `\\b(${wordList`return, send back, bring back, exchange, swap, cancel, order, buy, collect, pick up, change, pay for`})\\b`,
  "i",
);
const does = /\bdo (?:it|that|this|so)\b/i;

const asksRange =
  /^(?:and |so )?what (?:(?:do|have|did) )?you (?:have|got|sell|offer)(?: got)?(?: there)?$/i;

/** The open part in words of its own: “can I do it in Boulder” after “I want to return it”. */
function* readings(part: string, { message, state }: Turn, number?: string): Generator<string> {
  const said = [
    message,
    ...state.exchanges
      .slice(-2)
      .map(({ visitor }) => visitor)
      .reverse(),
  ];
  const act = said.map((text) => deed.exec(text)?.[1]).find((found) => found !== undefined);
  if (act !== undefined && does.test(part)) yield part.replace(does, `${act.toLowerCase()} it`);
  if (number !== undefined) yield `${part} ${number}`;
}

export function leftOpen(turn: Turn, outcome: Outcome, again: Again): Outcome | undefined {
  const text = outcome.reply.message.content;
  const found = open.exec(text);
  const part = (found?.[1] ?? found?.[2])?.replace(/ …$/, "");
  if (found === null || part === undefined) return undefined;
  const answered = { ...outcome.reply, message: { content: text.slice(0, found.index).trim() } };
  // What there is was shown with what was recommended.
  if (asksRange.test(part)) return { ...outcome, reply: answered };
  const number = orderInHand(turn, sampleOrders)?.number;
  for (const reading of readings(part, turn, number)) {
    const { outcome: own } = again(reading, turn.state);
    const said = own.reply.message.content;
    if (isLost(own) || /\bWhich order\b/.test(said)) continue;
    if (answered.message.content.includes(said)) return { ...outcome, reply: answered };
    return { ...outcome, reply: join(answered, withoutYes(part, own.reply)) };
  }
  return undefined;
}
