import { nextStep } from "../../dialogue/reply/next-step.ts";
import { dollars, person, say, spoken } from "../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { orderInHand } from "./current-order.ts";
import { workingDay } from "./dates.ts";
import type { Sold } from "./order-thread.ts";
import { checkedReturn, refundDays } from "./return-period.ts";
import type { SampleOrder } from "./sample-order.ts";

/**
 * Answers questions about the money of the current order: when the refund arrives, and why a different amount was
 * charged.
 */

const ofMoney = anywhere(wordList`
  money, refund\w*, credited, paid back, (on|in|to) my (visa|card|bank|account|paypal|mastercard|amex), (see|get|have) the \d+, my (bank|card company), the \d+ (dollars |bucks )?back
`);
const asksWhen = anywhere(wordList`
  when, how (long|soon|fast|many days), (which|what|exact|exactly which) (day|date), by when, latest, till?, until, what day exactly, long
`);
const asksBank =
  /\b(?:call|ask|tell|contact|phone|ring)\b.{0,20}\bbank\b|\bbank\b.{0,20}\b(?:call|ask|say)\b/;
/** “If I return it”, “when can I return it” ask about the rule. */
const ofRule =
  /\b(?:if|once|after) (?:i|we)\b|\bwhen (?:can|do|may|must|should) (?:i|we) (?:return|send)\b|\bhow long (?:do|can) (?:i|we) have\b|\bto (?:return|send)\b/;
/** Days a bank may take to show a refund. */
const bankDays = 3;

export function orderMoney(turn: Turn, { orders, source }: Sold): Outcome | undefined {
  const { plain, state, slots } = turn;
  if (plain.split(" ").length > 26) return undefined;
  const order = orderInHand(turn, orders);
  if (!order) return undefined;
  const text =
    afterReturn(turn, order) ??
    ofCancelling(turn, order) ??
    refundDay(turn, order) ??
    otherSum(turn, order, slots.amounts[0]?.value) ??
    whyMore(turn, order);
  return text === undefined
    ? undefined
    : {
        handled: "order_money",
        state: { ...state, figures: { ...state.figures, order: order.number } },
        reply: say(text, { source, choices: [person] }),
      };
}

const ofFee = /\b(?:express|shipping|delivery|postage|fee)\b/;
const chargesFee = /\b(?:fees?|charges?|costs? (?:me )?(?:anything|something)|penalty)\b/;
const asksBack = /\b(?:back|refund\w*|fee|also|too|as well|get|lost|paid)\b/;

/** Where the money of an order that is being cancelled goes, delivery included. */
function ofCancelling({ plain, state }: Turn, order: SampleOrder): string | undefined {
  const cancels =
    /\bcancel/.test(state.exchanges.at(-1)?.bot ?? "") || state.before === "order_money";
  if (order.state !== "preparing" || !cancels || plain.split(" ").length > 12) return undefined;
  if (
    state.figures?.cancelled === undefined &&
    ofFee.test(plain) &&
    (asksBack.test(plain) || /^(?:and|what about)\b/.test(plain))
  )
    return `Yes, you get delivery back too. We refund an order that never shipped in full, within ${refundDays} working days.`;
  const done = state.figures?.cancelled === order.number;
  if (done && chargesFee.test(plain))
    return `No, there’s no fee. ${order.number} hadn’t shipped, so you get the whole ${dollars(order.total)} back.`;
  if (done && (whereTo.test(plain) || /\bgo back\b/.test(plain)))
    return `Yes, it always goes back the way you paid, including the ${dollars(order.total)} for ${order.number}. PayPal shows it right after we send it, and a card 2–3 days later.`;
  const asksMoney =
    /\b(?:money|refund\w*)\b/.test(plain) &&
    /^(?:so |and |but |ok )*(?:how|where|do|will|when)\b/.test(plain);
  if (done && asksMoney)
    return `Within ${refundDays} working days, you’ll have ${dollars(order.total)} back the way you paid. You don’t need to do anything else. We’ll e-mail you when it’s sent.`;
  return asksMoney
    ? `It happens automatically once ${order.number} is cancelled. You get ${dollars(order.total)} back the way you paid, within ${refundDays} working days. Shall I cancel it?`
    : undefined;
}

const haveIt =
  /^(?:and |so |ok |then |by )*when\b(?: (?:then|latest|exactly|roughly|at the latest))*$|\b(?:have|get|see|is|come|arrive|take) it\b|\bit (?:be|take|come|arrive)\b|\bis it\b/;
const sentAgo =
  /\b(?:sent|returned|posted|shipped)\b.*\b(?:\d+|two|three|four|a|last) (?:days?|weeks?|months?)\b|\bonly (?:2|two) days\b/;
const whereTo =
  /\b(?:go(?:es)?|comes?|paid|put|land|get it|refund\w*)\b.*\b(?:card|paypal|account|bank|visa|mastercard)\b/;
/** The original payment method no longer exists: a case for the shop team. */
const wayGone =
  /\b(?:cancel\w*|clos\w*|expired|lost|stolen|new|old|another|different|other|change)\b/;
const asVoucher = /\b(?:voucher|store credit|shop credit|gift ?card)\b/;

/** Answers about an order that came back: why so late, where the money goes, and whether a voucher is possible. */
function afterReturn({ plain, now }: Turn, order: SampleOrder): string | undefined {
  if (order.state !== "returned" || plain.split(" ").length > 14) return undefined;
  const sum = dollars(order.total);
  const leaves = spoken(workingDay(dayOf(now), checkedReturn.paidWithin));
  if (sentAgo.test(plain))
    return `I understand why that’s annoying. It was on its way for a long time and only reached us ${checkedReturn.arrived} days ago. We’ll send your ${sum} back by ${leaves} at the latest.`;
  if (asVoucher.test(plain))
    return `Yes, as long as the money hasn’t been sent (by ${leaves}). The shop team can turn the ${sum} into a voucher for ${order.number}, and someone will confirm it by e-mail.`;
  return whereTo.test(plain) && !wayGone.test(plain) && !asksWhen.test(plain)
    ? `It goes back the way you paid, so a card payment goes to the same card, and PayPal to PayPal. We’ll send your ${sum} by ${leaves}.`
    : undefined;
}

/** Says on which date the refund for a return arrives. */
function refundDay({ plain, state, now }: Turn, order: SampleOrder): string | undefined {
  const { number, total } = order;
  const bank = asksBank.test(plain);
  // With a return, “what day will I have it” means the money.
  const ofReturn = order.state === "returned" && haveIt.test(plain);
  if (!(bank || ((ofMoney.test(plain) || ofReturn) && asksWhen.test(plain))) || ofRule.test(plain))
    return undefined;
  // “The 39” is a partial refund.
  const part = Number(/\b(?:the|my) [$]?(\d{2,4})\b/.exec(plain)?.[1] ?? total);
  const sum = dollars(part < total ? part : total);
  if (
    order.state !== "returned" &&
    state.exchanges.slice(-3).some(({ bot }) => /\bback\b/.test(bot))
  )
    return nextStep(state, [
      `Within ${refundDays} working days after it’s back with us, you get ${sum} the way you paid. A card shows it 2–3 days later, and PayPal right away.`,
      `I can’t give you a date before it’s back here. From then on, it takes ${refundDays} working days at most.`,
    ]);
  if (order.state !== "returned") return undefined;
  const leaves = workingDay(dayOf(now), checkedReturn.paidWithin);
  const shown = spoken(workingDay(leaves, bankDays));
  return bank
    ? `Call your bank’s card service at the number on your card, but only after ${shown}, since the ${sum} are still on their way back from us until then. Ask about a refund from a store, ${sum}, for ${number}.`
    : nextStep(state, [
        `We’ll send back the ${sum} for ${number} by ${spoken(leaves)} at the latest. A card shows it 2–3 working days later, so by ${shown}, and PayPal right away.`,
        `It’s still ${spoken(leaves)} on our side and ${shown} for your bank. If it isn’t back by then, the shop team will send you proof of payment for ${number}.`,
      ]);
}

const taken = /\b(?:charged|took|taken|debited|billed|deducted|withdrew|paid|pay)\b/;

/** Explains why the amount charged differs from the order total. */
function otherSum(
  { plain, now }: Turn,
  { number, total, item, ordered }: SampleOrder,
  amount: number | undefined,
): string | undefined {
  const figure =
    amount ?? Number(taken.exec(plain) && /\b(\d{2,4}(?:\.\d\d)?)\b(?! days)/.exec(plain)?.[1]);
  if (!taken.test(plain) || !(figure > total && figure < total * 1.5)) return undefined;
  const day = spoken(dayOf(now).subtract({ days: ordered }));
  return `My record for ${number} (${item}) shows ${dollars(total)}, ordered on ${day}, so you’ve paid ${dollars(Math.round((figure - total) * 100) / 100)} too much. The shop team will compare it with the payment and refund any mistake. Send a picture of your card statement, and someone will answer within one working day.`;
}

const asksWhy = /\bwhy\b|\bmore\b|\bwhat for\b|\bdifference\b|\bhow come\b|\btoo much\b/;

/** Answers “why?” after a different amount was mentioned. */
const whyMore = ({ plain, state }: Turn, { number, total }: SampleOrder): string | undefined =>
  state.before === "order_money" &&
  state.last?.message.content.includes("too much") &&
  asksWhy.test(plain)
    ? `I can’t see the reason from here. My record for ${number} shows ${dollars(total)}, with nothing added. The shop team can see the payment itself, and if it was wrong, they’ll refund the difference within ${refundDays} working days.`
    : undefined;
