import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";

/** “The number is 4432 1199 8876”: the chat does not look up cards. */
const longNumber = /(?:\b\d{4}[ -]?){3,4}/;
export function cardNumber(turn: Turn): Outcome | undefined {
  if (!longNumber.test(turn.message) || !/\b(?:card|balance|voucher)\b/.test(turn.plain))
    return undefined;
  return {
    handled: "gift_card",
    state: turn.state,
    reply: say(
      "Please keep that number out of the chat, since anyone who reads it can spend the card. “Check balance” under “Gift card” at checkout shows what’s on it.",
      { source: "shop" },
    ),
  };
}
