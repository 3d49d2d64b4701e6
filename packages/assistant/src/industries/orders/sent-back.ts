import { nextStep } from "../../dialogue/next-step.ts";
import { dollars, person, say } from "../../dialogue/reply.ts";
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
              `Once it is found, within ${refundDays} working days the way you paid; a card shows it 2–3 days later, PayPal at once. With the number on your receipt the search takes a day or two.`,
              `It stays so: found first, then ${refundDays} working days. A person of the shop team writes within one working day, with ${number} in the subject.`,
            ]
          : [
              `I am sorry that you wait. Here ${number} (${item}) still counts as delivered to you, so your return has not been booked in yet. The shop team looks for it by the number on your receipt or label: send that number, and your ${dollars(total)} goes back within ${refundDays} working days once it is found.`,
              `It is with the shop team now: ${number}, sent back by you, ${dollars(total)} open. A person answers within one working day; you need not send anything a second time (in this demo the message goes nowhere).`,
            ],
      ),
      { source, choices: [person] },
    ),
  };
}

/** “If I returned it, when would the money come”, “can it be sent back after use” ask about the rule. */
const asksRule =
  /\b(?:if|once|when|after|before) (?:i|we) (?:have )?(?:return\w*|sent|send)\b|\b(?:can|could|may|must|should)\b(?: \w+){0,6} be (?:sent|returned|posted|shipped)\b/;
