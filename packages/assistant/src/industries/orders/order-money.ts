import { nextStep } from "../../dialogue/next-step.ts";
import { dollars, person, say, spoken } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { dayOf } from "../../understanding/calendar.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { workingDay } from "./dates.ts";
import { orderInHand } from "./order-in-hand.ts";
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
  when, how (long|soon|fast|many days), (which|what|exact|exactly which) (day|date), by when, till?, until, what day exactly, long
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
    return `Yes, delivery comes back too: an order that never left is paid back whole, within ${refundDays} working days.`;
  const done = state.figures?.cancelled === order.number;
  if (done && chargesFee.test(plain))
    return `No, no fee: ${order.number} had not left, so the whole ${dollars(order.total)} come back.`;
  if (done && (whereTo.test(plain) || /\bgo back\b/.test(plain)))
    return `Yes, always the way you paid: the ${dollars(order.total)} for ${order.number} go back there, PayPal at once after we send it, a card 2–3 days later.`;
  const asksMoney =
    /\b(?:money|refund\w*)\b/.test(plain) &&
    /^(?:so |and |but |ok )*(?:how|where|do|will|when)\b/.test(plain);
  if (done && asksMoney)
    return `Within ${refundDays} working days, ${dollars(order.total)} the way you paid; you need do nothing more. A mail tells you when it left.`;
  return asksMoney
    ? `By itself, once ${order.number} is cancelled: ${dollars(order.total)} the way you paid, within ${refundDays} working days. Shall I cancel it?`
    : undefined;
}

const haveIt =
  /^(?:and |so |ok |then )*when\b(?: then)?$|\b(?:have|get|see|is|come|arrive|take) it\b|\bit (?:be|take|come|arrive)\b|\bis it\b/;
const sentAgo =
  /\b(?:sent|returned|posted|shipped)\b.*\b(?:\d+|two|three|four|a|last) (?:days?|weeks?|months?)\b|\bonly (?:2|two) days\b/;
const whereTo =
  /\b(?:go(?:es)?|comes?|paid|put|land|get it|refund\w*)\b.*\b(?:card|paypal|account|bank|visa|mastercard)\b/;
/** The old way to pay is gone: that is for the shop team. */
const wayGone =
  /\b(?:cancel\w*|clos\w*|expired|lost|stolen|new|old|another|different|other|change)\b/;
const asVoucher = /\b(?:voucher|store credit|shop credit|gift ?card)\b/;

/** Answers about an order that came back: why so late, where the money goes, and whether a voucher is possible. */
function afterReturn({ plain, now }: Turn, order: SampleOrder): string | undefined {
  if (order.state !== "returned" || plain.split(" ").length > 14) return undefined;
  const sum = dollars(order.total);
  const leaves = spoken(workingDay(dayOf(now), checkedReturn.paidWithin));
  if (sentAgo.test(plain))
    return `I see why that annoys you: it was long on the way and reached us only ${checkedReturn.arrived} days ago. Your ${sum} leave us by ${leaves} at the latest.`;
  if (asVoucher.test(plain))
    return `Yes, as long as the money has not left (by ${leaves}): the shop team turns the ${sum} into a voucher for ${order.number}. A person confirms it by e-mail.`;
  return whereTo.test(plain) && !wayGone.test(plain) && !asksWhen.test(plain)
    ? `Back the way you paid: a card payment to the same card, PayPal to PayPal. The ${sum} leave us by ${leaves}.`
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
      `Within ${refundDays} working days after it is back with us, ${sum} the way you paid. A card shows it 2–3 days later, PayPal at once.`,
      `I cannot name a day before it is here: from then on it is ${refundDays} working days at most.`,
    ]);
  if (order.state !== "returned") return undefined;
  const leaves = workingDay(dayOf(now), checkedReturn.paidWithin);
  const shown = spoken(workingDay(leaves, bankDays));
  return bank
    ? `The card service of your bank, its number is on the card. But only after ${shown}: before that the ${sum} are still on their way from us. Ask for a refund from a shop, ${sum}, for ${number}.`
    : nextStep(state, [
        `The ${sum} for ${number} leave us by ${spoken(leaves)} at the latest. A card shows them 2–3 working days later, so by ${shown}; PayPal at once.`,
        `It stays at ${spoken(leaves)} for us and ${shown} for your bank. If nothing is there by then, the shop team sends you the proof of payment for ${number}.`,
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
  return `By my record ${number} (${item}) came to ${dollars(total)} on ${day}, so ${dollars(Math.round((figure - total) * 100) / 100)} are too much. The shop team compares it with the payment and pays back what was wrong: send a picture of the card statement, and a person answers within one working day.`;
}

const asksWhy = /\bwhy\b|\bmore\b|\bwhat for\b|\bdifference\b|\bhow come\b|\btoo much\b/;

/** Answers “why?” after a different amount was mentioned. */
const whyMore = ({ plain, state }: Turn, { number, total }: SampleOrder): string | undefined =>
  state.before === "order_money" &&
  state.last?.message.content.includes("too much") &&
  asksWhy.test(plain)
    ? `The reason I cannot see from here: the record of ${number} says ${dollars(total)}, with nothing on top. The shop team sees the payment itself, and if it was wrong, the difference is back within ${refundDays} working days.`
    : undefined;
