import { nextStep } from "../../../dialogue/reply/next-step.ts";
import { say, spoken } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { dayOf } from "../../../understanding/calendar.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { orderInHand } from "../../orders/current-order.ts";
import { refundDays, returnDays } from "../../orders/return-period.ts";
import { sampleOrders } from "../goods/sample.ts";
import { onlyUnused, tellsUse } from "./used-return.ts";

/** Continues a conversation about a return without an order: whether it was used, how it was paid, and the deadline. */

const ofReturn = /^(?:return_\w+|refund_policy|exchange_item|gift_back|return_talk)$/;
const unused = anywhere(wordList`
  (did not|never|not|has not|have not) (even |really |yet )?(use|used|wear|worn|open|opened|try|tried)( it| them| yet)?, unused, unworn, unopened, (still )?(in the|with the|has the) (box|tags?|packaging), only (opened|tried|unpacked), brand new, like new
`);
const ofMoney = /\b(?:refund\w*|money)\b/i;
const paidWith =
  /\b(?:paid|payed|pay|was|bought it) (?:it )?(?:with|by|via|through|using) (?:my |a |an )?(paypal|visa|mastercard|amex|(?:credit |debit )?card|apple pay|google pay|gift card|bank transfer)\b/;
const howLong =
  /^(?!.*\bwithout (?:it|my)\b)(?:and |so |but |ok )*(?:how (?:long|many days)|until when|till when|whats? (?:is )?the deadline)\b(?!.*\b(?:take|money|refund|deliver\w*|get)\b)/;
const names: Readonly<Record<string, string>> = {
  paypal: "PayPal account",
  visa: "Visa card",
  mastercard: "Mastercard",
  amex: "Amex card",
  "apple pay": "Apple Pay card",
  "google pay": "Google Pay card",
};

const speaksOfReturn = /\breturn\b|\b(?:bring|send|take) (?:\w+ ){1,3}back\b/i;
const mostWords = 12;
const asks = /^(?:(?:and|so|but|ok) )*(?:can|could|may|do|does|is|are|what|how|which|why|if)\b/;

export function returnTalk(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const recent = state.exchanges.slice(-3);
  const begun = recent.some(
    ({ handled = "", visitor }) => ofReturn.test(handled) || speaksOfReturn.test(visitor),
  );
  const back = toWhat(turn) ?? toOldCard(turn) ?? usedOnce(turn);
  if (back) return back;
  if (!begun || state.flow !== undefined || plain.split(" ").length > mostWords) return undefined;
  if (orderInHand(turn, sampleOrders)) return undefined;
  // “How long will I be without it” asks about a repair.
  if (/^(?:repair|broken_thing)$/.test(state.before ?? "")) return undefined;
  const late = Number(state.figures?.boughtDays ?? 0) > returnDays;
  const plea = late ? afterDeadline(turn) : undefined;
  if (plea) return plea;
  const last = asksLast.test(plain) ? lastDay(turn) : undefined;
  const text =
    last !== undefined
      ? last
      : whenPaid.test(plain)
        ? `Within ${refundDays} working days after the return arrives, the way you paid. In a store it’s refunded right away, and the card shows it a few days later.`
        : giftCardPart.test(plain)
          ? backToGiftCard
          : asksSum.test(plain)
            ? "The full price, the way you paid, and sending it back is free. Give me the order number, and I’ll tell you the sum."
            : howLong.test(plain)
              ? `${returnDays} days from the day it’s delivered, by post or in a store.`
              : unused.test(plain) && !plain.startsWith("if")
                ? `You can return it, unused and complete, within ${returnDays} days of delivery, for free. An opened box is fine.`
                : undefined;
  return text === undefined ? undefined : toOutcome(turn, text);
}

const whenPaid =
  /\b(?:how long|how fast|how soon|when|how many days)\b.*\b(?:money|refund\w*|card|account|paid back)\b/;
const giftCardPart = /\bpaid\b.*\bgift ?card\b|\bgift ?card\b.*\b(?:part\w*|half|some)\b/;
const partly = /\b(?:part\w*|half|some|rest)\b/;
const backToGiftCard =
  "What you paid with the gift card goes back onto a gift card, and the rest the way you paid it.";
const asksLast =
  /\b(?:latest|last (?:day|date)|deadline|until when|by when|still (?:ok|in time|possible)|too late)\b/;
const ofMonth =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b\d{1,2}\/\d{1,2}\b/;
/** The last day for a return, from the day of delivery in the message; a day to come is meant of the past. */
function lastDay({ slots, now }: Turn): string | undefined {
  const stated = slots.dates.find(({ text }) => ofMonth.test(text.toLowerCase()))?.date;
  if (stated === undefined) return undefined;
  const named = Temporal.PlainDate.from(stated);
  const came =
    Temporal.PlainDate.compare(named, dayOf(now)) > 0 ? named.subtract({ years: 1 }) : named;
  const until = came.add({ days: returnDays });
  return Temporal.PlainDate.compare(until, dayOf(now)) < 0
    ? `The last day was ${spoken(until)}: ${returnDays} days from delivery. If it’s faulty, the warranty still covers it.`
    : `Until ${spoken(until)}, which is ${returnDays} days from delivery.`;
}

const asksSum = /\bhow much\b.*\b(?:back|refund\w*)\b|^how much(?: is it| then)?$/;
const pleads = anywhere(wordList`
  exceptions?, goodwill, (just|only) (this )?once, bend the rules?, please, be kind, special case, extenuating, circumstances?
`);
const tellsWhy = anywhere(wordList`
  hospital, ill(ness)?, sick, surgery, accident, died, death, funeral, passed away, abroad, away, baby, moved( house)?, (that is|thats|because|reason) why, stuck, broke (my|his|her) \w+
`);

/** The period is over: why it was missed, and what would be paid back all the same. */
function afterDeadline(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  // As typed: the plain form reads “ill” as “I will”.
  const said = `${plain} ${message.toLowerCase()}`;
  const why = tellsWhy.test(said);
  if (asksSum.test(plain))
    return toOutcome(
      turn,
      "If the shop team makes an exception, the full price, the way you paid. Give me the order number, and I’ll tell you the sum.",
    );
  if (!pleads.test(said) && !why && !unused.test(plain)) return undefined;
  return toOutcome(
    turn,
    nextStep(state, [
      `${why ? "I’m sorry to hear that. " : ""}I can’t make an exception myself, but the shop team decides case by case. Write to help@larkspur.example (made up) with the order number, why it’s late and that it’s unused.`,
      `${why ? "I’m sorry to hear that; do tell them. " : ""}It’s the shop team’s decision, and an unused item with a good reason has a fair chance. They answer within one working day.`,
      "I’d gladly say yes, but only a person can. Press “Talk to a person”, and they’ll see all that you wrote here.",
    ]),
  );
}

/** “No, I paid by card” while a refund is due: it goes back to the same payment method. */
function toWhat(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const paid = paidWith.exec(plain)?.[1];
  const ofRefund = state.exchanges
    .slice(-3)
    .some(
      ({ visitor, bot, handled = "" }) =>
        ofReturn.test(handled) || ofMoney.test(visitor) || ofMoney.test(bot),
    );
  if (!paid || !ofRefund || plain.split(" ").length > mostWords || asks.test(plain))
    return undefined;
  if (state.flow !== undefined && state.flow.name !== "order") return undefined;
  if (giftCardPart.test(plain) && partly.test(plain)) return toOutcome(turn, backToGiftCard);
  return toOutcome(
    turn,
    `Then the money goes back to the same ${names[paid] ?? paid.replace(/^.* (?=card$)/, "")}, within ${refundDays} working days after the return arrives.`,
  );
}

const closed =
  /\b(?:card|account|paypal)\b.{0,24}\b(?:expired?|closed?|gone|lost|stolen|cancel\w*|blocked|not (?:exist|have|work)\w*)\b|\b(?:expired|closed|old|lost|stolen|blocked) (?:\w+ )?(?:card|account)\b/;
const whereTo =
  /^(?:so |and |ok |but )*where (?:does|will|would|do) (?:it|the money|my money) go\b/;

/** “That card has expired” while a refund is due. */
function toOldCard(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const recent = state.exchanges.slice(-4);
  const ofRefund = recent.some(({ visitor, bot }) => ofMoney.test(visitor) || ofMoney.test(bot));
  const spoken = [...recent.slice(-2).map(({ visitor }) => visitor.toLowerCase()), plain];
  const isClosed =
    closed.test(plain) || (whereTo.test(plain) && spoken.some((text) => closed.test(text)));
  if (!isClosed || !ofRefund || plain.split(" ").length > 16) return undefined;
  if (/\b(?:gift card|my account password|log ?in)\b/.test(plain)) return undefined;
  return toOutcome(
    turn,
    nextStep(state, [
      "The bank usually passes it on to your new card, even if the old one has expired. If the account is closed, write to help@larkspur.example with the order number (made up), and the shop team finds another way.",
      "To the account behind the old card: the bank moves it to your new one. If there’s no such account any more, tell help@larkspur.example with the order number (made up).",
    ]),
  );
}

const used = anywhere(wordList`
  worn, wore, used( it| them)?, slept in( it| them)?, washed( it| them)?, tried( it| them)?( on| out)?, had (it|them) (on|out)
`);
const some = anywhere(wordList`
  once, twice, 1x, 2x, \d times?, (a|one|two|three|\d|some) (night|day|time|trip|weekend|evening|hour)s?, (a )?(couple of|few) (times|nights|days), an evening, (just )?(round|around|in) the house, at home, indoors, inside, in my (room|garden|flat), outside, outdoors, only
`);
const atHome = anywhere(
  wordList`at home, indoors, inside, (round|around|in) the house, in my (room|flat|house), on`,
);
const outdoors = anywhere(
  wordList`outside, outdoors, nights?, trips?, slept, camp\w*, hik\w*, weekend, days?, rain, garden`,
);
const goesBack = anywhere(
  wordList`return\w*, (send|take|bring|give)( \w+){0,3} back, refund\w*, money back, exchange, swap, (still )?(ok|okay|fine|matters?|allowed)`,
);
const unusable =
  /\b(?:broke\w*|fault\w*|defect\w*|damag\w*|leak\w*|torn|never|not (?:used|worn))\b/;

/** “Can it go back, worn once?”: yes if tried on at home, no if used outdoors. */
function usedOnce(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const recent = state.exchanges.slice(-2);
  // As typed: the spelling correction does not know “wore”.
  const isUsed = used.test(plain) || used.test(message.toLowerCase());
  const asked = recent.some(({ bot }) => bot.includes("it was only at home"));
  if (asked && atHome.test(plain) && plain.split(" ").length <= mostWords)
    return toOutcome(turn, "Then it’s fine: clean and complete, it can go back.");
  const ofBack =
    goesBack.test(plain) ||
    recent.some(({ handled = "" }) => ofReturn.test(handled) || handled === "flow:return");
  if (evenIf.test(plain) && tellsUse(message.toLowerCase()) && spokenOfBack(turn))
    return toOutcome(turn, `No, sorry: ${onlyUnused}. Tried at home only, it’s fine.`);
  if (!isUsed || !some.test(plain) || unusable.test(plain) || !ofBack) return undefined;
  if (plain.split(" ").length > mostWordsUsed) return undefined;
  const home = atHome.test(plain.replace(/\bon (?:a|the|my|our)\b/g, ""));
  const text = home
    ? `Yes, that’s fine: tried at home only, clean and complete, it can go back within ${returnDays} days of delivery, for free.`
    : outdoors.test(plain)
      ? "No, I’m sorry. Once it’s been used outdoors, we can’t take it back. If something is wrong with it, the warranty covers it, used or not."
      : `If it was only at home, yes: clean and complete, within ${returnDays} days of delivery. Once it’s been used outdoors, no, unless something is wrong with it.`;
  return toOutcome(turn, text);
}
const mostWordsUsed = 22;
/** “Even if it is muddy?”, right after a return was spoken of. */
const evenIf = /^(?:and |but |so |ok )*(?:even |also )?(?:if|when|after|although)\b/;
const spokenOfBack = ({ state }: Turn): boolean => {
  const last = state.exchanges.at(-1);
  return last !== undefined && (speaksOfReturn.test(last.visitor) || speaksOfReturn.test(last.bot));
};

const toOutcome = ({ state }: Turn, text: string): Outcome => ({
  handled: "return_talk",
  state,
  reply: say(text, {
    source: "shopOrders",
    next: ["I want to return it", "Where is my refund?"],
  }),
});
