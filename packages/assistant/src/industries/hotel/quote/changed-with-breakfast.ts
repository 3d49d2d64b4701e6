import { advance, take } from "../../../dialogue/flows.ts";
import { dollars, join, say } from "../../../dialogue/reply/reply.ts";
import { at } from "../../../dialogue/turn.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { breakfastOf } from "../rooms/offers.ts";
import { quotedIn } from "./pass-on.ts";
import { quoteFlow } from "./quote.ts";
import { breakfastPrice } from "./quote-questions.ts";
import type { Quoted } from "./room-questions.ts";

/** “No, I meant 3 nights, and is breakfast extra”: the changed stay, and the price of breakfast. */
export function changedWithBreakfast(turn: Turn, { quote }: Quoted): Outcome | undefined {
  const { nights, people, dates } = turn.slots;
  const asks = breakfastPrice.test(turn.plain) || /\bis breakfast\b/.test(turn.plain);
  const differs =
    (nights !== undefined && nights !== quote.slots.nights) ||
    (people !== undefined && people !== quote.slots.guests);
  if (!asks || !differs || dates.length > 0) return undefined;
  const taken = take(
    { ...turn, message: turn.message.replace(/breakfasts?/gi, "") },
    quoteFlow,
    quote,
  );
  const next = taken && advance(taken.turn, quoteFlow, taken.flowState);
  const now = next && quotedIn(at(turn, next.state));
  const open = now !== undefined && !now.stay.breakfast;
  return (
    next && {
      ...next,
      reply: open ? join(next.reply, say(breakfastOn(now)), " ") : next.reply,
      handled: "flow:quote",
    }
  );
}
const breakfastOn = ({ stay, chosen }: Quoted): string =>
  `Breakfast is extra: ${dollars(chosen.total + breakfastOf(stay))} in all with it.`;
