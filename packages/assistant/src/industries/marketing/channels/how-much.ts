import { dollars, say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { tradeOf } from "./channel-questions.ts";
import { bestFor, channelsIn } from "./channel-records.ts";
import { tradeNames } from "./trades.ts";

/** Answers to “How much money do I need”: asking back would not help, so a starting budget is named. */

const asksHowMuch = anywhere(wordList`
  how much( money| budget| cash)?( (do|should|must|would|will|can|could|does))?( (i|we|one|you|a|an)( \w+)?)? (need|spend|invest|put in|plan|budget|take|require)( \w+)?, what budget( \w+){0,4} (need|sensible|right|realistic), how (big|large|high)( \w+){0,3} budget
`);
/** Channels that cost less than this per month are done by hand. */
const leastPaid = 100;
const ofOurs = /\b(?:you charge|your|chatbot|bot|website cost)\b/;

export function howMuchNeeded(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (!asksHowMuch.test(plain) || ofOurs.test(plain) || slots.amounts.length > 0) return undefined;
  if (/\d{3}/.test(plain) || /\bhow many\b/.test(plain)) return undefined;
  if (channelsIn(plain).length > 0 || state.done?.some(({ name }) => name === "plan"))
    return undefined;
  const trade = tradeOf(turn);
  if (!trade) return undefined;
  const first = bestFor(trade.trade).find(({ monthly }) => monthly >= leastPaid);
  if (!first) return undefined;
  return {
    handled: "budget_advice",
    state,
    reply: say(
      `Start with ${dollars(first.monthly)} a month for three months, in one channel: ${first.inText}, since ${first.because}. That’s the least that will teach you anything for ${tradeNames[trade.trade]}; later on, 5–10% of sales is usual. How much do you have?`,
      { source: "marketing", next: ["Help me plan a campaign", "Which channels fit us?"] },
    ),
  };
}
