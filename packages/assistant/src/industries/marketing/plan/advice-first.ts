import { say } from "../../../dialogue/reply/reply.ts";
import { withOffer } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { tradeOf } from "../channels/channel-questions.ts";
import { byTrade } from "../situations/by-trade.ts";

/**
 * A visitor who describes a business, or asks how to get more customers, wants a first step. A plan starts on request:
 * by that word, or by naming a budget.
 */

/** What “yes” stands for after such a reply, and what the plan's button sends. */
const planWish = "Help me plan a campaign";

const asksPlan = anywhere(wordList`
  plan\w*, campaigns?, budget\w*, spend\w*, launch\w*, advertis\w+, ads?, promot\w+, marketing, strategy, weeks, schedule, money, help me
`);
const asksHow = /^(?:(?:and|so|but|ok|no) )*(?:how|where|what)\b/;

export function adviseFirst(turn: Turn): Outcome | undefined {
  const { plain, message, state, slots } = turn;
  if (state.flow !== undefined || asksPlan.test(plain)) return undefined;
  if (
    slots.amounts.length > 0 ||
    (slots.dates.length > 0 && !/\bago\b/.test(plain)) ||
    /\d{3,}/.test(plain)
  )
    return undefined;
  const trade = tradeOf(turn)?.trade;
  if (trade === undefined || plain.split(" ").length < fewestWords) return undefined;
  const { answers } = byTrade[trade];
  const stated = [answers.first, answers.instead].find(
    (text) => typeof text === "string" && state.exchanges.every(({ bot }) => !bot.includes(text)),
  );
  if (typeof stated !== "string") return undefined;
  const asks = message.includes("?") || asksHow.test(plain);
  return {
    handled: "of_trade",
    state: withOffer(state, planWish),
    reply: say(asks ? stated : `${stated} Shall I make a plan with money and weeks?`, {
      source: "marketing",
      next: [planWish, "How do we measure success?"],
    }),
  };
}
const fewestWords = 5;
