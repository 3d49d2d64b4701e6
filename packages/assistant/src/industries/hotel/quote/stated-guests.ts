import { advance, askAgain, take } from "../../../dialogue/flows.ts";
import { withLead } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { withDigits } from "../../../understanding/numerals.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { roomWishesIn } from "../rooms/room-wishes.ts";
import { quoteFlow } from "./quote.ts";

/** What is said while a quote waits for its guests or nights: who comes besides a dog, or what it all costs. */

export const toldInQuote = (turn: Turn): Outcome | undefined =>
  guestsTold(turn) ?? wishTold(turn) ?? sumAsked(turn);

const opens = wordList`no, ok, okay, well, so, just, only, we are, it is, there are, for, i said, said, that is, us`;
const companions = wordList`colleagues, coworkers, friends, mates, ladies, women, men, guys`;
const besides = `(?:and|plus|with|[+&/]|${companions})`;
const first = new RegExp(`^(?:${opens} )*(\\d{1,2})(?= ?${besides}|,|$)`);

/** “2 + dog”, “two people!! and one dog”: the number of guests, with what comes along. */
function guestsTold(turn: Turn): Outcome | undefined {
  const { state, message, slots, plain } = turn;
  const { flow } = state;
  if (flow?.name !== "quote" || flow.asking !== "guests" || message.includes("?")) return undefined;
  // Beside the children, a number is that of the adults.
  if (flow.slots.children !== undefined || slots.children !== undefined) return undefined;
  const bare = Number(first.exec(withDigits(plain))?.[1] ?? Number.NaN);
  const people = slots.people ?? (bare >= 1 && bare <= mostGuests ? bare : undefined);
  if (people === undefined || plain.split(" ").length > mostWords) return undefined;
  const taken = take({ ...turn, slots: { ...slots, people } }, quoteFlow, flow);
  return taken && { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" };
}
const mostGuests = 18;
const mostWords = 12;

/** “Separate beds please”: noted with the stay that is being asked for, and not for when it is booked. */
function wishTold(turn: Turn): Outcome | undefined {
  const { state, plain } = turn;
  const { flow } = state;
  const wished = flow?.name === "quote" && roomWishesIn(plain).length > 0 && !asks.test(plain);
  if (!flow || !wished || plain.split(" ").length > mostWords) return undefined;
  const taken = take(turn, quoteFlow, flow);
  const noted = taken && taken.flowState.slots.wishes !== flow.slots.wishes;
  return noted
    ? { ...advance(taken.turn, quoteFlow, taken.flowState), handled: "flow:quote" }
    : undefined;
}
const asks = /^(?:(?:and|but|so|ok) )*(?:is|are|does|do|did|which|what|how|where|when|why|who)\b/;

const asksSum = anywhere(wordList`
  total, all together, altogether, in all, all in, sum, final price, how much (is it |for it )?(now|then|all|for (all|everything|that|both))
`);
const ofElse = anywhere(wordList`
  breakfasts?, meetings?, events?, party, wedding, lunch, tables?, parking, taxi, massage, dinner, laundry, deposit, sauna
`);
/** “So all together how much now”: the sum needs what is still open. */
function sumAsked(turn: Turn): Outcome | undefined {
  const { state, plain, slots } = turn;
  const { flow } = state;
  const stated =
    slots.dates.length > 0 || [slots.people, slots.nights].some((value) => value !== undefined);
  if (flow?.name !== "quote" || stated || !asksSum.test(plain) || ofElse.test(plain))
    return undefined;
  return {
    handled: "nudge",
    state: { ...state, flow: { ...flow, asked: 1 } },
    reply: withLead("One thing is missing for the total. ", askAgain(turn, quoteFlow, flow)),
  };
}
