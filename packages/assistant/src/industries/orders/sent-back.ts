import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { wentBack } from "./bought-ago.ts";
import type { Sold } from "./order-thread.ts";
import { byItem, byNumber } from "./references.ts";
import { refundDays } from "./return-period.ts";

/**
 * Handles a return that the customer has sent but that is not on record: it is traced, and no second return is
 * offered.
 */

const ofMoney = anywhere(wordList`
  money, refund\w*, paid, waiting, nothing (yet|back|came|arrived), still (nothing|not|no), (when|where|how long)( \w+){0,3} (it|that|money|refund), receipt, tracking, label, proof, lost, parcel shop, post office, dropped
`);
/** For how many messages the return counts as mentioned. */
const lately = 4;

export function sentBack(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, message, state, slots } = turn;
  if (plain.split(" ").length > 34 || asksRule.test(plain)) return undefined;
  const now = wentBack.test(plain);
  const before = state.exchanges
    .slice(-lately)
    .some(({ visitor }) => wentBack.test(visitor.toLowerCase()));
  const [reference] = slots.references;
  if (!now && !(before && (reference !== undefined || ofMoney.test(plain)))) return undefined;
  // Another number is another order, whether it is on record or not.
  const order =
    reference !== undefined
      ? byNumber(orders, reference)
      : (byItem(orders, message) ?? byNumber(orders, state.figures?.order));
  if (order?.state !== "delivered") return undefined;
  const { number, item, total } = order;
  // When the refund arrives is a different question from where the return is.
  const asksDay = before && /\b(?:when|how (?:long|soon|fast)|what day)\b/.test(plain);
  return {
    handled: "sent_back",
    state: {
      ...(state.flow === undefined ? state : aside(state)),
      figures: { ...state.figures, order: number },
    },
    reply: say(
      nextStep(
        state,
        asksDay
          ? [
              `Once we find it, within ${refundDays} working days, the way you paid. A card shows it 2–3 days later, and PayPal right away. With the number on your receipt, the search takes a day or two.`,
              `That hasn’t changed. We find it first, and then it takes ${refundDays} working days. Someone from the shop team will write within one working day, with ${number} in the subject line.`,
            ]
          : [
              `I’m sorry about the wait. Our record still shows ${number} (${item}) as delivered to you, so your return hasn’t been logged yet. The shop team will look for it by the number on your receipt or label. Send that number, and you’ll get ${dollars(total)} back within ${refundDays} working days once it’s found.`,
              `It’s with the shop team now: ${number}, which you sent back, with ${dollars(total)} outstanding. Someone will answer within one working day. You don’t need to send anything again (the message goes nowhere in this demo).`,
            ],
      ),
      { source, choices: [person] },
    ),
  };
}

/** “If I returned it, when would the money come”, “can it be sent back after use” ask about the rule. */
const asksRule =
  /\b(?:if|once|when|after|before) (?:i|we) (?:have )?(?:return\w*|sent|send)\b|\b(?:can|could|may|must|should)\b(?: \w+){0,6} be (?:sent|returned|posted|shipped)\b/;
