import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply/reply.ts";
import type { Outcome, ScenarioState, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { businesses } from "../businesses.ts";
import { orderInHand } from "./current-order.ts";
import { ago } from "./dates.ts";
import type { Sold } from "./order-thread.ts";
import { checkedReturn, refundDays, returnDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/** Says what happens next with the current order: “so what now”, “and what do i do”. */

const asks = anywhere(wordList`
  what (now|next|then), now what, what (happens|comes) (now|next), what (do|should|can|must|shall) (i|we) (do|have to do)( now| next| then)?, whats? (is )?the next step, what (am|are) (i|we) supposed to do
`);
const andNow = /^(?:and|so|ok|ok and) now$/;
const mostWords = 9;
/** For how many replies an order remains the current one. */
const lately = 3;

export function whatNow(turn: Turn, { orders, source, desk }: Sold): Outcome | undefined {
  const { message, state, now, slots } = turn;
  // The plain form drops “so” and “now”.
  const said = message
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  if (!(asks.test(said) || andNow.test(said)) || said.split(" ").length > mostWords)
    return undefined;
  if (slots.references.length > 0 || state.flow !== undefined) return undefined;
  const order = orderInHand(turn, orders);
  const recent = state.exchanges.slice(-lately);
  if (!order || !recent.some(({ bot }) => bot.includes(order.number))) return undefined;
  // A fault and a lost parcel have next steps of their own.
  if (/^(?:broken_thing|repair|missing_parcel)$/.test(state.before ?? "")) return undefined;
  const steps = [
    toDo(order, wrongOrBroken(state), ago(now, order.arrives), businesses[desk].mail),
    `That’s all there is to do for ${order.number}. If something doesn’t go as I said, tell me here or ask for a person.`,
  ] as const;
  return {
    handled: "flow:order",
    state,
    reply: say(nextStep(state, steps), { source, choices: [person] }),
  };
}

/** Whether the order was described as wrong or broken. */
const wrongOrBroken = ({ exchanges, figures }: Readonly<ScenarioState>): boolean =>
  figures?.faulty !== undefined ||
  exchanges.slice(-lately).some(({ handled = "" }) => /^(?:wrong|damaged)_item$/.test(handled)) ||
  exchanges.slice(-lately).some(({ bot }) => /\b(?:two photos|photo of what)\b/.test(bot));

function toDo(
  { number, state, arrives, total }: SampleOrder,
  claims: boolean,
  due: string,
  mail: string,
): string {
  if (claims)
    return `Send two photos with “${number}” to ${mail} (made up). You’ll hear back within two working days, and we pay for everything that follows.`;
  if (state === "preparing")
    return `Nothing. ${number} ships today and should reach you on ${due}. Until then, you can still change or cancel it.`;
  if (state === "on its way")
    return `Nothing for now: ${number} is due on ${due}. If it isn’t there that evening, tell me, and the carrier will search for it the same day.`;
  if (state === "returned")
    return `Nothing. Your ${dollars(total)} for ${number} arrives within ${checkedReturn.paidWithin} working days.`;
  return arrives <= returnDays
    ? `If you want to send ${number} back, print the label under “My account”, “Orders”, or bring it to a store. You’ll have ${dollars(total)} back within ${refundDays} working days after it reaches us.`
    : `Nothing more is open for ${number}. If it has a fault, the warranty covers it: tell me what’s wrong.`;
}
