import { person, say } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { asTold, saysHere } from "./as-stated.ts";
import { orderInHand } from "./current-order.ts";
import { ago } from "./dates.ts";
import { orderReply } from "./order-reply.ts";
import type { Sold } from "./order-thread.ts";
import { toldOrder } from "./references.ts";
import { returnDays } from "./return-period.ts";
import { returnReply } from "./return-reply.ts";

/** Answers “it says still being packed, but I have it”: the customer is believed, and their request continues. */

const differs =
  /^(?:no|but|well|yes)\b|\b(?:says?|shows?|but|already|record|status|site|app|wrong)\b/;
const wantsMore =
  /\b(?:missing|only|broken|damaged|wrong|cancel\w*|refund\w*|return\w*|exchange|swap|instead|too (?:big|small|long|short))\b/;
const exchanges =
  /\b(?:exchang\w*|swap\w*|(?:other|another|smaller|bigger|larger) (?:size|one)|too (?:big|small|large|long|short))\b/i;
const returns = /\b(?:return\w*|send (?:it|this|that) back|do(?:n[’']?t| not) like|refund)\b/i;

const wrong = /\bwrong\b|\binstead of\b|\bnot what (?:i|we)\b|\b(?:wanted|ordered)\b.*\bgot\b/i;
const faulty = /\b(?:holes?|broken|damaged|torn|ripped|cracked|bent|faulty|defect\w*)\b/i;

export function alreadyHere(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { message, plain, state, now } = turn;
  const recorded = [...state.exchanges.map(({ visitor }) => visitor), message]
    .map((text) => toldOrder(orders, text))
    .findLast((order) => order !== undefined);
  const order = orderInHand(turn, orders);
  if (!order || order.number !== recorded?.number) return undefined;
  if (!saysHere(message) || wantsMore.test(plain)) return undefined;
  if (recorded.state !== "preparing" && recorded.state !== "on its way") return undefined;
  const here = { ...state, figures: { ...state.figures, order: order.number, here: 1 } };
  const stated = asTold(recorded, here);
  const wished = state.exchanges.slice(-4).map(({ visitor }) => visitor);
  const purpose = wished.some((text) => faulty.test(text))
    ? "damaged"
    : wished.some((text) => wrong.test(text))
      ? "wrong"
      : undefined;
  if (purpose !== undefined)
    return {
      handled: purpose === "wrong" ? "wrong_item" : "damaged_item",
      state: here,
      reply: orderReply(stated, purpose, source, now),
    };
  if (!differs.test(plain)) return undefined;
  const wants = wished.some((text) => exchanges.test(text))
    ? "exchange"
    : wished.some((text) => returns.test(text))
      ? "return"
      : undefined;
  return {
    handled: wants === "exchange" ? "exchange_item" : "flow:order",
    state: here,
    reply: wants
      ? returnReply(stated, source, now, wants)
      : say(
          `I’ll go by what you see, so ${order.number} counts as delivered today. You can return or exchange it for free until ${ago(now, -returnDays)}. What would you like to do?`,
          { source, choices: [person], next: ["I want to return it", "I want to exchange it"] },
        ),
  };
}
